package io.github.uncontended.generator;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.collect.ImmutableSet;
import com.google.common.collect.ImmutableSortedSet;
import io.github.uncontended.generator.Failure.Kind;
import io.github.uncontended.generator.Part.Reduction;
import io.github.uncontended.testing.Case;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class MinimizerTest {
  private static final GeneratedProgram PROGRAM =
      new ProgramGenerator(1, 4)
          .program(
              0,
              ImmutableSet.of(
                  ProgramGenerator.Subject.COMPUTATION_IN_OPERANDS,
                  Computation.Receiver.FINAL_FIELD,
                  Container.NESTED,
                  Layout.COMPACT));

  private int runs;

  @Test
  void keepsWhatFailsAndLittleElse() {
    Case all = PROGRAM.toCase(PROGRAM.toPart(), new Reduction());
    Failure smallest = new Minimizer(this::fails, 1000).minimize(PROGRAM, failure(all));
    String text = smallest.before().text();
    assertTrue(text.contains("computeIfAbsent"));
    assertEquals(1, text.split("computeIfAbsent", -1).length - 1, text);
    assertFalse(text.contains("Seen.scenario"), text);
    assertTrue(text.length() < all.text().length() / 3, text);
  }

  @Test
  void stopsWhenItsBudgetIsSpent() {
    Case all = PROGRAM.toCase(PROGRAM.toPart(), new Reduction());
    new Minimizer(this::fails, 5).minimize(PROGRAM, failure(all));
    assertEquals(5, runs);
  }

  @Test
  void keepsTheProgramWhereNothingSmallerFailsInTheSameWay() {
    Case all = PROGRAM.toCase(PROGRAM.toPart(), new Reduction());
    Failure failure = failure(all);
    assertEquals(failure, new Minimizer(it -> Optional.empty(), 1000).minimize(PROGRAM, failure));
  }

  private Optional<Failure> fails(Case program) {
    runs++;
    return program.text().contains("computeIfAbsent")
        ? Optional.of(failure(program))
        : Optional.empty();
  }

  private static Failure failure(Case program) {
    return new Failure(
        Kind.CHANGED, false, ImmutableSortedSet.of("Rule"), "", program, program, "");
  }
}
