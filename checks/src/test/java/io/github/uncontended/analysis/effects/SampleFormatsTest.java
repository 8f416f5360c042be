package io.github.uncontended.analysis.effects;

import org.junit.jupiter.api.Test;

/** Which constant formats are known to fit their arguments. */
final class SampleFormatsTest {
  private static final String PARAMETERS =
      """
      String s, int n, Integer boxed, char c, double d, String[] texts, int[] numbers,
      BigInteger big, Locale locale, String pattern
      """;

  @Test
  void formats() {
    check(
        """
        probe("NONE", String.format("%s of %d", s, n));
        probe("NONE", "%s of %d".formatted(s, n));
        probe("NONE", String.format(Locale.ROOT, "%s of %d", s, n));
        probe("NONE", String.format("%d %c %.2f %x", boxed, c, d, big));
        probe("THROWS", String.format("%d of %s", s, n));
        probe("THROWS", "%d".formatted(s));
        probe("THROWS", String.format(Locale.ROOT, "%d", s));
        probe("THROWS", String.format("%s"));
        probe("THROWS", String.format(pattern, n));
        probe("THROWS", pattern.formatted(n));
        probe("THROWS", s.matches("["));
        probe("THROWS", Integer.parseInt("ten"));
        """);
  }

  @Test
  void valuesThatAreKnown() {
    check(
        """
        probe("NONE", String.format("%c", 65));
        probe("THROWS", String.format("%c", n));
        probe("NONE", String.format("%d %d", n, null));
        probe("THROWS", String.format("%d of %d", n, "ten"));
        probe("THROWS", String.format("%d", "ten"));
        """);
  }

  /** The elements of an array are the arguments, however many they are. */
  @Test
  void arrays() {
    check(
        """
        probe("THROWS", String.format("%s", (Object[]) texts));
        probe("NONE", String.format("%s", numbers));
        probe("NONE", String.format("%s", s, numbers));
        """);
  }

  /** A text of the width may not fit into memory. */
  @Test
  void widths() {
    check(
        """
        probe("NONE", String.format("%999s", s));
        probe("THROWS", String.format("%1000s", s));
        probe("THROWS", String.format("%9999s", s));
        probe("NONE", String.format("%s 12345", s));
        probe("NONE", String.format("99%%12345 %s", s));
        """);
  }

  @Test
  void numberOfArguments() {
    String twenty = "\"" + "%d".repeat(19) + "\"" + ", n".repeat(19);
    check(
        "probe(\"NONE\", String.format(%s));\nprobe(\"THROWS\", String.format(%s, n));"
            .formatted(twenty, twenty));
  }

  private static void check(String probes) {
    EffectTable.check("void m(" + PARAMETERS + ") {\n" + probes + "\n}", EffectTable::verdict);
  }
}
