package io.github.uncontended.runner.command;

import static io.github.uncontended.runner.command.Cli.CLEAN;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Invalid inputs are named in one error line. */
class InputOptionsTest {
  @TempDir Path folder;
  private Cli cli;

  @BeforeEach
  void setUp() {
    cli = new Cli(folder);
  }

  @ParameterizedTest
  @ValueSource(strings = {"foo", "a:b", "a:b:c:d", "a::c"})
  void anArtifactIsNamedByThreeParts(String coordinates) {
    Cli.run("check", "--artifact", coordinates)
        .assertOneLine(
            "an artifact has the form groupId:artifactId:version, not '" + coordinates + "'");
  }

  @Test
  void whatDoesNotExistIsNamedInOneLine() throws IOException {
    cli.check().assertOneLine("there is no .java file in " + folder);
    cli.write("src/test/java/p/Flagged.java", Cli.FLAGGED);
    cli.check()
        .assertOneLine(
            folder + " has only test sources; name " + folder.resolve("src/test/java") + " to");
    cli.write("p/Clean.java", CLEAN);
    String gone = folder.resolve("gone").toString();
    Cli.run("check", gone).assertOneLine("gone does not exist");
    Cli.run("check", "org.example:library:1.0")
        .assertOneLine(
            "does not exist; for a published artifact pass --artifact=org.example:library:1.0");
    cli.check("--classpath", gone).assertOneLine("gone on the class path does not exist");
    Cli.run("check", cli.write("x.txt", "").toString())
        .assertOneLine("neither a folder nor a .java file");
    cli.check("--release=99").assertOneLine("--release 99 is not supported");
    cli.check("--encoding", "x y").assertOneLine("there is no charset 'x y'");
    Cli.run("explain", "SyncTimeZoneLookup").assertOneLine("SynchronizedTimeZoneLookup");
  }

  @Test
  void eitherAnArtifactOrPathsAreChecked() {
    cli.check("--artifact", "a:b:c")
        .assertOneLine("give either --artifact G:A:V or source paths, or run it in the folder");
  }

  @Test
  void aSwitchMayBeGivenTwice() throws IOException {
    cli.write("p/Clean.java", CLEAN);
    cli.check("--suggest-unsafe", "--suggest-unsafe").assertExit(0);
    cli.check("--release=17", "--suggest-unsafe", "--release=21")
        .assertOneLine("option '--release' should be specified only once");
  }

  @Test
  void anAuditComparesArtifactsOnly() {
    Cli.run("check", "--against", "1.0", folder.toString())
        .assertOneLine("--against requires --artifact");
    Cli.run("check", "--artifact", "p:a", "--against", "1.0")
        .assertOneLine("an artifact has the form groupId:artifactId:version, not 'p:a'");
  }
}
