package io.github.uncontended.analysis.monitors;

import static com.google.common.collect.ImmutableSet.toImmutableSet;
import static java.util.Comparator.comparing;
import static java.util.stream.Collectors.toSet;

import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import com.google.common.collect.Streams;
import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.Tree;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.TypeTag;
import io.github.uncontended.analysis.library.ApiFact;
import io.github.uncontended.analysis.library.KnownTypes;
import io.github.uncontended.analysis.library.PureMethods;
import io.github.uncontended.analysis.monitors.ExecutionPath.Role;
import io.github.uncontended.analysis.monitors.ExecutionPath.Step;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.NonNull;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.Assignments;
import io.github.uncontended.analysis.unit.UnitIndex;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** What the miss paths of a field assign, themselves or by helpers, and what its hits do. */
final class Initialization {
  /** How many helper methods of the class are followed. */
  private static final int DEPTH = 2;

  private final SlotPaths paths;
  private final SlotReads reads;
  private final VisitorState state;

  /** The fields that the miss paths assign, the tested one among them. */
  private final Set<VarSymbol> fields = new HashSet<>();

  /** Where they are assigned. */
  private final Set<Tree> targets = new HashSet<>();

  private final Set<Tree> seen = new HashSet<>();

  Initialization(SlotPaths paths, SlotReads reads, VisitorState state) {
    this.paths = paths;
    this.reads = reads;
    this.state = state;
    for (ExecutionPath fill : paths.fills()) {
      for (Step step : fill.steps()) {
        step.target().ifPresent(this::addTarget);
        addAssigned(step.tree(), DEPTH);
      }
    }
    paths.slot().variable().ifPresent(fields::add);
  }

  private void addAssigned(Tree tree, int depth) {
    if (!seen.add(tree)) {
      return;
    }
    Expressions.evaluates(
        tree,
        part -> {
          if (Assignments.target(part) != null) {
            addTarget(Assignments.target(part));
          } else if (depth > 0 && part instanceof MethodInvocationTree call) {
            reads.own().body(call).stream()
                .flatMap(List::stream)
                .forEach(statement -> addAssigned(statement, depth - 1));
          }
          return false;
        });
  }

  private void addTarget(Tree target) {
    if (Symbols.of(target) instanceof VarSymbol field && Expressions.isField(field)) {
      fields.add(field);
      targets.add(target);
    }
  }

  /** The fields that the miss paths assign, the tested one among them. */
  Set<VarSymbol> fields() {
    return fields;
  }

  /**
   * Whether a hit path only reads the field, final fields, fields that a miss assigns too, what is
   * in collections that only a miss fills, and flags that make it throw.
   */
  boolean isTrivial(ExecutionPath hit) {
    PathEffects effects = PathEffects.of(hit, reads, state);
    return !effects.write()
        && !effects.signal()
        && hit.steps().stream().allMatch(this::onlyReads)
        && Sets.union(fields, flags(hit)).containsAll(effects.mutableFieldsRead())
        && hit.steps().stream().noneMatch(step -> readsOther(step.tree()));
  }

  /** The flags that hits test, and that make the section throw an exception otherwise. */
  ImmutableSet<VarSymbol> flags() {
    return paths.hits().stream()
        .flatMap(hit -> flags(hit).stream())
        .filter(flag -> !fields.contains(flag))
        .sorted(comparing(flag -> flag.name.toString()))
        .collect(toImmutableSet());
  }

  private Set<VarSymbol> flags(ExecutionPath hit) {
    return hit.steps().stream()
        .filter(step -> step.isCondition() && onlyThrowsOtherwise(step))
        .flatMap(step -> PathEffects.of(step, reads, state).mutableFieldsRead().stream())
        .filter(field -> field.type.hasTag(TypeTag.BOOLEAN))
        .collect(toSet());
  }

  /** Whether no path on which a condition has the other outcome ends without an exception. */
  private boolean onlyThrowsOtherwise(Step test) {
    return Stream.of(paths.hits(), paths.fills(), paths.others())
        .flatMap(List::stream)
        .flatMap(path -> path.steps().stream())
        .noneMatch(step -> step.tree() == test.tree() && step.role() != test.role());
  }

  /** Whether an expression names one of the fields of another object. */
  private boolean readsOther(ExpressionTree expression) {
    return Expressions.evaluates(
        expression,
        part ->
            part instanceof MemberSelectTree select
                && Symbols.of(part) instanceof VarSymbol field
                && fields.contains(field)
                && !reads.own().isOwn(select));
  }

  /** Whether all that a path writes are constants in fields of the object. */
  boolean resets(ExecutionPath hit) {
    return hit.steps().stream()
        .allMatch(
            step ->
                (step.target().isPresent() && step.tree() instanceof LiteralTree)
                    || !PathEffects.of(step, reads, state).write());
  }

  private boolean onlyReads(Step step) {
    return PathEffects.of(step, reads, state).calls().stream()
        .allMatch(
            call ->
                unwraps(call)
                    || isTest(call)
                    || computes(call)
                    || (looksUp(call) && !leadsToMiss(step)));
  }

  /** Whether a condition has the other outcome on a miss: what it asks for is no constant. */
  private boolean leadsToMiss(Step step) {
    return step.isCondition()
        && paths.fills().stream()
            .flatMap(fill -> fill.steps().stream())
            .anyMatch(other -> other.tree() == step.tree());
  }

  /** Whether a call looks into a collection that changes nowhere but in the initialization. */
  private boolean looksUp(MethodInvocationTree call) {
    String name = Expressions.simpleName(call.getMethodSelect());
    return (ApiFact.READS.isMethodName(name) || EntryCalls.LOOKUPS.contains(name))
        && reads.own().field(ASTHelpers.getReceiver(call)).orElse(null) instanceof VarSymbol field
        && KnownTypes.isCollection(field.type, state)
        && isFilledHere(field);
  }

  /** Whether only the initialization changes the collections that a private field refers to. */
  private boolean isFilledHere(VarSymbol field) {
    FieldAccesses accesses = FieldAccesses.of(field, state);
    return accesses.areComplete()
        && !AccessOrder.isIn(field, UnitIndex.of(state), state)
        && accesses.afterConstruction().stream()
            .filter(FieldAccess::changesObject)
            .allMatch(access -> FillingCode.runs(access.path(), seen, state));
  }

  /**
   * Whether a call only computes from a text, from one that the code itself builds, or from what
   * such a call returns, as an {@code Optional}.
   */
  private boolean computes(MethodInvocationTree call) {
    ExpressionTree from = ASTHelpers.getReceiver(call);
    if (from == null || !PureMethods.contain(ASTHelpers.getSymbol(call))) {
      return false;
    }
    ExpressionTree bare = ASTHelpers.stripParentheses(from);
    return ASTHelpers.isSameType(ASTHelpers.getType(bare), state.getSymtab().stringType, state)
        || (bare instanceof MethodInvocationTree made && (isTest(made) || computes(made)))
        || (Symbols.of(bare) instanceof VarSymbol local
            && !Expressions.isField(local)
            && Assignments.areConstructed(local, state));
  }

  /** Whether a call only computes with its arguments, as {@code Objects.isNull} does. */
  static boolean isTest(MethodInvocationTree call) {
    return ASTHelpers.getSymbol(call).isStatic()
        && !call.getArguments().isEmpty()
        && PureMethods.contain(ASTHelpers.getSymbol(call));
  }

  /** Whether a call reads what a reference refers to. */
  private static boolean unwraps(MethodInvocationTree call) {
    return ASTHelpers.getReceiver(call) != null
        && call.getArguments().isEmpty()
        && ASTHelpers.getSymbol(call).name.contentEquals("get");
  }

  /**
   * Whether code outside the initialization changes a field that hits read from its old value: a
   * number that is known again is no constant. The initialization itself may compute the value in
   * several steps.
   */
  boolean isCountedOn(List<StatementTree> initialization) {
    Set<VarSymbol> read = new HashSet<>();
    paths.slot().variable().ifPresent(read::add);
    paths.hits().forEach(hit -> read.addAll(PathEffects.of(hit, reads, state).mutableFieldsRead()));
    return read.stream()
        .flatMap(field -> FieldAccesses.of(field, state).writes().stream())
        .filter(write -> write.kind() == FieldAccess.Kind.UPDATE)
        .filter(update -> !targets.contains(update.path().getLeaf()))
        .anyMatch(update -> Streams.stream(update.path()).noneMatch(initialization::contains));
  }

  /**
   * Whether a field that misses set to null is what they make the value from: no other code sets
   * it, and each hit returns another field that they assign, or what it computes from one.
   */
  boolean usesUpSource(VarSymbol source) {
    return (source.flags() & Flags.PRIVATE) != 0
        && isOnlyAssignedHere(source)
        && paths.hits().stream()
            .allMatch(
                hit ->
                    hit.steps().stream()
                        .anyMatch(
                            step ->
                                step.role() == Role.RESULT
                                    && Expressions.evaluates(
                                        step.tree(), part -> isMadeFrom(source, part))));
  }

  private boolean isMadeFrom(VarSymbol source, Tree part) {
    return part instanceof ExpressionTree name
        && !source.equals(Symbols.of(name))
        && fields.contains(Symbols.of(name));
  }

  /** Whether only the initialization assigns a field, once its object is constructed. */
  boolean isOnlyAssignedHere(VarSymbol field) {
    return fields.contains(field)
        && FieldAccesses.of(field, state).writes().stream()
            .allMatch(write -> targets.contains(write.path().getLeaf()));
  }

  /** Whether code other than the initialization gives a field a value. */
  boolean isSetElsewhere(VarSymbol field) {
    return FieldAccesses.of(field, state).writes().stream()
        .filter(write -> !targets.contains(write.path().getLeaf()))
        .anyMatch(write -> write.value().filter(Expressions::isNull).isEmpty());
  }

  /** Whether misses assign a field, and what other code assigns it is certainly not null. */
  boolean staysPresent(VarSymbol field) {
    return fields.contains(field)
        && FieldAccesses.of(field, state).writes().stream()
            .allMatch(
                write ->
                    targets.contains(write.path().getLeaf())
                        || (write.path().getParentPath().getLeaf() instanceof AssignmentTree set
                            && NonNull.isCertain(set.getExpression())));
  }
}
