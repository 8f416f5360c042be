package io.github.uncontended.analysis.syntax;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.uncontended.testing.Places;
import org.junit.jupiter.api.Test;

final class SourceTest {
  private static final String CLASS = "class P { void probe(String s, int x) { probe(\"\", 1); } }";

  @Test
  void lineSeparatorIsTheFirstOfTheFile() {
    assertEquals("\n", lineSeparator("// a\n// b\r\n" + CLASS));
    assertEquals("\n", lineSeparator("\n\r\n" + CLASS));
    assertEquals("\r\n", lineSeparator("// a\r\n// b\n" + CLASS));
    assertEquals("\r", lineSeparator("// a\r// b\n" + CLASS));
    assertEquals("\r", lineSeparator(CLASS + "\r"));
    assertEquals("\r\n", lineSeparator(CLASS + "\r\n"));
    assertEquals("\n", lineSeparator(CLASS));
  }

  private static String lineSeparator(String source) {
    return Source.lineSeparator(Places.in(source).state());
  }
}
