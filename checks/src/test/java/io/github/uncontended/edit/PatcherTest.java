package io.github.uncontended.edit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.google.common.collect.ImmutableList;
import org.junit.jupiter.api.Test;

/** What text comes of fixes that fit together; {@link ConflictsTest} has those that do not. */
final class PatcherTest {
  @Test
  void editsOfSeveralFixesAreApplied() {
    Fix first = Fix.builder().replace(0, 1, "one").replace(4, 5, "three").build();
    Fix second = Fix.builder().replace(2, 3, "two").build();
    assertPatched("a b c", "one two three", first, second);
  }

  @Test
  void aFixThatOverlapsWaitsAsAWhole() {
    Fix first = Fix.builder().replace(2, 3, "x").build();
    Fix second = Fix.builder().replace(0, 1, "y").replace(1, 3, "z").build();
    Fix third = Fix.builder().replace(4, 5, "w").build();
    Patcher.Result result = Patcher.apply("a b c", ImmutableList.of(first, second, third));
    assertEquals("a x w", result.text());
    assertEquals(ImmutableList.of(second), result.skipped());
  }

  @Test
  void insertionsOfOneFixKeepTheirOrder() {
    assertPatched("ab", "a))b", Fix.builder().insert(1, ")").insert(1, ")").build());
    assertPatched("ab", "a(xb", Fix.builder().insert(1, "(").replace(1, 1, "x").build());
    assertPatched("ab", "ax\n)b", Fix.builder().insert(1, "x\n").insert(1, ")").build());
  }

  @Test
  void insertedTextGetsTheLineEndsOfTheFile() {
    Fix fix = Fix.builder().replace(3, 4, "x\r\ny\nz").addImport("b.B").build();
    assertPatched("a\r\nb", "import b.B;\r\n\r\na\r\nx\r\ny\r\nz", fix);
    assertPatched("a\nbb\r\n", "a\nx\ny\r\n", Fix.builder().replace(2, 4, "x\r\ny").build());
  }

  @Test
  void linesBesideAReplacedPart() {
    for (int at : new int[] {1, 2}) {
      Fix lines = Fix.builder().insert(at, "\nx").build();
      Fix replacement = Fix.builder().replace(1, 2, "-").build();
      assertPatched("abc", at == 1 ? "a\nx-c" : "a-\nxc", lines, replacement);
    }
  }

  @Test
  void aTextThatBeginsWithALineEnd() {
    assertPatched("\nb", "\nb\nc", Fix.builder().insert(2, "\nc").build());
  }

  @Test
  void anEditBehindTheEndIsAnError() {
    Fix fix = Fix.builder().insert(2, "x").build();
    assertThrows(IllegalArgumentException.class, () -> Patcher.apply("a", ImmutableList.of(fix)));
  }

  @Test
  void linesAtOnePlaceFollowTheOrderOfTheFixes() {
    Fix first = Fix.builder().insert(2, "B;\n").insert(2, "K;\n").build();
    Fix second = Fix.builder().insert(2, "A;\n").build();
    assertPatched("a\nb", "a\nB;\nK;\nA;\nb", first, second);
    assertPatched("a\nb", "a\nA;\nB;\nK;\nb", second, first);
  }

  @Test
  void aDeclarationThatTwoFixesShareIsMadeOnce() {
    Fix first = constant("B;\n", "K;\n").replace(4, 5, "x").build();
    Fix second = constant("A;\n", "K;\n").build();
    assertPatched("a\nb c", "a\nB;\nK;\nA;\nb x", first, second);
  }

  private static Fix.Builder constant(String... lines) {
    Fix.Builder fix = Fix.builder();
    for (String line : lines) {
      fix.insert(2, line).claim(new Claim(Claim.Kind.DECLARED, 0, 5, line.substring(0, 1), line));
    }
    return fix;
  }

  private static void assertPatched(String source, String expected, Fix... fixes) {
    Patcher.Result result = Patcher.apply(source, ImmutableList.copyOf(fixes));
    assertEquals(expected, result.text());
    assertEquals(ImmutableList.of(), result.skipped());
  }
}
