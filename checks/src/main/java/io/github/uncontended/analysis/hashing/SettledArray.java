package io.github.uncontended.analysis.hashing;

import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ArrayAccessTree;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.EnhancedForLoopTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewArrayTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Type.ArrayType;
import com.sun.tools.javac.code.TypeTag;
import io.github.uncontended.analysis.library.ApiFact;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Places;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.Assignments;
import io.github.uncontended.analysis.unit.CompilationIndex;
import io.github.uncontended.analysis.unit.Construction;
import io.github.uncontended.analysis.unit.UnitIndex;
import io.github.uncontended.analysis.values.Stability;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.ElementKind;

/**
 * Whether the array in a private final field keeps its elements after construction: no other code
 * holds it, since the class creates or copies it, and the file only reads it.
 */
final class SettledArray {
  private SettledArray() {}

  /** Whether the array, whose elements are immutable, is proven never to change. */
  static boolean isIn(VarSymbol field, VisitorState state) {
    if (!field.isPrivate()
        || field.isStatic()
        || !(field.type instanceof ArrayType array)
        || !Stability.isImmutableValueType(array.getComponentType(), state)) {
      return false;
    }
    return Assignments.areAll(field, value -> isOwn(value, field, state), state)
        && UnitIndex.of(state).uses(field).stream()
            .allMatch(use -> onlyReads(use) || fillsAtConstruction(use, field, state));
  }

  /** Whether an expression evaluates to a new array, which only a field will hold. */
  private static boolean isOwn(ExpressionTree expression, VarSymbol field, VisitorState state) {
    ExpressionTree value = ASTHelpers.stripParentheses(expression);
    if (value instanceof ConditionalExpressionTree either) {
      return isOwn(either.getTrueExpression(), field, state)
          && isOwn(either.getFalseExpression(), field, state);
    }
    return Symbols.of(value) instanceof VarSymbol variable
        ? isOwn(variable, field, state)
        : isFresh(value);
  }

  /** The same of a local variable, or of a parameter of a constructor that only the file calls. */
  private static boolean isOwn(VarSymbol variable, VarSymbol field, VisitorState state) {
    if (Expressions.isField(variable)
        || !UnitIndex.of(state).uses(variable).stream()
            .allMatch(use -> onlyFills(use, field, variable, state))) {
      return false;
    }
    List<ExpressionTree> values = Assignments.values(variable, state);
    if (variable.getKind() != ElementKind.PARAMETER) {
      return !values.isEmpty() && values.stream().allMatch(it -> isOwn(it, field, state));
    }
    if (!values.isEmpty() || !isPrivateConstructor(variable.owner, field)) {
      return false;
    }
    List<TreePath> calls = CompilationIndex.of(state).calls((MethodSymbol) variable.owner);
    return !calls.isEmpty()
        && calls.stream().allMatch(call -> passesOwn(call.getLeaf(), variable, field, state));
  }

  private static boolean isPrivateConstructor(Symbol called, VarSymbol field) {
    return called instanceof MethodSymbol constructor
        && constructor.isConstructor()
        && constructor.isPrivate()
        && constructor.owner == field.owner;
  }

  /** Whether a call passes an array of its own for a parameter; Java creates that of varargs. */
  private static boolean passesOwn(
      Tree call, VarSymbol parameter, VarSymbol field, VisitorState state) {
    MethodSymbol constructor = (MethodSymbol) parameter.owner;
    Optional<ExpressionTree> argument =
        Expressions.argument(call, constructor.params().indexOf(parameter));
    // A reference has no arguments, and gets its arrays from others.
    return !(call instanceof MemberReferenceTree)
        && argument
            .filter(SettledArray::isArray)
            .map(array -> isOwn(array, field, state))
            .orElseGet(constructor::isVarArgs);
  }

  /** Whether a use of a variable reads or writes elements at once, or stores the array. */
  private static boolean onlyFills(
      TreePath use, VarSymbol field, VarSymbol variable, VisitorState state) {
    Tree user = use.getParentPath().getLeaf();
    boolean isStored =
        user instanceof AssignmentTree assignment
            && assignment.getExpression() == use.getLeaf()
            && field.equals(Symbols.of(assignment.getVariable()))
            && Assignments.isOwn(assignment.getVariable());
    return (isStored
            || user instanceof ArrayAccessTree
            || onlyReads(use)
            || isPassedAtEnd(use, field))
        && UnitIndex.of(state)
            .declaration(variable)
            .filter(it -> !Places.runsApart(use, it.getParentPath().getLeaf()))
            .isPresent();
  }

  /** Whether a method passes an array for the field of the object that it returns. */
  private static boolean isPassedAtEnd(TreePath use, VarSymbol field) {
    TreePath user = use.getParentPath();
    return user.getLeaf() instanceof NewClassTree creation
        && isPrivateConstructor(ASTHelpers.getSymbol(creation), field)
        && user.getParentPath().getLeaf() instanceof ReturnTree;
  }

  /** Whether a use writes to the array of the object that is being constructed. */
  private static boolean fillsAtConstruction(TreePath use, VarSymbol field, VisitorState state) {
    return Assignments.isOwn(use.getLeaf())
        && fills(use)
        && Construction.of(state).isDuring(use, field);
  }

  /** Whether a use writes elements of an array, which nothing else holds thereby. */
  private static boolean fills(TreePath use) {
    Tree user = use.getParentPath().getLeaf();
    return user instanceof MethodInvocationTree call
        ? call.getArguments().get(0) == use.getLeaf()
            && Symbols.of(call.getMethodSelect()) instanceof MethodSymbol method
            && ApiFact.WRITES_FIRST_ARGUMENT.holdsFor(method)
        : user instanceof ArrayAccessTree access && access.getExpression() == use.getLeaf();
  }

  private static boolean isFresh(ExpressionTree value) {
    return value instanceof NewArrayTree
        || (Symbols.of(value) instanceof MethodSymbol method
            && (ApiFact.FRESH.holdsFor(method)
                || (method.name.contentEquals("clone") && isArray(ASTHelpers.getReceiver(value)))));
  }

  private static boolean isArray(ExpressionTree expression) {
    return expression != null
        && ASTHelpers.getType(expression) != null
        && ASTHelpers.getType(expression).hasTag(TypeTag.ARRAY);
  }

  /** Whether a use reads an element or the length, initializes the field, or is a known read. */
  private static boolean onlyReads(TreePath use) {
    Tree array = use.getLeaf();
    TreePath parent = use.getParentPath();
    Tree user = parent.getLeaf();
    if (user instanceof MemberSelectTree select) {
      return select.getExpression() != array
          || select.getIdentifier().contentEquals("length")
          || select.getIdentifier().contentEquals("clone");
    }
    if (user instanceof ArrayAccessTree access) {
      return access.getExpression() != array || !Assignments.isTarget(parent);
    }
    if (user instanceof AssignmentTree assignment) {
      return assignment.getVariable() == array;
    }
    if (user instanceof EnhancedForLoopTree) {
      return true;
    }
    return user instanceof MethodInvocationTree call
        && Symbols.of(call.getMethodSelect()) instanceof MethodSymbol method
        && method.owner.getQualifiedName().contentEquals("java.util.Arrays")
        && ApiFact.DETERMINISTIC.holdsFor(method)
        && !ApiFact.WRITES_FIRST_ARGUMENT.holdsFor(method)
        && !method.name.contentEquals("asList")
        && !method.name.contentEquals("stream");
  }
}
