package io.github.uncontended.fixes;

import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.CompoundAssignmentTree;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.SwitchExpressionTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.Tree.Kind;
import com.sun.source.tree.UnaryTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.TypeTag;
import io.github.uncontended.analysis.library.KnownTypes;
import io.github.uncontended.analysis.monitors.CriticalSection;
import io.github.uncontended.analysis.monitors.FieldAccesses;
import io.github.uncontended.analysis.monitors.GuardedCounter;
import io.github.uncontended.analysis.sharing.FieldEscape;
import io.github.uncontended.analysis.syntax.Places;
import io.github.uncontended.analysis.syntax.Source;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.Assignments;
import io.github.uncontended.analysis.unit.CompilationIndex;
import io.github.uncontended.analysis.unit.UnitIndex;
import io.github.uncontended.edit.Fix;
import io.github.uncontended.edit.Imports;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;

/** Replaces a number and its lock by an {@code AtomicInteger} or {@code AtomicLong}. */
public final class AtomicCounter {
  private static final String CLONEABLE = "java.lang.Cloneable";
  private static final String SERIALIZABLE = "java.io.Serializable";

  private AtomicCounter() {}

  /** The edits; empty if the source does not allow them. */
  public static Optional<Fix> of(GuardedCounter counter, VisitorState state) {
    if (isNarrow(counter)
        || (counter.field().flags() & Flags.PRIVATE) == 0
        || FieldEscape.isSerialized(counter.field(), state)
        || FieldEscape.isHandedOut(counter.field(), state)
        || mayMissInitializer(counter.field(), state)) {
      return Optional.empty();
    }
    Optional<VariableTree> declaration = FieldEdits.declaration(counter.field(), state);
    Fix.Builder fix = Fix.builder();
    if (declaration.isEmpty() || !declare(declaration.get(), counter, fix, state)) {
      return Optional.empty();
    }
    // Names of the number that go with what is around them.
    Set<Tree> covered = new HashSet<>();
    for (TreePath use : UnitIndex.of(state).uses(counter.field())) {
      addend(use, counter).ifPresent(sum -> covered.add(bare(sum.getLeftOperand())));
    }
    for (CriticalSection section : counter.sections()) {
      if (section.path().getCompilationUnit() != state.getPath().getCompilationUnit()
          || !(uses(section, counter, covered, state) <= 1
              || returnsSum(section, counter, covered, fix, state))
          || !SectionEdits.removeLock(section, fix, state)) {
        return Optional.empty();
      }
    }
    for (TreePath use : UnitIndex.of(state).uses(counter.field())) {
      if (!covered.contains(use.getLeaf()) && !rewrite(use, counter, fix, state)) {
        return Optional.empty();
      }
    }
    SectionEdits.removeUnusedLock(counter.sections(), fix, state);
    return Optional.of(fix.build());
  }

  /**
   * Whether an object may be made without its initializers: by deserialization, which would leave
   * null, or by {@code clone()}, after which both objects would have the same number.
   */
  private static boolean mayMissInitializer(VarSymbol field, VisitorState state) {
    return !field.isStatic()
        && CompilationIndex.of(state).withSubclasses(field.enclClass()).stream()
            .anyMatch(
                type ->
                    KnownTypes.supertypes(type.type, state.getTypes()).contains(CLONEABLE)
                        // Constants of an enum are serialized by their names.
                        || (type == field.owner
                            && !type.isEnum()
                            && KnownTypes.supertypes(type.type, state.getTypes())
                                .contains(SERIALIZABLE)));
  }

  /** Why there are no edits, or what has to be done before, as a sentence with a leading space. */
  public static String obstacle(GuardedCounter counter, VisitorState state) {
    String name = "'" + counter.field().name + "'";
    String first = LockFreeDoubt.preparation(counter.field(), state);
    if (!first.isEmpty()) {
      return first;
    }
    Optional<VariableTree> declaration = FieldEdits.declaration(counter.field(), state);
    String why;
    if (isNarrow(counter)) {
      why = "the number is a " + counter.field().type;
    } else if ((counter.field().flags() & Flags.PRIVATE) == 0
        || FieldEscape.isHandedOut(counter.field(), state)
        || declaration.isEmpty()) {
      why = "code out of sight may use " + name;
    } else if (FieldEscape.isSerialized(counter.field(), state)) {
      why = name + " is serialized";
    } else if (mayMissInitializer(counter.field(), state)) {
      why = "an object that is deserialized or cloned would have no number of its own";
    } else if ((counter.field().flags() & Flags.VOLATILE) != 0) {
      why = name + " is volatile, for reads that take no lock";
    } else if (!declare(declaration.get(), counter, Fix.builder(), state)) {
      why = "the declaration of " + name + " has a comment";
    } else if (counter.sections().stream()
        .anyMatch(section -> uses(section, counter, Set.of(), state) > 1)) {
      why = "code uses " + name + " more than once while it holds the lock";
    } else if (counter.sections().stream()
        .allMatch(section -> SectionEdits.removeLock(section, Fix.builder(), state))) {
      why = "an access of " + name + " has a comment, or is no method of an atomic number";
    } else {
      why = "the code under the lock cannot stand without it as it is written";
    }
    return " No fix is offered: " + why + ".";
  }

  /** The type of what an update adds to the number or subtracts, if it has to cast the result. */
  public static Optional<Type> wideAmount(GuardedCounter counter, VisitorState state) {
    Type number = counter.field().type;
    return FieldAccesses.of(counter.field(), state).writes().stream()
        .map(write -> write.path().getParentPath().getLeaf())
        .filter(CompoundAssignmentTree.class::isInstance)
        .map(update -> ASTHelpers.getType(((CompoundAssignmentTree) update).getExpression()))
        .map(state.getTypes()::unboxedTypeOrType)
        .filter(amount -> !state.getTypes().isSubtype(amount, number))
        .findFirst();
  }

  /**
   * How often a section names the number: without the lock, each time is atomic for itself.
   *
   * @param covered what does not count
   */
  private static long uses(
      CriticalSection section, GuardedCounter counter, Set<Tree> covered, VisitorState state) {
    return UnitIndex.of(state).uses(counter.field()).stream()
        .filter(use -> section.contains(use) && !covered.contains(use.getLeaf()))
        .count();
  }

  /** The sum that {@code n = n + by} assigns to the number; empty for other uses of it. */
  private static Optional<BinaryTree> addend(TreePath use, GuardedCounter counter) {
    return use.getParentPath().getLeaf() instanceof AssignmentTree assignment
            && assignment.getVariable() == use.getLeaf()
            // Without parentheses, it ends with what is added.
            && assignment.getExpression() instanceof BinaryTree sum
            && (sum.getKind() == Kind.PLUS || sum.getKind() == Kind.MINUS)
            && counter.field().equals(Symbols.of(sum.getLeftOperand()))
        ? Optional.of(sum)
        : Optional.empty();
  }

  private static ExpressionTree bare(ExpressionTree expression) {
    return ASTHelpers.stripParentheses(expression);
  }

  /**
   * Makes one statement of two: a sum, and the {@code return} of its result.
   *
   * @param covered receives the number that is returned
   */
  private static boolean returnsSum(
      CriticalSection section,
      GuardedCounter counter,
      Set<Tree> covered,
      Fix.Builder fix,
      VisitorState state) {
    if (section.body().size() != 2
        || !(section.body().get(0) instanceof ExpressionStatementTree sum)
        || !(section.body().get(1) instanceof ReturnTree result)
        || result.getExpression() == null
        || !counter.field().equals(Symbols.of(result.getExpression()))
        || !isSum(sum.getExpression())
        || uses(section, counter, covered, state) != 2
        || Source.hasComment(Source.start(sum), state.getEndPosition(result), state)) {
      return false;
    }
    fix.insertBefore(sum, "return ");
    fix.replace(state.getEndPosition(sum), state.getEndPosition(result), "");
    covered.add(bare(result.getExpression()));
    return true;
  }

  /** Whether the atomic operation that replaces an expression has its new value as result. */
  private static boolean isSum(ExpressionTree expression) {
    return expression instanceof CompoundAssignmentTree
        || expression instanceof UnaryTree
        || (expression instanceof AssignmentTree assignment
            && assignment.getExpression() instanceof BinaryTree);
  }

  /** Whether the number has fewer bits than any atomic one, which goes on where it goes round. */
  public static boolean isNarrow(GuardedCounter counter) {
    return counter.field().type.hasTag(TypeTag.BYTE) || counter.field().type.hasTag(TypeTag.SHORT);
  }

  private static boolean isLong(GuardedCounter counter) {
    return counter.field().type.hasTag(TypeTag.LONG);
  }

  private static boolean declare(
      VariableTree field, GuardedCounter counter, Fix.Builder fix, VisitorState state) {
    Tree type = field.getType();
    if (!Source.hasPosition(type, state)
        || FieldEdits.sharesType(field, counter.field(), state)
        || Source.hasComment(Source.start(type), state.getEndPosition(field), state)
        || (counter.field().flags() & Flags.VOLATILE) != 0) {
      return false;
    }
    String atomic =
        Imports.nameOf(
            "java.util.concurrent.atomic." + (isLong(counter) ? "AtomicLong" : "AtomicInteger"),
            fix,
            state.getPath(),
            state);
    boolean isZero =
        field.getInitializer() == null
            || (ASTHelpers.constValue(field.getInitializer()) instanceof Number number
                && number.longValue() == 0);
    String initial = isZero ? "" : Source.of(field.getInitializer(), state);
    fix.replace(
        Source.start(type),
        state.getEndPosition(field),
        "final " + atomic + " " + field.getName() + " = new " + atomic + "(" + initial + ");");
    return GuardAnnotation.remove(field, fix, state);
  }

  private static boolean rewrite(
      TreePath use, GuardedCounter counter, Fix.Builder fix, VisitorState state) {
    if (!update(use, counter, fix, state)) {
      return false;
    }
    if (use.getParentPath().getLeaf() instanceof UnaryTree
        || use.getParentPath().getLeaf() instanceof CompoundAssignmentTree
        || addend(use, counter).isPresent()) {
      dropParentheses(use.getParentPath(), fix, state);
    }
    return true;
  }

  /** Drops the parentheses around an update, which the call that replaces it does not need. */
  private static void dropParentheses(TreePath update, Fix.Builder fix, VisitorState state) {
    Tree inner = update.getLeaf();
    TreePath around = Places.withParentheses(update);
    Tree user = around.getParentPath().getLeaf();
    // Those of other statements are part of them.
    if (!(user instanceof ReturnTree || user instanceof VariableTree)
        && (user instanceof StatementTree || user instanceof SwitchExpressionTree)) {
      return;
    }
    int start = Source.start(around.getLeaf());
    int end = state.getEndPosition(around.getLeaf());
    int innerStart = Source.start(inner);
    int innerEnd = state.getEndPosition(inner);
    if (start == innerStart
        || Source.hasComment(start, innerStart, state)
        || Source.hasComment(innerEnd, end, state)) {
      return;
    }
    boolean joins = Character.isJavaIdentifierPart(state.getSourceCode().charAt(start - 1));
    fix.replace(start, innerStart, joins ? " " : "");
    fix.replace(innerEnd, end, "");
  }

  private static boolean update(
      TreePath use, GuardedCounter counter, Fix.Builder fix, VisitorState state) {
    String name = Source.of(use.getLeaf(), state);
    TreePath parent = use.getParentPath();
    Tree user = parent.getLeaf();
    boolean isIgnored = parent.getParentPath().getLeaf() instanceof ExpressionStatementTree;
    Optional<BinaryTree> sum = addend(use, counter);
    if (sum.isPresent()) {
      boolean isPlus = sum.get().getKind() == Kind.PLUS;
      ExpressionTree by = sum.get().getRightOperand();
      return isPlus
          ? add(user, by, name, counter, fix, state)
          : subtract(user, by, name, counter, fix, state);
    }
    if (user instanceof AssignmentTree assignment && assignment.getVariable() == use.getLeaf()) {
      return isIgnored
          && call(assignment, assignment.getExpression(), name + ".set(", counter, fix, state);
    }
    if (user instanceof CompoundAssignmentTree update && update.getVariable() == use.getLeaf()) {
      ExpressionTree operand = update.getExpression();
      return switch (update.getKind()) {
        case PLUS_ASSIGNMENT -> add(update, operand, name, counter, fix, state);
        case MINUS_ASSIGNMENT -> subtract(update, operand, name, counter, fix, state);
        default -> false;
      };
    }
    if (user instanceof UnaryTree unary) {
      String method =
          switch (unary.getKind()) {
            case PREFIX_INCREMENT -> "incrementAndGet";
            case PREFIX_DECREMENT -> "decrementAndGet";
            case POSTFIX_INCREMENT -> isIgnored ? "incrementAndGet" : "getAndIncrement";
            case POSTFIX_DECREMENT -> isIgnored ? "decrementAndGet" : "getAndDecrement";
            default -> "";
          };
      if (!method.isEmpty()) {
        fix.replace(unary, name + "." + method + "()", state);
        return true;
      }
    }
    if (Assignments.isTarget(use)) {
      return false;
    }
    fix.insertAfter(use.getLeaf(), ".get()", state);
    return true;
  }

  private static boolean add(
      Tree update,
      ExpressionTree operand,
      String name,
      GuardedCounter counter,
      Fix.Builder fix,
      VisitorState state) {
    return replaceStep(update, operand, name + ".incrementAndGet()", fix, state)
        || call(update, operand, name + ".addAndGet(", counter, fix, state);
  }

  /** Replaces an update by one that has a method of its own. */
  private static boolean replaceStep(
      Tree update, ExpressionTree operand, String call, Fix.Builder fix, VisitorState state) {
    boolean isOne =
        operand instanceof LiteralTree literal
            && literal.getValue() instanceof Number number
            && number.equals(number instanceof Long ? (Number) 1L : (Number) 1)
            && !Source.hasComment(Source.start(update), state.getEndPosition(update), state);
    if (isOne) {
      fix.replace(update, call, state);
    }
    return isOne;
  }

  private static boolean subtract(
      Tree update,
      ExpressionTree operand,
      String name,
      GuardedCounter counter,
      Fix.Builder fix,
      VisitorState state) {
    if (replaceStep(update, operand, name + ".decrementAndGet()", fix, state)) {
      return true;
    }
    String cast = needsCast(operand, counter) ? "(long) " : "";
    return isNegatable(operand)
        && call(update, operand, name + ".addAndGet(-" + cast, counter, fix, state);
  }

  /** Whether a minus sign in front of an operand negates it. */
  private static boolean isNegatable(ExpressionTree operand) {
    return (operand instanceof LiteralTree literal
            && literal.getValue() instanceof Number number
            && number.longValue() >= 0)
        || Symbols.of(operand) instanceof VarSymbol;
  }

  /** Whether a variable has a smaller type, in which its negation may overflow. */
  private static boolean needsCast(ExpressionTree operand, GuardedCounter counter) {
    return isLong(counter)
        && Symbols.of(operand) instanceof VarSymbol variable
        && !variable.type.hasTag(TypeTag.LONG);
  }

  /** Replaces an assignment by a call whose argument is the operand, if that has a fitting type. */
  private static boolean call(
      Tree assignment,
      ExpressionTree operand,
      String opening,
      GuardedCounter counter,
      Fix.Builder fix,
      VisitorState state) {
    Type type = ASTHelpers.getType(operand);
    if (type == null
        || !state.getTypes().isAssignable(type, counter.field().type)
        || Source.hasComment(Source.start(assignment), Source.start(operand), state)) {
      return false;
    }
    fix.replace(Source.start(assignment), Source.start(operand), opening);
    fix.insertAfter(operand, ")", state);
    return true;
  }
}
