package io.github.uncontended.runner.output;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** The values are those of GitHub's own tests of its upload action. */
class LineHashesTest {
  private static List<String> hashes(String text) {
    return List.copyOf(new TreeMap<>(LineHashes.of(text)).values());
  }

  @Test
  void linesAreHashedAsGitHubDoes() {
    assertEquals(List.of("c129715d7a2bc9a3:1"), hashes(""));
    assertEquals(
        List.of(
            "271789c17abda88f:1", "54703d4cd895b18:1", "180aee12dab6264:1", "a23a3dc5e078b07b:1"),
        hashes(" a\nb\n  \t\tc\n d"));
    assertEquals(
        List.of(
            "8b7cf3e952e7aeb2:1",
            "b1ae1287ec4718d9:1",
            "bff680108adb0fcc:1",
            "c6805c5e1288b612:1",
            "b86d3392aea1be30:1",
            "e6ceba753e1a442:1"),
        hashes(" hello; \t\nworld!!!\n\n\n  \t\tGreetings\n End"));
  }

  @Test
  void lineEndsDoNotMatter() {
    assertEquals(hashes("a\nb\n\nc\n"), hashes("a\r\nb\r\n\r\nc\r\n"));
    assertEquals(hashes("a\nb\n\nc\n"), hashes("a\rb\r\rc\r"));
  }

  @Test
  void aLineKeepsItsHashWhereItMoves() {
    String body = "int x = compute();\n" + "int y = 1;\n".repeat(20);
    Map<Integer, String> before = LineHashes.of(body);
    Map<Integer, String> after = LineHashes.of("// more\n// lines\n" + body);

    assertEquals(before.get(1), after.get(3));
  }

  @Test
  void equalLinesAreCounted() {
    List<String> hashes = hashes("a;\n".repeat(200));

    assertEquals(hashes.get(0).replace(":1", ":2"), hashes.get(1));
  }
}
