package io.github.uncontended.generator;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.collect.ImmutableSet;
import io.github.uncontended.generator.Part.Reduction;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

final class ProgramGeneratorTest {
  @Test
  void aSeedMakesTheSamePrograms() {
    assertEquals(text(new ProgramGenerator(3, 4), 5), text(new ProgramGenerator(3, 4), 5));
    assertNotEquals(text(new ProgramGenerator(3, 4), 5), text(new ProgramGenerator(4, 4), 5));
    assertNotEquals(text(new ProgramGenerator(3, 4), 5), text(new ProgramGenerator(3, 4), 6));
  }

  @Test
  void wantedProductionsAreTaken() {
    ImmutableSet<Production> wanted =
        ImmutableSet.of(
            ProgramGenerator.Subject.COMPUTATION, Computation.Key.NULL, Layout.WINDOWS_LINES);
    GeneratedProgram program = new ProgramGenerator(1, 1).program(0, wanted);
    assertTrue(program.productions().containsAll(wanted), () -> program.productions().toString());
    assertTrue(text(program).contains("computeIfAbsent(null"));
    assertTrue(text(program).contains("\r\n"));
  }

  @Test
  void everyProductionIsMade() {
    ProgramGenerator generator = new ProgramGenerator(1, 4);
    Set<Production> made = new HashSet<>();
    for (int i = 0; i < 3000; i++) {
      made.addAll(generator.program(i).productions());
    }
    for (Production each : ProgramGenerator.PRODUCTIONS) {
      assertTrue(made.contains(each), () -> each.getClass() + " " + each);
    }
  }

  private static String text(ProgramGenerator generator, int index) {
    return text(generator.program(index));
  }

  private static String text(GeneratedProgram program) {
    return program.toCase(program.toPart(), new Reduction()).text();
  }
}
