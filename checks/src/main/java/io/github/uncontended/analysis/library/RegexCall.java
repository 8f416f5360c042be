package io.github.uncontended.analysis.library;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import io.github.uncontended.analysis.syntax.Expressions;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * A call that compiles a regular expression.
 *
 * @param kind which of them
 * @param regex the argument that is the expression
 */
public record RegexCall(Kind kind, ExpressionTree regex) {
  private static final ImmutableMap<String, Kind> OF_PATTERN =
      ImmutableMap.of("compile", Kind.COMPILE, "matches", Kind.PATTERN_MATCHES);
  private static final ImmutableMap<String, Kind> OF_STRING =
      ImmutableMap.of(
          "matches", Kind.MATCHES,
          "replaceAll", Kind.REPLACE_ALL,
          "replaceFirst", Kind.REPLACE_FIRST,
          "split", Kind.SPLIT);

  /** The names of the methods. */
  public static final ImmutableSet<String> NAMES =
      ImmutableSet.<String>builder().addAll(OF_PATTERN.keySet()).addAll(OF_STRING.keySet()).build();

  private static final String META = ".$|()[{^?*+\\";

  /** The calls. */
  public enum Kind {
    /** {@code Pattern.compile}. */
    COMPILE,
    /** {@code Pattern.matches}. */
    PATTERN_MATCHES,
    /** {@code String.matches}. */
    MATCHES,
    /** {@code String.replaceAll}. */
    REPLACE_ALL,
    /** {@code String.replaceFirst}. */
    REPLACE_FIRST,
    /** {@code String.split}. */
    SPLIT
  }

  /** The call that a tree is; empty for any other. */
  public static Optional<RegexCall> of(MethodInvocationTree tree) {
    String name = Expressions.simpleName(tree.getMethodSelect());
    if (tree.getArguments().isEmpty() || !NAMES.contains(name)) {
      return Optional.empty();
    }
    MethodSymbol method = ASTHelpers.getSymbol(tree);
    Kind kind =
        switch (KnownTypes.nameOf(method.owner.type)) {
          case "java.util.regex.Pattern" -> method.isStatic() ? OF_PATTERN.get(name) : null;
          case "java.lang.String" -> OF_STRING.get(name);
          default -> null;
        };
    return kind == null
        ? Optional.empty()
        : Optional.of(new RegexCall(kind, tree.getArguments().get(0)));
  }

  /**
   * Whether the call compiles an expression: {@code String.split} splits at a single character
   * without (see its source).
   */
  public boolean compiles(String expression) {
    if (kind != Kind.SPLIT) {
      return true;
    }
    boolean plain =
        (expression.length() == 1 && META.indexOf(expression.charAt(0)) < 0)
            || (expression.length() == 2
                && expression.charAt(0) == '\\'
                && !isAsciiLetterOrDigit(expression.charAt(1)));
    return !plain || Character.isSurrogate(expression.charAt(expression.length() - 1));
  }

  /** Whether the call compiles each of some expressions, all of which {@code Pattern} accepts. */
  public boolean compilesEach(Set<String> expressions) {
    return expressions.stream().allMatch(it -> compiles(it) && isValid(it, /* flags= */ 0));
  }

  /** The only text that an expression matches, character by character; empty if it has others. */
  public static Optional<String> literal(String expression) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < expression.length(); i++) {
      char c = expression.charAt(i);
      boolean isEscaped = c == '\\' && i + 1 < expression.length();
      if (isEscaped) {
        i++;
        c = expression.charAt(i);
      }
      if (c < ' ' || c >= 127 || (isEscaped ? isAsciiLetterOrDigit(c) : META.indexOf(c) >= 0)) {
        return Optional.empty();
      }
      text.append(c);
    }
    return text.length() == 0 ? Optional.empty() : Optional.of(text.toString());
  }

  /** The text that a replacement stands for; empty if it refers to groups or is malformed. */
  public static Optional<String> literalReplacement(String replacement) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < replacement.length(); i++) {
      boolean isEscape = replacement.charAt(i) == '\\';
      i += isEscape ? 1 : 0;
      if (i == replacement.length() || (!isEscape && replacement.charAt(i) == '$')) {
        return Optional.empty();
      }
      text.append(replacement.charAt(i));
    }
    return Optional.of(text.toString());
  }

  /** Whether an expression means the same on JDK 8 as on later ones. */
  public static boolean isOfJdk8(String expression) {
    return List.of("\\N", "\\X", "\\b{").stream().noneMatch(expression::contains);
  }

  /** Whether {@code Pattern} accepts an expression. */
  public static boolean isValid(String expression, int flags) {
    try {
      Pattern unused = Pattern.compile(expression, flags);
      return true;
    } catch (IllegalArgumentException e) {
      return false;
    }
  }

  private static boolean isAsciiLetterOrDigit(char c) {
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
  }
}
