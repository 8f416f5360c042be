package io.github.uncontended.runner.terminal;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class MarkdownTest {
  @Test
  void proseIsWrappedAndCodeIsNot() {
    String code = "int x = 1; // " + "long ".repeat(20).strip();
    List<String> lines =
        new Markdown(new Terminal(false, false, 40))
            .render(
                "# A `title`\n\nSome *text* that\nis longer than `forty` chars.\n\n```java\n"
                    + code
                    + "\n```\n");

    assertEquals(
        List.of(
            "A title", "", "  Some text that is longer than forty", "  chars.", "", "    " + code),
        lines);
  }

  @Test
  void stylesEndWithTheirWords() {
    assertEquals(
        List.of("\033[36ma\033[0m \033[36mb\033[0m, c"),
        new Markdown(new Terminal(true, true, 40)).render("`a b`, c"));
  }

  @Test
  void listsAndTablesAreIndented() {
    assertEquals(
        List.of("- one two", "- three", "", "- k", "  how: v"),
        new Markdown(new Terminal(false, false, 40))
            .render("- one\n  two\n- three\n\n| what | how |\n| --- | --- |\n| k | v |\n"));
  }

  @Test
  void aRowOfATableMayStartWithAnEmptyCell() {
    assertEquals(
        List.of("- k", "  how: v", "- how: w", "  why: x"),
        new Markdown(new Terminal(false, false, 40))
            .render("| what | how | why |\n| - | - | - |\n| k | v | |\n| | w | x |\n"));
  }
}
