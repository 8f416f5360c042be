package io.github.uncontended.analysis.monitors;

import com.google.common.collect.ImmutableSet;
import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ArrayAccessTree;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.CompoundAssignmentTree;
import com.sun.source.tree.DoWhileLoopTree;
import com.sun.source.tree.EnhancedForLoopTree;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.ForLoopTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewArrayTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.UnaryTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.tree.WhileLoopTree;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.TypeTag;
import io.github.uncontended.analysis.library.ApiFact;
import io.github.uncontended.analysis.library.KnownTypes;
import io.github.uncontended.analysis.library.LogCalls;
import io.github.uncontended.analysis.library.PureMethods;
import io.github.uncontended.analysis.monitors.ExecutionPath.Role;
import io.github.uncontended.analysis.monitors.ExecutionPath.Step;
import io.github.uncontended.analysis.syntax.CodeScanner;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.Assignments;
import io.github.uncontended.analysis.unit.UnitIndex;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.ElementKind;

/**
 * What the steps of an {@link ExecutionPath} do besides computing values: writes to fields and to
 * collections in fields, calls for their side effects, and uses of wait and notify. Methods of the
 * same class are followed.
 */
final class PathEffects {
  private static final int DEPTH = 3;

  private static final ImmutableSet<String> OF_MONITORS =
      ImmutableSet.of("wait", "notify", "notifyAll");

  private static final ImmutableSet<String> OF_CONDITIONS =
      ImmutableSet.of("await", "signal", "signalAll");

  /** Classes of the JDK whose threads wait for something else than a lock. */
  private static final ImmutableSet<String> LATCHES =
      ImmutableSet.of("java.util.concurrent.CountDownLatch", "java.util.concurrent.CyclicBarrier");

  private final SlotReads reads;
  private final VisitorState state;

  /** The method that the path is in; null if its recursion is followed like other calls. */
  private final MethodSymbol around;

  private final Set<VarSymbol> fieldsRead = new HashSet<>();
  private final Set<VarSymbol> objectsRead = new HashSet<>();
  private final List<MethodInvocationTree> calls = new ArrayList<>();
  private boolean writes;
  private boolean signals;
  private boolean signalsMonitor;
  private boolean reorders;
  private boolean loops;
  private boolean blocks;

  private PathEffects(SlotReads reads, VisitorState state, MethodSymbol around) {
    this.reads = reads;
    this.state = state;
    this.around = around;
  }

  static PathEffects of(ExecutionPath path, SlotReads reads, VisitorState state) {
    return of(path, reads, state, /* around= */ null);
  }

  /** The effects of a path in a method, without those of its recursion. */
  static PathEffects of(
      ExecutionPath path, SlotReads reads, VisitorState state, MethodSymbol around) {
    PathEffects effects = new PathEffects(reads, state, around);
    for (Step step : path.steps()) {
      effects.add(of(step, reads, state, around));
    }
    return effects;
  }

  /** The effects of a step alone. */
  static PathEffects of(Step step, SlotReads reads, VisitorState state) {
    return of(step, reads, state, /* around= */ null);
  }

  /** The effects of a step, which many paths have in common. */
  private static PathEffects of(
      Step step, SlotReads reads, VisitorState state, MethodSymbol around) {
    Map<StepIn, PathEffects> known = reads.effects();
    StepIn key = new StepIn(step, around);
    PathEffects effects = known.get(key);
    if (effects == null) {
      effects = new PathEffects(reads, state, around);
      step.target().ifPresent(effects::addTarget);
      effects.add(step.tree(), step.role() == Role.EFFECT, DEPTH);
      known.put(key, effects);
    }
    return effects;
  }

  /**
   * A step of a path.
   *
   * @param around the method whose recursion is left out; null for none
   */
  record StepIn(Step step, MethodSymbol around) {}

  private void add(PathEffects other) {
    fieldsRead.addAll(other.fieldsRead);
    objectsRead.addAll(other.objectsRead);
    calls.addAll(other.calls);
    writes |= other.writes;
    signals |= other.signals;
    signalsMonitor |= other.signalsMonitor;
    reorders |= other.reorders;
    loops |= other.loops;
    blocks |= other.blocks;
  }

  static PathEffects of(
      List<? extends StatementTree> statements, SlotReads reads, VisitorState state) {
    PathEffects effects = new PathEffects(reads, state, /* around= */ null);
    statements.forEach(statement -> effects.add(statement, false, DEPTH));
    return effects;
  }

  /** Whether a field, an element of it or an object's field is written. */
  boolean write() {
    return writes;
  }

  /** Whether a lookup moves the entry that it finds in a map in access order. */
  boolean reorder() {
    return reorders;
  }

  /** Whether the path waits for another thread, or wakes one up. */
  boolean signal() {
    return signals;
  }

  /** Whether something waits for or wakes up threads on a monitor, not by a condition of a lock. */
  boolean signalMonitor() {
    return signalsMonitor;
  }

  /** Whether the path waits for input or output, for time to pass or for another thread. */
  boolean block() {
    return blocks;
  }

  /** Whether there is a loop. */
  boolean loop() {
    return loops;
  }

  /** The fields that are read and may change. */
  Set<VarSymbol> mutableFieldsRead() {
    return fieldsRead;
  }

  /**
   * The final and volatile fields that are read, whose objects may change, by the path and the
   * methods that it calls; what these call has effects on many fields, most of which others guard.
   */
  Set<VarSymbol> objectsRead() {
    return objectsRead;
  }

  /** The calls, except for logging and for the methods of the class that are followed. */
  List<MethodInvocationTree> calls() {
    return calls;
  }

  private void addTarget(Tree target) {
    if (!(target instanceof VariableTree)) {
      writes |= !isLocal(target);
    }
  }

  /** Whether a target is a local variable, or an element of an array that only such a one has. */
  private boolean isLocal(Tree target) {
    boolean isElement = target instanceof ArrayAccessTree;
    Tree name = isElement ? ((ArrayAccessTree) target).getExpression() : target;
    return name instanceof IdentifierTree
        && Symbols.of(name) instanceof VarSymbol variable
        && !Expressions.isField(variable)
        && (!isElement || isNewArray(variable));
  }

  private boolean isNewArray(VarSymbol variable) {
    List<ExpressionTree> values = Assignments.values(variable, state);
    return variable.getKind() == ElementKind.LOCAL_VARIABLE
        && !values.isEmpty()
        && values.stream().allMatch(NewArrayTree.class::isInstance);
  }

  private void add(Tree tree, boolean isIgnored, int depth) {
    new CodeScanner() {
      @Override
      public Void scan(Tree part, Void unused) {
        loops |=
            part instanceof EnhancedForLoopTree
                || part instanceof ForLoopTree
                || part instanceof WhileLoopTree
                || part instanceof DoWhileLoopTree;
        return super.scan(part, null);
      }

      @Override
      public Void visitExpressionStatement(ExpressionStatementTree statement, Void unused) {
        return CriticalSections.isRelease(statement)
            ? null
            : super.visitExpressionStatement(statement, null);
      }

      @Override
      public Void visitAssignment(AssignmentTree assignment, Void unused) {
        writes |= !isLocal(assignment.getVariable());
        return super.visitAssignment(assignment, null);
      }

      @Override
      public Void visitCompoundAssignment(CompoundAssignmentTree assignment, Void unused) {
        writes |= !isLocal(assignment.getVariable());
        return super.visitCompoundAssignment(assignment, null);
      }

      @Override
      public Void visitUnary(UnaryTree unary, Void unused) {
        writes |= Assignments.isIncrementOrDecrement(unary) && !isLocal(unary.getExpression());
        return super.visitUnary(unary, null);
      }

      @Override
      public Void visitIdentifier(IdentifierTree name, Void unused) {
        read(ASTHelpers.getSymbol(name), depth);
        return null;
      }

      @Override
      public Void visitMemberSelect(MemberSelectTree select, Void unused) {
        read(ASTHelpers.getSymbol(select), depth);
        return super.visitMemberSelect(select, null);
      }

      @Override
      public Void visitMethodInvocation(MethodInvocationTree call, Void unused) {
        if (LogCalls.isLog(call, state)) {
          return null;
        }
        call(call, isIgnored && call == tree, depth);
        return super.visitMethodInvocation(call, null);
      }
    }.scan(tree, null);
  }

  private void read(Symbol symbol, int depth) {
    if (symbol instanceof VarSymbol field
        && Expressions.isField(field)
        && !field.name.contentEquals("this")
        && !field.name.contentEquals("super")) {
      if ((field.flags() & (Flags.FINAL | Flags.VOLATILE)) == 0) {
        fieldsRead.add(field);
      } else if (!field.type.isPrimitive() && depth >= DEPTH - 1) {
        objectsRead.add(field);
      }
    }
  }

  private void call(MethodInvocationTree call, boolean isIgnored, int depth) {
    if (!(Symbols.of(call.getMethodSelect()) instanceof MethodSymbol method)) {
      return;
    }
    if (method.equals(around)) {
      return;
    }
    String name = method.name.toString();
    boolean isOfMonitor =
        OF_MONITORS.contains(name) || ApiFact.WAITS_ON_MONITOR.isInherited(method);
    signalsMonitor |= isOfMonitor;
    signals |=
        isOfMonitor
            || (OF_CONDITIONS.contains(name)
                && !LATCHES.contains(method.enclClass().getQualifiedName().toString()));
    Optional<List<? extends StatementTree>> body =
        depth > 0 ? reads.own().body(call) : Optional.empty();
    if (body.isPresent()) {
      body.get().forEach(statement -> add(statement, false, depth - 1));
      return;
    }
    calls.add(call);
    blocks |= ApiFact.BLOCKS.isMethodName(name) && ApiFact.BLOCKS.isInherited(method);
    writes |=
        (isIgnored
                && !readsCollection(call, name)
                && !changesOwn(call, method)
                && !PureMethods.contain(method))
            || changesCollection(call, name)
            || (ApiFact.CHANGES_RECEIVER.isInherited(method)
                && isKept(ASTHelpers.getReceiver(call)));
    reorders |= AccessOrder.isChangedBy(call, UnitIndex.of(state), state);
  }

  /** Whether a call only reads a collection, as to make one with weak keys drop stale entries. */
  private boolean readsCollection(MethodInvocationTree call, String name) {
    return ApiFact.READS.isMethodName(name) && isOnCollection(call);
  }

  /** Whether a call does no more than to change an object that only the code around it has. */
  private boolean changesOwn(MethodInvocationTree call, MethodSymbol method) {
    ExpressionTree receiver = ASTHelpers.getReceiver(call);
    if (receiver == null) {
      return false;
    }
    boolean isFluent = ApiFact.CHANGES_RECEIVER.isInherited(method);
    ExpressionTree changed = ASTHelpers.stripParentheses(receiver);
    // Those of the JDK that return an object of their own class return the same one.
    while (isFluent && changed instanceof MethodInvocationTree before && isFluent(before)) {
      changed = ASTHelpers.stripParentheses(ASTHelpers.getReceiver(before));
    }
    return (isFluent || isOnCollection(call))
        && Symbols.of(changed) instanceof VarSymbol local
        && local.getKind() == ElementKind.LOCAL_VARIABLE
        && Assignments.areConstructed(local, state);
  }

  private static boolean isFluent(MethodInvocationTree call) {
    MethodSymbol method = ASTHelpers.getSymbol(call);
    return ApiFact.CHANGES_RECEIVER.isInherited(method)
        && method.getReturnType().tsym == method.enclClass();
  }

  /** Whether a call changes a collection that others may have: a field's, or an entry's. */
  private boolean changesCollection(MethodInvocationTree call, String name) {
    ExpressionTree receiver = ASTHelpers.getReceiver(call);
    return ApiFact.WRITES.isMethodName(name)
        && isOnCollection(call)
        && (receiver == null || !isOwn(ASTHelpers.stripParentheses(receiver)));
  }

  /** Whether a call is one of a collection, which may be the object that makes the call. */
  private boolean isOnCollection(MethodInvocationTree call) {
    ExpressionTree receiver = ASTHelpers.getReceiver(call);
    MethodSymbol method = ASTHelpers.getSymbol(call);
    Type type = receiver == null ? method.owner.type : ASTHelpers.getType(receiver);
    return type != null && !method.isStatic() && KnownTypes.isCollection(type, state);
  }

  /** Whether an object is that of a field, or one that a collection in a field holds. */
  private boolean isKept(ExpressionTree object) {
    ExpressionTree bare = object == null ? null : Expressions.withoutCasts(object);
    if (bare instanceof MethodInvocationTree call) {
      MethodSymbol method = ASTHelpers.getSymbol(call);
      boolean isElement =
          ApiFact.READS_ELEMENTS.isInherited(method)
              && method.getReturnType().hasTag(TypeTag.TYPEVAR);
      return (isElement || ApiFact.VIEW.isInherited(method))
          && isKept(ASTHelpers.getReceiver(call));
    }
    if (!(Symbols.of(bare) instanceof VarSymbol variable)) {
      return false;
    }
    return Expressions.isField(variable)
        || (variable.getKind() == ElementKind.LOCAL_VARIABLE
            && Assignments.values(variable, state).stream()
                .anyMatch(value -> value instanceof MethodInvocationTree && isKept(value)));
  }

  /** Whether an expression is a local variable that only gets new objects, or a parameter. */
  private boolean isOwn(ExpressionTree expression) {
    return Symbols.of(expression) instanceof VarSymbol variable
        && !Expressions.isField(variable)
        && (variable.getKind() == ElementKind.PARAMETER
            || Assignments.areConstructed(variable, state));
  }
}
