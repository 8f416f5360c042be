package io.github.uncontended.checks;

import static com.google.errorprone.BugPattern.LinkType.NONE;
import static com.google.errorprone.BugPattern.SeverityLevel.SUGGESTION;

import com.google.auto.service.AutoService;
import com.google.errorprone.BugPattern;
import com.google.errorprone.BugPattern.StandardTags;
import com.google.errorprone.VisitorState;
import com.google.errorprone.bugpatterns.BugChecker;
import com.google.errorprone.matchers.Description;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Type;
import io.github.uncontended.analysis.library.KnownTypes;
import io.github.uncontended.analysis.monitors.CapacityBound;
import io.github.uncontended.analysis.monitors.ChosenFairness;
import io.github.uncontended.analysis.monitors.FairConstruction;
import io.github.uncontended.analysis.monitors.FairnessReason;
import io.github.uncontended.analysis.monitors.LockAcquisitions;
import io.github.uncontended.analysis.monitors.TriedFirst;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.unit.Interest;
import io.github.uncontended.analysis.unit.Interest.Kind;
import io.github.uncontended.analysis.unit.UnitIndex;
import io.github.uncontended.fixes.UnfairDefault;
import io.github.uncontended.heat.Heat;
import io.github.uncontended.heat.HeatModel;
import io.github.uncontended.report.ByDefault;
import io.github.uncontended.report.Cost;
import io.github.uncontended.report.Finding;
import io.github.uncontended.report.FixSafety;
import io.github.uncontended.report.Rule;
import io.github.uncontended.report.RuleMetadata;
import java.util.List;
import java.util.Optional;

/**
 * Flags locks, semaphores and queues that are created as fair, also by a subclass whose
 * constructors pass the fairness on. A fair lock goes to the thread that has waited longest: while
 * threads wait, every release wakes one of them and every other thread queues, so that each
 * acquisition costs a context switch. With an unfair lock a running thread may take the lock that
 * was just released. See {@code ReentrantLock.FairSync} in the JDK: it asks {@code
 * hasQueuedPredecessors()} first. So do both sides of a fair {@code ReentrantReadWriteLock}: its
 * readers share the lock only until a writer waits.
 *
 * <p>Not flagged: fairness that is computed or configured; a lock whose comment gives the reason
 * (fairness, starvation, the order of waiting threads); locks that only cold code acquires;
 * semaphores whose permits one method takes and another gives back, where threads wait for a
 * limited time: first come, first served then decides who times out.
 *
 * <p>The fix is UNSAFE: an unfair lock trades tail latency for throughput, and the order in which
 * waiting threads proceed changes.
 */
@AutoService(BugChecker.class)
@BugPattern(
    altNames = Rule.GROUP,
    summary = "A fair lock costs a context switch for each acquisition that waits",
    severity = SUGGESTION,
    linkType = NONE,
    tags = StandardTags.PERFORMANCE)
@RuleMetadata(
    cost = Cost.CONTENTION,
    severities = SUGGESTION,
    fixes = {FixSafety.UNSAFE, FixSafety.ADVICE},
    runtimes = "all",
    byDefault = ByDefault.WITH_EVIDENCE)
public final class FairLock extends Rule {
  private static final String READ_WRITE_LOCK = "java.util.concurrent.locks.ReentrantReadWriteLock";

  private static final String ADVICE =
      "Use the unfair default unless threads starve: an unfair lock trades tail latency for"
          + " throughput.";

  private static final String BOUND =
      "while threads wait for a permit, one that is given back goes to the thread that has waited"
          + " longest and has to be woken, even if a running thread could take it at once.";

  /** Subclasses of locks have names of their own. */
  private static final Interest INTEREST =
      Interest.in(Kind.CALL, "super", "this").and(Interest.in(Kind.EVERY_CREATION));

  @Override
  protected Interest interest(VisitorState state) {
    return INTEREST;
  }

  @Override
  protected Description matchNewClass(NewClassTree tree, VisitorState state) {
    return FairConstruction.of(tree, state)
        .map(it -> match(tree, it, tree.getArguments(), state))
        .orElse(Description.NO_MATCH);
  }

  /** A constructor of a subclass that calls {@code super(true)}. */
  @Override
  protected Description matchMethodInvocation(MethodInvocationTree tree, VisitorState state) {
    return FairConstruction.of(tree, state)
        .map(it -> match(tree, it, tree.getArguments(), state))
        .orElse(Description.NO_MATCH);
  }

  private Description match(
      Tree creation,
      FairConstruction construction,
      List<? extends ExpressionTree> arguments,
      VisitorState state) {
    Type lock = construction.lock();
    Optional<VarSymbol> variable = LockAcquisitions.assignedVariable(state.getPath(), state);
    List<TreePath> acquisitions =
        variable.map(it -> LockAcquisitions.of(it, state)).orElse(List.of());
    Heat heat =
        HeatModel.hottest(isReadWrite(lock) ? writers(variable, state) : acquisitions, state)
            .or(() -> HeatModel.hottest(acquisitions, state))
            .orElseGet(() -> heatOfCreation(variable, state));
    if (heat.isCold()
        || (acquisitions.isEmpty() && !isOpen(variable, state))
        || TriedFirst.isAtAll(acquisitions, state)
        || LockAcquisitions.areDoubleChecked(acquisitions, state)
        || ChosenFairness.isOf(state.getPath(), variable, state)
        || isReasoned(variable, state)) {
      return Description.NO_MATCH;
    }
    Optional<CapacityBound> bound =
        KnownTypes.nameOf(lock).equals("java.util.concurrent.Semaphore")
            ? variable.flatMap(it -> CapacityBound.of(it, state))
            : Optional.empty();
    if (bound.filter(CapacityBound::timed).isPresent()) {
      return Description.NO_MATCH;
    }
    Finding.Builder finding =
        finding(creation, state)
            .heat(heat)
            .cost(
                "This "
                    + construction.type().tsym.getSimpleName()
                    + " is fair: "
                    + (bound.isPresent() ? BOUND : cost(lock)))
            .advice(ADVICE);
    ExpressionTree fair = construction.fair();
    if (construction.isAlone() && !Expressions.contains(fair, FairLock::isName)) {
      finding.fix(FixSafety.UNSAFE, UnfairDefault.of(construction, arguments, state));
    }
    return finding.report();
  }

  /** The heat of a creation, which tells nothing of a lock that other code acquires. */
  private static Heat heatOfCreation(Optional<VarSymbol> variable, VisitorState state) {
    Heat heat = HeatModel.of(state);
    return isOpen(variable, state) && heat.isCold() && !HeatModel.isInTest(state)
        ? Heat.UNKNOWN
        : heat;
  }

  /** Whether code out of sight may acquire the lock: what is passed on is acquired there. */
  private static boolean isOpen(Optional<VarSymbol> variable, VisitorState state) {
    return variable
        .map(
            it ->
                Expressions.isField(it)
                    && (!it.isPrivate() || LockAcquisitions.isHandedOut(it, state)))
        .orElse(true);
  }

  /** Whether a tree names something: a constant's name says what it is for. */
  private static boolean isName(Tree tree) {
    return tree instanceof IdentifierTree || tree instanceof MemberSelectTree;
  }

  /** Without writers, no thread waits. */
  private static List<TreePath> writers(Optional<VarSymbol> variable, VisitorState state) {
    return variable.map(it -> LockAcquisitions.ofWriters(it, state)).orElse(List.of());
  }

  private static boolean isReadWrite(Type type) {
    return KnownTypes.nameOf(type).equals(READ_WRITE_LOCK);
  }

  private static String cost(Type type) {
    return switch (KnownTypes.nameOf(type)) {
      case READ_WRITE_LOCK ->
          "readers share it only while no thread waits. As soon as a writer waits, every new reader"
              + " and writer queues, and each of them costs a context switch.";
      case "java.util.concurrent.SynchronousQueue" ->
          "each element goes to the thread that has waited longest and has to be woken, not to the"
              + " one that came last, which may still run.";
      case "java.util.concurrent.ArrayBlockingQueue" ->
          "while threads wait for it, every put and take queues and costs a context switch.";
      default -> "while threads wait for it, every acquisition queues and costs a context switch.";
    };
  }

  /** Whether a comment where the lock is created or declared gives a reason for its fairness. */
  private static boolean isReasoned(Optional<VarSymbol> variable, VisitorState state) {
    return FairnessReason.isGivenAt(state.getPath(), state)
        || variable
            .flatMap(UnitIndex.of(state)::declaration)
            .filter(declaration -> FairnessReason.isGivenAt(declaration, state))
            .isPresent();
  }
}
