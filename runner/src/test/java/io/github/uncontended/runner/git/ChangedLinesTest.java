package io.github.uncontended.runner.git;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.BitSet;
import org.junit.jupiter.api.Test;

class ChangedLinesTest {
  private static ChangedLines of(String diff) {
    ChangedLines changed = new ChangedLines();
    changed.read(diff);
    return changed;
  }

  private static BitSet bits(int... lines) {
    BitSet bits = new BitSet();
    for (int line : lines) {
      bits.set(line);
    }
    return bits;
  }

  @Test
  void addedAndChangedLinesCountAndDeletedOnesDoNot() {
    ChangedLines changed =
        of(
            """
            diff --git a/A.java b/A.java
            index 1..2 100644
            --- a/A.java
            +++ b/A.java
            @@ -3,2 +3 @@ class A {
            -one
            -two
            +three
            @@ -9,0 +9,2 @@
            +x
            +y
            @@ -20 +22,0 @@
            -gone
            diff --git a/B.java b/B.java
            deleted file mode 100644
            --- a/B.java
            +++ /dev/null
            @@ -1 +0,0 @@
            -class B {}
            """);

    assertEquals(bits(3, 9, 10), changed.of("A.java"));
    assertEquals(bits(), changed.of("B.java"));
    assertEquals(bits(), changed.of("C.java"));
  }

  @Test
  void linesThatLookLikeHeadersAreText() {
    ChangedLines changed =
        of(
            "--- a/A\n+++ b/A\n@@ -1 +1,2 @@\n--- a/X\n+++ b/Y\n+@@ -1 +1 @@\n\\ No newline at end of file\n@@ -5 +6 @@\n-a\n+b\n");

    assertEquals(bits(1, 2, 6), changed.of("A"));
    assertEquals(bits(), changed.of("Y"));
  }

  @Test
  void quotedNamesAreRead() {
    ChangedLines changed = of("+++ \"b/\\303\\274 \\\"q\\\" \\\\.java\"\n@@ -0,0 +1 @@\n+x\n");

    assertEquals(bits(1), changed.of("ü \"q\" \\.java"));
    assertEquals(bits(1), of("+++ b/a b.java\t\n@@ -0,0 +1 @@\n+x\n").of("a b.java"));
  }
}
