package io.github.uncontended.runner.command;

import static com.google.common.truth.Truth.assertThat;

import io.github.uncontended.runner.ExitCode;
import io.github.uncontended.runner.command.Cli.Outcome;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Configuration is read in the folders that a build names for its resources. */
final class ProjectResourcesTest {
  private static final String YAML =
      """
      spring:
        datasource:
          type: com.mchange.v2.c3p0.ComboPooledDataSource
      """;

  @TempDir private Path folder;
  private Cli cli;

  @BeforeEach
  void setUp() throws IOException {
    cli = new Cli(folder);
    cli.write("java/p/Clean.java", Cli.CLEAN);
    cli.write("conf/application.yml", YAML);
    cli.write("other/application.yml", YAML);
  }

  private void pom(String resources) throws IOException {
    cli.write(
        "pom.xml",
        """
        <project xmlns="http://maven.apache.org/POM/4.0.0">
          <modelVersion>4.0.0</modelVersion>
          <groupId>demo</groupId>
          <artifactId>app</artifactId>
          <version>1</version>
          <properties><maven.compiler.release>17</maven.compiler.release></properties>
          <build>
            <sourceDirectory>java</sourceDirectory>
            <resources>%s</resources>
          </build>
        </project>
        """
            .formatted(resources));
  }

  /** A build of modules in folders, with the same configuration in each. */
  private void modules(String... folders) throws IOException {
    cli.write(
        "pom.xml",
        """
        <project xmlns="http://maven.apache.org/POM/4.0.0">
          <modelVersion>4.0.0</modelVersion>
          <groupId>demo</groupId>
          <artifactId>all</artifactId>
          <version>1</version>
          <packaging>pom</packaging>
          <modules><module>%s</module></modules>
        </project>
        """
            .formatted(String.join("</module><module>", folders)));
    for (String module : folders) {
      cli.write(
          module + "/pom.xml",
          """
          <project xmlns="http://maven.apache.org/POM/4.0.0">
            <modelVersion>4.0.0</modelVersion>
            <groupId>demo</groupId>
            <artifactId>%s</artifactId>
            <version>1</version>
            <properties><maven.compiler.release>17</maven.compiler.release></properties>
          </project>
          """
              .formatted(module.replace('/', '-')));
      cli.write(module + "/src/main/resources/application.yml", YAML);
    }
  }

  private Outcome check() {
    return Cli.run("check", "--offline", folder.toString());
  }

  @Test
  void readsTheResourcesOfMavenModules() throws IOException {
    pom("<resource><directory>conf</directory></resource>");

    assertThat(check().out()).contains("conf/application.yml:3:5");
    assertThat(check().out()).contains("1 finding in 1 file; 2 files analysed");
  }

  @Test
  void readsTheFoldersThatMavenWouldReadWhereItRuns() throws IOException {
    pom("<resource><directory>${user.dir}/conf</directory></resource>");

    assertThat(check().out()).contains("conf/application.yml:3:5");
  }

  @Test
  void readsNoOtherFolders() throws IOException {
    pom(
        "<resource><directory>absent</directory></resource>"
            + "<resource><directory>.</directory></resource>");

    assertThat(check().out()).contains("nothing found; 1 file analysed");
  }

  @Test
  void readsNoResourcesOfModulesForShowOrTest() throws IOException {
    String[] modules = {"app", "attestation", "app-samples/app-sample-boot", "app-test"};
    modules(modules);
    for (String module : modules) {
      cli.write(module + "/src/main/java/p/Clean.java", Cli.CLEAN);
    }

    String out = check().out();
    assertThat(out).contains("app/src/main/resources/application.yml:3:5");
    assertThat(out).contains("attestation/src/main/resources/application.yml:3:5");
    assertThat(out).contains("2 findings in 2 files");
    // Whoever names such a module wants it checked.
    Outcome named =
        Cli.run("check", "--offline", folder.resolve("app-samples/app-sample-boot").toString());
    assertThat(named.out()).contains("1 finding in 1 file");
  }

  @Test
  void readsNoResourcesOfModulesThatOnlyHaveTests() throws IOException {
    modules("app", "start", "smoke");
    cli.write("app/src/main/java/p/Clean.java", Cli.CLEAN);
    cli.write("app/src/test/java/p/CleanTest.java", "package p; class CleanTest {}");
    cli.write("smoke/src/test/java/p/SmokeTest.java", "package p; class SmokeTest {}");

    String out = check().out();
    assertThat(out).contains("app/src/main/resources/application.yml:3:5");
    assertThat(out).contains("start/src/main/resources/application.yml:3:5");
    assertThat(out).doesNotContain("smoke/");
  }

  @Test
  void readsTheResourcesOfAProjectWithoutCode() throws IOException {
    modules("app");
    Outcome outcome = check();
    outcome.assertExit(ExitCode.FOUND);
    assertThat(outcome.out()).contains("app/src/main/resources/application.yml:3:5");
    assertThat(outcome.out()).contains("1 finding in 1 file; 1 file analysed");

    cli.write("app/src/main/resources/application.yml", "a: b\n");
    check().assertExit(ExitCode.OK);
    Files.delete(folder.resolve("app/src/main/resources/application.yml"));
    cli.write("app/src/main/resources/messages.properties", "a=b\n");
    check().assertOneLine("there is neither a .java file nor a configuration file");
  }

  @Test
  void readsTheResourcesOfAProjectWhoseCodeCannotBeRead() throws IOException {
    modules("app");
    cli.write("app/src/main/java/p/Image.java", "\0");
    Outcome outcome = check();
    outcome.assertOneLine("most of the code could not be analysed: 1 of 2 files skipped");
    assertThat(outcome.out()).contains("app/src/main/resources/application.yml:3:5");
  }

  @Test
  void readsTheResourcesThatADescriptionNames() throws IOException {
    Path description =
        cli.write(
            "build.tsv",
            String.join(
                "\n",
                "uncontended\tmodule\tdemo\t" + folder,
                "uncontended\tsources\t" + folder.resolve("java"),
                "uncontended\tresources\t" + folder.resolve("conf"),
                "uncontended\tresources\t" + folder.resolve("absent"),
                "uncontended\trelease\t17",
                ""));

    Outcome outcome = Cli.run("check", "--offline", "--build-model=" + description);
    assertThat(outcome.out()).contains("conf/application.yml:3:5");
    assertThat(outcome.out()).contains("1 finding in 1 file; 2 files analysed");
  }
}
