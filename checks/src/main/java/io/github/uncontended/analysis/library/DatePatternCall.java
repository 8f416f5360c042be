package io.github.uncontended.analysis.library;

import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Symbols;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * A call of {@code DateTimeFormatter.ofPattern} with a constant, valid pattern.
 *
 * @param pattern the pattern
 * @param locale the constant of {@code Locale} that is the second argument; empty for none
 */
public record DatePatternCall(String pattern, Optional<ExpressionTree> locale) {
  /** The type of the result. */
  public static final String FORMATTER = "java.time.format.DateTimeFormatter";

  /** The name of the method. */
  public static final String NAME = "ofPattern";

  /** The letters of date patterns on JDK 8. */
  private static final String LETTERS = "GuyDMLdQqYwWEecFahKkHmsSAnNVzOXxZp";

  /** The call that a tree is; empty for any other, and for a locale that is no constant. */
  public static Optional<DatePatternCall> of(MethodInvocationTree tree) {
    List<? extends ExpressionTree> arguments = tree.getArguments();
    if (!Expressions.simpleName(tree.getMethodSelect()).equals(NAME)
        || arguments.isEmpty()
        || !ASTHelpers.getSymbol(tree).owner.getQualifiedName().contentEquals(FORMATTER)) {
      return Optional.empty();
    }
    String pattern = ASTHelpers.constValue(arguments.get(0), String.class);
    if (pattern == null
        || !isValid(pattern)
        || (arguments.size() == 2 && !isConstantOfLocale(arguments.get(1)))) {
      return Optional.empty();
    }
    return Optional.of(
        new DatePatternCall(
            pattern, arguments.size() == 2 ? Optional.of(arguments.get(1)) : Optional.empty()));
  }

  /** Why the call may give another formatter later, or none, as a clause; empty if it does not. */
  public Optional<String> doubt() {
    if (locale.isEmpty()) {
      return Optional.of("the default locale changes later");
    }
    return isOfJdk8()
        ? Optional.empty()
        : Optional.of("it runs on an older JDK, which may reject the pattern and then the class");
  }

  /** Whether the pattern means the same on JDK 8 as on later ones. */
  boolean isOfJdk8() {
    return pattern.chars().allMatch(c -> !isLetter(c) || LETTERS.indexOf(c) >= 0);
  }

  /** Whether a character is a letter, which patterns reserve. */
  static boolean isLetter(int c) {
    return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
  }

  private static boolean isValid(String pattern) {
    try {
      DateTimeFormatter unused = DateTimeFormatter.ofPattern(pattern, Locale.ROOT);
      return true;
    } catch (IllegalArgumentException e) {
      return false;
    }
  }

  private static boolean isConstantOfLocale(ExpressionTree expression) {
    return expression instanceof MemberSelectTree select
        && Expressions.simpleName(select.getExpression()).equals("Locale")
        && Symbols.of(select) instanceof VarSymbol constant
        && constant.owner.getQualifiedName().contentEquals("java.util.Locale");
  }
}
