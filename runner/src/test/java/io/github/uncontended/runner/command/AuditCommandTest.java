package io.github.uncontended.runner.command;

import static com.google.common.truth.Truth.assertThat;

import io.github.uncontended.runner.ExitCode;
import io.github.uncontended.runner.command.Cli.Outcome;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class AuditCommandTest {
  private static final String POM =
      """
      <project>
        <modelVersion>4.0.0</modelVersion>
        <groupId>demo</groupId>
        <artifactId>app</artifactId>
        <version>1</version>
        <dependencies>%s</dependencies>
      </project>
      """;

  private static final String DEPENDENCY =
      "<dependency><groupId>%s</groupId><artifactId>%s</artifactId><version>%s</version>"
          + "</dependency>";

  @TempDir private Path folder;
  private Cli cli;

  @BeforeEach
  void setUp() {
    cli = new Cli(folder);
  }

  private static Outcome audit(String... options) {
    String[] arguments = new String[options.length + 3];
    arguments[0] = "audit";
    arguments[1] = "--offline";
    arguments[2] = "--no-cache";
    System.arraycopy(options, 0, arguments, 3, options.length);
    return Cli.run(arguments);
  }

  @Test
  void badInputIsOneLine() throws IOException {
    audit(folder.resolve("none.xml").toString()).assertOneLine("none.xml does not exist");
    audit(cli.write("pom.xml", "no").toString()).assertOneLine("pom.xml cannot be read: ");
    String empty = cli.write("pom.xml", POM.formatted("")).toString();
    audit(empty).assertOneLine("has no dependencies at run time");
    audit(empty, "--jobs", "0").assertOneLine("--jobs must be a number from 1");
    audit(empty, "--against", "gone.xml").assertOneLine("'gone.xml' does not exist");
    audit(empty, "--against", "no-such-revision:pom.xml").assertOneLine("git: ");
    audit(empty, "--against", "--output=x:pom.xml").assertOneLine("is not a revision");
    audit(empty, "--profile", "gone.profile").assertOneLine("gone.profile");
  }

  @Test
  void artifactsWithoutSourcesAreNamed() throws IOException {
    // Without a sources jar in any local repository, since there is no such version.
    String pom =
        cli.write(
                "pom.xml",
                POM.formatted(DEPENDENCY.formatted("com.google.code.gson", "gson", "2.13.2.0")))
            .toString();
    Outcome outcome = audit(pom);
    assertThat(outcome.code()).isEqualTo(ExitCode.CANNOT_DO);
    assertThat(outcome.err())
        .isEqualTo(
            """
            uncontended: com.google.code.gson:gson:2.13.2.0 is not available
            uncontended: no artifact could be analysed
            """);
  }
}
