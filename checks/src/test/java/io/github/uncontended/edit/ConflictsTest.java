package io.github.uncontended.edit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import io.github.uncontended.edit.Claim.Kind;
import io.github.uncontended.edit.Conflicts.Insertions;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Each pair of fixes is tried in both orders and with both ways of applying insertions. */
final class ConflictsTest {
  @Test
  void replacementsMustNotOverlap() {
    assertFit(replace(0, 2), replace(2, 4));
    assertConflict(replace(0, 3), replace(2, 4));
    assertConflict(replace(0, 9), replace(2, 4));
    assertConflict(replace(2, 4), replace(2, 4));
  }

  @Test
  void insertionsWithinALineTouchWhatIsNextToThem() {
    assertFit(insert(1, "x"), replace(2, 4));
    assertConflict(insert(2, "x"), replace(2, 4));
    assertConflict(insert(3, "x"), replace(2, 4));
    assertConflict(insert(4, "x"), replace(2, 4));
    assertFit(insert(5, "x"), replace(2, 4));
    assertConflict(insert(2, "x"), insert(2, "x"));
    assertConflict(insert(2, "x"), insert(2, "y\n"));
    assertFit(insert(2, "x"), insert(3, "x"));
  }

  @Test
  void wholeLinesTouchNothing() {
    for (String lines : List.of("x\n", "\nx", "\r\nx", "x\r\n", "x;\n  ", "x;\n\t", "\n  x\n  y")) {
      assertFit(insert(2, lines), replace(2, 4));
      assertConflict(insert(3, lines), replace(2, 4));
      assertFit(insert(4, lines), replace(2, 4));
      assertFit(insert(2, lines), insert(2, "other\n"));
    }
  }

  @Test
  void textThatOnlyHoldsALineEndIsWithinALine() {
    for (String text : List.of("x\ny", "{\n  return ", "  ", "", "x")) {
      assertConflict(insert(2, text), insert(2, "other\n"));
      assertConflict(insert(2, text), replace(2, 4));
    }
  }

  @Test
  void insertionsOfOneFixAtOnePlaceAreOneText() {
    assertConflict(insert(2, "x\n").insert(2, ")"), insert(2, "y\n"));
    assertConflict(insert(2, "(").insert(2, "x\n ."), replace(2, 4));
    assertFit(insert(2, "(").insert(2, "x\n"), insert(2, "y\n"));
    assertFit(insert(1, "x\n").insert(2, ")"), insert(1, "y\n"));
    assertConflict(replace(1, 2).insert(2, ")"), insert(2, "y\n"));
  }

  @Test
  void equalLinesAreNotTakenForOneDeclaration() {
    assertConflict(insert(2, "\n}"), insert(2, "\n}"));
    assertFit(insert(2, "\n}"), insert(3, "\n}"));
  }

  @Test
  void theSameDeclarationIsShared() {
    assertFit(constant(2, "K"), constant(2, "K"));
    assertFit(constant(2, "K"), constant(2, "L"));
    // The same declaration at another place would be a second one.
    assertConflict(constant(2, "K"), constant(3, "K"));
    // The same name for something else, and the same text without the claim.
    assertConflict(constant(2, "K"), claim(new Claim(Kind.DECLARED, 0, 9, "K", "other")));
    assertConflict(constant(2, "K"), claim(new Claim(Kind.DECLARED, 0, 9, "K", "")));
    assertConflict(constant(2, "K"), insert(2, "K;\n"));
    assertConflict(
        constant(2, "K"), insert(2, "K;\n").claim(new Claim(Kind.DECLARED, 0, 9, "J", "")));
    assertConflict(
        constant(2, "K"), insert(2, "K;\n").claim(new Claim(Kind.IN_PLACE, 0, 9, "K", "K;\n")));
  }

  @Test
  void aFixSharesSomeOfTheLinesAtOnePlace() {
    Fix.Builder shares = constant(2, "K").insert(2, "L;\n");
    assertFits(Insertions.SEPARATE, true, constant(2, "K"), shares);
    assertFits(Insertions.JOINED, false, constant(2, "K"), shares);
    assertFits(Insertions.JOINED, false, shares, constant(2, "K"));

    Conflicts joined = new Conflicts(Insertions.JOINED);
    assertTrue(joined.admit(constant(2, "K").build()));
    assertTrue(joined.admit(constant(2, "K").build()));
    assertTrue(joined.admit(constant(2, "L").build()));
    // Error Prone would append it to "K; L;" a second time.
    assertFalse(joined.admit(constant(2, "K").build()));
    assertTrue(joined.admit(constant(2, "K").merge(constant(2, "L")).build()));
    assertTrue(joined.admit(constant(2, "M").build()));
    assertFalse(joined.admit(constant(2, "K").merge(constant(2, "L")).build()));
  }

  @Test
  void localVariablesAreNotShared() {
    Claim local = new Claim(Kind.DECLARED, 3, 9, "value", "");
    assertConflict(claim(local), claim(local));
    assertFit(claim(local), claim(new Claim(Kind.DECLARED, 3, 9, "value2", "")));
    assertFit(claim(local), claim(new Claim(Kind.DECLARED, 4, 9, "value", "")));
    assertFit(claim(local), claim(new Claim(Kind.DECLARED, 3, 8, "value", "")));
  }

  @Test
  void aNameKeepsItsMeaning() {
    // Declared by what starts at 2, written up to 5.
    Fix.Builder reference = claim(Claim.of(Kind.REFERENCED, 2, 5, "K"));
    assertConflict(reference, claim(new Claim(Kind.DECLARED, 3, 9, "K", "")));
    assertConflict(reference, claim(new Claim(Kind.DECLARED, 4, 5, "K", "K;\n")));
    assertFit(reference, claim(new Claim(Kind.DECLARED, 3, 9, "L", "")));
    assertFit(reference, claim(new Claim(Kind.DECLARED, 2, 9, "K", "")));
    assertFit(reference, claim(new Claim(Kind.DECLARED, 0, 9, "K", "")));
    assertFit(reference, claim(new Claim(Kind.DECLARED, 5, 9, "K", "")));
    assertFit(reference, claim(new Claim(Kind.DECLARED, 3, 4, "K", "")));
    assertFit(reference, reference);
  }

  @Test
  void textThatAFixReliesOnDoesNotChange() {
    Fix.Builder unchanged = claim(Claim.of(Kind.UNCHANGED, 2, 4));
    for (int at = 0; at < 6; at++) {
      assertMeets(at == 3, unchanged, insert(at, "x"));
      assertMeets(at == 3, unchanged, insert(at, "x\n"));
      assertMeets(at == 2 || at == 3, unchanged, replace(at, at + 1));
    }
    assertConflict(unchanged, replace(0, 6));
    assertFit(unchanged, unchanged);
  }

  @Test
  void nothingIsInsertedNextToWhatAFixEncloses() {
    Fix.Builder enclosed = claim(Claim.of(Kind.ENCLOSED, 2, 4));
    for (int at = 0; at < 6; at++) {
      assertMeets(at == 2 || at == 4, enclosed, insert(at, "x"));
      assertMeets(at == 2 || at == 4, enclosed, insert(at, "x\n"));
      assertFit(enclosed, replace(at, at + 1));
    }
  }

  @Test
  void anExpressionStaysInItsStatement() {
    // The statement starts at 2, the expression ends at 6.
    Fix.Builder inPlace = claim(Claim.of(Kind.IN_PLACE, 2, 6));
    assertConflict(inPlace, claim(Claim.of(Kind.DEFERRED, 3, 6)));
    assertConflict(inPlace, claim(Claim.of(Kind.DEFERRED, 5, 9)));
    assertFit(inPlace, claim(Claim.of(Kind.DEFERRED, 2, 6)));
    assertFit(inPlace, claim(Claim.of(Kind.DEFERRED, 0, 9)));
    assertFit(inPlace, claim(Claim.of(Kind.DEFERRED, 3, 5)));
    assertFit(inPlace, claim(Claim.of(Kind.DEFERRED, 6, 9)));
    assertFit(inPlace, inPlace);
    Fix.Builder deferred = claim(Claim.of(Kind.DEFERRED, 3, 6));
    assertFit(deferred, claim(Claim.of(Kind.DEFERRED, 2, 9)));
  }

  @Test
  void capturedVariablesStayEffectivelyFinal() {
    Fix.Builder captures = claim(Claim.of(Kind.EFFECTIVELY_FINAL, 3, 3, "name"));
    Fix.Builder assigns = claim(Claim.of(Kind.REASSIGNED, 3, 3, "name"));
    assertConflict(captures, assigns);
    assertFit(captures, captures);
    assertFit(assigns, assigns);
    assertFit(captures, claim(Claim.of(Kind.REASSIGNED, 3, 3, "other")));
    assertFit(captures, claim(Claim.of(Kind.REASSIGNED, 4, 4, "name")));
  }

  @Test
  void importsDoNotHideEachOther() {
    assertFit(imports("a.A"), imports("a.A"));
    assertFit(imports("a.A"), imports("a.B"));
    assertConflict(imports("a.A"), imports("b.A"));
    assertConflict(imports("A"), imports("b.A"));
  }

  @Test
  void aRejectedFixLeavesNothingBehind() {
    Conflicts conflicts = new Conflicts(Insertions.SEPARATE);
    assertTrue(conflicts.admit(replace(2, 4).addImport("a.A").build()));
    assertFalse(
        conflicts.admit(
            replace(3, 4)
                .insert(7, "x\n")
                .claim(Claim.of(Kind.UNCHANGED, 8, 9))
                .addImport("b.B")
                .build()));
    assertTrue(conflicts.admit(replace(8, 9).insert(7, "y\n").insert(7, "z\n").build()));
    assertEquals(
        ImmutableList.of(new Edit(2, 4, "-"), new Edit(8, 9, "-")), conflicts.replacements());
    assertEquals(ImmutableMap.of(7, ImmutableSet.of("y\n", "z\n")), conflicts.insertions());
    assertEquals(ImmutableList.of("a.A"), ImmutableList.copyOf(conflicts.imports()));
  }

  @Test
  void aClaimIsAboutARange() {
    assertThrows(IllegalArgumentException.class, () -> Claim.of(Kind.UNCHANGED, -1, 2));
    assertThrows(IllegalArgumentException.class, () -> Claim.of(Kind.UNCHANGED, 2, 1));
  }

  private static Fix.Builder replace(int start, int end) {
    return Fix.builder().replace(start, end, "-");
  }

  private static Fix.Builder insert(int at, String text) {
    return Fix.builder().insert(at, text);
  }

  private static Fix.Builder claim(Claim claim) {
    return Fix.builder().claim(claim);
  }

  private static Fix.Builder imports(String qualifiedName) {
    return Fix.builder().addImport(qualifiedName);
  }

  /** Declares a constant in the class from 0 to 9. */
  private static Fix.Builder constant(int at, String name) {
    String line = name + ";\n";
    return insert(at, line).claim(new Claim(Kind.DECLARED, 0, 9, name, line));
  }

  private static void assertFit(Fix.Builder one, Fix.Builder other) {
    assertMeets(false, one, other);
  }

  private static void assertConflict(Fix.Builder one, Fix.Builder other) {
    assertMeets(true, one, other);
  }

  private static void assertMeets(boolean conflict, Fix.Builder one, Fix.Builder other) {
    for (Insertions insertions : Insertions.values()) {
      assertFits(insertions, !conflict, one, other);
      assertFits(insertions, !conflict, other, one);
    }
  }

  private static void assertFits(
      Insertions insertions, boolean expected, Fix.Builder first, Fix.Builder second) {
    Conflicts conflicts = new Conflicts(insertions);
    assertTrue(conflicts.admit(first.build()));
    assertEquals(
        expected,
        conflicts.admit(second.build()),
        () -> insertions + ": " + first.build() + " and then " + second.build());
  }
}
