package io.github.uncontended.checks;

import static com.google.errorprone.BugPattern.LinkType.NONE;
import static com.google.errorprone.BugPattern.SeverityLevel.SUGGESTION;
import static com.google.errorprone.BugPattern.SeverityLevel.WARNING;

import com.google.auto.service.AutoService;
import com.google.errorprone.BugPattern;
import com.google.errorprone.BugPattern.StandardTags;
import com.google.errorprone.VisitorState;
import com.google.errorprone.bugpatterns.BugChecker;
import com.google.errorprone.matchers.Description;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import io.github.uncontended.analysis.diagnostics.DiagnosticCode;
import io.github.uncontended.analysis.diagnostics.EagerMessage;
import io.github.uncontended.analysis.diagnostics.EagerMessage.Dialect;
import io.github.uncontended.analysis.diagnostics.OwnChecks;
import io.github.uncontended.analysis.effects.Evaluation;
import io.github.uncontended.analysis.effects.Permission;
import io.github.uncontended.analysis.effects.ProcessStart;
import io.github.uncontended.analysis.library.ApiFact;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.unit.ComponentSetup;
import io.github.uncontended.analysis.unit.Interest;
import io.github.uncontended.analysis.unit.Interest.Kind;
import io.github.uncontended.edit.Fix;
import io.github.uncontended.fixes.Laziness;
import io.github.uncontended.fixes.LazyFallback;
import io.github.uncontended.fixes.MessageTemplate;
import io.github.uncontended.fixes.TemplateObstacle;
import io.github.uncontended.heat.Heat;
import io.github.uncontended.heat.HeatModel;
import io.github.uncontended.heat.Operations.Reach;
import io.github.uncontended.report.ByDefault;
import io.github.uncontended.report.Cost;
import io.github.uncontended.report.Finding;
import io.github.uncontended.report.FixSafety;
import io.github.uncontended.report.Rule;
import io.github.uncontended.report.RuleMetadata;
import java.util.ArrayList;
import java.util.Optional;

/**
 * Flags checks whose message is built before the check can fail: {@code
 * Preconditions.checkArgument(ok, String.format(…))}, {@code Objects.requireNonNull(x, "no " +
 * name())}. Java evaluates arguments first, so that each call that passes formats or concatenates a
 * text that nobody reads. A method of the compilation counts as a check if it has the name of one
 * and uses the message only where it throws.
 *
 * <p>Not flagged: constant messages, and those that only join variables and constants; templates
 * with arguments, and suppliers; tests that are written to fail; code that handles a failure
 * ({@link DiagnosticCode}); cold code; and, without evidence of concurrency, checks that only set
 * up components, in their constructors and lifecycle methods, or that stand beside the start of a
 * process.
 *
 * <p>Guava replaces each {@code %s} of a template by {@code String.valueOf} of an argument, and
 * nothing else ({@code Strings.lenientFormat}).
 */
@AutoService(BugChecker.class)
@BugPattern(
    altNames = Rule.GROUP,
    summary = "The message of a check is built on every call, even when the check passes",
    severity = WARNING,
    linkType = NONE,
    tags = StandardTags.PERFORMANCE)
@RuleMetadata(
    cost = Cost.REPEATED_WORK,
    severities = {SUGGESTION, WARNING},
    fixes = {FixSafety.SAFE, FixSafety.UNSAFE, FixSafety.ADVICE},
    runtimes = "all",
    byDefault = ByDefault.WITH_DECLARATION,
    reach = Reach.OPERATIONS_MOSTLY,
    measuredBy = {
      "cpu java.lang.String#format",
      "cpu java.lang.String#formatted",
      "cpu java.text.MessageFormat#format",
      "alloc java.lang.String#format",
      "alloc java.lang.String#formatted",
      "alloc java.text.MessageFormat#format"
    })
public final class EagerPreconditionMessage extends Rule {
  private static final String TEST_FIRST =
      "Test the condition with if, and build the message where the exception is thrown.";

  private static final Interest INTEREST =
      Interest.in(Kind.CALL, ApiFact.MESSAGE_ON_FAILURE.methodNames());

  @Override
  protected Interest interest(VisitorState state) {
    return INTEREST;
  }

  /** Every such message is this rule's: one that it leaves alone is not worth a report at all. */
  @Override
  protected boolean reports(Tree tree, VisitorState state) {
    return tree instanceof MethodInvocationTree call && EagerMessage.of(call, state).isPresent();
  }

  @Override
  protected Description matchMethodInvocation(MethodInvocationTree tree, VisitorState state) {
    EagerMessage eager = EagerMessage.of(tree, state).orElse(null);
    if (eager == null) {
      return Description.NO_MATCH;
    }
    Heat heat = heat(eager, state);
    if (heat.isCold()
        || (!heat.isMeasured() && DiagnosticCode.handlesFailure(state.getPath(), state))
        || (!heat.isConcurrent()
            && (ComponentSetup.covers(state.getPath(), state)
                || ProcessStart.dwarfs(state.getPath(), state)))) {
      return Description.NO_MATCH;
    }
    Finding.Builder finding =
        finding(tree, state)
            .heat(heat)
            .cost(
                "The message of this "
                    + eager.check().name
                    + " is built on every call, even when the check passes.");
    Optional<MessageTemplate> template = MessageTemplate.of(eager, state);
    if (template.isPresent()) {
      return describe(finding, eager, template.get());
    }
    if (eager.isOwn()) {
      return finding.advice(adviceOnOwn(eager, state)).report();
    }
    Optional<MethodSymbol> lazy = eager.overloadWithSupplier(state);
    return lazy.isPresent()
        ? describeSupplier(finding, eager, state)
        : finding.advice(adviceWithoutFix(eager, state)).report();
  }

  /** The hottest of the check and of the calls in its message, as a profile may show them. */
  private static Heat heat(EagerMessage eager, VisitorState state) {
    Heat heat = HeatModel.of(state);
    ArrayList<TreePath> calls = new ArrayList<>();
    new TreePathScanner<Void, Void>() {
      @Override
      public Void visitMethodInvocation(MethodInvocationTree tree, Void unused) {
        calls.add(getCurrentPath());
        return super.visitMethodInvocation(tree, null);
      }
    }.scan(new TreePath(state.getPath(), eager.message()), null);
    return HeatModel.hottest(calls, state).filter(Heat::isMeasured).orElse(heat);
  }

  private static Description describe(
      Finding.Builder finding, EagerMessage eager, MessageTemplate template) {
    boolean isTemplate = eager.dialect() == Dialect.TEMPLATE;
    String pass =
        (isTemplate
                ? "Pass a template with %s for each argument: "
                : "Pass the format string and its arguments: ")
            + (isTemplate || !template.called().isEmpty()
                ? "only a check that fails builds the message."
                : "only a check that fails formats them.")
            + template.stillCalled();
    return finding
        .advice(pass + consequence(template.keepsBehaviour()))
        .fix(
            template.keepsBehaviour().isGranted() ? FixSafety.SAFE : FixSafety.UNSAFE,
            template.fix())
        .report();
  }

  private static Description describeSupplier(
      Finding.Builder finding, EagerMessage eager, VisitorState state) {
    Optional<String> obstacle = Laziness.obstacle(eager.message(), state);
    if (obstacle.isPresent()) {
      return finding
          .advice(TEST_FIRST + " A lambda for it does not compile here: " + obstacle.get() + ".")
          .report();
    }
    // An argument that fails for null takes part in the check: it fails when the check passes, too.
    Evaluation evaluation = Evaluation.ofArgument(eager.message(), state);
    Permission skip =
        evaluation
            .mayDefer()
            .and(Laziness.keepsNames(eager.message(), state))
            .and(Evaluation.ofArgumentForNull(eager.message(), state).mayDefer());
    Optional<Fix> fix = LazyFallback.asLambda(eager.call(), eager.check().name.toString(), state);
    boolean isRelied =
        switch (evaluation.effect().verdict()) {
          case EFFECT, ALWAYS_THROWS -> true;
          default -> false;
        };
    if (isRelied || fix.isEmpty()) {
      return finding.advice(TEST_FIRST + consequence(skip)).report();
    }
    return finding
        .advice(
            "Pass a lambda that builds the message: only a check that fails calls it."
                + consequence(skip))
        .fix(skip.isGranted() ? FixSafety.SAFE : FixSafety.UNSAFE, fix.get())
        .report();
  }

  private static String adviceWithoutFix(EagerMessage eager, VisitorState state) {
    Optional<MethodInvocationTree> costly = eager.costlyArgument(state);
    if (costly.isPresent()) {
      return TEST_FIRST
          + " A template would still call "
          + Expressions.simpleName(costly.get().getMethodSelect())
          + "() on every call.";
    }
    if (eager.dialect() == Dialect.TEMPLATE) {
      Optional<String> why = TemplateObstacle.of(eager, state);
      if (why.isPresent()) {
        return TEST_FIRST + " No template is offered: " + why.get() + ".";
      }
    }
    return eager.dialect() == Dialect.NONE
        ? TEST_FIRST
        : "Pass a constant template with its arguments where it gives the same text. Otherwise test"
            + " the condition with if, and build the message where the exception is thrown.";
  }

  /** For checks of the compilation itself, which may do more than make a text of a message. */
  private static String adviceOnOwn(EagerMessage eager, VisitorState state) {
    boolean takesSupplier =
        eager
            .overloadWithSupplier(state)
            .filter(lazy -> OwnChecks.useOnFailure(lazy, lazy.params().size() - 1, state))
            .isPresent();
    if (takesSupplier) {
      return "Pass a lambda that builds the message: only a check that fails calls it.";
    }
    return eager.hasOverloadWithArguments(state)
        ? "Pass a template and its arguments where the check makes the same text of them. Otherwise"
            + " test the condition with if, and build the message where the exception is thrown."
        : TEST_FIRST;
  }

  /** What is assumed of the message, or what deferring it would change. */
  private static String consequence(Permission permission) {
    return switch (permission.level()) {
      case PROVEN -> "";
      case ASSUMED -> permission.assumption();
      case NO -> permission.objection("Deferring the message");
    };
  }
}
