package io.github.uncontended.analysis.unit;

import com.google.errorprone.util.ASTHelpers;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import io.github.uncontended.testing.Probe;
import org.junit.jupiter.api.Test;

/** Each probe says whether its field is settled, and what its variable is ever given. */
final class AssignmentsTest {
  private static final String SOURCE =
      """
      @SuppressWarnings("all") class Probed {
        static void probe(String expected, Object value) {}
        final int fixed;
        private int initialized = 1;
        private int constructed;
        private int qualified;
        private int byBlock;
        private int byMethod;
        private int never;
        private Object none = null;
        int open = 1;
        int untouched = 14;
        private int written;
        private int added;
        private int counted;
        private int bracketed;
        private int ofOther;
        private int copied;

        { byBlock = 2; }

        Probed(Probed other) {
          fixed = 3; constructed = 4; this.qualified = 5; fill(); other.ofOther = 6; copied = other.copied;
        }

        private void fill() { byMethod = 7; }

        void later(Probed other, int parameter) {
          other.open = initialized;
          open = (initialized);
          open += initialized;
          int read = -initialized + constructed;
          written = 8;
          added += 9;
          counted++;
          (bracketed) = 10;
          none = null;
          int local = 11;
          local = (12);
          local += 13;
          read = local;

          probe("settled 3", fixed);
          probe("settled 1", initialized);
          probe("settled 4", constructed);
          probe("settled 5", qualified);
          probe("settled 2", byBlock);
          probe("settled 7", byMethod);
          probe("settled ", never);
          probe("changes ", none);
          probe("changes 1,initialized,initialized", open);
          probe("changes 14", untouched);
          probe("changes 8", written);
          probe("changes ", added);
          probe("changes ", counted);
          probe("changes 10", bracketed);
          probe("changes 6", ofOther);
          probe("settled other.copied", copied);
          probe("changes 11,12", local);
          probe("changes ", parameter);
        }
      }
      """;

  @Test
  void answers() {
    Probe.check(SOURCE, AssignmentsTest::answer);
  }

  private static String answer(Probe probe) {
    VarSymbol variable = (VarSymbol) ASTHelpers.getSymbol(probe.expression());
    return (Assignments.isEffectivelyFinal(variable, probe.state()) ? "settled " : "changes ")
        + String.join(
            ",",
            Assignments.values(variable, probe.state()).stream().map(Object::toString).toList());
  }
}
