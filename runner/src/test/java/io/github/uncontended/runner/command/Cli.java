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

/** The command line in this process, on a folder of sources. */
final class Cli {
  /** Holds one finding, on line 7, with an unsafe fix. */
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

  /** What a run left behind. */
  record Outcome(int code, String out, String err) {
    /** The run could not do what was asked, and said why in one line. */
    void assertOneLine(String expected) {
      assertEquals(ExitCode.CANNOT_DO, code, err);
      assertEquals(1, err.lines().count(), err);
      assertTrue(err.startsWith("uncontended: "), err);
      assertTrue(err.contains(expected), err);
    }

    /** The run did something, and said nothing on standard error. */
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

  /** Checks the folder for code that runs on a JDK where the lock is there. */
  Outcome check(String... options) {
    List<String> arguments = new ArrayList<>(List.of("check", "--release", "17"));
    arguments.addAll(List.of(options));
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
