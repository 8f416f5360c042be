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
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.TypeTag;
import io.github.uncontended.analysis.collections.CollectionField;
import io.github.uncontended.analysis.monitors.FieldAccess;
import io.github.uncontended.analysis.monitors.FieldAccesses;
import io.github.uncontended.analysis.monitors.FieldRead;
import io.github.uncontended.analysis.monitors.FieldRead.Form;
import io.github.uncontended.analysis.monitors.GrowingMap;
import io.github.uncontended.analysis.monitors.LockedHelper;
import io.github.uncontended.analysis.monitors.PassedResults;
import io.github.uncontended.analysis.monitors.SectionAnalysis;
import io.github.uncontended.analysis.monitors.SectionPattern;
import io.github.uncontended.analysis.monitors.SynchronizedFacade;
import io.github.uncontended.analysis.monitors.UnneededLock;
import io.github.uncontended.analysis.unit.CompilationIndex;
import io.github.uncontended.edit.Fix;
import io.github.uncontended.fixes.FieldReadAdvice;
import io.github.uncontended.fixes.LockFreeDoubt;
import io.github.uncontended.fixes.UnlockedRead;
import io.github.uncontended.fixes.UnneededLocks;
import io.github.uncontended.heat.Heat;
import io.github.uncontended.heat.HeatModel;
import io.github.uncontended.heat.Operations.Reach;
import io.github.uncontended.report.ByDefault;
import io.github.uncontended.report.Cost;
import io.github.uncontended.report.CriticalSectionRule;
import io.github.uncontended.report.Finding;
import io.github.uncontended.report.FixSafety;
import io.github.uncontended.report.Rule;
import io.github.uncontended.report.RuleMetadata;
import java.util.Optional;

/**
 * Flags a {@code synchronized} method or block that only reads one field: it returns the value or a
 * test of it, throws depending on it, or copies it to a local variable. Readers block each other,
 * and wait behind the longest section of the lock.
 *
 * <p>Reads of a variable are flagged where many threads run them, where another section of the lock
 * that is not cold may take long and not only management code reads, or where nothing is ever
 * written to the variable, or to the collection. A copy of or search through a collection, or a
 * call of one method on the object, is flagged if nothing is ever written under the lock, if a
 * concurrent collection needs no lock for it, or if many threads run it and none that writes; so is
 * one that passes the object to a method which is shown to change nothing. A compilation that shows
 * too little to tell who waits for how long is given the benefit of the doubt for all but calls
 * that may change the object.
 *
 * <p>Not flagged: locks that code waits on, but for volatile and final fields; {@code long} and
 * {@code double} fields with compound updates; methods that a class of the compilation overrides;
 * read locks; sections that are only entered while their lock is held; classes that only pass calls
 * on under the lock, unless many threads are known to read, or one may hold it for long; cold code.
 */
@AutoService(BugChecker.class)
@BugPattern(
    altNames = Rule.GROUP,
    summary = "Readers of one field wait for a lock",
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
    reach = Reach.OPERATIONS_MOSTLY)
public final class SynchronizedFieldRead extends CriticalSectionRule {
  @Override
  protected boolean isAbout(SectionPattern pattern) {
    return pattern == SectionPattern.FIELD_READ || pattern == SectionPattern.UNNEEDED;
  }

  @Override
  protected Description matchSection(SectionAnalysis analysis, VisitorState state) {
    if (!reports(analysis, state)) {
      return Description.NO_MATCH;
    }
    Finding.Builder finding =
        finding(state.getPath().getLeaf(), state).heat(heatOfLock(analysis, state));
    if (analysis.unneeded().isPresent()) {
      UnneededLock unneeded = analysis.unneeded().get();
      return describe(
          UnneededLocks.reason(unneeded),
          Optional.of(UnneededLocks.doubt(unneeded)),
          "",
          UnneededLocks.remove(unneeded, state),
          finding.cost(UnneededLocks.cost(unneeded)));
    }
    FieldRead read = analysis.read().get();
    finding.cost(cost(read));
    Optional<CollectionField> settled = settled(read, state);
    if (settled.isPresent()) {
      return describe(
          FieldReadAdvice.onSettled(settled.get()),
          LockFreeDoubt.about(read, settled.get(), state),
          UnlockedRead.leftover(read, state),
          settled.get().isFinal() ? UnlockedRead.of(read, state) : Optional.empty(),
          finding);
    }
    if (read.form() != Form.VALUE && read.needsNoLock(state)) {
      return describe(
          FieldReadAdvice.onConcurrent(read),
          Optional.of(FieldReadAdvice.doubtOfConcurrent(read)),
          UnlockedRead.leftover(read, state),
          read.isFinal() ? UnlockedRead.of(read, state) : Optional.empty(),
          finding);
    }
    if (read.form() != Form.VALUE) {
      return finding.advice(FieldReadAdvice.onObject(read, state)).report();
    }
    if (LockFreeDoubt.isFilledOnceAssigned(read.field(), state)) {
      return finding
          .advice(
              "Let writers fill a new object before they assign it to '"
                  + read.field().name
                  + "'. Then make the field volatile, and read it without the lock.")
          .report();
    }
    String how =
        read.isFinal() || read.isVolatile()
            ? "'"
                + read.field().name
                + (read.isFinal() ? "' is final" : "' is volatile")
                + ": remove the lock"
            : "Make '"
                + read.field().name
                + "' volatile"
                + (read.needsNoLock(state) && FieldReadAdvice.mayBeFinal(read.field(), state)
                    ? " (final may do: nothing assigns it after construction)"
                    : "")
                + " and read it without the lock";
    Optional<Fix> fix = UnlockedRead.of(read, state);
    String also =
        fix.isEmpty()
            ? LockFreeDoubt.preparation(read.field(), state)
            : UnlockedRead.leftover(read, state);
    return describe(how, LockFreeDoubt.about(read, state), also, fix, finding);
  }

  /** The collection that a section reads, if nothing writes it after construction. */
  private static Optional<CollectionField> settled(FieldRead read, VisitorState state) {
    return read.form() == Form.VALUE
        ? Optional.empty()
        : CollectionField.of(read.field(), state).filter(CollectionField::isNeverWritten);
  }

  private static Description describe(
      String how, Optional<String> doubt, String also, Optional<Fix> fix, Finding.Builder finding) {
    finding.advice(
        how + doubt.map(why -> ", unless it matters that " + why).orElse("") + "." + also);
    fix.ifPresent(it -> finding.fix(doubt.isPresent() ? FixSafety.UNSAFE : FixSafety.SAFE, it));
    return finding.report();
  }

  /** Whether the rule reports a section. */
  @Override
  protected boolean reports(SectionAnalysis analysis, VisitorState state) {
    if (analysis.unneeded().isPresent()) {
      return !HeatModel.of(state).isCold() && !analysis.section().isOverridden(state);
    }
    if (analysis.read().isEmpty()) {
      return false;
    }
    FieldRead read = analysis.read().get();
    Heat heat = HeatModel.of(state);
    return !heat.isCold()
        && isRelevant(read, heat, state)
        && (heat.isConcurrent()
            || mayWaitLong(read, state)
            || !SynchronizedFacade.isAround(read.section(), state))
        && !read.section().isOverridden(state)
        && LockedHelper.of(read.section(), state).isEmpty()
        && (read.isSeenWithoutLock() || !read.isSignalled(state))
        && !isTorn(read, state);
  }

  private static boolean isRelevant(FieldRead read, Heat heat, VisitorState state) {
    if (reorders(read)) {
      return heat.isConcurrent();
    }
    if (read.needsNoLock(state)
        || read.isNeverWritten(state)
        || settled(read, state).isPresent()
        || GrowingMap.isReadBy(read, state)
        || (!heat.isConcurrent() && read.form() != Form.CALL && isUnseen(read, state))) {
      return true;
    }
    return read.form() == Form.VALUE
        ? heat.isConcurrent()
            || (mayWaitLong(read, state) && !PassedResults.areAll(read.section(), state))
        : heat.isConcurrent() && areWritersColder(read, state);
  }

  /** Whether another section of the lock that is not cold may hold it for long. */
  private static boolean mayWaitLong(FieldRead read, VisitorState state) {
    return read.mayWaitLong(other -> !HeatModel.of(other.path(), state).isCold(), state);
  }

  /**
   * Whether the compilation shows too little of the class's use to tell who waits, and how long.
   */
  private static boolean isUnseen(FieldRead read, VisitorState state) {
    ClassSymbol owner = read.field().enclClass();
    return !CompilationIndex.of(state).showsUseOf(owner) || !HeatModel.showsCallers(owner, state);
  }

  /** Whether no code that may change what the section reads is run by many threads. */
  private static boolean areWritersColder(FieldRead read, VisitorState state) {
    return read.changes(state).stream()
        .noneMatch(change -> HeatModel.of(change.path(), state).isConcurrent());
  }

  /** Whether a 64-bit number is updated from its old value, under the lock or not. */
  private static boolean isTorn(FieldRead read, VisitorState state) {
    return (read.field().type.hasTag(TypeTag.LONG) || read.field().type.hasTag(TypeTag.DOUBLE))
        && FieldAccesses.of(read.field(), state).writes().stream()
            .anyMatch(write -> write.kind() == FieldAccess.Kind.UPDATE);
  }

  private static String cost(FieldRead read) {
    return (read.field().equals(read.section().lock().symbol())
            ? "This code locks on '" + read.field().name + "' only to read it"
            : "This code takes "
                + read.section().lock().inWords()
                + (reorders(read) ? " for each lookup in '" : " only to read '")
                + read.field().name
                + "'")
        + ". Concurrent readers block each other, and wait while another thread holds the lock.";
  }

  private static boolean reorders(FieldRead read) {
    return read.form() == Form.LOOKUP_IN_ACCESS_ORDER;
  }
}
