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
        "a~a",
        "a b~a b",
        " ~ ",
        "^^~",
        "a.~",
        "\\~",
        "\\d~",
        "\\.~.",
        "a\\$\\\\~a$\\",
        "\\\t~",
        "\t~",
        "\u007f~",
        "\u00e4~",
        "\u001f~"
      })
  void literal(String expression, String expected) {
    assertEquals(Optional.ofNullable(expected), RegexCall.literal(expression));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '~',
      quoteCharacter = '^',
      value = {"a~a", "\u00e4~\u00e4", "\\$1~$1", "a\\\\~a\\", "$1~", "${a}~", "a\\~"})
  void literalReplacement(String replacement, String expected) {
    assertEquals(Optional.ofNullable(expected), RegexCall.literalReplacement(replacement));
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
