package io.github.uncontended.checks;

import static com.google.errorprone.BugPattern.LinkType.NONE;
import static com.google.errorprone.BugPattern.SeverityLevel.SUGGESTION;
import static com.google.errorprone.BugPattern.SeverityLevel.WARNING;

import com.google.auto.service.AutoService;
import com.google.common.collect.ImmutableSet;
import com.google.errorprone.BugPattern;
import com.google.errorprone.BugPattern.StandardTags;
import com.google.errorprone.VisitorState;
import com.google.errorprone.bugpatterns.BugChecker;
import com.google.errorprone.matchers.Description;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import io.github.uncontended.analysis.library.ApiFact;
import io.github.uncontended.analysis.library.KnownTypes;
import io.github.uncontended.analysis.monitors.CriticalSection;
import io.github.uncontended.analysis.monitors.FieldAccesses;
import io.github.uncontended.analysis.monitors.GuardedObject;
import io.github.uncontended.analysis.monitors.SharedObjects;
import io.github.uncontended.analysis.monitors.UnseededGenerator;
import io.github.uncontended.analysis.syntax.Source;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.Construction;
import io.github.uncontended.analysis.unit.Interest;
import io.github.uncontended.analysis.unit.Interest.Kind;
import io.github.uncontended.analysis.values.SecureDraw;
import io.github.uncontended.edit.Fix;
import io.github.uncontended.edit.Imports;
import io.github.uncontended.fixes.FieldRemoval;
import io.github.uncontended.fixes.ThreadLocalDraws;
import io.github.uncontended.heat.Heat;
import io.github.uncontended.heat.HeatModel;
import io.github.uncontended.heat.Operations.Reach;
import io.github.uncontended.heat.SecureDraws;
import io.github.uncontended.report.ByDefault;
import io.github.uncontended.report.Cost;
import io.github.uncontended.report.Finding;
import io.github.uncontended.report.FixSafety;
import io.github.uncontended.report.Rule;
import io.github.uncontended.report.RuleMetadata;
import java.util.List;
import java.util.Optional;

/**
 * Flags a {@code java.util.Random} that many threads use. Every number is a compare-and-set on one
 * seed ({@code Random.next}); when several threads draw, all but one of them fail and try again,
 * and the cache line of the seed moves from core to core. {@code Math.random()} shares one such
 * object in the whole JVM.
 *
 * <p>{@code SecureRandom} and {@code UUID.randomUUID()} lock in most providers ({@code
 * NativePRNG.RandomIO}), and matter where requests draw more than once.
 *
 * <p>A generator that every call of a constructor in the compilation creates counts, too.
 *
 * <p>Not flagged: generators with a seed; fields that may hold another generator; classes whose
 * objects stay on one thread, or that update their fields without a lock; generators that one lock
 * guards together with other state, or that cold code uses; secure generators that no field keeps;
 * secure draws that name a file, or construct an object with a method {@code close}.
 */
@AutoService(BugChecker.class)
@BugPattern(
    altNames = Rule.GROUP,
    summary = "Threads that share a Random contend for its seed",
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
    reach = Reach.OPERATIONS_EACH_RUN)
public final class SharedRandom extends Rule {
  private static final String RANDOM = "java.util.Random";

  /** The types of fields that may hold one. */
  private static final ImmutableSet<String> TYPES =
      ImmutableSet.of(RANDOM, "java.util.random.RandomGenerator");

  private static final Interest INTEREST =
      Interest.in(Kind.CALL, ApiFact.DRAWS_SHARED.methodNames())
          .and(Interest.in(Kind.CALL, ApiFact.DRAWS_SECURELY.methodNames()))
          .and(Interest.in(Kind.CALL, ApiFact.DRAWS.methodNames()))
          .and(Interest.in(Kind.FIELD, "Random", "RandomGenerator"));

  @Override
  protected Interest interest(VisitorState state) {
    return INTEREST;
  }

  @Override
  protected Description matchField(VariableTree tree, VisitorState state) {
    if (!(state.getPath().getParentPath().getLeaf() instanceof ClassTree)
        || !TYPES.contains(KnownTypes.nameOf(ASTHelpers.getType(tree)))) {
      return Description.NO_MATCH;
    }
    VarSymbol field = ASTHelpers.getSymbol(tree);
    UnseededGenerator generator = UnseededGenerator.of(field, state).orElse(null);
    if (generator == null) {
      return Description.NO_MATCH;
    }
    List<TreePath> shared = generator.sharedUses(state);
    Optional<Heat> heat = HeatModel.hottest(shared, state);
    if (heat.isEmpty()
        || heat.get().isCold()
        || (!heat.get().isConcurrent()
            && (SharedObjects.isAssignedLater(field, state) || generator.isOnlyOffered(state)))
        // Those of one run each have a generator of their own.
        || generator.creations(state).stream()
            .anyMatch(it -> HeatModel.of(it, state).isConcurrent())) {
      return Description.NO_MATCH;
    }
    Finding.Builder finding = finding(tree, state).uses(shared).heat(heat.get());
    if (FieldAccesses.of(field, state).areSeenUnderOneLock()) {
      Optional<ImmutableSet<CriticalSection>> sections = GuardedObject.sections(field, state);
      if (sections.isEmpty()) {
        return Description.NO_MATCH;
      }
      if (!GuardedObject.isHandedOut(field, state)) {
        return matchLocked(finding, generator, sections.get(), state);
      }
    }
    finding.cost(
        "Every number from '"
            + field.name
            + "' is a compare-and-set on one seed, which fails and is retried while other threads"
            + " draw.");
    Optional<Fix> fix = ThreadLocalDraws.of(generator, ImmutableSet.of(), state);
    boolean losesNote = fix.isPresent() && FieldRemoval.losesNote(state.getPath(), state);
    fix.ifPresent(it -> finding.fix(losesNote ? FixSafety.UNSAFE : FixSafety.SAFE, it));
    return finding
        .advice(
            "Use ThreadLocalRandom.current()"
                + (fix.isPresent()
                    ? ", which has one seed for each thread"
                        + (losesNote
                            ? ", unless the comment that goes with the field is about more."
                            : ".")
                    : generator.isOpen()
                        ? ", unless other programs pass a generator with a seed."
                        : " in its place."
                            + ThreadLocalDraws.obstacle(generator, ImmutableSet.of(), state)))
        .report();
  }

  /** A generator whose draws take a lock that is there for nothing else. */
  private static Description matchLocked(
      Finding.Builder finding,
      UnseededGenerator generator,
      ImmutableSet<CriticalSection> sections,
      VisitorState state) {
    Optional<Fix> fix = ThreadLocalDraws.of(generator, sections, state);
    finding
        .cost(
            "Every number from '"
                + generator.field().name
                + "' is drawn under a lock that guards nothing else there: threads that draw at the"
                + " same time block each other.")
        .advice(
            "Use ThreadLocalRandom.current() without the lock"
                + (fix.isPresent()
                    ? ", unless other code relies on what it sees after a thread has held the lock."
                    : "." + ThreadLocalDraws.obstacle(generator, sections, state)));
    fix.ifPresent(it -> finding.fix(FixSafety.UNSAFE, it));
    return finding.report();
  }

  @Override
  protected Description matchMethodInvocation(MethodInvocationTree tree, VisitorState state) {
    MethodSymbol method = ASTHelpers.getSymbol(tree);
    if (ApiFact.DRAWS_SHARED.holdsFor(method)) {
      return matchMathRandom(tree, state);
    }
    return SecureDraw.is(tree, method, state)
        ? matchSecure(tree, method, state)
        : Description.NO_MATCH;
  }

  private Description matchMathRandom(MethodInvocationTree tree, VisitorState state) {
    Heat heat = HeatModel.of(state);
    if (heat.isCold() || (!heat.isConcurrent() && !SharedObjects.mayRun(state.getPath(), state))) {
      return Description.NO_MATCH;
    }
    Fix.Builder fix = Fix.builder();
    String type = Imports.nameOf(ThreadLocalDraws.TYPE, fix, state.getPath(), state);
    Finding.Builder finding =
        finding(tree, state)
            .heat(heat)
            .cost(
                "Math.random() draws from one generator of the whole JVM by a compare-and-set on its"
                    + " seed, which fails and is retried while other threads draw.")
            .advice(
                "Use ThreadLocalRandom.current().nextDouble(), which has one seed for each thread.");
    if (!hasReceiver(tree)
        && !Source.hasComment(Source.start(tree), state.getEndPosition(tree), state)) {
      fix.replace(tree, type + ".current().nextDouble()", state);
      finding.fix(FixSafety.SAFE, fix.build());
    }
    return finding.report();
  }

  /** Whether a call evaluates an expression before its dot, whose effect an edit would lose. */
  private static boolean hasReceiver(MethodInvocationTree call) {
    ExpressionTree receiver = ASTHelpers.getReceiver(call);
    return receiver != null && !(Symbols.of(receiver) instanceof ClassSymbol);
  }

  private Description matchSecure(
      MethodInvocationTree tree, MethodSymbol method, VisitorState state) {
    Heat heat = HeatModel.of(state);
    if (!SecureDraws.tells(tree, method, heat, state)) {
      return Description.NO_MATCH;
    }
    boolean uuid = method.name.contentEquals("randomUUID");
    boolean repeats = HeatModel.isInLoop(state.getPath(), state);
    boolean matters = heat.isConcurrent() && (repeats || heat.isDeclared());
    return finding(tree, state)
        .heat(matters ? heat : Heat.UNKNOWN)
        .cost(
            (uuid ? "UUID.randomUUID() draws" : "This SecureRandom draws")
                + " from a generator that takes a lock in most providers: threads that draw at the"
                + " same time block each other."
                + (matters || !heat.isConcurrent()
                    ? ""
                    : " Many threads run this ("
                        + heat.reason()
                        + (Construction.isOfEachObject(state.getPath())
                            ? "), once for each object that they create."
                            : "), but each run draws only once, so two threads rarely draw at the"
                                + " same time.")))
        .advice(
            uuid
                ? "Where the id needs no cryptographic strength, make it of two"
                    + " ThreadLocalRandom.current().nextLong(); otherwise use a SecureRandom for"
                    + " each thread."
                : "Use a SecureRandom for each thread" + (repeats ? ", or draw once." : "."))
        .report();
  }
}
