package io.github.uncontended.runner.configuration.tree;

import com.google.common.base.Ascii;
import com.google.common.base.CharMatcher;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableSet;

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
      CharMatcher.inRange('a', 'z').or(CharMatcher.inRange('0', '9'));

  /** The profile of an expression; several alternatives may be separated by commas. */
  public static Profile of(String expression) {
    return new Profile(expression.strip());
  }

  /**
   * Whether the document is not meant for production: it cannot hold there without a profile of
   * development or tests. Production is taken to have all other profiles that are negated, unless
   * the document asks for one that is called production.
   */
  public boolean isDevelopment() {
    return isBeside((name, isNegated) -> isNegated || !isDevelopment(name));
  }

  /** Whether it cannot hold without a profile of development, tests or a rehearsal. */
  public boolean isTrial() {
    return isBeside((name, isNegated) -> isNegated);
  }

  /**
   * Whether it does not hold in production.
   *
   * @param trials what is assumed about profiles of development, tests and rehearsals
   */
  private boolean isBeside(ProfileExpression.Assumption trials) {
    return !holds((name, isNegated) -> isTrial(name) ? trials.holds(name, isNegated) : !isNegated)
        && (!holdsWith(/* production= */ true, trials)
            || holdsWith(/* production= */ false, trials));
  }

  /** Whether it holds where the profiles of production, if any, are the only ones. */
  private boolean holdsWith(boolean production, ProfileExpression.Assumption trials) {
    return holds(
        (name, isNegated) ->
            isTrial(name)
                ? trials.holds(name, isNegated)
                : isNegated != (production && names(name, PRODUCTION)));
  }

  /** Whether it holds where only profiles of production are active, and not only beside it. */
  public boolean isProduction() {
    return !expression.isEmpty()
        && !isTrial()
        && holdsWith(/* production= */ true, (name, isNegated) -> isNegated);
  }

  private boolean holds(ProfileExpression.Assumption assumption) {
    return ProfileExpression.holds(Ascii.toLowerCase(expression), assumption);
  }

  private static boolean isDevelopment(String name) {
    return names(name, DEVELOPMENT);
  }

  private static boolean isTrial(String name) {
    return isDevelopment(name) || names(name, REHEARSAL);
  }

  private static boolean names(String name, ImmutableSet<String> profiles) {
    return Splitter.on(WORD.negate()).splitToStream(name).anyMatch(profiles::contains);
  }

  /** Whether what this document says holds in another one. */
  public boolean includes(Profile other) {
    return expression.isEmpty() || equals(other);
  }
}
