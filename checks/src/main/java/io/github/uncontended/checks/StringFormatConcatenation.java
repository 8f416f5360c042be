package io.github.uncontended.checks;

import static com.google.errorprone.BugPattern.LinkType.NONE;
import static com.google.errorprone.BugPattern.SeverityLevel.SUGGESTION;
import static com.google.errorprone.BugPattern.SeverityLevel.WARNING;

import com.google.auto.service.AutoService;
import com.google.errorprone.BugPattern;
import com.google.errorprone.BugPattern.StandardTags;
import com.google.errorprone.VisitorState;
import com.google.errorprone.bugpatterns.BugChecker;
import com.google.errorprone.bugpatterns.BugChecker.MethodInvocationTreeMatcher;
import com.google.errorprone.matchers.Description;
import com.google.errorprone.suppliers.Supplier;
import com.google.errorprone.util.ASTHelpers;
import com.google.errorprone.util.FindIdentifiers;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import com.sun.tools.javac.code.Kinds.KindSelector;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.TypeTag;
import io.github.uncontended.analysis.DiagnosticPhrases;
import io.github.uncontended.analysis.DiagnosticText;
import io.github.uncontended.analysis.EvaluationOrder;
import io.github.uncontended.analysis.EvaluationOrder.Difference;
import io.github.uncontended.analysis.FormatCall;
import io.github.uncontended.analysis.FormatString.Argument;
import io.github.uncontended.analysis.FormatString.LineEnd;
import io.github.uncontended.analysis.FormatString.Part;
import io.github.uncontended.analysis.FormatString.Text;
import io.github.uncontended.analysis.PossibleValues;
import io.github.uncontended.analysis.Stability;
import io.github.uncontended.fixes.Concatenation;
import io.github.uncontended.fixes.Source;
import io.github.uncontended.heat.Heat;
import io.github.uncontended.heat.HeatModel;
import io.github.uncontended.report.Finding;
import io.github.uncontended.report.Fix;
import io.github.uncontended.report.FixSafety;
import io.github.uncontended.report.Rule;
import io.github.uncontended.report.Traits;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;

/**
 * Flags {@code String.format} and {@code formatted} where {@code +} says the same: each call makes
 * a {@link java.util.Formatter}, parses the pattern again and boxes the arguments into an array.
 *
 * <p>Not flagged: cold places, constructors of what is closed (a client is built once), unless they
 * are hot, and text that only tells of a failure, by what it says or where it goes, or goes to a
 * log; formats with flags, widths, precisions or conversions other than {@code %s %d %b %c %n},
 * those that are not constant, that miss arguments, or that hold no conversion; arguments passed as
 * an array; arguments that are {@link java.util.Formattable}, and those for which the conversion
 * throws or prints something else than {@code +}.
 *
 * <p>{@code %d} prints the digits of the locale, {@code %s} leaves a {@code Formattable} to itself,
 * and {@code %b} prints null as false ({@code java.util.Formatter}).
 */
@AutoService(BugChecker.class)
@BugPattern(
    summary = "A format string is parsed on every call to do what + does",
    severity = SUGGESTION,
    linkType = NONE,
    tags = StandardTags.PERFORMANCE)
@Traits(
    severities = {SUGGESTION, WARNING},
    fixes = {FixSafety.SAFE, FixSafety.UNSAFE, FixSafety.ADVICE},
    runtimes = "all",
    measuredBy = {
      "cpu java.lang.String#format",
      "cpu java.lang.String#formatted",
      "alloc java.lang.String#format",
      "alloc java.lang.String#formatted"
    })
public final class StringFormatConcatenation extends Rule implements MethodInvocationTreeMatcher {
  private static final Supplier<Type> FORMATTABLE =
      VisitorState.memoize(state -> state.getTypeFromString("java.util.Formattable"));

  /** A constant of 65,535 bytes is too long for a class file; a character takes up to three. */
  private static final int MAX_CONSTANT = 65_535 / 3;

  private static final String NO_RISK = "";
  private static final String OTHER_DIGITS =
      "numbers need no digits of the locale (%d prints those of ar-EG or fa-IR, + prints 0 to 9)";
  private static final String MAY_BE_FORMATTABLE =
      "no argument is a java.util.Formattable (%s calls its formatTo, + its toString)";
  private static final String MAY_BE_NULL = "no Boolean is null (%b prints false, + prints null)";
  private static final String OTHER_ORDER =
      "no argument's value depends on when another is evaluated";

  /**
   * A call that the rule is about.
   *
   * @param risks what must hold for {@code +} to print the same; empty for nothing
   * @param order what another order of evaluation may change
   */
  private record Match(FormatCall call, Set<String> risks, Difference order, Heat heat) {}

  @Override
  public Description matchMethodInvocation(MethodInvocationTree tree, VisitorState state) {
    Match match = match(tree, state).orElse(null);
    if (match == null) {
      return Description.NO_MATCH;
    }
    FormatCall call = match.call();
    Finding.Builder finding =
        finding(tree, state)
            .cost(
                "String."
                    + call.method()
                    + " makes a Formatter and parses its format on every call: four to nine times"
                    + " the time of + and six times its garbage.")
            .heat(match.heat())
            .severity(match.heat().isRepeated() ? WARNING : SUGGESTION);

    Optional<String> obstacle = obstacle(match, tree, state);
    if (obstacle.isPresent()) {
      return finding.advice(obstacle.get()).report();
    }
    String joined = concatenation(call, state).replacing(state.getPath());
    Fix fix = Fix.builder().replace(tree, joined, state).build();
    return match.risks().isEmpty()
        ? finding
            .advice("Join the pieces with +: the text is the same.")
            .fix(FixSafety.SAFE, fix)
            .report()
        : finding
            .advice("Join the pieces with + where " + String.join(", and ", match.risks()) + ".")
            .fix(FixSafety.UNSAFE, fix)
            .report();
  }

  private static Optional<Match> match(MethodInvocationTree tree, VisitorState state) {
    FormatCall call = FormatCall.of(tree, state).orElse(null);
    if (call == null || call.parts().stream().allMatch(Text.class::isInstance)) {
      return Optional.empty();
    }
    Set<String> risks = risks(call, state).orElse(null);
    if (risks == null
        || DiagnosticPhrases.tellOfFailure(call.constant())
        || DiagnosticText.isAt(state.getPath(), state)) {
      return Optional.empty();
    }
    Heat heat = HeatModel.of(state);
    if (heat.isCold() || (!heat.isRepeated() && opensResource(state))) {
      return Optional.empty();
    }
    Difference order = differenceInOrder(call, state);
    if (order != Difference.NONE) {
      risks.add(OTHER_ORDER);
    }
    return Optional.of(new Match(call, risks, order, heat));
  }

  /** Whether the place is in the constructor of what lives until it is closed: a client, a pool. */
  private static boolean opensResource(VisitorState state) {
    MethodTree method = ASTHelpers.findEnclosingMethod(state);
    return method != null
        && ASTHelpers.getSymbol(method).isConstructor()
        && ASTHelpers.isSubtype(
            ASTHelpers.getSymbol(method).owner.type, state.getSymtab().autoCloseableType, state);
  }

  /** What must hold for {@code +} to print the same; empty where it does not, whatever holds. */
  private static Optional<Set<String>> risks(FormatCall call, VisitorState state) {
    Set<String> risks = new LinkedHashSet<>();
    for (Part part : call.parts()) {
      if (part instanceof Argument argument) {
        ExpressionTree value = call.arguments().get(argument.index());
        Optional<String> risk =
            switch (argument.conversion()) {
              case 's' -> riskOfText(value, state);
              case 'd' -> riskOfNumber(value, call, state);
              case 'b' -> riskOfBoolean(value, state);
              default -> riskOfCharacter(value, state);
            };
        if (risk.isEmpty()) {
          return Optional.empty();
        }
        risks.add(risk.get());
      }
    }
    risks.remove(NO_RISK);
    return Optional.of(risks);
  }

  private static Optional<String> riskOfText(ExpressionTree value, VisitorState state) {
    if (PossibleValues.allHave(value, type -> Stability.cannotBeFormattable(type, state))) {
      return Optional.of(NO_RISK);
    }
    return PossibleValues.someHave(value, type -> isFormattable(type, state))
        ? Optional.empty()
        : Optional.of(MAY_BE_FORMATTABLE);
  }

  private static boolean isFormattable(Type type, VisitorState state) {
    return !type.hasTag(TypeTag.BOT) && ASTHelpers.isSubtype(type, FORMATTABLE.get(state), state);
  }

  private static Optional<String> riskOfNumber(
      ExpressionTree value, FormatCall call, VisitorState state) {
    if (!PossibleValues.allHave(value, type -> isIntegral(type, state))) {
      return Optional.empty();
    }
    return Optional.of(call.printsAsciiDigits() ? NO_RISK : OTHER_DIGITS);
  }

  private static boolean isIntegral(Type type, VisitorState state) {
    return switch (state.getTypes().unboxedTypeOrType(type).getTag()) {
      case BYTE, SHORT, INT, LONG, BOT -> true;
      // By name: a compilation that never names the class has not loaded it.
      default -> type.tsym.getQualifiedName().contentEquals("java.math.BigInteger");
    };
  }

  private static Optional<String> riskOfBoolean(ExpressionTree value, VisitorState state) {
    if (PossibleValues.allHave(value, type -> type.hasTag(TypeTag.BOOLEAN))) {
      return Optional.of(NO_RISK);
    }
    return PossibleValues.allHave(value, type -> unboxesTo(TypeTag.BOOLEAN, type, state))
        ? Optional.of(MAY_BE_NULL)
        : Optional.empty();
  }

  private static Optional<String> riskOfCharacter(ExpressionTree value, VisitorState state) {
    return PossibleValues.allHave(
            value, type -> type.hasTag(TypeTag.BOT) || unboxesTo(TypeTag.CHAR, type, state))
        ? Optional.of(NO_RISK)
        : Optional.empty();
  }

  private static boolean unboxesTo(TypeTag tag, Type type, VisitorState state) {
    return state.getTypes().unboxedTypeOrType(type).hasTag(tag);
  }

  /** Advice that says why there is no edit; empty where there can be one. */
  private static Optional<String> obstacle(
      Match match, MethodInvocationTree tree, VisitorState state) {
    FormatCall call = match.call();
    if (isStatement(state)) {
      return Optional.of("Nothing uses the text: remove the call.");
    }
    if (!Source.hasPosition(tree, state)
        || !call.arguments().stream().allMatch(it -> Source.hasPosition(it, state))) {
      return Optional.of("Join the pieces with +.");
    }
    if (losesComment(call, tree, state)) {
      return Optional.of("Join the pieces with +; an edit would lose the comment in the call.");
    }
    String constant = call.constant();
    int lineEnd = constant.indexOf('\n');
    if (lineEnd >= 0
        && lineEnd < constant.length() - 1
        && Source.of(call.format(), state).contains("\"\"\"")) {
      return Optional.of("Join the lines with +, or keep them as a template that is parsed once.");
    }
    if (call.arguments().stream().anyMatch(it -> PossibleValues.dependOnTarget(it, state))) {
      return Optional.of(
          "Keep the value of the conditional in a variable, which gives it its type, and join the"
              + " pieces with +.");
    }
    if (match.order() == Difference.LIKELY) {
      return Optional.of(
          "Evaluate the arguments into variables in the order of the call, and join the pieces"
              + " with +.");
    }
    return constantLength(call) > MAX_CONSTANT
        ? Optional.of("Join the pieces with +, in constants short enough for a class file.")
        : Optional.empty();
  }

  /** Whether the call stands where only a statement may: a concatenation is none. */
  private static boolean isStatement(VisitorState state) {
    Tree parent = state.getPath().getParentPath().getLeaf();
    if (parent instanceof LambdaExpressionTree lambda) {
      Type function = ASTHelpers.getType(lambda);
      return function == null
          || state.getTypes().findDescriptorType(function).getReturnType().hasTag(TypeTag.VOID);
    }
    return parent instanceof ExpressionStatementTree;
  }

  private static boolean losesComment(
      FormatCall call, MethodInvocationTree tree, VisitorState state) {
    int from = Source.start(tree);
    for (int i = 0; i < call.arguments().size(); i++) {
      if (call.printed().contains(i)) {
        ExpressionTree argument = call.arguments().get(i);
        if (Source.hasComment(from, Source.start(argument), state)) {
          return true;
        }
        from = state.getEndPosition(argument);
      }
    }
    return Source.hasComment(from, state.getEndPosition(tree), state);
  }

  private static Difference differenceInOrder(FormatCall call, VisitorState state) {
    Difference worst = EvaluationOrder.inConcatenation(call.arguments(), call.printed(), state);
    for (ExpressionTree dropped : call.dropped()) {
      Difference difference = EvaluationOrder.ofDropping(dropped, state);
      worst = difference.compareTo(worst) > 0 ? difference : worst;
    }
    return worst;
  }

  private static int constantLength(FormatCall call) {
    int length = call.constant().length();
    for (ExpressionTree argument : call.arguments()) {
      String constant = ASTHelpers.constValue(argument, String.class);
      length += constant == null ? 0 : constant.length();
    }
    return length;
  }

  private static Concatenation concatenation(FormatCall call, VisitorState state) {
    Concatenation concatenation = new Concatenation(state);
    for (Part part : call.parts()) {
      if (part instanceof Text text) {
        concatenation.add(text.value(), Source.of(call.format(), state));
      } else if (part instanceof LineEnd) {
        concatenation.addString(systemHere(state) + ".lineSeparator()");
      } else {
        ExpressionTree argument = call.arguments().get(((Argument) part).index());
        TreePath path = new TreePath(state.getPath(), argument);
        Optional<Concatenation> inner = safeConcatenation(path, state);
        if (inner.isPresent()) {
          concatenation.addAll(inner.get());
        } else {
          concatenation.add(argument, withoutFormats(path, state));
        }
      }
    }
    return concatenation;
  }

  /**
   * What the SAFE fix of a format call joins. An edit replaces the calls within its arguments, too,
   * since their own fixes would overlap with it.
   */
  private static Optional<Concatenation> safeConcatenation(TreePath path, VisitorState state) {
    if (!(path.getLeaf() instanceof MethodInvocationTree tree)) {
      return Optional.empty();
    }
    VisitorState there = state.withPath(path);
    return match(tree, there)
        .filter(match -> match.risks().isEmpty())
        .filter(match -> obstacle(match, tree, there).isEmpty())
        .map(match -> concatenation(match.call(), there));
  }

  /** The source of an expression, with concatenations in place of the format calls in it. */
  private static String withoutFormats(TreePath expression, VisitorState state) {
    Fix.Builder edits = Fix.builder();
    new TreePathScanner<Void, Void>() {
      @Override
      public Void visitMethodInvocation(MethodInvocationTree tree, Void unused) {
        Optional<Concatenation> inner = safeConcatenation(getCurrentPath(), state);
        if (inner.isEmpty()) {
          return super.visitMethodInvocation(tree, null);
        }
        edits.replace(tree, inner.get().replacing(getCurrentPath()), state);
        return null;
      }

      @Override
      public Void visitClass(ClassTree tree, Void unused) {
        // Its members may suppress the rule.
        return null;
      }
    }.scan(expression, null);
    return Source.of(expression.getLeaf(), edits.build(), state);
  }

  /** The name of {@link System} at the place, where another class or a variable may hide it. */
  private static String systemHere(VisitorState state) {
    Symbol found = FindIdentifiers.findIdent("System", state, KindSelector.VAL_TYP);
    return found != null && found.getQualifiedName().contentEquals("java.lang.System")
        ? "System"
        : "java.lang.System";
  }
}
