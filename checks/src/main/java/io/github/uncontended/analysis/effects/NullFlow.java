package io.github.uncontended.analysis.effects;

import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ArrayAccessTree;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.EnhancedForLoopTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewArrayTree;
import com.sun.source.tree.SwitchExpressionTree;
import com.sun.source.tree.TypeCastTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Kinds.Kind;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.TypeTag;
import io.github.uncontended.analysis.library.ApiFact;
import io.github.uncontended.analysis.library.MaybeNull;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.PossibleValues;
import io.github.uncontended.analysis.syntax.Returns;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.Assignments;
import io.github.uncontended.analysis.unit.CompilationIndex;
import io.github.uncontended.analysis.unit.UnitIndex;
import io.github.uncontended.analysis.values.NullableAnnotation;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.ElementKind;

/**
 * Which variables of the compilation null may reach: through assignments, arguments, results of
 * methods and elements of containers, from a literal, a method that is known to return null or an
 * annotation. The control flow is not taken into account, but a variable passes none on after
 * {@link NullTests a comparison} with null.
 */
final class NullFlow {
  /** Variables, methods and units that one question follows at most. */
  private static final int MAX_PLACES = 256;

  private final VisitorState state;
  private final CompilationIndex index;
  private final Map<Object, Boolean> known;

  /** The places that the current question still has to look at, and all that it has met. */
  private final Deque<Object> pending = new ArrayDeque<>();

  private final Set<Object> met = new HashSet<>();

  NullFlow(VisitorState state) {
    this.state = state;
    this.index = CompilationIndex.of(state);
    this.known = index.memo(Known.class, unused -> new Known(new HashMap<>())).answers();
  }

  private record Known(Map<Object, Boolean> answers) {}

  /** Whether a variable may hold null that the code brings there, or a method may return it. */
  boolean reaches(Symbol place) {
    Boolean answer = known.get(place);
    return answer == null ? follow(place) : answer;
  }

  private boolean follow(Symbol start) {
    pending.clear();
    met.clear();
    pass(start);
    while (!pending.isEmpty() && met.size() <= MAX_PLACES) {
      Object place = pending.remove();
      if (Boolean.TRUE.equals(known.get(place)) || brings(place)) {
        known.put(start, true);
        return true;
      }
    }
    met.forEach(place -> known.put(place, false));
    return false;
  }

  private void pass(Object place) {
    if (!Boolean.FALSE.equals(known.get(place)) && met.add(place)) {
      pending.add(place);
    }
  }

  /** Whether null comes from a place itself; passes on to the places that it may come from. */
  private boolean brings(Object place) {
    if (place instanceof CompilationUnitTree unit) {
      NullOrigins origins = NullOrigins.of(unit, state);
      return origins.storesNull() || bring(origins.stored(), unit);
    }
    return place instanceof MethodSymbol method
        ? isReturned(method)
        : place instanceof VarSymbol variable && isAssigned(variable);
  }

  private boolean isAssigned(VarSymbol variable) {
    // int.class is a member of no class.
    CompilationUnitTree unit =
        variable.enclClass() == null ? null : index.unit(variable.enclClass()).orElse(null);
    if (unit == null || variable.type.isPrimitive()) {
      return false;
    }
    if (NullableAnnotation.isOn(variable)) {
      return true;
    }
    UnitIndex uses = UnitIndex.of(unit, state.context);
    TreePath declaration = uses.declaration(variable).orElse(null);
    if (declaration != null && isDeclared(declaration, unit)) {
      return true;
    }
    boolean isField = variable.owner.kind == Kind.TYP;
    for (TreePath use : isField ? index.uses(variable) : uses.uses(variable)) {
      TreePath assignment = Assignments.assignment(use).orElse(null);
      if (assignment != null
          && isNull(
              ((AssignmentTree) assignment.getLeaf()).getExpression(),
              assignment.getCompilationUnit())) {
        return true;
      }
    }
    if (isField) {
      passParameters(variable);
      return false;
    }
    return variable.owner instanceof MethodSymbol method && isPassed(variable, method, false);
  }

  /** Whether the declaration of a variable assigns null, or an element that is null. */
  private boolean isDeclared(TreePath declaration, CompilationUnitTree unit) {
    if (declaration.getParentPath().getLeaf() instanceof EnhancedForLoopTree loop
        && loop.getVariable() == declaration.getLeaf()) {
      pass(unit);
      return isElement(loop.getExpression(), unit);
    }
    ExpressionTree value = ((VariableTree) declaration.getLeaf()).getInitializer();
    return value != null && isNull(value, unit);
  }

  /** A canonical constructor assigns its parameters to the components of their names. */
  private void passParameters(VarSymbol field) {
    if (field.owner.getKind() == ElementKind.RECORD && !field.isStatic()) {
      for (Symbol member : field.enclClass().members().getSymbols()) {
        if (member instanceof MethodSymbol constructor && constructor.isConstructor()) {
          constructor.params().stream()
              .filter(parameter -> parameter.name == field.name)
              .forEach(this::pass);
        }
      }
    }
  }

  /** Whether a call passes null for a parameter, or as an element of the array that it holds. */
  private boolean isPassed(VarSymbol parameter, MethodSymbol method, boolean asElement) {
    // What javac makes the owner of the variables of an initializer has no type.
    int position = method.type == null ? -1 : method.params().indexOf(parameter);
    if (position < 0) {
      return false;
    }
    boolean isArray = method.isVarArgs() && position == method.params().size() - 1;
    for (TreePath call : index.possibleCalls(method)) {
      List<? extends ExpressionTree> arguments = Expressions.arguments(call.getLeaf());
      int end = isArray ? arguments.size() : Math.min(position + 1, arguments.size());
      for (int i = position; i < end && isArray == asElement; i++) {
        if (isNull(arguments.get(i), call.getCompilationUnit())) {
          return true;
        }
      }
    }
    return false;
  }

  private boolean isReturned(MethodSymbol method) {
    if (NullableAnnotation.isOn(method)) {
      return true;
    }
    index.overriders(method).forEach(this::pass);
    if (method.owner.getKind() == ElementKind.RECORD && method.params().isEmpty()) {
      for (Symbol member : method.enclClass().members().getSymbolsByName(method.name)) {
        if (member instanceof VarSymbol) {
          pass(member);
        }
      }
    }
    TreePath declaration = index.declaration(method).orElse(null);
    if (declaration != null
        && isResult(((MethodTree) declaration.getLeaf()).getBody(), declaration)) {
      return true;
    }
    if ((method.flags() & Flags.ABSTRACT) == 0) {
      return false;
    }
    CompilationUnitTree unit = index.unit(method.enclClass()).orElse(null);
    return unit != null
        && index.withSubclasses(method.enclClass()).stream()
            .flatMap(type -> index.implementations(type).stream())
            .anyMatch(function -> isResultOf(function, unit));
  }

  private boolean isResultOf(ExpressionTree function, CompilationUnitTree unit) {
    if (function instanceof LambdaExpressionTree lambda) {
      return lambda.getBody() instanceof ExpressionTree value
          ? isNull(value, unit)
          : bring(Returns.of((BlockTree) lambda.getBody()), unit);
    }
    return Symbols.of(function) instanceof MethodSymbol method && isNullResult(method);
  }

  private boolean isResult(BlockTree body, TreePath method) {
    return body != null && bring(Returns.of(body), method.getCompilationUnit());
  }

  private boolean bring(List<ExpressionTree> values, CompilationUnitTree unit) {
    return values.stream().anyMatch(value -> isNull(value, unit));
  }

  /** Whether an expression is null by itself; passes on to what it reads or calls. */
  private boolean isNull(ExpressionTree expression, CompilationUnitTree unit) {
    ExpressionTree tree = ASTHelpers.stripParentheses(expression);
    if (ASTHelpers.constValue(tree) != null) {
      return false;
    }
    if (Expressions.isNull(tree)) {
      return true;
    }
    return switch (tree.getKind()) {
      case TYPE_CAST -> isNull(((TypeCastTree) tree).getExpression(), unit);
      case ASSIGNMENT -> isNull(((AssignmentTree) tree).getExpression(), unit);
      case CONDITIONAL_EXPRESSION -> {
        ConditionalExpressionTree either = (ConditionalExpressionTree) tree;
        yield isNull(either.getTrueExpression(), unit) || isNull(either.getFalseExpression(), unit);
      }
      case SWITCH_EXPRESSION -> bring(PossibleValues.results((SwitchExpressionTree) tree), unit);
      case ARRAY_ACCESS -> isElement(((ArrayAccessTree) tree).getExpression(), unit);
      case IDENTIFIER, MEMBER_SELECT -> {
        if (Symbols.of(tree) instanceof VarSymbol variable
            && !(NullOrigins.of(unit, state).isCompared(variable)
                && NullTests.of(unit, state).precede(tree))) {
          pass(variable.baseSymbol());
        }
        yield false;
      }
      case METHOD_INVOCATION -> isNullCall((MethodInvocationTree) tree, unit);
      case MEMBER_REFERENCE ->
          Symbols.of(tree) instanceof MethodSymbol method && isNullResult(method);
      default -> false;
    };
  }

  /** Whether an array that a variable holds is created with null as an element. */
  private boolean isElement(ExpressionTree array, CompilationUnitTree unit) {
    if (!(Symbols.of(ASTHelpers.stripParentheses(array)) instanceof VarSymbol variable)) {
      return false;
    }
    TreePath declaration = UnitIndex.of(unit, state.context).declaration(variable).orElse(null);
    if (declaration != null
        && ((VariableTree) declaration.getLeaf()).getInitializer() instanceof NewArrayTree created
        && (NullElements.isArray(created)
            || (created.getInitializers() != null
                && created.getInitializers().stream().anyMatch(each -> isNull(each, unit))))) {
      return true;
    }
    return variable.owner instanceof MethodSymbol method && isPassed(variable, method, true);
  }

  private boolean isNullCall(MethodInvocationTree call, CompilationUnitTree unit) {
    if (!(Symbols.of(call.getMethodSelect()) instanceof MethodSymbol symbol)
        || symbol.getReturnType().isPrimitive()) {
      return false;
    }
    MethodSymbol method = (MethodSymbol) symbol.baseSymbol();
    if (isNullResult(method)) {
      return true;
    }
    if (index.declares(method.enclClass())) {
      return false;
    }
    if (ApiFact.RETURNS_FALLBACK.isInherited(method)
        || !LibraryCalls.areKnown(method.enclClass())) {
      return call.getArguments().stream().anyMatch(each -> isNull(each, unit));
    }
    if (method.getReturnType().hasTag(TypeTag.TYPEVAR) && !ApiFact.NULL_CHECK.holdsFor(method)) {
      pass(unit);
    }
    return false;
  }

  private boolean isNullResult(MethodSymbol method) {
    if (!index.declares(method.enclClass())) {
      return MaybeNull.isResultOf(method) || NullableAnnotation.isOn(method);
    }
    pass(method);
    return false;
  }
}
