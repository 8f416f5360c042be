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
import com.google.errorprone.suppliers.Supplier;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.Tree;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Type;
import io.github.uncontended.analysis.caching.Memoization;
import io.github.uncontended.analysis.library.EffectiveRuntime;
import io.github.uncontended.analysis.library.TimeZoneLookups;
import io.github.uncontended.analysis.syntax.Source;
import io.github.uncontended.analysis.unit.Interest;
import io.github.uncontended.analysis.unit.Interest.Kind;
import io.github.uncontended.edit.Fix;
import io.github.uncontended.edit.Imports;
import io.github.uncontended.fixes.Hoist;
import io.github.uncontended.heat.Construction;
import io.github.uncontended.heat.Heat;
import io.github.uncontended.heat.HeatModel;
import io.github.uncontended.report.ByDefault;
import io.github.uncontended.report.Cost;
import io.github.uncontended.report.Finding;
import io.github.uncontended.report.FixSafety;
import io.github.uncontended.report.Rule;
import io.github.uncontended.report.RuleMetadata;
import java.time.ZoneId;
import java.util.Optional;
import java.util.TimeZone;

/**
 * Flags {@link TimeZone#getTimeZone(String)}, which is {@code static synchronized} on JDK 8 to 24
 * (JDK-8291027): all threads of the JVM that look up a zone contend for one lock. The overload that
 * takes a {@link ZoneId} has never been synchronized.
 *
 * <p>Not flagged: cold code; lookups that run once per key or once per thread (in the function of
 * {@code computeIfAbsent}, {@code ThreadLocal.withInitial} and similar methods, or to initialize a
 * field lazily); code whose effective runtime does not have the lock.
 *
 * <p>The fix replaces only ids on which both lookups agree: {@code ZoneId.of} rejects ids that
 * {@code TimeZone} silently parses as GMT, and parses some ids differently ({@code
 * sun.util.calendar.ZoneInfo}, {@code java.time.ZoneRegion}).
 */
@AutoService(BugChecker.class)
@BugPattern(
    altNames = Rule.GROUP,
    summary = "TimeZone.getTimeZone(String) takes a JVM-wide lock",
    severity = WARNING,
    linkType = NONE,
    tags = StandardTags.PERFORMANCE)
@RuleMetadata(
    cost = Cost.CONTENTION,
    severities = {SUGGESTION, WARNING},
    fixes = {FixSafety.SAFE, FixSafety.UNSAFE, FixSafety.ADVICE},
    runtimes = "8 to 24",
    isBrief = true,
    byDefault = ByDefault.WITH_EVIDENCE,
    measuredBy = "monitor java.util.TimeZone#getTimeZone")
public final class SynchronizedTimeZoneLookup extends Rule {
  private static final Supplier<Type> ZONE_ID =
      VisitorState.memoize(state -> state.getTypeFromString("java.time.ZoneId"));
  private static final String COST =
      "TimeZone.getTimeZone(String) is static synchronized up to JDK 24 (JDK-8291027). All threads"
          + " of the JVM contend for one lock.";
  private static final String CONSTANT =
      "Cache the zone in a field, and return (TimeZone) zone.clone() if a caller may modify it.";
  private static final String BOUND =
      " zones by id: bounded, only those whose getID() equals the id, with get before a computation"
          + " on a miss, and with a clone for each caller.";
  private static final String CACHE =
      "The id is known only at run time. Store a ZoneId in place of the text, or cache" + BOUND;
  private static final String CHOICE =
      "Choose between ZoneId constants, for which the lookup takes no lock.";
  private static final String CACHE_OFFSET =
      "The id is known only at run time. Pass a ZoneOffset if no offset exceeds 18:00, which is as"
          + " far as ZoneOffset goes; TimeZone accepts offsets up to 23:59. Otherwise, cache zones by"
          + " id: bounded, with get before a computation on a miss, and with a clone for each caller.";

  private static final Interest INTEREST =
      Interest.in(Kind.CALL, TimeZoneLookups.NAME)
          .and(Interest.in(Kind.REFERENCE, TimeZoneLookups.NAME));

  @Override
  protected Interest interest(VisitorState state) {
    return INTEREST;
  }

  @Override
  protected Description matchMethodInvocation(MethodInvocationTree tree, VisitorState state) {
    if (!isNamedGetTimeZone(tree.getMethodSelect())
        || tree.getArguments().size() != 1
        || !isLockedLookup(ASTHelpers.getSymbol(tree.getMethodSelect()), state)) {
      return Description.NO_MATCH;
    }
    Heat heat = HeatModel.of(state);
    if (isSeldom(heat, state)) {
      return Description.NO_MATCH;
    }
    Finding.Builder finding = finding(tree, state).cost(COST).heat(heat);
    ExpressionTree id = tree.getArguments().get(0);
    String constant = ASTHelpers.constValue(id, String.class);
    if (ZONE_ID.get(state) == null) {
      // Before Java 8.
      return finding.advice(constant == null ? "Cache" + BOUND : CONSTANT).report();
    }
    if (!Source.hasPosition(id, state)
        || Source.hasComment(Source.start(id), state.getEndPosition(id), state)) {
      return finding.advice(constant == null ? CACHE : CONSTANT).report();
    }
    if (TimeZoneLookups.isOverloadHidden(tree.getMethodSelect(), state)) {
      return finding
          .advice(
              "Another getTimeZone hides the overload that takes a ZoneId. "
                  + (constant == null ? CACHE : CONSTANT))
          .report();
    }
    if (constant == null) {
      return describeVariable(finding, id, state);
    }
    return describeConstant(finding, id, constant, state);
  }

  @Override
  protected Description matchMemberReference(MemberReferenceTree tree, VisitorState state) {
    if (!isLockedLookup(ASTHelpers.getSymbol((Tree) tree), state)) {
      return Description.NO_MATCH;
    }
    Heat heat = HeatModel.of(state);
    if (isSeldom(heat, state)) {
      return Description.NO_MATCH;
    }
    return finding(tree, state).cost(COST).heat(heat).advice(CACHE).report();
  }

  private static boolean isSeldom(Heat heat, VisitorState state) {
    return heat.isCold()
        || (!heat.isConcurrent() && Construction.isOfService(state.getPath(), state))
        || Memoization.covers(state.getPath(), state);
  }

  private static boolean isNamedGetTimeZone(ExpressionTree select) {
    return select instanceof MemberSelectTree member
        ? member.getIdentifier().contentEquals(TimeZoneLookups.NAME)
        : select instanceof IdentifierTree name
            && name.getName().contentEquals(TimeZoneLookups.NAME);
  }

  private static boolean isLockedLookup(Symbol symbol, VisitorState state) {
    return symbol instanceof MethodSymbol method
        && method.owner.getQualifiedName().contentEquals("java.util.TimeZone")
        && method.params().size() == 1
        && state.getTypes().isSameType(method.params().get(0).type, state.getSymtab().stringType)
        && EffectiveRuntime.locks(method, state);
  }

  private static Description describeVariable(
      Finding.Builder finding, ExpressionTree id, VisitorState state) {
    if (ASTHelpers.stripParentheses(id) instanceof MethodInvocationTree call
        && call.getMethodSelect() instanceof MemberSelectTree select
        && select.getIdentifier().contentEquals("getId")
        && call.getArguments().isEmpty()
        && isZoneId(ASTHelpers.getType(select.getExpression()), state)) {
      String zone = Source.of(select.getExpression(), state);
      return finding
          .advice(
              "Pass the ZoneId itself. The result differs for offsets and for 'Z', which"
                  + " TimeZone parses as GMT.")
          .fix(FixSafety.UNSAFE, Fix.builder().replace(id, zone, state).build())
          .report();
    }
    String cache = TimeZoneLookups.isBuiltOffset(id) ? CACHE_OFFSET : CACHE;
    return finding.advice(TimeZoneLookups.isChoice(id) ? CHOICE : cache).report();
  }

  private static boolean isZoneId(Type type, VisitorState state) {
    return type != null && ASTHelpers.isSubtype(type, ZONE_ID.get(state), state);
  }

  private static Description describeConstant(
      Finding.Builder finding, ExpressionTree id, String constant, VisitorState state) {
    if (constant.equals("UTC")) {
      Fix.Builder fix = Fix.builder();
      Optional<String> offset = Imports.find("java.time.ZoneOffset", fix, state.getPath(), state);
      finding.advice(
          "Use getTimeZone(ZoneOffset.UTC), which returns an equal zone without the lock.");
      offset.ifPresent(
          name -> finding.fix(FixSafety.SAFE, fix.replace(id, name + ".UTC", state).build()));
      return finding.report();
    }
    if (ZoneId.SHORT_IDS.containsKey(constant)) {
      return finding
          .advice("ZoneId.of rejects the short id \"" + constant + "\". " + CONSTANT)
          .report();
    }
    if (!TimeZoneLookups.isSameZone(constant)) {
      return finding
          .advice("ZoneId and TimeZone do not agree on the id \"" + constant + "\". " + CONSTANT)
          .report();
    }
    return describeHoisted(finding, id, constant, state);
  }

  private static Description describeHoisted(
      Finding.Builder finding, ExpressionTree id, String constant, VisitorState state) {
    Fix.Builder fix = Fix.builder();
    String factory = ".of(" + state.getConstantExpression(constant) + ")";
    Hoist.Outcome outcome =
        Hoist.constant(
            state.getPath(),
            "java.time.ZoneId",
            factory,
            TimeZoneLookups.constantName(constant),
            fix,
            state);
    if (outcome instanceof Hoist.Refused refused) {
      return finding
          .advice("Pass a ZoneId constant. No fix is offered: " + refused.reason() + ".")
          .report();
    }
    fix.replace(id, ((Hoist.Constant) outcome).name(), state);
    if (TimeZoneLookups.isOffsetOfGmt(constant)) {
      return finding
          .advice("Pass a ZoneId constant, for which the lookup returns the same zone.")
          .fix(FixSafety.SAFE, fix.build())
          .report();
    }
    return finding
        .advice(
            "Pass a ZoneId constant. If the time-zone data of the runtime lacks the region, ZoneId.of"
                + " throws, whereas the String overload returns GMT.")
        .fix(FixSafety.UNSAFE, fix.build())
        .report();
  }
}
