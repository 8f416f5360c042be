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
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.CatchTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import io.github.uncontended.analysis.library.ApiFact;
import io.github.uncontended.analysis.persistence.ConnectionChanges;
import io.github.uncontended.analysis.persistence.PooledConnection;
import io.github.uncontended.analysis.persistence.PreparedStatementUse;
import io.github.uncontended.analysis.persistence.PreparingHelper;
import io.github.uncontended.analysis.persistence.StatementCaching;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.Interest;
import io.github.uncontended.analysis.unit.Interest.Kind;
import io.github.uncontended.analysis.values.LoopInvariance;
import io.github.uncontended.edit.Fix;
import io.github.uncontended.fixes.HoistedResource;
import io.github.uncontended.heat.Heat;
import io.github.uncontended.heat.HeatModel;
import io.github.uncontended.heat.Operations.Reach;
import io.github.uncontended.report.ByDefault;
import io.github.uncontended.report.Cost;
import io.github.uncontended.report.Finding;
import io.github.uncontended.report.FixSafety;
import io.github.uncontended.report.Rule;
import io.github.uncontended.report.RuleMetadata;
import java.util.List;
import java.util.Optional;

/**
 * Flags SQL that is prepared again and again: in a loop whose passes all prepare the same SQL on
 * the same connection, and on a hot path whose pool and driver cache no statements. Each time, the
 * driver parses the SQL, and a driver that prepares on the server sends it there and waits for the
 * answer.
 *
 * <p>Not flagged: SQL or connections that may change from pass to pass, or whose properties a pass
 * sets, such as the schema; loops that end with their first success, or that let time pass;
 * statements that are needed after the pass, that replace one which several passes share, that a
 * loop within the pass executes, or that are prepared after a failure; cold code. Outside of loops:
 * SQL that is not constant; connections that are not taken from a {@code DataSource} in the same
 * method; pools and drivers that the compilation does not configure completely.
 */
@AutoService(BugChecker.class)
@BugPattern(
    altNames = Rule.GROUP,
    summary = "The same SQL is prepared again on each pass of a loop, or for each request",
    severity = WARNING,
    linkType = NONE,
    tags = StandardTags.PERFORMANCE)
@RuleMetadata(
    cost = Cost.REPEATED_WORK,
    severities = {SUGGESTION, WARNING},
    fixes = {FixSafety.UNSAFE, FixSafety.ADVICE},
    runtimes = "all",
    byDefault = ByDefault.WITH_EVIDENCE,
    reach = Reach.OPERATIONS_MOSTLY,
    measuredBy = {"cpu *#prepareStatement", "cpu *#prepareCall"})
public final class RepeatedPrepareStatement extends Rule {
  private static final String COST =
      "the driver parses it again, and unless it caches statements, the server does, too, after"
          + " another round trip.";

  private static final String BESIDE_CHANGES =
      "Prepare it once, around the loop, unless the other SQL of a pass changes what it means.";

  private static final Interest INTEREST = Interest.in(Kind.CALL, ApiFact.PREPARES.methodNames());

  @Override
  protected Interest interest(VisitorState state) {
    return INTEREST;
  }

  @Override
  protected Description matchMethodInvocation(MethodInvocationTree tree, VisitorState state) {
    if (tree.getArguments().isEmpty()
        || !(Symbols.of(tree.getMethodSelect()) instanceof MethodSymbol method)
        || !ApiFact.PREPARES.isInherited(method)) {
      return Description.NO_MATCH;
    }
    List<TreePath> loops = HeatModel.repeatingLoops(state.getPath(), state);
    if (loops.isEmpty()) {
      return isRepeatedByCaller(state) ? matchHelper(tree, state) : matchRequest(tree, state);
    }
    TreePath loop = null;
    for (TreePath around : loops) {
      if (!isInvariant(tree, around, state)
          || (loop != null && ConnectionChanges.mayComeFromSql(tree, around, state))) {
        break;
      }
      loop = around;
    }
    return loop == null ? Description.NO_MATCH : matchLoop(tree, loops.get(0), loop, state);
  }

  /** Whether a loop calls the method around, with the same connection on each pass. */
  private static boolean isRepeatedByCaller(VisitorState state) {
    return PreparingHelper.calls(state.getPath(), state).stream()
        .anyMatch(
            call ->
                HeatModel.repeatingLoops(call.path(), state).stream()
                        .limit(1)
                        .anyMatch(loop -> isRepeated(call, loop, state))
                    && !heat(call.path(), state).isCold());
  }

  private static boolean isRepeated(PreparingHelper.Call call, TreePath loop, VisitorState state) {
    return LoopInvariance.isInvariant(call.connection(), loop, state)
        && !Expressions.contains(loop.getLeaf(), RepeatedPrepareStatement::pauses);
  }

  /** The heat of a loop: one that a timer runs pays for each pass as any other does. */
  private static Heat heat(TreePath path, VisitorState state) {
    Heat heat = HeatModel.of(path, state);
    return heat.onTimer() ? Heat.UNKNOWN : heat;
  }

  private Description matchHelper(MethodInvocationTree tree, VisitorState state) {
    Heat heat = heat(state.getPath(), state);
    return heat.isCold()
        ? Description.NO_MATCH
        : finding(tree, state)
            .heat(heat)
            .cost(
                "A loop calls this method, and each pass prepares the same SQL on the same"
                    + " connection: "
                    + COST)
            .advice(
                "Prepare it once, around the loop, and pass the statement instead of the"
                    + " connection.")
            .report();
  }

  private static boolean isInvariant(MethodInvocationTree tree, TreePath loop, VisitorState state) {
    return LoopInvariance.isInvariant(ASTHelpers.getReceiver(tree), loop, state)
        && tree.getArguments().stream()
            .allMatch(argument -> LoopInvariance.isInvariant(argument, loop, state))
        && !ConnectionChanges.setState(tree, loop, state);
  }

  /**
   * A statement that is prepared in a loop.
   *
   * @param inner the innermost loop around it
   * @param outer the outermost loop all of whose passes prepare the same
   */
  private Description matchLoop(
      MethodInvocationTree tree, TreePath inner, TreePath outer, VisitorState state) {
    Optional<PreparedStatementUse> use = PreparedStatementUse.of(state.getPath(), outer, state);
    if (use.isEmpty() || Expressions.contains(inner.getLeaf(), RepeatedPrepareStatement::pauses)) {
      return Description.NO_MATCH;
    }
    Heat heat = heat(state.getPath(), state);
    if (heat.isCold()) {
      return Description.NO_MATCH;
    }
    Finding.Builder finding =
        finding(tree, state)
            .heat(heat)
            .cost("Each pass of this loop prepares the same SQL on the same connection: " + COST);
    if (ConnectionChanges.mayComeFromSql(tree, outer, state)) {
      return finding.advice(BESIDE_CHANGES).report();
    }
    Optional<Fix> fix =
        use.get()
            .declaration()
            .filter(
                it -> use.get().resource() && !(outer.getLeaf() instanceof LambdaExpressionTree))
            .flatMap(it -> HoistedResource.of(it, outer, state));
    fix.ifPresent(it -> finding.fix(FixSafety.UNSAFE, it));
    String assumption = fix.isPresent() ? HoistedResource.ASSUMPTION : "";
    return finding.advice(advice(use.get(), tree, inner, state) + assumption).report();
  }

  private static String advice(
      PreparedStatementUse use, MethodInvocationTree prepare, TreePath loop, VisitorState state) {
    if (use.user().isPresent()) {
      return "Prepare it once, around the loop, and close it there instead of in "
          + use.user().get()
          + "().";
    }
    return use.isBatchable(prepare.getArguments().get(0), state) && isAlone(prepare, loop)
        ? "Prepare it once, around the loop. Since nothing reads a result of its updates,"
            + " addBatch() in the loop and executeBatch() after it also save the round trips of"
            + " executing."
        : "Prepare it once, around the loop, and set its parameters on each pass.";
  }

  /**
   * Whether a loop has no other statement, whose order a batch would change, and handles no failure
   * of a single pass.
   */
  private static boolean isAlone(MethodInvocationTree prepare, TreePath loop) {
    return !Expressions.contains(
        loop.getLeaf(),
        part ->
            part instanceof CatchTree
                || (part != prepare
                    && part instanceof MethodInvocationTree call
                    && Symbols.of(call.getMethodSelect()) instanceof MethodSymbol method
                    && ApiFact.PREPARES.isInherited(method)));
  }

  private static boolean pauses(Tree part) {
    return part instanceof MethodInvocationTree call
        && ApiFact.PAUSES.isMethodName(Expressions.simpleName(call.getMethodSelect()))
        && Symbols.of(call.getMethodSelect()) instanceof MethodSymbol method
        && ApiFact.PAUSES.isInherited(method);
  }

  /** A statement that each request prepares, where neither the pool nor the driver caches it. */
  private Description matchRequest(MethodInvocationTree tree, VisitorState state) {
    if (ASTHelpers.constValue(tree.getArguments().get(0), String.class) == null) {
      return Description.NO_MATCH;
    }
    Heat heat = HeatModel.of(state);
    if (!heat.isConcurrent() || !PooledConnection.is(ASTHelpers.getReceiver(tree), state)) {
      return Description.NO_MATCH;
    }
    StatementCaching caching = StatementCaching.of(state);
    return caching
        .missing()
        .map(
            driver ->
                finding(tree, state)
                    .heat(heat)
                    .cost("Each call prepares the same SQL anew: " + caching.why(driver))
                    .advice(driver.advice())
                    .report())
        .orElse(Description.NO_MATCH);
  }
}
