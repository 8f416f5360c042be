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
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.Tree;
import io.github.uncontended.analysis.collections.CollectionField;
import io.github.uncontended.analysis.collections.FieldUses.Use;
import io.github.uncontended.analysis.collections.LockRemoval;
import io.github.uncontended.analysis.collections.LockedCollection;
import io.github.uncontended.analysis.monitors.CriticalSection;
import io.github.uncontended.analysis.monitors.OwnMonitorReads;
import io.github.uncontended.analysis.unit.Interest;
import io.github.uncontended.analysis.unit.Interest.Kind;
import io.github.uncontended.edit.Fix;
import io.github.uncontended.fixes.ConcurrentTwin;
import io.github.uncontended.fixes.Unlock;
import io.github.uncontended.heat.CollectionHeat;
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
 * Flags a private final field that holds a {@code Collections.synchronizedX} wrapper, a {@code
 * Hashtable} or a {@code Vector} that is mostly read, and rarely or never written. Every read takes
 * the collection's single lock ({@code java.util.Collections.SynchronizedMap}: {@code synchronized
 * (mutex)} around each call), so concurrent readers block each other.
 *
 * <p>Not flagged: collections that the code locks on ({@code synchronized (map)}), unless only
 * construction writes them and the blocks only read them; collections that a read modifies ({@code
 * LinkedHashMap} in access order, unknown classes; {@code WeakHashMap}, unless only a miss writes
 * to it); lists, sets and collections that are only iterated or streamed, which the wrappers do not
 * lock; collections whose writes are not known to run less often than the reads ({@link
 * CollectionHeat}).
 *
 * <p>A collection that the constructor fills and a final field holds can be read by any thread
 * without a lock (JLS 17.5; for a static final field, JLS 12.4.2).
 */
@AutoService(BugChecker.class)
@BugPattern(
    altNames = Rule.GROUP,
    summary = "Every read takes the collection's lock, although it is rarely or never written",
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
    measuredBy = {
      "monitor java.util.Collections$Synchronized*#*",
      "monitor java.util.Hashtable#*",
      "monitor java.util.Vector#*",
      "monitor java.util.Stack#*"
    })
public final class SynchronizedReadMostlyMap extends Rule {
  private static final Interest INTEREST =
      Interest.in(Kind.CALL, LockedCollection.WRAPPERS)
          .and(Interest.in(Kind.CREATION, LockedCollection.CLASSES));

  @Override
  protected Interest interest(VisitorState state) {
    return INTEREST;
  }

  @Override
  protected Description matchMethodInvocation(MethodInvocationTree tree, VisitorState state) {
    return LockedCollection.of(tree)
        .map(collection -> describe(collection, state))
        .orElse(Description.NO_MATCH);
  }

  @Override
  protected Description matchNewClass(NewClassTree tree, VisitorState state) {
    return LockedCollection.of(tree)
        .map(collection -> describe(collection, state))
        .orElse(Description.NO_MATCH);
  }

  @Override
  protected boolean reports(Tree tree, VisitorState state) {
    if (!(tree instanceof NewClassTree creation)) {
      return false;
    }
    List<CollectionField> fields =
        LockedCollection.of(creation).map(it -> readMostly(it, state)).orElse(ImmutableList.of());
    return !fields.isEmpty()
        && OwnMonitorReads.of(fields.get(0), state).isPresent()
        && isShown(CollectionHeat.ofReads(fields.get(0), state), state);
  }

  /** The fields that hold a collection; none unless it is mostly read in each. */
  private static List<CollectionField> readMostly(LockedCollection collection, VisitorState state) {
    List<CollectionField> fields = CollectionField.of(collection, state);
    return fields.stream().allMatch(field -> CollectionHeat.isReadMostly(field, state))
        ? fields
        : ImmutableList.of();
  }

  private Description describe(LockedCollection collection, VisitorState state) {
    List<CollectionField> fields = readMostly(collection, state);
    if (fields.isEmpty()
        || fields.stream().anyMatch(field -> isSuppressed(field.symbol(), state))) {
      return Description.NO_MATCH;
    }
    // Several fields share one expression only by a private method: the first stands for them.
    CollectionField field = fields.get(0);
    Optional<ImmutableList<CriticalSection>> sections = OwnMonitorReads.of(field, state);
    if (sections.isEmpty()) {
      return Description.NO_MATCH;
    }
    Heat heat = CollectionHeat.ofReads(field, state);
    Finding.Builder finding = finding(collection.tree(), state).cost(cost(field, state)).heat(heat);
    if (!field.escapes().isEmpty()) {
      return finding.advice(ConcurrentTwin.adviceOnEscape(field)).report();
    }
    Optional<String> obstacle = Unlock.obstacle(field, state);
    if (field.writes().isEmpty()) {
      describeNeverWritten(finding, field, sections.get(), obstacle, state);
    } else {
      describeSeldomWritten(finding, field, heat, obstacle, state);
    }
    return finding.report();
  }

  private static String cost(CollectionField field, VisitorState state) {
    String contention =
        "Every read of '"
            + field.symbol().name
            + "' takes the single lock of "
            + field.collection().name()
            + ", so concurrent readers block each other. ";
    if (field.isNeverWritten()) {
      return contention + "Nothing writes to it after construction.";
    }
    if (field.writes().isEmpty()) {
      return contention + "This file does not write to it after construction.";
    }
    List<Use> writes = field.decisiveWrites(state);
    if (writes.isEmpty()) {
      return contention + "After construction, only a miss adds to it.";
    }
    return contention
        + (areCold(writes, state)
            ? "Its writes after construction are in code that runs less often"
            : "It is not known how often code writes to it after construction")
        + " ("
        + count(field.reads().size(), "read")
        + ", "
        + count(writes.size(), "write")
        + " in this file).";
  }

  private static boolean areCold(List<Use> writes, VisitorState state) {
    return writes.stream().allMatch(write -> HeatModel.of(write.path(), state).isCold());
  }

  private static String count(int number, String what) {
    return number + " " + what + (number == 1 ? "" : "s");
  }

  private static void describeNeverWritten(
      Finding.Builder finding,
      CollectionField field,
      List<CriticalSection> sections,
      Optional<String> obstacle,
      VisitorState state) {
    LockedCollection collection = field.collection();
    String drop =
        (collection.isWrapper()
                ? "Remove the wrapper"
                : collection.isVector() ? "Use an ArrayList" : "Use a HashMap")
            + (sections.isEmpty()
                ? ""
                : ", and read '" + field.symbol().name + "' without locking on it");
    Optional<Fix> fix =
        obstacle.isPresent() ? Optional.empty() : Unlock.toPlain(collection, sections, state);
    if (fix.isEmpty()) {
      finding.advice(
          drop
              + ". No fix is offered: "
              + obstacle.orElse(
                  sections.isEmpty()
                      ? "it would lose a comment or an argument"
                      : "a synchronized block or the creation has a comment, or shares its line")
              + '.');
      return;
    }
    Optional<String> doubt = LockRemoval.doubt(field, state);
    finding
        .advice(
            drop
                + (doubt.isPresent()
                    ? " unless it matters that " + doubt.get() + '.'
                    : ". A final field safely publishes what "
                        + (field.symbol().isStatic() ? "the static initializer" : "the constructor")
                        + " put into the collection."))
        .fix(doubt.isPresent() ? FixSafety.UNSAFE : FixSafety.SAFE, fix.get());
  }

  private static void describeSeldomWritten(
      Finding.Builder finding,
      CollectionField field,
      Heat heat,
      Optional<String> obstacle,
      VisitorState state) {
    List<Use> writes = field.decisiveWrites(state);
    // A cache is read more often than it is filled, however hot it is.
    boolean areCold = areCold(writes, state);
    boolean seldom = writes.isEmpty() || (heat.isConcurrent() && areCold);
    Optional<String> refusal =
        obstacle.isEmpty() && !seldom
            ? Optional.of(
                areCold
                    ? "it is not known how often it is read"
                    : "the code does not show that it is written much less often than read")
            : obstacle;
    Optional<Fix> fix = refusal.isPresent() ? Optional.empty() : Unlock.toConcurrent(field, state);
    if (fix.isPresent()) {
      finding.fix(FixSafety.UNSAFE, fix.get());
    } else if (refusal.isEmpty()) {
      refusal = Optional.of(Unlock.whyNotConcurrent(field, state));
    }
    finding.advice(ConcurrentTwin.advice(field, refusal, state));
  }
}
