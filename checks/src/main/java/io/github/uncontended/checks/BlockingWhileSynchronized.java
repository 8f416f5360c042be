package io.github.uncontended.checks;

import static com.google.errorprone.BugPattern.LinkType.NONE;
import static com.google.errorprone.BugPattern.SeverityLevel.SUGGESTION;
import static com.google.errorprone.BugPattern.SeverityLevel.WARNING;

import com.google.auto.service.AutoService;
import com.google.common.collect.ImmutableList;
import com.google.errorprone.BugPattern;
import com.google.errorprone.BugPattern.StandardTags;
import com.google.errorprone.VisitorState;
import com.google.errorprone.bugpatterns.BugChecker;
import com.google.errorprone.matchers.Description;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import io.github.uncontended.analysis.caching.LazyInitialization;
import io.github.uncontended.analysis.library.EffectiveRuntime;
import io.github.uncontended.analysis.monitors.BlockingCall;
import io.github.uncontended.analysis.monitors.BlockingMethod;
import io.github.uncontended.analysis.monitors.ConfinedMonitor;
import io.github.uncontended.analysis.monitors.CriticalSection;
import io.github.uncontended.analysis.monitors.CriticalSections;
import io.github.uncontended.analysis.monitors.EndOfThreads;
import io.github.uncontended.analysis.monitors.LazyField;
import io.github.uncontended.analysis.monitors.PooledResources;
import io.github.uncontended.analysis.monitors.SectionAnalysis;
import io.github.uncontended.analysis.monitors.SectionPattern;
import io.github.uncontended.analysis.monitors.Throttle;
import io.github.uncontended.heat.Heat;
import io.github.uncontended.heat.HeatModel;
import io.github.uncontended.heat.ImmediateCallback;
import io.github.uncontended.heat.LockOwner;
import io.github.uncontended.heat.Operations.Reach;
import io.github.uncontended.report.ByDefault;
import io.github.uncontended.report.Cost;
import io.github.uncontended.report.FixSafety;
import io.github.uncontended.report.LockRule;
import io.github.uncontended.report.Rule;
import io.github.uncontended.report.RuleMetadata;
import java.util.List;
import java.util.Optional;

/**
 * Flags {@code synchronized} methods and blocks that wait for input or output, for time to pass or
 * for another thread. Every thread that needs the monitor waits as long, whatever it needs it for.
 * On JDK 21 to 23, a virtual thread that blocks while it holds a monitor also pins its carrier
 * thread (JEP 444; JEP 491 removed this in JDK 24).
 *
 * <p>What blocks is in the table of API facts, or is a method of the same class that calls such a
 * method, or implements one. In a pool whose threads {@code wait()} for the monitor, calls of the
 * factory that creates, opens or validates the pooled objects count, too. So do waits for a
 * condition or on another monitor, which keep the one that is held.
 *
 * <p>Not flagged: {@code wait} and {@code await} on the lock itself, which release it; calls that
 * initialize a field or a cache on a miss; startup and shutdown; calls on a connection, stream or
 * channel in a field that only critical sections use, which the lock is for; {@code get} of a
 * future that is known to be complete, and waits with a timeout of zero; monitors of objects that
 * do not escape; pauses that not every run of the section makes, as after a failure, unless they
 * are those of a rate limiter or a profile or a setting shows that the section is hot.
 */
@AutoService(BugChecker.class)
@BugPattern(
    altNames = Rule.GROUP,
    summary = "Threads that need the monitor wait while its holder blocks",
    severity = SUGGESTION,
    linkType = NONE,
    tags = StandardTags.PERFORMANCE)
@RuleMetadata(
    cost = Cost.CONTENTION,
    severities = {SUGGESTION, WARNING},
    fixes = FixSafety.ADVICE,
    runtimes = "all",
    byDefault = ByDefault.WITH_EVIDENCE,
    reach = Reach.CALLS_MOSTLY)
public final class BlockingWhileSynchronized extends LockRule {
  private static final int FIRST_PINNING = 21;
  private static final int LAST_PINNING = 23;

  /**
   * A monitor under which the code blocks.
   *
   * @param what says what blocks
   * @param pauses whether it is a pause
   * @param hasResult whether the code uses a result of what blocks
   * @param pins whether a virtual thread pins its carrier thread meanwhile
   * @param isContended whether other threads may need the monitor
   */
  private record Wait(
      String what,
      Heat heat,
      boolean pauses,
      boolean hasResult,
      boolean pins,
      boolean isContended,
      Optional<CriticalSection> section) {}

  @Override
  protected Description matchLock(Tree tree, VisitorState state) {
    return wait(tree, state).map(wait -> describe(wait, tree, state)).orElse(Description.NO_MATCH);
  }

  @Override
  protected boolean reports(Tree tree, VisitorState state) {
    return wait(tree, state).isPresent();
  }

  private Description describe(Wait wait, Tree tree, VisitorState state) {
    String lock = wait.section().map(it -> it.lock().inWords()).orElse("a monitor");
    String cost = wait.what() + " while the thread holds " + lock;
    if (!wait.isContended()) {
      return finding(tree, state)
          .heat(wait.heat())
          .cost(cost + ". A virtual thread that blocks here pins its carrier thread.")
          .advice("Use a ReentrantLock, which a virtual thread can hold without that.")
          .report();
    }
    return finding(tree, state)
        .heat(wait.heat())
        .cost(
            cost
                + ", so every other thread that needs it waits, too."
                + (wait.pins()
                    ? " A virtual thread that blocks here pins its carrier thread."
                    : ""))
        .advice(
            (wait.pauses()
                    ? "Leave the section for the pause, or wait on the lock with a timeout, which"
                        + " releases it. Then read again what the code depends on."
                    : "Take what the call needs under the lock, "
                        + (wait.hasResult()
                            ? "make the call outside of it, and lock again to store the result."
                            : "and make the call outside of it."))
                + (wait.pins() ? " Where the call must be inside, use a ReentrantLock." : ""))
        .report();
  }

  private Optional<Wait> wait(Tree tree, VisitorState state) {
    if (tree instanceof MethodInvocationTree) {
      // The rule is about monitors, not about sections of a Lock.
      return Optional.empty();
    }
    if (mayWithhold(state)) {
      // The heat of the place costs less than the search, and other rules ask for it, too.
      Heat here = HeatModel.through(ImmutableList.of(), state);
      if (!here.onTimer() && (here.isCold() || isWithheld(here, state))) {
        return Optional.empty();
      }
    }
    Optional<CriticalSection> section = CriticalSections.of(state).at(tree);
    Optional<BlockingCall> blocking =
        BlockingCall.in(
            state.getPath(),
            section,
            place -> isRepeated(place, state),
            call -> isPassedBy(call, section, state),
            function -> ImmediateCallback.is(function, state),
            state);
    Optional<String> what =
        blocking
            .map(call -> call.inWords() + " blocks")
            .or(() -> BlockingMethod.inWords(place -> isRepeated(place, state), state))
            .or(
                () ->
                    section
                        .flatMap(it -> PooledResources.factoryCall(it, state))
                        .map(call -> call + " can take as long as opening a connection"));
    if (what.isEmpty()) {
      return Optional.empty();
    }
    Heat own =
        HeatModel.through(blocking.map(BlockingCall::calls).orElse(ImmutableList.of()), state);
    Heat heat =
        own.onTimer() && section.isPresent() ? LockOwner.ofWaiting(section.get(), state) : own;
    if (heat.isCold() || isWithheld(heat, state)) {
      return Optional.empty();
    }
    if (section.filter(it -> ConfinedMonitor.isOf(it, state)).isPresent()
        || SectionAnalysis.of(state)
            .filter(
                it -> initializes(it, state) || it.isDoubleChecked() || it.continuesAnother(state))
            .isPresent()) {
      return Optional.empty();
    }
    boolean pauses = blocking.filter(BlockingCall::pauses).isPresent();
    boolean hasResult = blocking.filter(call -> !call.hasResult()).isEmpty();
    int runtime = EffectiveRuntime.feature(state);
    boolean pins = runtime >= FIRST_PINNING && runtime <= LAST_PINNING;
    boolean contends = section.filter(it -> LockOwner.isShortLived(it.lock(), state)).isEmpty();
    return contends || pins
        ? Optional.of(new Wait(what.get(), heat, pauses, hasResult, pins, contends, section))
        : Optional.empty();
  }

  /** Whether a call is a pause that runs may pass by, and not what the section is for. */
  private static boolean isPassedBy(
      BlockingCall call, Optional<CriticalSection> section, VisitorState state) {
    List<TreePath> calls = call.calls();
    return call.pauses()
        && !HeatModel.through(calls, state).isConcurrent()
        && HeatModel.mayPassBy(calls, state)
        && (HeatModel.mayPassBy(calls.subList(1, calls.size()), state)
            || section.filter(it -> Throttle.isAt(calls.get(0), it, state)).isEmpty());
  }

  /** Whether a section blocks until a field or cache is filled: other rules are about that. */
  private static boolean initializes(SectionAnalysis analysis, VisitorState state) {
    return analysis.lazyField().filter(LazyField::isDoneByMiss).isPresent()
        || analysis.filledTable().filter(it -> !it.isEmptied(state)).isPresent()
        || analysis.pattern() == SectionPattern.CACHE_LOOKUP;
  }

  /** Whether a place is neither cold nor only reached until a field or cache is filled. */
  private static boolean isRepeated(TreePath place, VisitorState state) {
    if (EndOfThreads.isAwaited(place)) {
      return false;
    }
    // What is returned at once fills nothing.
    boolean isReturned = place.getParentPath().getLeaf() instanceof ReturnTree;
    TreePath at = place;
    while (at.getParentPath() != null && !(at.getLeaf() instanceof MethodTree)) {
      if (!isReturned && LazyInitialization.containsRenewal(at, place, state)) {
        return false;
      }
      at = at.getParentPath();
    }
    return !HeatModel.isColdItself(isReturned ? at : place, state);
  }
}
