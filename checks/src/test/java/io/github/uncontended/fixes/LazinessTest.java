package io.github.uncontended.fixes;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.common.collect.ImmutableList;
import io.github.uncontended.testing.Probe;
import org.junit.jupiter.api.Test;

final class LazinessTest {
  /** Each probe says what keeps its second argument from becoming the body of a lambda. */
  private static final String SOURCE =
      """
      import java.io.IOException;
      import java.util.concurrent.Callable;
      import java.util.function.IntSupplier;

      class Probed {
        static void probe(String expected, Object value) {}

        int field;
        static int shared;
        final int fixed;
        static final int FIXED;

        static {
          probe("it assigns to the final field 'FIXED'", FIXED = 1);
        }

        Probed(int x) throws IOException {
          probe("it assigns to the final field 'fixed'", this.fixed = 1);
        }

        Probed() throws IllegalStateException {
          fixed = 2;
        }

        int checked() throws IOException { return 1; }
        int failing() throws Error { return 1; }
        int unchecked() throws IllegalStateException { return 1; }
        static <X extends Throwable> int generic(Callable<?> c) throws X { return 1; }
        static <T> T call(Callable<T> c) { return null; }
        static int of(IntSupplier s) { return 1; }

        void names(int constant, int counted) throws Exception {
          int changing = 1;
          changing = 2;
          int kept;
          kept = 3;
          final int fixedLocal = 4;
          counted++;
          for (int i = 0; i < 2; i++) {
            probe("'i' is not effectively final", i + 1);
          }
          for (int i : new int[] {1}) {
            probe("", i + 1);
          }
          probe("", constant + kept + fixedLocal + field + shared);
          probe("'counted' is not effectively final", counted + constant);
          probe("'changing' is not effectively final", String.valueOf(changing));
          Object o = "text";
          if (o instanceof String bound) {
            probe("", bound.length());
          }
          if (o instanceof String rebound) {
            rebound = "other";
            probe("'rebound' is not effectively final", rebound.length());
          }
          try {
            probe("", 1);
          } catch (RuntimeException caught) {
            caught = null;
            probe("'caught' is not effectively final", caught);
          }
          try (AutoCloseable resource = null) {
            probe("", resource);
          }
          probe("", call(() -> { int inner = 1; inner++; return inner; }));
          probe("", new Object() { int member; int next() { return member++; } });
        }

        void assignments(int parameter, int[] array) {
          int local = 1;
          probe("it assigns to 'local'", local = 2);
          probe("it assigns to 'local'", local += 2);
          probe("it assigns to 'local'", local++);
          probe("it assigns to 'local'", ++local);
          probe("it assigns to 'local'", local--);
          probe("it assigns to 'local'", --local);
          probe("'local' is not effectively final", -local);
          probe("", -parameter);
          probe("", array[0] = 1);
          probe("", field = 1);
          probe("", shared += 1);
          probe("", field++);
          probe("'local' is not effectively final", field = local);
          probe("'local' is not effectively final", field += local);
          probe("'local' is not effectively final", array[local]++);
        }

        void exceptions() throws Throwable {
          probe("it throws the checked IOException", checked() + 1);
          probe("", failing() + unchecked());
          probe("it throws the checked IOException", new Probed(checked()));
          probe("it throws the checked IOException", new Probed(1));
          probe("", new Probed());
          probe("", Probed.<RuntimeException>generic(null));
          probe("", Probed.<Error>generic(null));
          probe("it throws the checked IOException", Probed.<IOException>generic(null));
          probe("it throws the checked Throwable", Probed.<Throwable>generic(null));
          probe("", call(() -> checked()));
          probe("it throws the checked IOException", call(() -> checked()).equals(checked()));
          probe("", call(() -> { throw new IOException(); }));
          probe("", new Callable<Integer>() {
            public Integer call() throws IOException { return checked2(); }
            int checked2() throws IOException { throw new IOException(); }
          });
          probe("it throws the checked IOException", new Callable<Integer>() {
            public Integer call() { return 1; }
          }.equals(checked()));
          probe("it throws the checked IOException", switch (field) {
            case 1 -> 2;
            default -> throw new IOException();
          });
          probe("", switch (field) {
            case 1 -> { int inner = 1; inner += 1; yield inner; }
            default -> throw new IllegalStateException();
          });
          int changing = 1;
          changing = 2;
          int seen = changing;
          probe("it throws the checked IOException", of(() -> seen) + checked());
        }
      }
      """;

  @Test
  void obstacles() {
    ImmutableList<Probe> probes = Probe.in(SOURCE);
    assertAll(
        probes.stream()
            .map(
                probe ->
                    () ->
                        assertEquals(
                            probe.expected(),
                            Laziness.obstacle(probe.expression(), probe.state()).orElse(""),
                            probe.line())));
  }

  @Test
  void aLambdaKeepsTheText() {
    Probe probe =
        Probe.in(
                """
                class Probed {
                  static void probe(String expected, Object value) {}
                  void m(int x) { probe("", x /* why */ +  1); }
                }
                """)
            .get(0);
    assertEquals("() -> x /* why */ +  1", Laziness.lambda(probe.expression(), probe.state()));
  }
}
