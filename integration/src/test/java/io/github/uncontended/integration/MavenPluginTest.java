package io.github.uncontended.integration;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.apache.maven.shared.invoker.InvocationResult;
import org.apache.maven.shared.invoker.MavenInvocationException;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The Maven plugin on a build that no one has run before. */
final class MavenPluginTest {
  private static final String PLUGIN =
      "io.github.uncontended:uncontended-maven-plugin:"
          + System.getProperty("project.version")
          + ":";

  private static final String ZONE =
      """
      package core;

      import java.util.TimeZone;

      public class Zone {
        public static TimeZone utc() {
          return TimeZone.getTimeZone("UTC");
        }
      }
      """;

  @TempDir private Path folder;
  private final StringBuilder log = new StringBuilder();

  /** A module that uses a sibling and Lombok, and one that is compiled for another release. */
  @BeforeEach
  void writeProject() throws IOException {
    write(
        "pom.xml",
        """
        <project>
          <modelVersion>4.0.0</modelVersion>
          <groupId>demo</groupId>
          <artifactId>parent</artifactId>
          <version>1</version>
          <packaging>pom</packaging>
          <modules><module>app</module><module>core</module></modules>
          <properties>
            <maven.compiler.release>17</maven.compiler.release>
            <project.build.sourceEncoding>UTF-8</project.build.sourceEncoding>
          </properties>
        </project>
        """);
    write("core/pom.xml", module("core", ""));
    write("core/src/main/java/core/Zone.java", ZONE);
    write(
        "app/pom.xml",
        module(
            "app",
            """
            <dependencies>
              <dependency>
                <groupId>demo</groupId>
                <artifactId>core</artifactId>
                <version>${project.version}</version>
              </dependency>
              <dependency>
                <groupId>org.projectlombok</groupId>
                <artifactId>lombok</artifactId>
                <version>1.18.42</version>
                <scope>provided</scope>
              </dependency>
            </dependencies>
            """));
    write(
        "app/src/main/java/app/App.java",
        """
        package app;

        import lombok.Getter;

        @Getter
        class App {
          private final Object zone = core.Zone.utc();

          Object twice() {
            return getZone();
          }
        }
        """);
  }

  private static String module(String artifactId, String rest) {
    return """
    <project>
      <modelVersion>4.0.0</modelVersion>
      <parent><groupId>demo</groupId><artifactId>parent</artifactId><version>1</version></parent>
      <artifactId>%s</artifactId>
      %s
    </project>
    """
        .formatted(artifactId, rest);
  }

  private Path write(String name, String text) throws IOException {
    Path file = folder.resolve(name);
    Files.createDirectories(file.getParent());
    return Files.writeString(file, text, UTF_8);
  }

  private InvocationResult run(String goal, String... options)
      throws IOException, MavenInvocationException {
    String[] arguments = new String[options.length + 1];
    arguments[0] = PLUGIN + goal;
    System.arraycopy(options, 0, arguments, 1, options.length);
    return MavenBuilds.run(folder.resolve("pom.xml"), log, arguments);
  }

  @Test
  void checksTheWholeBuildAtOnce() throws IOException, MavenInvocationException {
    assertNotEquals(0, run("check").getExitCode(), log::toString);
    assertTrue(log.toString().contains("core/src/main/java/core/Zone.java:7:12 "), log::toString);
    assertTrue(log.toString().contains("1 finding in 1 file; 2 files analysed\n"), log::toString);
    assertTrue(log.toString().contains("there are findings, see above"), log::toString);
    log.setLength(0);
    assertEquals(
        0,
        run("check", "-Duncontended.failOn=never", "-Duncontended.html=page.html").getExitCode(),
        log::toString);
    assertTrue(Files.readString(folder.resolve("page.html"), UTF_8).contains("<h4>"));
    log.setLength(0);
    assertEquals(
        0, run("check", "-Duncontended.rules=UncachedHashCode").getExitCode(), log::toString);
    assertTrue(log.toString().contains("nothing found; 2 files analysed\n"), log::toString);
  }

  /** The version of Druid is that of the module's dependency. */
  @Test
  void readsTheConfigurationOfItsModules() throws IOException, MavenInvocationException {
    write(
        "core/pom.xml",
        module(
            "core",
            """
            <dependencies>
              <dependency>
                <groupId>com.alibaba</groupId>
                <artifactId>druid</artifactId>
                <version>1.1.20</version>
              </dependency>
            </dependencies>
            """));
    write("core/src/main/resources/application.yml", "spring.datasource.druid.max-wait: 60000\n");
    write("core/src/test/resources/application.yml", "spring.datasource.druid.max-wait: 60000\n");
    String rule = "-Duncontended.rules=DruidImplicitFairLock";
    assertNotEquals(0, run("check", rule).getExitCode(), log::toString);
    assertTrue(
        log.toString()
            .contains("core/src/main/resources/application.yml:1:1: warning DruidImplicitFairLock"),
        log::toString);
    assertTrue(log.toString().contains("1 finding in 1 file; 3 files analysed\n"), log::toString);
  }

  @Test
  void fixesAndWritesPatches() throws IOException, MavenInvocationException {
    assertNotEquals(0, run("patch").getExitCode(), log::toString);
    String patch = Files.readString(folder.resolve("uncontended.patch"), UTF_8);
    assertTrue(patch.contains("+    return TimeZone.getTimeZone(ZoneOffset.UTC);"), patch);
    assertEquals(
        ZONE, Files.readString(folder.resolve("core/src/main/java/core/Zone.java"), UTF_8));
    assertEquals(0, run("fix", "-Duncontended.force").getExitCode(), log::toString);
    String fixed = Files.readString(folder.resolve("core/src/main/java/core/Zone.java"), UTF_8);
    assertTrue(fixed.contains("getTimeZone(ZoneOffset.UTC)"), fixed);
  }

  @Test
  void explainsAndAudits() throws IOException, MavenInvocationException {
    assertEquals(
        0, run("explain", "-Duncontended.rule=UncachedHashCode").getExitCode(), log::toString);
    assertTrue(log.toString().contains("UncachedHashCode"), log::toString);
    log.setLength(0);
    // Lombok is provided, and nothing else is a dependency.
    assertNotEquals(0, run("audit").getExitCode(), log::toString);
    assertTrue(log.toString().contains("has no dependencies at run time"), log::toString);
    assertFalse(log.toString().contains("Exception:"), log::toString);
  }
}
