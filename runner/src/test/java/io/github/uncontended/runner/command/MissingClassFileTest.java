package io.github.uncontended.runner.command;

import static com.google.common.truth.Truth.assertThat;

import io.github.uncontended.runner.command.Cli.Outcome;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Code is analysed although a class that a library refers to has no class file. */
final class MissingClassFileTest {
  @TempDir private Path folder;
  @TempDir private Path library;

  private Path write(String name, String text) throws IOException {
    return Files.writeString(library.resolve(name), text);
  }

  @Test
  void aConstructorWithAParameterOfTheClass() throws IOException {
    String gone = write("Gone.java", "package lib; public class Gone {}").toString();
    String user =
        write("User.java", "package lib; public class User { public User(Gone gone) {} }")
            .toString();
    String maker =
        write("Maker.java", "package lib; public interface Maker { Gone gone(); }").toString();
    assertThat(
            ToolProvider.getSystemJavaCompiler()
                .run(null, null, null, "-d", library.toString(), gone, user, maker))
        .isEqualTo(0);
    Files.delete(library.resolve("lib/Gone.class"));
    Cli cli = new Cli(folder);
    cli.write(
        "p/A.java",
        """
        package p;

        import java.util.TimeZone;

        class A {
          private final lib.Maker maker = null;

          Object user() {
            return new lib.User(maker.gone());
          }

          TimeZone zone() {
            return TimeZone.getTimeZone("UTC");
          }
        }
        """);

    Outcome outcome = cli.check("--target-runtime=17", "-cp=" + library);

    assertThat(outcome.out()).contains("A.user");
    assertThat(outcome.out()).containsMatch("A.java:13:12 +SynchronizedTimeZoneLookup");
    assertThat(outcome.out()).doesNotContain("crashes");
  }
}
