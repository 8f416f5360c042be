package io.github.uncontended.checks;

import static com.google.errorprone.BugPattern.LinkType.NONE;
import static com.google.errorprone.BugPattern.SeverityLevel.WARNING;

import com.google.auto.service.AutoService;
import com.google.errorprone.BugPattern;
import com.google.errorprone.BugPattern.StandardTags;
import com.google.errorprone.VisitorState;
import com.google.errorprone.bugpatterns.BugChecker;
import com.google.errorprone.matchers.Description;
import com.sun.source.tree.MethodInvocationTree;
import io.github.uncontended.analysis.collections.StreamPipeline;
import io.github.uncontended.analysis.unit.Interest;
import io.github.uncontended.analysis.unit.Interest.Kind;
import io.github.uncontended.fixes.StreamLoop;
import io.github.uncontended.heat.Heat;
import io.github.uncontended.heat.HeatModel;
import io.github.uncontended.report.ByDefault;
import io.github.uncontended.report.Cost;
import io.github.uncontended.report.Finding;
import io.github.uncontended.report.FixSafety;
import io.github.uncontended.report.Rule;
import io.github.uncontended.report.RuleMetadata;
import java.util.Optional;

/**
 * Flags short streams of collections and arrays on a path that a profile or the team declares hot.
 * A stream allocates a spliterator, an object for each operation, sinks and mostly lambdas, before
 * it looks at the first element; for a few elements that is most of the cost.
 *
 * <p>Off by default: streams are good code everywhere else. Not flagged: places that are not
 * measured or declared to be hot; parallel streams, streams that are returned or stored, and long
 * pipelines.
 */
@AutoService(BugChecker.class)
@BugPattern(
    altNames = Rule.GROUP,
    summary = "A stream of a collection costs more than a loop on a hot path",
    severity = WARNING,
    linkType = NONE,
    tags = StandardTags.PERFORMANCE)
@RuleMetadata(
    cost = Cost.REPEATED_WORK,
    severities = WARNING,
    fixes = {FixSafety.SAFE, FixSafety.UNSAFE, FixSafety.ADVICE},
    runtimes = "all",
    byDefault = ByDefault.OFF,
    measuredBy = {"cpu java.util.stream.*#*", "alloc java.util.stream.*#*"})
public final class StreamInHotPath extends Rule {
  private static final Interest INTEREST = Interest.in(Kind.CALL, StreamPipeline.TERMINAL);

  @Override
  protected Interest interest(VisitorState state) {
    return INTEREST;
  }

  @Override
  protected boolean mayReport(VisitorState state) {
    return HeatModel.mayBeDeclared(state);
  }

  @Override
  protected Description matchMethodInvocation(MethodInvocationTree tree, VisitorState state) {
    StreamPipeline pipeline = StreamPipeline.endedBy(tree, state).orElse(null);
    if (pipeline == null) {
      return Description.NO_MATCH;
    }
    Heat heat = HeatModel.of(state);
    if (!heat.isConcurrent() || !heat.isDeclared()) {
      return Description.NO_MATCH;
    }
    Finding.Builder finding =
        finding(tree, state)
            .heat(heat)
            .cost(
                "This stream allocates a spliterator and an object for each operation before it"
                    + " looks at the first element.");
    Optional<StreamLoop> loop = StreamLoop.of(pipeline, state);
    if (loop.isEmpty()) {
      return finding
          .advice("Write a loop over the elements." + StreamLoop.obstacle(pipeline, state))
          .report();
    }
    boolean isSafe = loop.get().keepsBehaviour().isGranted();
    return finding
        .advice(
            isSafe
                ? "Write a loop, which does the same."
                : "Write a loop. It can differ: it " + loop.get().keepsBehaviour().reason() + ".")
        .fix(isSafe ? FixSafety.SAFE : FixSafety.UNSAFE, loop.get().fix())
        .report();
  }
}
