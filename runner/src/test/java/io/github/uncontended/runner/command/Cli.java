package io.github.uncontended.runner.command;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.uncontended.runner.ExitCode;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Runs the command line in this process on a folder of sources. */
final class Cli {
  /** Has one finding, on line 7, with an unsafe fix. */
  static final String FLAGGED =
      """
      package p;

      import java.util.TimeZone;

      class Flagged {
        TimeZone zone() {
          return TimeZone.getTimeZone("Europe/Zurich");
        }
      }
      """;

  /** The same with a safe fix, which needs an import. */
  static final String FLAGGED_SAFE = FLAGGED.replace("Europe/Zurich", "UTC");

  static final String CLEAN = "package p;\n\nclass Clean {}\n";

  private final Path folder;

  Cli(Path folder) {
    this.folder = folder;
  }

  /** The exit code and the output of a run. */
  record Outcome(int code, String out, String err) {
    /** Asserts that the run failed with one error line. */
    void assertOneLine(String expected) {
      assertEquals(ExitCode.CANNOT_DO, code, err);
      assertEquals(1, err.lines().count(), err);
      assertTrue(err.startsWith("uncontended: "), err);
      assertTrue(err.contains(expected), err);
    }

    /** Asserts that the run completed without output on standard error. */
    void assertExit(int expected) {
      assertEquals(expected, code, out + err);
      assertEquals("", err);
    }
  }

  /** Runs the command line. */
  static Outcome run(String... arguments) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    StringWriter err = new StringWriter();
    int code = Main.run(out, new PrintWriter(err), arguments);
    return new Outcome(code, out.toString(UTF_8), err.toString());
  }

  /** Checks the folder for a JDK on which the flagged lock exists. */
  Outcome check(String... options) {
    List<String> arguments = new ArrayList<>(List.of("check"));
    arguments.addAll(List.of(options));
    if (arguments.stream().noneMatch(option -> option.startsWith("--release"))) {
      arguments.addAll(List.of("--release", "17"));
    }
    arguments.add(folder.toString());
    return run(arguments.toArray(String[]::new));
  }

  Path write(String name, String text) throws IOException {
    return write(name, text, UTF_8);
  }

  Path write(String name, String text, Charset charset) throws IOException {
    Path file = folder.resolve(name);
    Files.createDirectories(file.getParent());
    return Files.writeString(file, text, charset);
  }
}
