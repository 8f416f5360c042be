package io.github.uncontended.runner.command;

import static com.google.common.truth.Truth.assertThat;

import io.github.uncontended.runner.command.Cli.Outcome;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A file that javac crashes on costs no other file: javac cannot compare two types that share a
 * missing supertype.
 */
final class CrashingSourceTest {
  private static final String NAME =
      """
        static String name() {
          return "a".repeat(3).trim();
        }
      """;

  @TempDir private Path folder;
  private Cli cli;

  @BeforeEach
  void writeCrashingSource() throws IOException {
    cli = new Cli(folder);
    cli.write(
        "p/Validator.java", "package p;\n\ninterface Validator<T> extends org.missing.Marker {}\n");
    cli.write(
        "p/Behavior.java",
        "package p;\n\nabstract class Behavior implements org.missing.Marker {}\n");
    cli.write(
        "p/Form.java",
        """
        package p;

        class Form<T> {
          static final int MAXIMUM = 7;
          private final int size;

          Form(int size) {
            this.size = size;
          }

          boolean isBehavior(Validator<? super T> validator) {
            return validator instanceof Behavior;
          }

        """
            + NAME
            + "}\n");
  }

  @Test
  void subclassesAreAnalysed() throws IOException {
    cli.write(
        "p/Field.java",
        """
        package p;

        import java.util.concurrent.locks.Lock;
        import java.util.concurrent.locks.ReentrantLock;

        class Field extends Form<String> {
          private final Lock lock = new ReentrantLock(true);

          Field() {
            super(MAXIMUM);
          }

          void use() {
            lock.lock();
          }
        }
        """);

    Outcome outcome = cli.check("--rules=FairLock", "--all");

    assertThat(outcome.out()).contains("p/Field.java:7:29: suggestion FairLock");
    assertThat(outcome.out())
        .contains("1 of 4 files skipped: javac crashes on it: NullPointerException");
    assertThat(outcome.out()).doesNotContain("Form.size");
  }

  @Test
  void noFixDependsOnWhatIsNotRead() throws IOException {
    String use =
        """
        package p;

        import java.util.Optional;

        class Use {
          String name(Optional<String> given) {
            return given.orElse(%s.name());
          }
        }
        """;
    cli.write("p/Use.java", use.formatted("Form"));
    Outcome crashing = cli.check("--rules=EagerOptionalFallback", "--all");
    cli.write("p/Form.java", "package p;\n\nclass Form<T> {\n" + NAME + "}\n");
    Outcome complete = cli.check("--rules=EagerOptionalFallback", "--all");

    assertThat(complete.out()).contains("safe fix");
    assertThat(crashing.out()).contains("p/Use.java:7:12: suggestion EagerOptionalFallback");
    assertThat(crashing.out().replaceAll("\\s+", " "))
        .contains("No fix is offered here: it depends on code that refers to unknown types");
  }
}
