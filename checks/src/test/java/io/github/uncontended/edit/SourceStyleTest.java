package io.github.uncontended.edit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.uncontended.testing.Probe;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class SourceStyleTest {
  @ParameterizedTest
  @CsvSource({"70, 100", "79, 100", "80, 80", "96, 96", "120, 120", "121, 100"})
  void widthIsThatOfTheLongestLineWithinTheLimit(int columns, int width) {
    String comment = "//" + "x".repeat(columns - 2);
    assertEquals(width, style("\n" + comment + "\n", "").width());
  }

  @ParameterizedTest
  @CsvSource({"'  ', '  '", "'    ', '    '", "'\t', '\t'", "'', '  '"})
  void indentIsThatOfTheFirstMemberOnALineOfItsOwn(String written, String indent) {
    assertEquals(indent, style("\n" + written + "int field;\n", "").indent());
  }

  @ParameterizedTest
  @CsvSource({
    "final int a = 1; final int b = 2;, true",
    "final int a = 1; final int b = 2; int c = 3; c++;, true",
    "final int a = 1; final int b = 2; int c = 3;, false",
    "final int a = 1;, false",
    "for (int i = 0; i < 1; i++) { final int a = 1; final int b = 2; }, true"
  })
  void finalLocals(String statements, boolean expected) {
    assertEquals(expected, style("", statements).finalLocals());
  }

  @ParameterizedTest
  @CsvSource({
    "int a = (1 < 2) ? 1 : 2; a = (a == 1) ? 1 : 2;, true",
    "int a = (1 < 2) ? 1 : 2; a = a == 1 ? 1 : 2;, false",
    "int a = (1 < 2) ? 1 : 2;, false"
  })
  void parenthesizedConditions(String statements, boolean expected) {
    assertEquals(expected, style("", statements).parenthesizedConditions());
  }

  @ParameterizedTest
  @CsvSource({
    "if (true) run(); if (true) run();, true",
    "if (true) run(); if (true) run(); if (true) { run(); }, false",
    "if (true) run(); if (true) run(); if (true) { run(); run(); }, true",
    "if (true) run();, false"
  })
  void bareBranches(String statements, boolean expected) {
    assertEquals(expected, style("", statements).bareBranches());
  }

  private static SourceStyle style(String members, String statements) {
    String source =
        """
        class Probed {%s
          void run() {
            %s
            probe("", 1);
          }
          void probe(String s, Object o) {}
        }
        """;
    return SourceStyle.of(Probe.in(source.formatted(members, statements)).get(0).state());
  }
}
