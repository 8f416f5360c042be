package io.github.uncontended.runner.command;

import static com.google.common.truth.Truth.assertThat;
import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.google.common.base.Splitter;
import io.github.uncontended.runner.ExitCode;
import io.github.uncontended.runner.command.Cli.Outcome;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Checks projects as their builds compile them. */
final class ProjectTest {
  private static final String TIME_ZONE =
      """
      package %s;

      import java.util.TimeZone;

      public class Zone {
        public static TimeZone of(String name) {
          return TimeZone.getTimeZone(name);
        }
      }
      """;

  @TempDir private Path folder;
  private Cli cli;

  @BeforeEach
  void setUp() throws IOException {
    cli = new Cli(folder);
  }

  private Outcome check(String... options) {
    String[] arguments = new String[options.length + 2];
    arguments[0] = "check";
    arguments[1] = "--offline";
    System.arraycopy(options, 0, arguments, 2, options.length);
    return Cli.run(arguments);
  }

  private Outcome checkFolder(String... options) {
    String[] arguments = new String[options.length + 1];
    System.arraycopy(options, 0, arguments, 0, options.length);
    arguments[options.length] = folder.toString();
    return check(arguments);
  }

  private static String pom(String artifactId, String rest) {
    return """
    <project xmlns="http://maven.apache.org/POM/4.0.0">
      <modelVersion>4.0.0</modelVersion>
      <groupId>demo</groupId>
      <artifactId>%s</artifactId>
      <version>1</version>
      %s
    </project>
    """
        .formatted(artifactId, rest);
  }

  private static String aggregator(String... modules) {
    StringBuilder rest = new StringBuilder("<packaging>pom</packaging>\n<modules>");
    for (String module : modules) {
      rest.append("<module>").append(module).append("</module>");
    }
    return pom("parent", rest.append("</modules>").toString());
  }

  private static String module(String artifactId, String rest) {
    return """
    <project xmlns="http://maven.apache.org/POM/4.0.0">
      <modelVersion>4.0.0</modelVersion>
      <parent>
        <groupId>demo</groupId>
        <artifactId>parent</artifactId>
        <version>1</version>
      </parent>
      <artifactId>%s</artifactId>
      %s
    </project>
    """
        .formatted(artifactId, rest);
  }

  private static String dependsOn(String artifactId) {
    return "<dependencies><dependency><groupId>demo</groupId><artifactId>"
        + artifactId
        + "</artifactId><version>${project.version}</version></dependency></dependencies>";
  }

  private static String release(int release) {
    return "<properties><maven.compiler.release>"
        + release
        + "</maven.compiler.release></properties>";
  }

  @Test
  void checksAllModulesWithTheirSiblingsAndDependencies() throws IOException {
    cli.write("pom.xml", aggregator("app", "core"));
    cli.write("core/pom.xml", module("core", release(17)));
    cli.write("core/src/main/java/core/Zone.java", TIME_ZONE.formatted("core"));
    cli.write(
        "app/pom.xml",
        module("app", release(17) + dependsOn("core"))
            .replace(
                "</dependencies>",
                "<dependency><groupId>com.google.code.gson</groupId><artifactId>gson</artifactId>"
                    + "<version>2.13.2</version><exclusions><exclusion><groupId>*</groupId>"
                    + "<artifactId>*</artifactId></exclusion></exclusions>"
                    + "</dependency></dependencies>"));
    cli.write(
        "app/src/main/java/app/App.java",
        """
        package app;

        class App {
          Object zone = core.Zone.of("UTC");
          com.google.gson.Gson gson = new com.google.gson.Gson();
        }
        """);
    cli.write("app/src/test/java/app/AppTest.java", "package app; class AppTest { Missing it; }");
    Outcome outcome = checkFolder();
    outcome.assertExit(ExitCode.FOUND);
    assertThat(outcome.out()).contains("core/src/main/java/core/Zone.java:7");
    assertThat(outcome.out()).contains("1 finding in 1 file; 2 files analysed\n");
  }

  /** A module of one class, which no other uses, in a project that is not only an example. */
  @Test
  void asksForEvidenceInSmallModulesOfLargerProjects() throws IOException {
    checksAllModulesWithTheirSiblingsAndDependencies();
    for (int i = 0; i < 8; i++) {
      cli.write("app/src/main/java/app/More" + i + ".java", "package app; class More" + i + " {}");
    }
    assertThat(checkFolder().out()).contains("nothing found; 10 files analysed");
    checkFolder("--unknown-heat").assertExit(ExitCode.FOUND);
    Files.delete(folder.resolve("app/src/main/java/app/More0.java"));
    checkFolder().assertExit(ExitCode.FOUND);
  }

  @Test
  void checksOneModuleWithItsSiblingsAsSupport() throws IOException {
    checksAllModulesWithTheirSiblingsAndDependencies();
    Outcome outcome = check("--pom", folder.resolve("app/pom.xml").toString());
    outcome.assertExit(ExitCode.OK);
    assertThat(outcome.out()).isEqualTo("nothing found; 1 file analysed\n");
  }

  /** The lock is gone in later releases of the JDK, so that the release decides. */
  @Test
  void separatesModulesThatDeclareTheSameClass() throws IOException {
    cli.write("pom.xml", aggregator("one", "two", "user"));
    cli.write("one/pom.xml", module("one", release(17)));
    cli.write("one/src/main/java/p/Zone.java", TIME_ZONE.formatted("p"));
    cli.write("two/pom.xml", module("two", release(11)));
    cli.write("two/src/main/java/p/Zone.java", TIME_ZONE.formatted("p"));
    cli.write("user/pom.xml", module("user", release(17) + dependsOn("two")));
    cli.write(
        "user/src/main/java/q/User.java",
        "package q;\n\nclass User {\n  Object zone = p.Zone.of(null);\n}\n");
    Outcome outcome = checkFolder("--strict");
    outcome.assertExit(ExitCode.FOUND);
    assertThat(outcome.out()).contains("2 findings in 2 files; 3 files analysed\n");
  }

  @Test
  void takesAddedAndGeneratedSourcesAndTheEncoding() throws IOException {
    cli.write(
        "pom.xml",
        pom(
            "single",
            """
            <properties>
              <maven.compiler.source>1.8</maven.compiler.source>
              <project.build.sourceEncoding>ISO-8859-1</project.build.sourceEncoding>
            </properties>
            <build>
              <sourceDirectory>java</sourceDirectory>
              <plugins>
                <plugin>
                  <groupId>org.codehaus.mojo</groupId>
                  <artifactId>build-helper-maven-plugin</artifactId>
                  <version>3.6.0</version>
                  <executions>
                    <execution>
                      <goals><goal>add-source</goal></goals>
                      <configuration>
                        <sources><source>${basedir}/more</source></sources>
                      </configuration>
                    </execution>
                  </executions>
                </plugin>
              </plugins>
            </build>
            """));
    cli.write("java/p/Zone.java", TIME_ZONE.formatted("p"));
    cli.write("more/p/More.java", "package p;\n\nclass More extends gen.Made {}\n");
    cli.write(
        "target/generated-sources/maker/gen/Made.java",
        "package gen;\n\npublic class Made {\n  Object zone = java.util.TimeZone.getTimeZone(\"UTC\");\n}\n");
    Outcome outcome = checkFolder("--strict");
    outcome.assertExit(ExitCode.FOUND);
    assertThat(outcome.out()).contains("1 finding in 1 file; 2 files analysed\n");
    // Release 8 has no String.isBlank.
    cli.write(
        "java/p/Newer.java", "package p;\n\nclass Newer {\n  boolean b = \"\".isBlank();\n}\n");
    assertThat(checkFolder().out()).contains("left out: cannot find method isBlank");
  }

  @Test
  void exportsPackagesOfTheJdkAsTheCompilerArgumentsDo() throws IOException {
    String arguments =
        """
        <build>
          <plugins>
            <plugin>
              <artifactId>maven-compiler-plugin</artifactId>
              <configuration>
                <source>17</source>
                <compilerArgs>
                  <arg>--add-exports=jdk.compiler/com.sun.tools.javac.util=ALL-UNNAMED</arg>
                </compilerArgs>
              </configuration>
            </plugin>
          </plugins>
        </build>
        """;
    cli.write("pom.xml", pom("checker", arguments));
    cli.write(
        "src/main/java/p/P.java",
        "package p;\n\nclass P {\n  com.sun.tools.javac.util.Context context;\n}\n");
    checkFolder("--strict").assertExit(ExitCode.OK);
    cli.write("pom.xml", pom("checker", arguments.replace("--add-exports", "-Xlint")));
    assertThat(checkFolder("--strict").code()).isEqualTo(ExitCode.CANNOT_DO);
  }

  @Test
  void saysAtTheEndThatModulesWereNotRead() throws IOException {
    cli.write("pom.xml", aggregator("core", "gone"));
    cli.write("core/pom.xml", module("core", release(17)));
    cli.write("core/src/main/java/core/Plain.java", "package core;\n\nclass Plain {}\n");

    Outcome outcome = checkFolder();
    outcome.assertExit(ExitCode.OK);
    assertThat(outcome.out()).startsWith("module gone of ");
    assertThat(outcome.out())
        .endsWith("1 module was not read, as the first lines say: its code was not analysed.\n");

    assertThat(checkFolder("--strict").err()).contains("--strict: module gone of ");
  }

  @Test
  void namesWhatIsWrongWithAPom() throws IOException {
    cli.write("pom.xml", "<project><modelVersion>4.0.0</modelVersion>");
    checkFolder().assertOneLine("pom.xml cannot be read: ");
    cli.write("pom.xml", pom("empty", ""));
    checkFolder().assertOneLine(", and no resource either");
    check("--pom", folder.resolve("other.xml").toString())
        .assertOneLine("other.xml does not exist");
    check("--pom", folder.toString(), "--classpath", folder.toString())
        .assertOneLine("--pom cannot be combined");
  }

  @Test
  void takesTheFolderOfAProjectAsSourcesWithAClassPath() throws IOException {
    cli.write("pom.xml", "not a POM");
    cli.write("p/Zone.java", TIME_ZONE.formatted("p"));
    Outcome outcome = checkFolder("--release", "17", "--classpath", folder.toString());
    outcome.assertExit(ExitCode.FOUND);
  }

  /** A path in a project is compiled as the project compiles it, and only it is checked. */
  @Test
  void checksPathsInAProjectWithItsClassPathAndItsOtherSources() throws IOException {
    checksAllModulesWithTheirSiblingsAndDependencies();
    cli.write(
        "core/src/main/java/core/Other.java",
        TIME_ZONE.formatted("core").replace("class Zone", "class Other extends Zone"));
    Path core = folder.resolve("core/src/main/java");
    Path other = core.resolve("core/Other.java");

    assertThat(check("--strict", other.toString()).out())
        .contains("1 finding in 1 file; 1 file analysed\n");
    assertThat(check("--strict", core.toString()).out())
        .contains("2 findings in 2 files; 2 files analysed\n");
    assertThat(check("--strict", folder.resolve("app/src").toString()).out())
        .isEqualTo("nothing found; 1 file analysed\n");
    assertThat(check("--strict", folder.resolve("app/src").toString(), other.toString()).out())
        .contains("1 finding in 1 file; 2 files analysed\n");
  }

  @Test
  void followsALinkIntoAProject() throws IOException {
    checksAllModulesWithTheirSiblingsAndDependencies();
    Path link =
        Files.createSymbolicLink(folder.resolve("link"), folder.resolve("app/src/main/java"));
    assertThat(check("--strict", link.toString()).out())
        .isEqualTo("nothing found; 1 file analysed\n");
  }

  @Test
  void checksOtherPathsInAProjectWithoutItsClassPath() throws IOException {
    checksAllModulesWithTheirSiblingsAndDependencies();
    Path tests = folder.resolve("app/src/test/java");
    Files.delete(tests.resolve("app/AppTest.java"));
    cli.write(
        "app/src/test/java/app/OtherTest.java",
        TIME_ZONE.formatted("app").replace("class Zone", "class OtherTest"));
    assertThat(check("--release", "17", tests.toString()).out())
        .contains("1 finding in 1 file; 1 file analysed\n");
  }

  @Test
  void saysThatABuildCannotBeReadAndChecksThePathsAlone() throws IOException {
    cli.write("pom.xml", "not a POM");
    cli.write("src/main/java/p/Zone.java", TIME_ZONE.formatted("p"));
    Outcome outcome = check("--release", "17", folder.resolve("src").toString());
    outcome.assertExit(ExitCode.FOUND);
    assertThat(outcome.out()).startsWith("The class path is not that of the project: ");
  }

  @Test
  void readsWhatTheInitScriptPrints() throws IOException {
    cli.write("build.gradle", "");
    cli.write("src/main/java/p/Zone.java", TIME_ZONE.formatted("p"));
    cli.write("lib/src/main/java/q/Other.java", "package q;\n\nclass Other extends p.Zone {}\n");
    gradlew(
        """
        echo "some noise of the build"
        printf 'uncontended\\tmodule\\t: main\\t%1$s\\n'
        printf 'uncontended\\tsources\\t%1$s/src/main/java\\n'
        printf 'uncontended\\tsources\\t%1$s/src/main/none\\n'
        printf 'uncontended\\trelease\\t17\\n'
        printf 'uncontended\\tmissing\\torg.demo:gone:1\\n'
        printf 'uncontended\\tmodule\\t:lib main\\t%1$s/lib\\n'
        printf 'uncontended\\tsources\\t%1$s/lib/src/main/java\\n'
        printf 'uncontended\\trelease\\t11\\n'
        printf 'uncontended\\tsibling\\t: main\\n'
        """
            .formatted(folder));
    Outcome outcome = checkFolder("--strict");
    outcome.assertExit(ExitCode.FOUND);
    assertThat(outcome.out()).contains("1 dependency not available: org.demo:gone:1");
    assertThat(outcome.out()).contains("1 finding in 1 file; 2 files analysed\n");
  }

  @Test
  void saysWhyGradleFails() throws IOException {
    cli.write("settings.gradle.kts", "");
    gradlew(
        """
        echo
        echo 'FAILURE: Build failed with an exception.'
        echo '* What went wrong:'
        echo 'Task of another plugin not found.'
        exit 1
        """);
    checkFolder().assertOneLine("Task of another plugin not found.");
  }

  /** With the Gradle of the machine, whose version is that of its distribution. */
  @Test
  void readsABuildWithTheGradleOnThePath() throws IOException {
    assumeTrue(
        Splitter.on(File.pathSeparatorChar)
            .splitToStream(System.getenv("PATH"))
            .anyMatch(path -> Files.isExecutable(Path.of(path, "gradle"))),
        "Gradle is not installed");
    cli.write("settings.gradle", "include 'app', 'lib'\n");
    cli.write(
        "build.gradle",
        """
        subprojects {
          apply plugin: 'java'
          sourceCompatibility = '11'
          compileJava.options.encoding = 'ISO-8859-1'
        }
        """);
    cli.write("app/build.gradle", "dependencies { implementation project(':lib') }\n");
    cli.write("lib/src/main/java/p/Zone.java", TIME_ZONE.formatted("p"));
    cli.write(
        "app/src/main/java/q/Other.java",
        "package q;\n\nclass Other extends p.Zone { String ü = \"\"; }\n",
        ISO_8859_1);
    cli.write("app/src/test/java/q/OtherTest.java", "package q;\n\nclass OtherTest { Gone it; }\n");
    Outcome outcome = checkFolder("--strict");
    outcome.assertExit(ExitCode.FOUND);
    assertThat(outcome.out()).contains("lib/src/main/java/p/Zone.java:7:12 ");
    assertThat(outcome.out()).contains("1 finding in 1 file; 2 files analysed\n");
  }

  private void gradlew(String script) throws IOException {
    Path gradlew = cli.write("gradlew", "#!/bin/sh\n" + script);
    Files.setPosixFilePermissions(gradlew, PosixFilePermissions.fromString("rwxr-xr-x"));
  }
}
