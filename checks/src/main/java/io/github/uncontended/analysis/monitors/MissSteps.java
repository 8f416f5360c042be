package io.github.uncontended.analysis.monitors;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ArrayAccessTree;
import com.sun.source.tree.CompoundAssignmentTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewArrayTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.Tree;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import io.github.uncontended.analysis.library.PureMethods;
import io.github.uncontended.analysis.monitors.ExecutionPath.Role;
import io.github.uncontended.analysis.monitors.ExecutionPath.Step;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.Assignments;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;

/**
 * What a miss does besides storing the entry, and besides filling an object that it has created and
 * not stored yet: no other thread has that.
 */
final class MissSteps {
  /** How many methods that store the entry are followed into each other. */
  private static final int DEPTH = 2;

  /** Where the entry is stored; null if all that the path does counts. */
  private final Slot slot;

  private final SlotReads reads;

  /** The local variables whose object the path has created, and stored nowhere. */
  private final Set<VarSymbol> created = new HashSet<>();

  private ExecutionPath rest = ExecutionPath.EMPTY;

  private int depth = DEPTH;

  private MissSteps(Slot slot, SlotReads reads) {
    this.slot = slot;
    this.reads = reads;
  }

  /** The other steps of a path that fills a slot, and what is evaluated for the ones left out. */
  static ExecutionPath withoutEntry(ExecutionPath fill, Slot slot, SlotReads reads) {
    return without(fill, new MissSteps(slot, reads));
  }

  /** The call of a method of the class by which a step stores an entry. */
  static Optional<MethodInvocationTree> storingHelper(Step step, Slot slot, SlotReads reads) {
    return Expressions.withoutCasts(step.tree()) instanceof MethodInvocationTree call
            && !reads.storesItself(call, slot)
            && reads.own().body(call).isPresent()
            && reads.stores(call, slot)
        ? Optional.of(call)
        : Optional.empty();
  }

  /** The steps of a path, without those that only fill an object which the path has created. */
  static ExecutionPath withoutCreated(ExecutionPath path) {
    return without(path, new MissSteps(null, null));
  }

  private static ExecutionPath without(ExecutionPath path, MissSteps steps) {
    path.steps().forEach(steps::add);
    return steps.rest;
  }

  private void add(Step step) {
    if (slot != null
        && step.tree() instanceof MethodInvocationTree call
        && reads.storesItself(call, slot)) {
      call.getArguments().forEach(this::evaluate);
      created.clear();
    } else if (!addHelper(step)) {
      addOther(step);
    }
  }

  /** Adds what a method does that stores the entry, if a step calls one. */
  private boolean addHelper(Step step) {
    Optional<MethodInvocationTree> call =
        slot != null && depth > 0 ? storingHelper(step, slot, reads) : Optional.empty();
    ImmutableList<ExecutionPath> paths =
        call.flatMap(helper -> reads.own().body(helper))
            .flatMap(body -> ExecutionPaths.of(body, reads.own()))
            .orElse(ImmutableList.of());
    if (paths.isEmpty() || step.target().filter(target -> !isLocal(target)).isPresent()) {
      return false;
    }
    call.get().getArguments().forEach(this::evaluate);
    depth--;
    paths.forEach(path -> path.steps().forEach(this::add));
    depth++;
    created.clear();
    return true;
  }

  private static boolean isLocal(Tree target) {
    return Symbols.of(target) instanceof VarSymbol variable && !Expressions.isField(variable);
  }

  private void addOther(Step step) {
    if (step.target().isPresent()) {
      addStore(step, step.target().get());
    } else if (step.role() == Role.EFFECT && fills(step.tree())) {
      evaluateParts(step.tree());
    } else {
      rest = rest.then(step);
    }
  }

  private void addStore(Step step, Tree target) {
    if (isPart(target)) {
      evaluate(step.tree());
      evaluateParts(target);
      return;
    }
    rest = rest.then(step);
    if (isLocal(target)) {
      VarSymbol variable = (VarSymbol) Symbols.of(target);
      if (creates(step.tree())) {
        created.add(variable);
      } else {
        created.remove(variable);
      }
    }
  }

  /** Whether an expression is a new array or object, which no other code gets. */
  private static boolean creates(ExpressionTree value) {
    return value instanceof NewArrayTree
        || (value instanceof NewClassTree creation && creation.getClassBody() == null);
  }

  /** Whether a target is an element or a field of an object that the path has created. */
  private boolean isPart(Tree target) {
    return (target instanceof ArrayAccessTree element && isCreated(element.getExpression()))
        || (target instanceof MemberSelectTree select && isCreated(select.getExpression()));
  }

  private boolean isCreated(ExpressionTree object) {
    return object instanceof IdentifierTree && created.contains(Symbols.of(object));
  }

  /** Whether an expression statement only changes an object that the path has created. */
  private boolean fills(ExpressionTree effect) {
    ExpressionTree target = Assignments.target(effect);
    return target != null
        ? isPart(target)
        : effect instanceof MethodInvocationTree call && isFilledBy(call);
  }

  private boolean isFilledBy(MethodInvocationTree call) {
    ExpressionTree receiver = ASTHelpers.getReceiver(call);
    return receiver != null
        && (isCreated(receiver) || fills(receiver))
        && call.getArguments().stream().noneMatch(MissSteps::isFunction)
        && Symbols.of(call.getMethodSelect()) instanceof MethodSymbol method
        && PureMethods.changeReceiver(method);
  }

  private static boolean isFunction(ExpressionTree argument) {
    return argument instanceof LambdaExpressionTree || argument instanceof MemberReferenceTree;
  }

  /** Adds what is evaluated for a change of a created object. */
  private void evaluateParts(Tree change) {
    if (change instanceof MethodInvocationTree call) {
      call.getArguments().forEach(this::evaluate);
      evaluateParts(ASTHelpers.getReceiver(call));
    } else if (change instanceof ArrayAccessTree element) {
      evaluate(element.getIndex());
    } else if (Assignments.target(change) != null) {
      evaluateParts(Assignments.target(change));
      if (change instanceof CompoundAssignmentTree update) {
        evaluate(update.getExpression());
      }
    }
  }

  private void evaluate(ExpressionTree value) {
    rest = rest.then(new Step(value, Role.VALUE));
  }
}
