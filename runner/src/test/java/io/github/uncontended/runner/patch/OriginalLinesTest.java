package io.github.uncontended.runner.patch;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class OriginalLinesTest {
  private static int before(String before, String after, int line) {
    return OriginalLines.of(before, after).before(line);
  }

  @Test
  void insertedLinesShiftThoseBelow() {
    assertEquals(1, before("a\nb\nc\n", "a\nx\ny\nb\nc\n", 1));
    assertEquals(2, before("a\nb\nc\n", "a\nx\ny\nb\nc\n", 4));
    assertEquals(3, before("a\nb\nc\n", "a\nx\ny\nb\nc\n", 5));
  }

  @Test
  void removedLinesShiftThoseBelow() {
    assertEquals(4, before("a\nb\nc\nd\n", "a\nd\n", 2));
  }

  @Test
  void aChangedLineStaysWhereItWas() {
    assertEquals(2, before("a\nb\nc\n", "a\nx\nc\n", 2));
    assertEquals(3, before("a\nb\nc\nd\n", "a\nx\ny\nz\nd\n", 4));
  }

  @Test
  void anUnchangedText() {
    assertEquals(2, before("a\nb\n", "a\nb\n", 2));
  }
}
