package io.github.uncontended.analysis.library;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.uncontended.analysis.library.RegexCall.Kind;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What texts mean as regular expressions and as date patterns. */
final class PatternCallsTest {
  /** The conditions of the fast path of {@code String.split}. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '~',
      ignoreLeadingAndTrailingWhitespace = false,
      value = {
        ",~false",
        "a~false",
        ".~true",
        "|~true",
        "\\~true",
        "\\.~false",
        "\\|~false",
        "\\/~false",
        "\\:~false",
        "\\@~false",
        "\\[~false",
        "\\`~false",
        "\\{~false",
        "\\0~true",
        "\\9~true",
        "\\a~true",
        "\\z~true",
        "\\A~true",
        "\\Z~true",
        "ab~true",
        "\\\ud83d~true",
        "\ud83d~true",
        "\\\\~false",
        ", ~true",
        "a.~true",
        "\\.\\.~true"
      })
  void splitCompiles(String expression, boolean expected) {
    assertEquals(expected, new RegexCall(Kind.SPLIT, null).compiles(expression));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '~',
      quoteCharacter = '^',
      ignoreLeadingAndTrailingWhitespace = false,
      value = {
        "a~true",
        "a b~true",
        " ~true",
        "^^~false",
        "a.~false",
        "\\~false",
        "\t~false",
        "\u007f~false",
        "\u00e4~false",
        "\u001f~false"
      })
  void isLiteral(String expression, boolean expected) {
    assertEquals(expected, RegexCall.isLiteral(expression));
  }

  @ParameterizedTest
  @CsvSource({
    "yyyy-MM-dd, true",
    "GuyDMLdQqYwWEecFahKkHmsSAnNVzOXxZp, true",
    "B, false",
    "g, false",
    "v, false",
    "'[@`{]', true",
  })
  void isOfJdk8(String pattern, boolean expected) {
    assertEquals(expected, new DatePatternCall(pattern, Optional.empty()).isOfJdk8());
  }
}
