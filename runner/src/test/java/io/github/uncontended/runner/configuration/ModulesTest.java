package io.github.uncontended.runner.configuration;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.common.collect.ImmutableList;
import io.github.uncontended.runner.engine.Shard;
import io.github.uncontended.runner.source.ConfigurationFiles;
import io.github.uncontended.runner.source.Source;
import io.github.uncontended.runner.source.SourceSet;
import io.github.uncontended.runner.source.Sources;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A module's own class path and settings say whether it serves requests, and what it runs with. */
final class ModulesTest {
  private static final String CONSOLE =
      """
      <configuration>
        <appender name="OUT" class="ch.qos.logback.core.ConsoleAppender">
          <encoder><pattern>%d %msg%n</pattern></encoder>
        </appender>
        <root level="info"><appender-ref ref="OUT"/></root>
      </configuration>
      """;

  @TempDir private Path folder;
  private Path servlets;

  @BeforeEach
  void createClassPath() throws IOException {
    servlets = folder.resolve("lib");
    write("lib/jakarta/servlet/Servlet.class", "");
    write("web/src/main/java/Web.java", "class Web {}");
    write("tool/src/main/java/Tool.java", "class Tool {}");
  }

  @Test
  void oneModuleServesRequests() throws IOException {
    write("web/src/main/resources/logback.xml", CONSOLE);
    write("tool/src/main/resources/logback.xml", CONSOLE);
    assertEquals(ImmutableList.of("web"), modulesWithFindings());
  }

  @Test
  void settingsOfAnotherModuleDoNotCount() throws IOException {
    write("web/src/main/resources/logback.xml", CONSOLE);
    write(
        "tool/src/main/resources/application.properties", "spring.main.web-application-type=none");
    assertEquals(ImmutableList.of("web"), modulesWithFindings());
  }

  @Test
  void ownSettingsCount() throws IOException {
    write("web/src/main/resources/logback.xml", CONSOLE);
    write("web/src/main/resources/application.properties", "spring.main.web-application-type=none");
    assertEquals(ImmutableList.of(), modulesWithFindings());
  }

  @Test
  void codeOfAnotherModuleDoesNotCount() throws IOException {
    servlets = folder.resolve("none");
    write("web/src/main/java/Web.java", "class Web { io.netty.bootstrap.ServerBootstrap server; }");
    write("web/src/main/resources/logback.xml", CONSOLE);
    write("tool/src/main/resources/logback.xml", CONSOLE);
    write("distribution/src/main/resources/logback.xml", CONSOLE);
    assertEquals(ImmutableList.of("distribution", "web"), modulesWithFindings());
  }

  @Test
  void filesOutsideOfModulesBelongToTheProject() throws IOException {
    write("distribution/src/main/resources/logback.xml", CONSOLE);
    assertEquals(ImmutableList.of("distribution"), modulesWithFindings());
  }

  @Test
  void onlyProfilesOfTheSameModuleReplaceASetting() throws IOException {
    String pool = "spring.datasource.type=com.mchange.v2.c3p0.ComboPooledDataSource";
    write("web/src/main/resources/application.properties", pool);
    write("tool/src/main/resources/application.properties", pool);
    write(
        "tool/src/main/resources/application-prod.properties",
        "spring.datasource.type=com.zaxxer.hikari.HikariDataSource");
    assertEquals(ImmutableList.of("web"), modulesWithFindings());
  }

  /** The modules with a finding. */
  private ImmutableList<String> modulesWithFindings() throws IOException {
    try (Sources web = sources("web");
        Sources tool = sources("tool");
        Sources all = Sources.ofPaths(List.of(folder), Optional.empty())) {
      ImmutableList<Source> files =
          ImmutableList.copyOf(
              ConfigurationFiles.of(List.of(), all, List.of(folder)).files().values());
      Modules modules = Modules.of(List.of(set(web, List.of(servlets)), set(tool, List.of())));
      return ConfigurationAnalysis.run(
              files,
              List.of(servlets),
              all.files().values(),
              modules,
              Severities.of(List.of(), List.of()),
              Shard.ALL)
          .findings()
          .stream()
          .map(finding -> finding.source().file().orElseThrow())
          .map(file -> folder.relativize(file.toAbsolutePath()).getName(0).toString())
          .collect(toImmutableList());
    }
  }

  private Sources sources(String module) {
    return Sources.ofPaths(List.of(folder.resolve(module)), Optional.empty());
  }

  private static SourceSet set(Sources sources, List<Path> classPath) {
    return new SourceSet(
        ImmutableList.copyOf(sources.files().values()),
        ImmutableList.of(),
        ImmutableList.copyOf(classPath),
        17,
        ImmutableList.of());
  }

  private void write(String file, String text) throws IOException {
    Path path = folder.resolve(file);
    Files.createDirectories(path.getParent());
    Files.writeString(path, text, UTF_8);
  }
}
