package io.github.uncontended.runner.output;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.collect.ImmutableList;
import io.github.uncontended.edit.Fix;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class LineEditTest {
  private static final String TEXT =
      "package p;\n\nclass A {\n  a();\n  b();\n  c();\n  d();\n  e();\n  f();\n  g();\n}\n";

  private static LineEdit edit(int first, int last, String... lines) {
    return new LineEdit(first, last, ImmutableList.copyOf(lines));
  }

  private static Fix.Builder replace(Fix.Builder fix, String what, String by) {
    int at = TEXT.indexOf(what);
    return fix.replace(at, at + what.length(), by);
  }

  @Test
  void aChangedLineIsReplacedWhole() {
    Fix fix = replace(Fix.builder(), "b()", "bb()").build();

    assertEquals(Optional.of(edit(5, 5, "  bb();")), LineEdit.contiguous(fix, TEXT));
  }

  @Test
  void anInsertionReplacesItsNeighbour() {
    Fix fix = Fix.builder().insert(TEXT.indexOf("  b()"), "  x();\n").build();

    assertEquals(Optional.of(edit(5, 5, "  x();", "  b();")), LineEdit.contiguous(fix, TEXT));
  }

  @Test
  void aDeletionLeavesNoEmptyLine() {
    Fix fix = replace(Fix.builder(), "  b();\n", "").build();

    assertEquals(Optional.of(edit(5, 6, "  c();")), LineEdit.contiguous(fix, TEXT));
  }

  @Test
  void anInsertionAtTheEndTakesTheLineBefore() {
    Fix fix = Fix.builder().insert(TEXT.length(), "// end\n").build();

    assertEquals(Optional.of(edit(11, 11, "}", "// end")), LineEdit.contiguous(fix, TEXT));
  }

  @Test
  void nearbyEditsAreOneRangeAndDistantOnesAreNot() {
    Fix near = replace(replace(Fix.builder(), "a()", "aa()"), "c()", "cc()").build();
    Fix far = replace(replace(Fix.builder(), "a()", "aa()"), "g()", "gg()").build();

    assertEquals(
        Optional.of(edit(4, 6, "  aa();", "  b();", "  cc();")), LineEdit.contiguous(near, TEXT));
    assertEquals(Optional.empty(), LineEdit.contiguous(far, TEXT));
    assertEquals(List.of(edit(4, 4, "  aa();"), edit(10, 10, "  gg();")), LineEdit.all(far, TEXT));
  }

  @Test
  void insteadOfAnImportTheNameIsWrittenInFull() {
    Fix fix =
        replace(Fix.builder(), "b()", "List.of(\"List\", x.List, new A.List<List>()) /* List */")
            .addImport("java.util.List")
            .build();

    assertEquals(
        Optional.of(
            edit(
                5,
                5,
                "  java.util.List.of(\"List\", x.List, new A.List<java.util.List>()) /* List */;")),
        LineEdit.contiguous(fix, TEXT));
    assertEquals(2, LineEdit.all(fix, TEXT).size());
    assertTrue(LineEdit.all(fix, TEXT).get(0).lines().contains("import java.util.List;"));
  }

  @Test
  void literalsAndCommentsKeepTheirNames() {
    Fix fix =
        replace(
                Fix.builder(),
                "b()",
                "b('\\'', \"\\\"List\", \"\"\"\nList \\\"\"\" List\"\"\", List) // List")
            .addImport("java.util.List")
            .build();

    assertEquals(
        Optional.of(
            edit(
                5,
                5,
                "  b('\\'', \"\\\"List\", \"\"\"",
                "List \\\"\"\" List\"\"\", java.util.List) // List;")),
        LineEdit.contiguous(fix, TEXT));
  }

  @Test
  void windowsLineEndsAreNoPartOfLines() {
    String text = TEXT.replace("\n", "\r\n");
    int at = text.indexOf("b()");

    assertEquals(
        Optional.of(edit(5, 5, "  x();", "  y();")),
        LineEdit.contiguous(Fix.builder().replace(at, at + 3, "x();\n  y()").build(), text));
  }
}
