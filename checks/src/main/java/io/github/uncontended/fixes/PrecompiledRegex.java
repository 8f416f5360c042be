package io.github.uncontended.fixes;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.util.TreePath;
import io.github.uncontended.analysis.library.EffectiveRuntime;
import io.github.uncontended.analysis.library.RegexCall;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Source;
import io.github.uncontended.analysis.values.Stability;
import io.github.uncontended.edit.Fix;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;

/**
 * Compiles the regular expression of a call once, in a constant.
 *
 * <p>A pattern is immutable, so that only its identity can tell one from another: the fix is safe
 * where nothing but methods of the pattern are called on it.
 */
public final class PrecompiledRegex {
  private static final String PATTERN = "java.util.regex.Pattern";

  /** The flags of {@code Pattern}, by bit. */
  private static final ImmutableList<String> FLAGS =
      ImmutableList.of(
          "UNIX_LINES",
          "CASE_INSENSITIVE",
          "COMMENTS",
          "MULTILINE",
          "LITERAL",
          "DOTALL",
          "UNICODE_CASE",
          "CANON_EQ",
          "UNICODE_CHARACTER_CLASS");

  private static final int JDK_WITH_FAST_REPLACE = 9;

  private PrecompiledRegex() {}

  /**
   * Compiles the constant expression of a call once.
   *
   * @param flags as {@code Pattern.compile} takes them
   */
  public static Optional<Precompiled.Hoisted> regex(
      TreePath site, RegexCall regex, int flags, VisitorState state) {
    MethodInvocationTree call = (MethodInvocationTree) site.getLeaf();
    Optional<Precompiled.Hoisted> literal = literal(call, regex, state);
    if (literal.isPresent()) {
      return literal;
    }
    String expression = ASTHelpers.constValue(regex.regex(), String.class);
    List<? extends ExpressionTree> arguments = call.getArguments();
    ExpressionTree input =
        switch (regex.kind()) {
          case COMPILE -> null;
          case PATTERN_MATCHES -> arguments.get(1);
          default -> ASTHelpers.getReceiver(call);
        };
    boolean replaces =
        regex.kind() == RegexCall.Kind.REPLACE_ALL || regex.kind() == RegexCall.Kind.REPLACE_FIRST;
    if ((input == null) != (regex.kind() == RegexCall.Kind.COMPILE)
        || (input != null && Expressions.isSuper(input))
        || (replaces && Expressions.isNull(arguments.get(1)))
        || Precompiled.isInArray(site)
        || hasCommentBetween(call, input, state)) {
      return Optional.empty();
    }
    Fix.Builder fix = Fix.builder();
    String written = Precompiled.written(regex.regex(), site, state);
    Optional<String> constant =
        Precompiled.constant(
            site,
            PATTERN,
            type -> type + ".compile(" + written + flags(flags, type) + ")",
            Precompiled.nameFor(site, regex.regex(), use(regex.kind()), "PATTERN", state),
            fix,
            state);
    if (constant.isEmpty()) {
      return Optional.empty();
    }
    String name = constant.get();
    String text = input == null ? "" : Source.of(ASTHelpers.stripParentheses(input), state);
    // Each call of a chain stays on its line.
    String dot = input == null ? "." : dot(call, state);
    String rest = arguments.size() > 1 ? Source.of(arguments.get(1), state) : "";
    fix.replace(
        call,
        switch (regex.kind()) {
          case COMPILE -> name;
          case MATCHES, PATTERN_MATCHES -> name + ".matcher(" + text + ")" + dot + "matches()";
          case REPLACE_ALL -> name + ".matcher(" + text + ")" + dot + "replaceAll(" + rest + ")";
          case REPLACE_FIRST ->
              name + ".matcher(" + text + ")" + dot + "replaceFirst(" + rest + ")";
          case SPLIT -> name + ".split(" + text + (rest.isEmpty() ? "" : ", " + rest) + ")";
        },
        state);
    Optional<String> doubt = Optional.empty();
    if (!RegexCall.isOfJdk8(expression)
        && EffectiveRuntime.feature(state) < JDK_WITH_FAST_REPLACE) {
      doubt = Optional.of("it runs on JDK 8, which may reject the expression and then the class");
    } else if (regex.kind() == RegexCall.Kind.COMPILE) {
      doubt =
          Precompiled.isOnlyCalled(site, state)
              ? Optional.empty()
              : Optional.of(Precompiled.IDENTITY);
    } else if (replaces && !isInert(arguments.get(1), state)) {
      doubt =
          Optional.of("it matters that a text that is null fails before the replacement is built");
    }
    return Optional.of(new Precompiled.Hoisted(fix.build(), doubt));
  }

  /** The dot of a call on a receiver, with the line break before it. */
  private static String dot(MethodInvocationTree call, VisitorState state) {
    ExpressionTree receiver = ASTHelpers.getReceiver(call);
    OptionalInt name =
        call.getMethodSelect() instanceof MemberSelectTree select
            ? Source.nameStart(select, state)
            : OptionalInt.empty();
    return !ASTHelpers.getSymbol(call).isStatic() && receiver != null && name.isPresent()
        ? Source.of(state.getEndPosition(receiver), name.getAsInt(), state)
        : ".";
  }

  private static String use(RegexCall.Kind kind) {
    return switch (kind) {
      case COMPILE -> "";
      case PATTERN_MATCHES, MATCHES -> "match";
      case REPLACE_ALL, REPLACE_FIRST -> "replace";
      case SPLIT -> "split";
    };
  }

  /** {@code replace} for a {@code replaceAll} of plain text by plain text. */
  private static Optional<Precompiled.Hoisted> literal(
      MethodInvocationTree call, RegexCall regex, VisitorState state) {
    if (regex.kind() != RegexCall.Kind.REPLACE_ALL
        || !isLiteralReplacement(call, state)
        || !(call.getMethodSelect() instanceof MemberSelectTree select)) {
      return Optional.empty();
    }
    OptionalInt start = Source.nameStart(select, state);
    if (start.isEmpty()) {
      return Optional.empty();
    }
    Fix.Builder fix =
        Fix.builder().replace(start.getAsInt(), state.getEndPosition(select), "replace");
    unescape(fix, call.getArguments().get(0), RegexCall::literal, state);
    unescape(fix, call.getArguments().get(1), RegexCall::literalReplacement, state);
    return Optional.of(new Precompiled.Hoisted(fix.build(), Optional.empty()));
  }

  private static void unescape(
      Fix.Builder fix,
      ExpressionTree argument,
      Function<String, Optional<String>> meaning,
      VisitorState state) {
    String written = ASTHelpers.constValue(argument, String.class);
    meaning
        .apply(written)
        .filter(text -> !text.equals(written))
        .ifPresent(text -> fix.replace(argument, state.getConstantExpression(text), state));
  }

  /** Whether an argument stands for plain text, and is that text or can be replaced by it. */
  private static boolean isLiteral(
      ExpressionTree argument, Function<String, Optional<String>> meaning) {
    String written = ASTHelpers.constValue(argument, String.class);
    return written != null
        && meaning
            .apply(written)
            .filter(text -> text.equals(written) || argument instanceof LiteralTree)
            .isPresent();
  }

  /** Whether {@code String.replace} does what a {@code replaceAll} does, without a pattern. */
  public static boolean isLiteralReplacement(MethodInvocationTree call, VisitorState state) {
    return Expressions.simpleName(call.getMethodSelect()).equals("replaceAll")
        && EffectiveRuntime.feature(state) >= JDK_WITH_FAST_REPLACE
        && call.getArguments().size() == 2
        && isLiteral(call.getArguments().get(0), RegexCall::literal)
        && isLiteral(call.getArguments().get(1), RegexCall::literalReplacement);
  }

  /** Whether a replacement may be evaluated after the input was found to be null, or not at all. */
  private static boolean isInert(ExpressionTree replacement, VisitorState state) {
    return ASTHelpers.constValue(replacement) != null || Stability.isStable(replacement, state);
  }

  private static boolean hasCommentBetween(
      MethodInvocationTree call, ExpressionTree input, VisitorState state) {
    List<? extends ExpressionTree> arguments = call.getArguments();
    int start =
        input != null && input == ASTHelpers.getReceiver(call)
            ? state.getEndPosition(input)
            : Source.start(call);
    int last = arguments.size() > 1 ? Source.start(arguments.get(1)) : state.getEndPosition(call);
    return Source.hasComment(start, last, state);
  }

  private static String flags(int flags, String type) {
    StringBuilder text = new StringBuilder();
    for (int bit = 0; bit < FLAGS.size(); bit++) {
      if ((flags & (1 << bit)) != 0) {
        text.append(text.length() == 0 ? ", " : " | ").append(type).append('.');
        text.append(FLAGS.get(bit));
      }
    }
    return text.toString();
  }
}
