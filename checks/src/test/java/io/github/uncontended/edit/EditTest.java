package io.github.uncontended.edit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

/** Insertions are moved to the starts of lines without a change of the text that they make. */
class EditTest {
  private static final int NONE = Integer.MAX_VALUE;

  @Test
  void beginsAtTheNewLine() {
    assertMoved("class A {\n}\n", 9, "\n  int a;", 10);
    assertMoved("class A {\r\n}\r\n", 9, "\r\n  int a;", 11);
  }

  @Test
  void beginsBehindEmptyLines() {
    assertMoved("class A {\n\n  int b;\n}\n", 9, "\n\n  int a;", 11);
  }

  @Test
  void staysWhereOneLineEndIsMissing() {
    // The first changed line would be empty.
    assertMoved("class A {\n}\n", 9, "\n\n  void a() {}", 9);
    assertMoved("class A {}", 9, "\n  int a;\n", 9);
    assertMoved("class A {", 9, "\n  int a;", 9);
    assertMoved("class A {\n}", 9, "\n\n", 9);
  }

  @Test
  void staysWithinALine() {
    assertMoved("class A {\n}\n", 9, " int a;", 9);
  }

  @Test
  void staysInFrontOfAnotherEdit() {
    Edit edit = new Edit(9, 9, "\n  int a;");
    assertEquals(edit, edit.atLineStart("class A {\n}\n", 10));
    assertEquals(new Edit(10, 10, "  int a;\n"), edit.atLineStart("class A {\n}\n", 11));
  }

  @Test
  void replacementsStay() {
    Edit edit = new Edit(8, 9, "\n  int a;");
    assertEquals(edit, edit.atLineStart("class A  \n\n}\n", NONE));
  }

  private static void assertMoved(String source, int at, String text, int expected) {
    Edit moved = new Edit(at, at, text).atLineStart(source, NONE);
    assertEquals(expected, moved.start());
    assertEquals(
        new StringBuilder(source).insert(at, text).toString(),
        new StringBuilder(source).insert(moved.start(), moved.text()).toString());
  }
}
