package io.github.uncontended.edit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.google.common.collect.ImmutableList;
import java.util.List;
import org.junit.jupiter.api.Test;

final class PatcherTest {
  private static final Fix IMPORT_UTC = Fix.builder().addImport("java.time.ZoneOffset").build();

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
  void aFixInsideAReplacedPartWaits() {
    Fix outer = Fix.builder().replace(0, 5, "x").build();
    Fix inner = Fix.builder().insert(2, "\n").build();
    assertWaits("a b c", "x", outer, inner);
    assertWaits("a b c", "a \nb c", inner, outer);
  }

  @Test
  void equalLinesAreInsertedOnce() {
    Fix first = Fix.builder().insert(2, "K;\n").replace(2, 3, "x").build();
    Fix second = Fix.builder().insert(2, "K;\n").replace(4, 5, "y").build();
    assertPatched("a\nb c", "a\nK;\nx y", first, second);
  }

  @Test
  void differentLinesFollowTheOrderOfTheFixes() {
    Fix first = Fix.builder().insert(2, "B;\n").insert(2, "K;\n").build();
    Fix second = Fix.builder().insert(2, "A;\n").insert(2, "K;\n").build();
    assertPatched("a\nb", "a\nB;\nK;\nA;\nb", first, second);
  }

  @Test
  void insertionsInsideALineDoNotMix() {
    Fix first = Fix.builder().insert(1, ")").build();
    Fix second = Fix.builder().insert(1, ")").build();
    assertWaits("ab", "a)b", first, second);
    assertWaits("ab", "a)b", first, Fix.builder().insert(1, "x\n").build());
    assertWaits("ab", "ax\nb", Fix.builder().insert(1, "x\n").build(), first);
    assertWaits("ab", "a)b", first, Fix.builder().replace(0, 1, "c").build());
    assertWaits("ab", "a)b", first, Fix.builder().replace(1, 2, "c").build());
    assertWaits("ab", "cb", Fix.builder().replace(0, 1, "c").build(), first);
    assertWaits("ab", "ac", Fix.builder().replace(1, 2, "c").build(), first);
  }

  @Test
  void insertionsOfOneFixKeepTheirOrder() {
    assertPatched("ab", "a))b", Fix.builder().insert(1, ")").insert(1, ")").build());
    assertPatched("ab", "a(xb", Fix.builder().insert(1, "(").replace(1, 1, "x").build());
    assertPatched("ab", "ax\n)b", Fix.builder().insert(1, "x\n").insert(1, ")").build());
  }

  @Test
  void neighboursDoNotOverlap() {
    assertPatched(
        "ab",
        "xy",
        Fix.builder().replace(0, 1, "x").build(),
        Fix.builder().replace(1, 2, "y").build());
    assertPatched(
        "ab",
        "x\nyb",
        Fix.builder().replace(0, 1, "y").build(),
        Fix.builder().insert(0, "x\n").build());
    assertPatched(
        "ab",
        "yx\nb",
        Fix.builder().insert(1, "x\n").build(),
        Fix.builder().replace(0, 1, "y").build());
  }

  @Test
  void insertedTextGetsTheLineEndsOfTheFile() {
    Fix fix = Fix.builder().replace(3, 4, "x\r\ny\nz").addImport("b.B").build();
    assertPatched("a\r\nb", "import b.B;\r\n\r\na\r\nx\r\ny\r\nz", fix);
    assertPatched("a\nbb\r\n", "a\nx\ny\r\n", Fix.builder().replace(2, 4, "x\r\ny").build());
  }

  @Test
  void anImportGoesToItsSortedPlace() {
    assertPatched(
        """
        package p;

        import static a.B.c;

        import java.time.Zone;
        import java.util.List;

        class C {}
        """,
        """
        package p;

        import static a.B.c;

        import java.time.Zone;
        import java.time.ZoneOffset;
        import java.util.List;

        class C {}
        """,
        IMPORT_UTC);
  }

  @Test
  void theFirstAndTheLastPlaceOfASortedBlock() {
    assertPatched(
        "import static z.Z.z; // why\nimport static z.Z.zz; // why\n\nclass C {}",
        "import static z.Z.z; // why\nimport static z.Z.zz; // why\n"
            + "import java.time.ZoneOffset;\n\nclass C {}",
        IMPORT_UTC);
    assertPatched(
        "package p;\nimport java.util.List;\nclass C {}",
        "package p;\nimport java.time.ZoneOffset;\nimport java.util.List;\nclass C {}",
        IMPORT_UTC);
    assertPatched(
        "import java.time.ZoneId;\nclass C {}",
        "import java.time.ZoneId;\nimport java.time.ZoneOffset;\nimport java.time.ZonedTime;\n"
            + "class C {}",
        Fix.builder().addImport("java.time.ZonedTime").build(),
        IMPORT_UTC);
  }

  @Test
  void inABlockOfAnotherOrderTheNearestPackageCounts() {
    assertPatched(
        """
        import org.w3c.Dom;
        import java.time.Instant;
        import java.util.List;
        import static a.B.c;
        class C {}
        """,
        """
        import org.w3c.Dom;
        import java.time.Instant;
        import java.time.ZoneOffset;
        import java.util.List;
        import static a.B.c;
        class C {}
        """,
        IMPORT_UTC);
    assertPatched(
        "import static b.B.c;\nimport static a.B.c;\nclass C {}",
        "import static b.B.c;\nimport static a.B.c;\nimport java.time.ZoneOffset;\nclass C {}",
        IMPORT_UTC);
  }

  @Test
  void anImportThatIsThereIsNotAdded() {
    for (String head :
        List.of("import java.time.ZoneOffset;", "import java . time\n.ZoneOffset ;")) {
      assertPatched(head + "\nclass C {}", head + "\nclass C {}", IMPORT_UTC, IMPORT_UTC);
    }
  }

  @Test
  void theFirstImport() {
    assertPatched(
        "package p; // here\n\n/** Doc. */\nclass C {}",
        "package p; // here\n\nimport java.time.ZoneOffset;\n\n/** Doc. */\nclass C {}",
        IMPORT_UTC);
    assertPatched(
        "/** Doc. */\nclass C {}",
        "import java.time.ZoneOffset;\n\n/** Doc. */\nclass C {}",
        IMPORT_UTC);
    assertPatched(
        "/* Licence. */\n\n/** Doc. */\nclass C {}",
        "/* Licence. */\n\nimport java.time.ZoneOffset;\n\n/** Doc. */\nclass C {}",
        IMPORT_UTC);
    assertPatched(
        "// x\npackage p;\n",
        "// x\npackage p;\n\nimport a.A;\nimport java.time.ZoneOffset;\n",
        IMPORT_UTC,
        Fix.builder().addImport("a.A").build());
  }

  @Test
  void wordsInCommentsAndAnnotationsAreNoImports() {
    assertPatched(
        "@Deprecated @a.B(\"import ;)\") package p;\n/* import x.Y; */\n// import z;\n"
            + "import b.C;\n@A class D { /* import k; */ }",
        "@Deprecated @a.B(\"import ;)\") package p;\n/* import x.Y; */\n// import z;\n"
            + "import b.C;\nimport java.time.ZoneOffset;\n@A class D { /* import k; */ }",
        IMPORT_UTC);
    assertPatched(
        "/*/ import x.Y; */\nimport b.C;\nclass D {}",
        "/*/ import x.Y; */\nimport b.C;\nimport java.time.ZoneOffset;\nclass D {}",
        IMPORT_UTC);
    assertPatched("@interface A {}", "import java.time.ZoneOffset;\n\n@interface A {}", IMPORT_UTC);
  }

  @Test
  void annotationsOfThePackage() {
    for (String annotation :
        List.of(
            "@ A",
            "@a . b /* . */ . C",
            "@A (')')",
            "@A(\"\\\")\")",
            "@A(/* ) */ b = @B( /* ( */ 1))",
            "@A @B")) {
      assertPatched(
          annotation + " package /* ; */ p;\nimport b.C;\nclass D {}",
          annotation + " package /* ; */ p;\nimport b.C;\nimport java.time.ZoneOffset;\nclass D {}",
          IMPORT_UTC);
    }
  }

  @Test
  void semicolonsBetweenImports() {
    assertPatched(
        "import b.C;;\n;import z.Z;",
        "import b.C;\nimport java.time.ZoneOffset;;\n;import z.Z;",
        IMPORT_UTC);
  }

  @Test
  void aTextThatEndsEarly() {
    for (String rest : List.of("", "// x", "/* x", "@", "@A", "@A(", "@A(\"x", "@A('\\")) {
      assertPatched(
          "import b.C;\n" + rest, "import b.C;\nimport java.time.ZoneOffset;\n" + rest, IMPORT_UTC);
    }
    assertPatched("import b.C", "import b.C\nimport java.time.ZoneOffset;", IMPORT_UTC);
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

  private static void assertPatched(String source, String expected, Fix... fixes) {
    Patcher.Result result = Patcher.apply(source, ImmutableList.copyOf(fixes));
    assertEquals(expected, result.text());
    assertEquals(ImmutableList.of(), result.skipped());
  }

  private static void assertWaits(String source, String expected, Fix applied, Fix waiting) {
    Patcher.Result result = Patcher.apply(source, ImmutableList.of(applied, waiting));
    assertEquals(expected, result.text());
    assertEquals(ImmutableList.of(waiting), result.skipped());
  }
}
