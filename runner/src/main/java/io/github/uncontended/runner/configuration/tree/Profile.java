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

  /** The customary names of profiles for development and tests. */
  private static final ImmutableSet<String> DEVELOPMENT =
      ImmutableSet.of(
          "dev", "develop", "development", "local", "test", "tests", "testing", "it", "ci");

  /** Those of profiles in which others than the users try what may become production. */
  private static final ImmutableSet<String> REHEARSAL =
      ImmutableSet.of(
          "staging",
          "stage",
          "stg",
          "qa",
          "uat",
          "sit",
          "fat",
          "e2e",
          "int",
          "integration",
          "acceptance",
          "pre",
          "preprod",
          "preproduction",
          "preview",
          "non",
          "nonprod",
          "sandbox");

  /** Those of profiles for production. */
  private static final ImmutableSet<String> PRODUCTION =
      ImmutableSet.of("prod", "production", "prd", "pro", "live", "online");

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
    return !expression.isEmpty() && alternatives().stream().allMatch(Profile::isDevelopment);
  }

  private static boolean isDevelopment(String alternative) {
    return isNegated(alternative) ? !isTrial(alternative) : names(alternative, DEVELOPMENT);
  }

  /** Whether each alternative is for development, tests or a rehearsal of production. */
  public boolean isTrial() {
    return !expression.isEmpty()
        && alternatives().stream()
            .allMatch(it -> isDevelopment(it) || (!isNegated(it) && isTrial(it)));
  }

  /** Whether an alternative names a profile of production, or excludes one that is none. */
  public boolean isProduction() {
    return alternatives().stream()
        .anyMatch(it -> isNegated(it) ? isTrial(it) : names(it, PRODUCTION) && !isTrial(it));
  }

  private List<String> alternatives() {
    return Splitter.on(CharMatcher.anyOf(",|"))
        .trimResults()
        .omitEmptyStrings()
        .splitToList(Ascii.toLowerCase(expression));
  }

  private static boolean isNegated(String alternative) {
    return alternative.contains("!");
  }

  private static boolean isTrial(String alternative) {
    return names(alternative, DEVELOPMENT) || names(alternative, REHEARSAL);
  }

  private static boolean names(String alternative, ImmutableSet<String> profiles) {
    return Splitter.on(WORD.negate())
        .splitToStream(alternative)
        .map(word -> word.replace("!", ""))
        .anyMatch(profiles::contains);
  }

  /** Whether what this document says holds in another one. */
  public boolean includes(Profile other) {
    return expression.isEmpty() || equals(other);
  }
}
