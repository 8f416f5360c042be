package io.github.uncontended.runner.configuration.tree;

import com.google.common.base.CharMatcher;

/**
 * Evaluates an expression of Spring profiles: names, {@code !}, {@code &}, {@code |} and
 * parentheses; commas, semicolons and spaces separate alternatives, too.
 */
final class ProfileExpression {
  private static final CharMatcher SPACE = CharMatcher.whitespace();
  private static final CharMatcher OPERATOR = CharMatcher.anyOf("!&|(),;").or(SPACE);

  /** What is assumed about profiles. */
  interface Assumption {
    /** Whether a profile is active or, negated, is not. */
    boolean holds(String name, boolean isNegated);
  }

  private final String text;
  private final Assumption assumption;
  private int at;

  private ProfileExpression(String text, Assumption assumption) {
    this.text = text;
    this.assumption = assumption;
  }

  /** Whether an expression may be true; an empty one is. */
  static boolean holds(String expression, Assumption assumption) {
    ProfileExpression evaluation = new ProfileExpression(expression, assumption);
    boolean isTrue = false;
    boolean isEmpty = true;
    while (evaluation.skip(",;|&)")) {
      isTrue |= evaluation.alternatives(/* isNegated= */ false);
      isEmpty = false;
    }
    return isTrue || isEmpty;
  }

  private boolean alternatives(boolean isNegated) {
    boolean result = all(isNegated);
    while (skip(",;|") && text.charAt(at) != ')') {
      boolean next = all(isNegated);
      result = isNegated ? result && next : result || next;
    }
    return result;
  }

  private boolean all(boolean isNegated) {
    boolean result = one(isNegated);
    while (skip("") && text.charAt(at) == '&' && skip("&")) {
      boolean next = one(isNegated);
      result = isNegated ? result || next : result && next;
    }
    return result;
  }

  private boolean one(boolean isNegated) {
    boolean negated = isNegated;
    while (skip("") && text.charAt(at) == '!') {
      at++;
      negated = !negated;
    }
    if (at < text.length() && text.charAt(at) == '(') {
      at++;
      boolean inside = alternatives(negated);
      if (at < text.length() && text.charAt(at) == ')') {
        at++;
      }
      return inside;
    }
    int end = OPERATOR.indexIn(text, at);
    String name = text.substring(at, end < 0 ? text.length() : end);
    at += name.length();
    return assumption.holds(name, negated);
  }

  /** Goes past white space and some operators; false at the end of the text. */
  private boolean skip(String operators) {
    while (at < text.length()
        && (SPACE.matches(text.charAt(at)) || operators.indexOf(text.charAt(at)) >= 0)) {
      at++;
    }
    return at < text.length();
  }
}
