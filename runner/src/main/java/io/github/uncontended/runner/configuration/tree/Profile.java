package io.github.uncontended.runner.configuration.tree;

import com.google.common.base.Ascii;
import com.google.common.base.CharMatcher;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableSet;
import java.util.List;

/**
 * When a document of a configuration applies: always, or with a Spring profile.
 *
 * @param expression the profile, such as {@code prod}, {@code !dev} or {@code test | ci}; empty for
 *     a document that always applies
 */
public record Profile(String expression) {
  /** The profile of a document that always applies. */
  public static final Profile ALWAYS = new Profile("");

  /** The customary names of profiles that are not for production. */
  private static final ImmutableSet<String> DEVELOPMENT =
      ImmutableSet.of(
          "dev", "develop", "development", "local", "test", "tests", "testing", "it", "ci");

  private static final CharMatcher WORD =
      CharMatcher.inRange('a', 'z').or(CharMatcher.inRange('0', '9')).or(CharMatcher.is('!'));

  /** The profile of an expression; several alternatives may be separated by commas. */
  public static Profile of(String expression) {
    return new Profile(expression.strip());
  }

  /**
   * Whether the document is not meant for production: each alternative names a profile of
   * development or tests, or excludes one that is none.
   */
  public boolean isDevelopment() {
    if (expression.isEmpty()) {
      return false;
    }
    List<String> alternatives =
        Splitter.on(CharMatcher.anyOf(",|"))
            .trimResults()
            .omitEmptyStrings()
            .splitToList(Ascii.toLowerCase(expression));
    return alternatives.stream().allMatch(Profile::isDevelopment);
  }

  private static boolean isDevelopment(String alternative) {
    boolean negated = alternative.contains("!");
    List<String> words = Splitter.on(WORD.negate()).omitEmptyStrings().splitToList(alternative);
    boolean named =
        words.stream().map(word -> word.replace("!", "")).anyMatch(DEVELOPMENT::contains);
    return named != negated;
  }

  /** Whether what this document says holds in another one. */
  public boolean includes(Profile other) {
    return expression.isEmpty() || equals(other);
  }
}
