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
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import io.github.uncontended.analysis.caching.PendingWork;
import io.github.uncontended.analysis.caching.PrecedingLookups;
import io.github.uncontended.analysis.caching.Registration;
import io.github.uncontended.analysis.caching.UniqueKeys;
import io.github.uncontended.analysis.collections.ConcurrentMaps;
import io.github.uncontended.analysis.library.ApiFact;
import io.github.uncontended.analysis.library.EffectiveRuntime;
import io.github.uncontended.analysis.monitors.OwnLock;
import io.github.uncontended.analysis.sharing.HeldLocks;
import io.github.uncontended.analysis.sharing.ThreadConfinement;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.Interest;
import io.github.uncontended.analysis.unit.Interest.Kind;
import io.github.uncontended.analysis.values.NullResults;
import io.github.uncontended.fixes.GetFirst;
import io.github.uncontended.heat.Heat;
import io.github.uncontended.heat.HeatModel;
import io.github.uncontended.heat.LockOwner;
import io.github.uncontended.heat.Operations.Reach;
import io.github.uncontended.report.ByDefault;
import io.github.uncontended.report.Cost;
import io.github.uncontended.report.Finding;
import io.github.uncontended.report.FixSafety;
import io.github.uncontended.report.Rule;
import io.github.uncontended.report.RuleMetadata;

/**
 * Flags {@code ConcurrentHashMap.computeIfAbsent} where most calls hit. On JDK 8 it locks the key's
 * bin on every hit; since JDK 9 (JDK-8161372), unless the key is the first node in its bin. Threads
 * that hit such keys in one bin block each other, and all of them block while a value for that bin
 * is computed. {@code get} never locks.
 *
 * <p>Not flagged: maps that may not be a {@code ConcurrentHashMap} ({@code ConcurrentSkipListMap},
 * caches and the default method of {@code ConcurrentMap} call {@code get} first), and subclasses,
 * whose {@code get} may do more; maps that are local or confined to one thread; calls in a critical
 * section, whose lock is contended first, or in methods that are only called in one; calls whose
 * value is locked next, unless they are measured themselves; calls after a {@code get} or {@code
 * containsKey} of the same map and key; keys that are new each time; cold code; methods that do
 * nothing but add to the value; and, without evidence of concurrency, others that only add to it or
 * register it, and endless loops that retry.
 */
@AutoService(BugChecker.class)
@BugPattern(
    altNames = Rule.GROUP,
    summary = "ConcurrentHashMap.computeIfAbsent can lock even on a hit",
    severity = SUGGESTION,
    linkType = NONE,
    tags = StandardTags.PERFORMANCE)
@RuleMetadata(
    cost = Cost.CONTENTION,
    severities = {SUGGESTION, WARNING},
    fixes = {FixSafety.SAFE, FixSafety.UNSAFE, FixSafety.ADVICE},
    runtimes = "all",
    isBrief = true,
    byDefault = ByDefault.WITH_EVIDENCE,
    reach = Reach.OPERATIONS_MOSTLY,
    measuredBy = "monitor java.util.concurrent.ConcurrentHashMap#computeIfAbsent")
public final class LockingComputeIfAbsent extends Rule {
  private static final String COST_ON_8 =
      "On JDK 8, computeIfAbsent locks the key's bin on every call, even on a hit (JDK-8161372)."
          + " Concurrent readers of that bin then block each other.";
  private static final String COST =
      "computeIfAbsent can lock the key's bin even on a hit (on JDK 9+: unless the key is the first"
          + " node in its bin). Concurrent readers of that bin then block each other.";
  private static final String ADVICE = "Call get first and computeIfAbsent only on a miss.";
  private static final String FIRST_NODE =
      " A hit on the first node costs only about 1 ns more than get.";

  private static final String THROWS =
      "The function always throws, so that nothing is ever stored. Call get, and throw where it"
          + " returns null.";

  private static final String NULL_RESULT =
      " Where the function returns null, as it can here, nothing is stored: each call for that key"
          + " locks the bin and computes again, with or without get. Store an Optional or another"
          + " value that stands for none.";

  /** The last JDK that locks wherever the key is in its bin. */
  private static final int LAST_ALWAYS_LOCKING = 8;

  private static final Interest INTEREST = Interest.in(Kind.CALL, "computeIfAbsent");

  @Override
  protected Interest interest(VisitorState state) {
    return INTEREST;
  }

  @Override
  protected Description matchMethodInvocation(MethodInvocationTree tree, VisitorState state) {
    if (!(tree.getMethodSelect() instanceof MemberSelectTree select)
        || tree.getArguments().size() != 2
        || !isDeclaredByMap(select)
        || tree.getArguments().stream().anyMatch(Expressions::isNull)) {
      return Description.NO_MATCH;
    }
    ExpressionTree map = select.getExpression();
    if (!ConcurrentMaps.isConcurrentHashMap(map, state)) {
      return Description.NO_MATCH;
    }
    Heat heat = HeatModel.of(state);
    TreePath mapPath = new TreePath(new TreePath(state.getPath(), select), map);
    ExpressionTree key = tree.getArguments().get(0);
    if (heat.isCold()
        || isWithheld(heat, state)
        || (!heat.isConcurrent()
            && (isWrite(tree, state) || PendingWork.isIn(map, key, state.getPath(), state)))
        || (!heat.isDeclared()
            && Registration.onlyAdds(state.getPath(), state)
            && (!heat.isConcurrent() || Registration.isAllOfMethod(state.getPath(), state)))
        || UniqueKeys.isNewEachTime(key, state)
        || !ThreadConfinement.isShared(mapPath, state)
        || isOfShortLivedObject(map, heat, state)
        || (!heat.isMeasured()
            && (OwnLock.isTakenAfter(state.getPath(), state)
                || HeldLocks.areAtFor(key, state.getPath(), state)))
        || HeldLocks.areAtOrAtCallers(state.getPath(), state)
        || PrecedingLookups.precede(state.getPath(), map, key, state)) {
      return Description.NO_MATCH;
    }
    return describe(tree, heat, state);
  }

  /** Whether few threads share the map, as an object of a statement or a request holds it. */
  private static boolean isOfShortLivedObject(ExpressionTree map, Heat heat, VisitorState state) {
    return Symbols.of(map) instanceof VarSymbol field
        && Expressions.isField(field)
        && !field.isStatic()
        && LockOwner.isShortLived(field.enclClass(), heat, state);
  }

  private static boolean isWrite(MethodInvocationTree tree, VisitorState state) {
    return Registration.offersNewObject(tree, state)
        || Registration.isSetUp(state.getPath(), state)
        || Registration.isRetried(state.getPath());
  }

  private static boolean isDeclaredByMap(MemberSelectTree select) {
    return Symbols.of(select) instanceof MethodSymbol method && ApiFact.LOCKS_BIN.holdsFor(method);
  }

  /** Whether a function that must give a value has no {@code return}. */
  private static boolean alwaysThrows(ExpressionTree function) {
    return function instanceof LambdaExpressionTree lambda
        && lambda.getBody() instanceof BlockTree body
        && !Expressions.evaluates(body, ReturnTree.class::isInstance);
  }

  private Description describe(MethodInvocationTree tree, Heat heat, VisitorState state) {
    boolean always = EffectiveRuntime.feature(state) <= LAST_ALWAYS_LOCKING;
    Finding.Builder finding = finding(tree, state).cost(always ? COST_ON_8 : COST).heat(heat);
    if (alwaysThrows(tree.getArguments().get(1))) {
      return finding.advice(THROWS).report();
    }
    String advice = ADVICE + (always ? "" : FIRST_NODE);
    GetFirst.Outcome outcome = GetFirst.of(state.getPath(), state);
    if (outcome instanceof GetFirst.Cure cure) {
      finding.fix(cure.safety(), cure.fix());
      advice += cure.condition();
    } else if (outcome instanceof GetFirst.Refused refused) {
      advice += " No fix is offered: " + refused.reason() + ".";
    }
    if (NullResults.arePossible(tree.getArguments().get(1), state)) {
      advice += NULL_RESULT;
    }
    return finding.advice(advice).report();
  }
}
