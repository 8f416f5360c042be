package io.github.uncontended.checks;

import static com.google.errorprone.BugPattern.LinkType.NONE;
import static com.google.errorprone.BugPattern.SeverityLevel.SUGGESTION;
import static com.google.errorprone.BugPattern.SeverityLevel.WARNING;

import com.google.auto.service.AutoService;
import com.google.common.collect.Streams;
import com.google.errorprone.BugPattern;
import com.google.errorprone.BugPattern.StandardTags;
import com.google.errorprone.VisitorState;
import com.google.errorprone.bugpatterns.BugChecker;
import com.google.errorprone.matchers.Description;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import io.github.uncontended.analysis.library.ApiFact;
import io.github.uncontended.analysis.library.DatePatternCall;
import io.github.uncontended.analysis.library.EffectiveRuntime;
import io.github.uncontended.analysis.library.KnownTypes;
import io.github.uncontended.analysis.library.PureMethods;
import io.github.uncontended.analysis.monitors.CriticalSection;
import io.github.uncontended.analysis.monitors.CriticalSections;
import io.github.uncontended.analysis.monitors.FieldAccesses;
import io.github.uncontended.analysis.monitors.HelperOrigin;
import io.github.uncontended.analysis.monitors.LockSections;
import io.github.uncontended.analysis.monitors.LockedHelper;
import io.github.uncontended.analysis.unit.ComponentSetup;
import io.github.uncontended.edit.Fix;
import io.github.uncontended.fixes.ImmutableDateFormat;
import io.github.uncontended.heat.HeatModel;
import io.github.uncontended.heat.LockOwner;
import io.github.uncontended.report.ByDefault;
import io.github.uncontended.report.Cost;
import io.github.uncontended.report.Finding;
import io.github.uncontended.report.FixSafety;
import io.github.uncontended.report.LockRule;
import io.github.uncontended.report.Rule;
import io.github.uncontended.report.RuleMetadata;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Flags critical sections that protect nothing but one helper object that is not thread-safe: a
 * {@code SimpleDateFormat}, {@code Calendar}, {@code MessageDigest}, {@code Matcher}, {@code
 * Cipher} or a collection that is a pool of buffers or of objects that the section creates when it
 * is empty, or several such objects in an array or list that never changes; beside it, the section
 * may use other helpers, buffers that it clears, and keys that it gives to the helper. The lock
 * makes the helper correct, and every thread wait for every other, although each could use an
 * object of its own or an immutable one.
 *
 * <p>Not flagged: sections that use other fields that can change, or other methods of the object;
 * helpers that are passed on; state that accumulates from one section to the next, such as a digest
 * of several parts; sections that only clone the helper, or set or get what it keeps; thread-safe
 * pools; read locks; cold code.
 */
@AutoService(BugChecker.class)
@BugPattern(
    altNames = Rule.GROUP,
    summary = "A lock that only protects a helper object makes all its users wait for each other",
    severity = SUGGESTION,
    linkType = NONE,
    tags = StandardTags.PERFORMANCE)
@RuleMetadata(
    cost = Cost.CONTENTION,
    severities = {SUGGESTION, WARNING},
    fixes = {FixSafety.UNSAFE, FixSafety.ADVICE},
    runtimes = "all",
    isBrief = true,
    byDefault = ByDefault.WITH_EVIDENCE)
public final class SharedLockedHelper extends LockRule {
  private static final String FORMATTER =
      "Use a DateTimeFormatter, which is immutable, without the lock, unless it matters that dates of"
          + " other centuries and the digits of some locales print differently.";

  @Override
  protected Description matchLock(Tree tree, VisitorState state) {
    CriticalSection section = CriticalSections.of(state).at(tree).orElse(null);
    Optional<LockedHelper> helper = section == null ? Optional.empty() : reported(section, state);
    if (helper.isEmpty()) {
      return Description.NO_MATCH;
    }
    String name = "'" + helper.get().variable().name + "'";
    String lock = section.lock().inWords();
    String others =
        helper.get().others().stream()
            .map(other -> " and '" + other.name + "'")
            .collect(Collectors.joining());
    String described = name + ", " + helper.get().inWords();
    described += others.isEmpty() ? "" : "," + others;
    Optional<String> unlocked = useWithoutLock(helper.get(), section, state);
    Optional<Fix> fix = ImmutableDateFormat.of(helper.get(), section, state);
    Finding.Builder finding = finding(tree, state);
    fix.ifPresent(it -> finding.fix(FixSafety.UNSAFE, it));
    return finding
        .heat(LockOwner.heat(section.lock(), state))
        .cost(
            unlocked.isPresent()
                ? "To use "
                    + described
                    + ", threads here wait for "
                    + (lock.equals(name) ? "its monitor" : lock)
                    + ", which does not protect it: "
                    + unlocked.get()
                    + " uses it without that lock."
                : "One thread at a time uses "
                    + described
                    + ", and all others wait for "
                    + (lock.equals(name) ? "it" : lock)
                    + ", which protects nothing else here.")
        .advice(
            fix.isPresent()
                ? FORMATTER
                : advice(helper.get(), state)
                    + (others.isEmpty() ? "" : " Do the same with the other objects."))
        .report();
  }

  @Override
  protected boolean reports(Tree tree, VisitorState state) {
    return CriticalSections.of(state)
        .at(tree)
        .flatMap(section -> reported(section, state))
        .isPresent();
  }

  private static Optional<LockedHelper> reported(CriticalSection section, VisitorState state) {
    return section.isReader()
        ? Optional.empty()
        : LockedHelper.of(section, state)
            .filter(LockedHelper::isUsed)
            .filter(helper -> !HelperOrigin.isOfCall(helper.variable(), section, state))
            .filter(helper -> !HeatModel.of(state).isCold());
  }

  /**
   * The method that does more than read the helper's settings without the section's lock, and not
   * before or after all other threads use it. A lambda in a section mostly runs at once, with the
   * lock.
   */
  private static Optional<String> useWithoutLock(
      LockedHelper helper, CriticalSection section, VisitorState state) {
    return FieldAccesses.of(helper.variable(), state).afterConstruction().stream()
        .filter(access -> access.call().filter(call -> !isPure(call)).isPresent())
        .filter(access -> !FieldAccesses.isUnder(access, section.lock(), state))
        .filter(access -> !LockSections.enclose(access.path(), section.lock(), state))
        .filter(access -> !ComponentSetup.covers(access.path(), state))
        .flatMap(
            access ->
                Stream.ofNullable(ASTHelpers.findEnclosingNode(access.path(), MethodTree.class)))
        .map(method -> method.getName() + "()")
        .findFirst();
  }

  private static boolean isPure(TreePath call) {
    return PureMethods.contain(ASTHelpers.getSymbol((MethodInvocationTree) call.getLeaf()));
  }

  private static String advice(LockedHelper helper, VisitorState state) {
    boolean isDate = KnownTypes.supertypes(helper.object(), state).contains("java.text.DateFormat");
    boolean hasTimeApi = KnownTypes.find(DatePatternCall.FORMATTER, state) != null;
    return switch (helper.type()) {
      case "java.text.Format" ->
          isDate && hasTimeApi
              ? "For dates, use a DateTimeFormatter, which is immutable, if the pattern means the same"
                  + " there; otherwise clone the format for each call or keep one per thread."
              : "Clone the format for each call, or keep one per thread.";
      case "java.util.Calendar" ->
          hasTimeApi
              ? "Use java.time, or a new Calendar for each call."
              : "Use a new Calendar for each call.";
      case "java.util.regex.Matcher" ->
          "Share the Pattern, which is immutable, and call matcher(input) for each input.";
      case "java.security.MessageDigest", "java.security.Signature", "javax.crypto.Mac" ->
          locksToCreate(helper, state)
              ? "Clone a prepared one for each call, or keep one per thread: on the target runtime,"
                  + " getInstance takes a lock of the provider."
              : "Get a new instance for each call, clone a prepared one, or keep one per thread.";
      case "" ->
          "Pool the objects in a ConcurrentLinkedDeque or per thread, or create them: short-lived"
              + " objects are cheap unless they are large.";
      default ->
          locksToCreate(helper, state)
              ? "Keep one per thread in a ThreadLocal: on the target runtime, getInstance takes a"
                  + " lock of the provider."
              : "Create one for each call, or keep one per thread in a ThreadLocal.";
    };
  }

  /** Whether creating a helper takes a lock on the target runtime. */
  private static boolean locksToCreate(LockedHelper helper, VisitorState state) {
    return Streams.stream(helper.object().tsym.members().getSymbols())
        .anyMatch(
            member ->
                member instanceof MethodSymbol method
                    && ApiFact.LOOKS_UP_PROVIDER.holdsOn(
                        EffectiveRuntime.feature(state), helper.type(), method));
  }
}
