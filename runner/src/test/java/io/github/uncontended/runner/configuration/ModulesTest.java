package io.github.uncontended.runner.configuration;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.common.collect.ImmutableList;
import io.github.uncontended.runner.engine.Shard;
import io.github.uncontended.runner.source.ConfigurationFiles;
import io.github.uncontended.runner.source.SourceSet;
import io.github.uncontended.runner.source.Sources;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
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

  private static final String LOCATION =
      """
      <Configuration>
        <Appenders>
          <File name="F" fileName="f"><PatternLayout pattern="%L %m%n"/></File>
        </Appenders>
        <Loggers><Root level="info"><AppenderRef ref="F"/></Root></Loggers>
      </Configuration>
      """;
  private static final String ASYNCHRONOUS =
      "log4j2.contextSelector=org.apache.logging.log4j.core.async.AsyncLoggerContextSelector";

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
  void theVersionIsThatOfTheModule() throws IOException {
    writeDruid("old", "1.2.20");
    writeDruid("new", "1.2.23");
    for (String module : List.of("web", "tool", "etc")) {
      write(
          module + "/src/main/resources/pools.xml",
          """
          <beans>
            <bean class="com.alibaba.druid.pool.DruidDataSource">
              <property name="maxWait" value="500"/>
            </bean>
          </beans>
          """);
    }
    Path old = folder.resolve("old.jar");
    Path recent = folder.resolve("new.jar");
    // What is in no module may be for any.
    assertEquals(
        ImmutableList.of("web"), modulesWithFindings(List.of(old), List.of(recent, servlets)));
    assertEquals(
        ImmutableList.of("etc", "tool", "web"), modulesWithFindings(List.of(old), List.of()));
    assertEquals(
        ImmutableList.of("etc", "tool", "web"), modulesWithFindings(List.of(), List.of(old)));
    assertEquals(ImmutableList.of(), modulesWithFindings(List.of(), List.of(recent)));
  }

  private void writeDruid(String name, String version) throws IOException {
    try (OutputStream out = Files.newOutputStream(folder.resolve(name + ".jar"));
        ZipOutputStream zip = new ZipOutputStream(out)) {
      zip.putNextEntry(new ZipEntry("META-INF/maven/com.alibaba/druid/pom.properties"));
      zip.write(("version=" + version + "\n").getBytes(UTF_8));
    }
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

  @Test
  void programsThatAreCheckedTogetherAreApart() throws IOException {
    write("web/src/main/resources/log4j2.xml", LOCATION);
    write("tool/src/main/resources/log4j2.xml", LOCATION);
    write("tool/src/main/resources/log4j2.component.properties", ASYNCHRONOUS);
    assertEquals(ImmutableList.of("web"), modulesWithFindingsByLayout());
  }

  @Test
  void programsSeeWhatTheyImport() throws IOException {
    write("tool/src/main/java/t/Tool.java", "package t; public class Tool {}");
    write("web/src/main/java/w/Web.java", "package w;\nimport t.Tool;\nclass Web {}");
    write("web/src/main/resources/log4j2.xml", LOCATION);
    write("tool/src/main/resources/log4j2.component.properties", ASYNCHRONOUS);
    assertEquals(ImmutableList.of(), modulesWithFindingsByLayout());
  }

  @Test
  void whatProgramsShareDoesNotJoinThem() throws IOException {
    write("lib/src/main/java/l/Lib.java", "package l; public class Lib {}");
    write("tool/src/main/java/t/Tool.java", "package t;\nimport l.*;\nclass Tool {}");
    write("web/src/main/java/w/Web.java", "package w;\nimport static l.Lib.find;\nclass Web {}");
    write("lib/src/main/resources/log4j2.xml", LOCATION);
    write("web/src/main/resources/log4j2.xml", LOCATION);
    write("tool/src/main/resources/log4j2.component.properties", ASYNCHRONOUS);
    assertEquals(ImmutableList.of("web"), modulesWithFindingsByLayout());
  }

  @Test
  void filesOutsideOfProgramsAreForAll() throws IOException {
    write("web/src/main/resources/log4j2.xml", LOCATION);
    write("etc/log4j2.component.properties", ASYNCHRONOUS);
    assertEquals(ImmutableList.of(), modulesWithFindingsByLayout());
  }

  @Test
  void modulesOfABuildMayDependOnEachOther() throws IOException {
    write("web/src/main/resources/log4j2.xml", LOCATION);
    write("tool/src/main/resources/log4j2.component.properties", ASYNCHRONOUS);
    assertEquals(ImmutableList.of(), modulesWithFindings());
  }

  private ImmutableList<String> modulesWithFindingsByLayout() throws IOException {
    try (Sources all = Sources.ofPaths(List.of(folder), Optional.empty())) {
      return modulesWithFindings(
          all, Modules.ofLayout(all.files().values(), List.of(servlets)), List.of(servlets));
    }
  }

  @Test
  void profilesOutsideOfModulesReplaceASetting() throws IOException {
    write(
        "web/src/main/resources/application.properties",
        "spring.datasource.type=com.mchange.v2.c3p0.ComboPooledDataSource");
    write(
        "etc/application-prod.properties",
        "spring.datasource.type=com.zaxxer.hikari.HikariDataSource");
    assertEquals(ImmutableList.of(), modulesWithFindings());
    assertEquals(ImmutableList.of(), modulesWithFindingsByLayout());
  }

  /** The modules with a finding. */
  private ImmutableList<String> modulesWithFindings() throws IOException {
    return modulesWithFindings(List.of(servlets), List.of());
  }

  private ImmutableList<String> modulesWithFindings(List<Path> ofWeb, List<Path> ofTool)
      throws IOException {
    try (Sources web = sources("web");
        Sources tool = sources("tool");
        Sources all = Sources.ofPaths(List.of(folder), Optional.empty())) {
      return modulesWithFindings(
          all, Modules.of(List.of(set(web, ofWeb), set(tool, ofTool))), concat(ofWeb, ofTool));
    }
  }

  private static List<Path> concat(List<Path> first, List<Path> second) {
    return Stream.concat(first.stream(), second.stream()).toList();
  }

  private ImmutableList<String> modulesWithFindings(
      Sources all, Modules modules, List<Path> classPath) {
    return ConfigurationAnalysis.run(
            ConfigurationFiles.of(List.of(), all, List.of(folder)).files().values(),
            classPath,
            all.files().values(),
            modules,
            Severities.of(List.of(), List.of(), rule -> false),
            Shard.ALL)
        .findings()
        .stream()
        .map(finding -> finding.source().file().orElseThrow())
        .map(file -> folder.relativize(file.toAbsolutePath()).getName(0).toString())
        .collect(toImmutableList());
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
