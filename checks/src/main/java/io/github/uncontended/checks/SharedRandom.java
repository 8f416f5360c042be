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
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import io.github.uncontended.analysis.library.ApiFact;
import io.github.uncontended.analysis.library.KnownTypes;
import io.github.uncontended.analysis.monitors.FieldAccess;
import io.github.uncontended.analysis.monitors.FieldAccesses;
import io.github.uncontended.analysis.monitors.SharedObjects;
import io.github.uncontended.analysis.sharing.ClockSeed;
import io.github.uncontended.analysis.sharing.FieldEscape;
import io.github.uncontended.analysis.syntax.Source;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.Assignments;
import io.github.uncontended.analysis.unit.CompilationIndex;
import io.github.uncontended.analysis.unit.Interest;
import io.github.uncontended.analysis.unit.Interest.Kind;
import io.github.uncontended.analysis.unit.UnitIndex;
import io.github.uncontended.edit.Fix;
import io.github.uncontended.edit.Imports;
import io.github.uncontended.edit.UnusedImports;
import io.github.uncontended.fixes.DefaultSerialVersion;
import io.github.uncontended.fixes.FieldInitialization;
import io.github.uncontended.fixes.FieldRemoval;
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
 * Flags a {@code java.util.Random} that many threads use. Every number is a compare-and-set on one
 * seed ({@code Random.next}); when several threads draw, all but one of them fail and try again,
 * and the cache line of the seed moves from core to core. {@code Math.random()} shares one such
 * object in the whole JVM.
 *
 * <p>{@code SecureRandom} and {@code UUID.randomUUID()} lock in most providers ({@code
 * NativePRNG.RandomIO}), and are flagged where requests draw more than once.
 *
 * <p>Not flagged: generators with a seed; fields that may hold another generator; classes whose
 * objects stay on one thread, or that update their fields without a lock; generators that one lock
 * guards; generators that only cold code uses.
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
    fixes = {FixSafety.SAFE, FixSafety.ADVICE},
    runtimes = "all",
    isBrief = true,
    byDefault = ByDefault.WITH_EVIDENCE)
public final class SharedRandom extends Rule {
  private static final String RANDOM = "java.util.Random";
  private static final String THREAD_LOCAL_RANDOM = "java.util.concurrent.ThreadLocalRandom";

  private static final Interest INTEREST =
      Interest.in(Kind.CALL, ApiFact.DRAWS_SHARED.methodNames())
          .and(Interest.in(Kind.CALL, ApiFact.DRAWS_SECURELY.methodNames()))
          .and(Interest.in(Kind.FIELD, "Random"));

  @Override
  protected Interest interest(VisitorState state) {
    return INTEREST;
  }

  @Override
  protected Description matchField(VariableTree tree, VisitorState state) {
    if (!(state.getPath().getParentPath().getLeaf() instanceof ClassTree)
        || !KnownTypes.nameOf(ASTHelpers.getType(tree)).equals(RANDOM)) {
      return Description.NO_MATCH;
    }
    VarSymbol field = ASTHelpers.getSymbol(tree);
    List<ExpressionTree> values = Assignments.values(field, state);
    if (values.isEmpty()
        || !values.stream().allMatch(SharedRandom::isUnseeded)
        || (!field.isStatic() && !SharedObjects.areOf((ClassSymbol) field.owner, state))) {
      return Description.NO_MATCH;
    }
    List<TreePath> uses = CompilationIndex.of(state).uses(field);
    Optional<Heat> heat = HeatModel.hottest(sharedUses(field, state), state);
    if (heat.isEmpty()
        || heat.get().isCold()
        || (!heat.get().isConcurrent() && SharedObjects.isAssignedLater(field, state))
        || FieldAccesses.of(field, state).areSeenUnderOneLock()
        || uses.stream().anyMatch(SharedRandom::isSeeding)) {
      return Description.NO_MATCH;
    }
    Finding.Builder finding =
        finding(tree, state)
            .heat(heat.get())
            .cost(
                "Every number from '"
                    + field.name
                    + "' is a compare-and-set on one seed, which fails and is retried while other"
                    + " threads draw.");
    Optional<Fix> fix = fix(tree, field, uses, state);
    fix.ifPresent(it -> finding.fix(FixSafety.SAFE, it));
    return finding
        .advice(
            "Use ThreadLocalRandom.current()"
                + (fix.isPresent() ? ", which has one seed for each thread." : " for each number."))
        .report();
  }

  /** The reads that several threads can have: not those of an object's construction. */
  private static List<TreePath> sharedUses(VarSymbol field, VisitorState state) {
    FieldAccesses accesses = FieldAccesses.of(field, state);
    return (field.isStatic() ? accesses.all() : accesses.afterConstruction())
        .stream().map(FieldAccess::path).filter(use -> !Assignments.isTarget(use)).toList();
  }

  private static boolean isUnseeded(ExpressionTree value) {
    return value instanceof NewClassTree creation
        && creation.getArguments().stream().allMatch(ClockSeed::is)
        && creation.getClassBody() == null
        && KnownTypes.nameOf(ASTHelpers.getType(creation)).equals(RANDOM);
  }

  private static boolean isSeeding(TreePath use) {
    return use.getParentPath().getLeaf() instanceof MemberSelectTree select
        && select.getIdentifier().contentEquals("setSeed");
  }

  /** Every draw from a generator of its own thread, and no field. */
  private static Optional<Fix> fix(
      VariableTree tree, VarSymbol field, List<TreePath> uses, VisitorState state) {
    if (!field.isPrivate()
        || tree.getInitializer() == null
        || FieldEscape.isHandedOut(field, state)
        || FieldEscape.isReadByReflection(field, state)
        || FieldEscape.isSerialized(field, state)
        || DefaultSerialVersion.isUsedBy((ClassSymbol) field.owner, state)
        || DefaultSerialVersion.dependingOnAccessors(state.getPath(), state).isPresent()
        || !uses.equals(UnitIndex.of(state).uses(field))
        || !FieldInitialization.isFirst(state.getPath(), state)
        || !uses.stream().allMatch(SharedRandom::isDraw)
        || !uses.stream().allMatch(use -> FieldInitialization.mayDropRead(use, field, state))) {
      return Optional.empty();
    }
    Fix.Builder fix = Fix.builder();
    for (TreePath use : uses) {
      String name = Imports.nameOf(THREAD_LOCAL_RANDOM, fix, use, state);
      fix.replace(use.getLeaf(), name + ".current()", state);
    }
    return FieldRemoval.remove(state.getPath(), fix, state)
        ? Optional.of(UnusedImports.remove(fix.build(), state))
        : Optional.empty();
  }

  /** Whether a use calls a method of {@code Random} on the field, and nothing else. */
  private static boolean isDraw(TreePath use) {
    return use.getParentPath().getLeaf() instanceof MemberSelectTree select
        && use.getParentPath().getParentPath().getLeaf() instanceof MethodInvocationTree call
        && call.getMethodSelect() == select
        && FieldRemoval.isFreeOfEffects((ExpressionTree) use.getLeaf())
        && ApiFact.DRAWS.isMethodName(select.getIdentifier().toString());
  }

  @Override
  protected Description matchMethodInvocation(MethodInvocationTree tree, VisitorState state) {
    MethodSymbol method = ASTHelpers.getSymbol(tree);
    if (ApiFact.DRAWS_SHARED.holdsFor(method)) {
      return matchMathRandom(tree, state);
    }
    return ApiFact.DRAWS_SECURELY.isInherited(method)
        ? matchSecure(tree, method, state)
        : Description.NO_MATCH;
  }

  private Description matchMathRandom(MethodInvocationTree tree, VisitorState state) {
    Heat heat = HeatModel.of(state);
    if (!heat.isConcurrent()) {
      return Description.NO_MATCH;
    }
    Fix.Builder fix = Fix.builder();
    String type = Imports.nameOf(THREAD_LOCAL_RANDOM, fix, state.getPath(), state);
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
      finding.fix(FixSafety.SAFE, UnusedImports.remove(fix.build(), state));
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
    if (!heat.isConcurrent()) {
      return Description.NO_MATCH;
    }
    boolean uuid = method.name.contentEquals("randomUUID");
    boolean repeats = HeatModel.isInLoop(state.getPath(), state);
    return finding(tree, state)
        .heat(repeats || heat.isDeclared() ? heat : Heat.UNKNOWN)
        .cost(
            (uuid ? "UUID.randomUUID() draws" : "This SecureRandom draws")
                + " from a generator that takes a lock in most providers: threads that draw at the"
                + " same time block each other.")
        .advice(
            uuid
                ? "Where the id needs no cryptographic strength, make it of two"
                    + " ThreadLocalRandom.current().nextLong(); otherwise use a SecureRandom for"
                    + " each thread."
                : "Use a SecureRandom for each thread" + (repeats ? ", or draw once." : "."))
        .report();
  }
}
