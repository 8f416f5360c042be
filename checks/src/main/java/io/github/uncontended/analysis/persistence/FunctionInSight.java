package io.github.uncontended.analysis.persistence;

import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TypeCastTree;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Type;
import io.github.uncontended.analysis.library.ApiFact;
import io.github.uncontended.analysis.library.FunctionTypes;
import io.github.uncontended.analysis.library.KnownTypes;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.Assignments;
import io.github.uncontended.analysis.unit.Bodies;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import javax.lang.model.element.ElementKind;

/**
 * Whether the code of a function is part of the code under analysis: a lambda, a method reference,
 * what the JDK makes of these, or a variable that only holds such functions. What a parameter, a
 * field that is assigned elsewhere or the result of a call runs is unknown.
 */
final class FunctionInSight {
  private final VisitorState state;
  private final Bodies bodies;
  private final Consumer<Tree> scan;
  private final Set<VarSymbol> seen = new HashSet<>();

  /**
   * @param scan looks at functions outside of the code under analysis: those that initialize fields
   */
  FunctionInSight(VisitorState state, Bodies bodies, Consumer<Tree> scan) {
    this.state = state;
    this.bodies = bodies;
    this.scan = scan;
  }

  /** Whether an expression is a function, or a bundle of functions, that a callee may run. */
  boolean isFunction(ExpressionTree expression) {
    Type type = ASTHelpers.getType(expression);
    return type != null && isFunction(type);
  }

  private boolean isFunction(Type type) {
    return FunctionTypes.isFunction(type, state.getTypes())
        || KnownTypes.nameOf(type).equals("java.util.stream.Collector");
  }

  /** Whether the code of a function is looked at. */
  boolean isSeen(ExpressionTree function) {
    ExpressionTree value = ASTHelpers.stripParentheses(function);
    if (value instanceof LambdaExpressionTree
        || value instanceof MemberReferenceTree
        || value.getKind() == Tree.Kind.NULL_LITERAL) {
      return true;
    }
    if (value instanceof TypeCastTree cast) {
      return isSeen(cast.getExpression());
    }
    if (value instanceof ConditionalExpressionTree choice) {
      return isSeen(choice.getTrueExpression()) && isSeen(choice.getFalseExpression());
    }
    Symbol symbol = Symbols.of(value);
    if (value instanceof MethodInvocationTree call && symbol instanceof MethodSymbol method) {
      return isMade(call, method);
    }
    return symbol instanceof VarSymbol variable && isSeen(variable);
  }

  /** Whether the JDK makes a function of those that a call is given, which are looked at, too. */
  private boolean isMade(MethodInvocationTree call, MethodSymbol method) {
    // A method of any type, as Objects.requireNonNull, gives out what it is given or has stored.
    if (!ApiFact.WRITES_NO_DATABASE.holdsFor(method) || !isFunction(method.getReturnType())) {
      return false;
    }
    ExpressionTree receiver = ASTHelpers.getReceiver(call);
    return method.isStatic()
        || (FunctionTypes.isComposition(method, state.getTypes())
            && receiver != null
            && isSeen(receiver));
  }

  private boolean isSeen(VarSymbol variable) {
    if (!seen.add(variable)) {
      return true;
    }
    if (!Expressions.isField(variable)) {
      List<ExpressionTree> values = Assignments.values(variable, state);
      return variable.getKind() != ElementKind.PARAMETER
          && !values.isEmpty()
          && values.stream().allMatch(this::isSeen);
    }
    if (!ASTHelpers.isConsideredFinal(variable)) {
      return false;
    }
    ExpressionTree value = bodies.initializer(variable).orElse(null);
    if (value == null) {
      return variable.isStatic()
          && variable.owner instanceof ClassSymbol owner
          && ApiFact.WRITES_NO_DATABASE.holdsFor(
              owner.flatName().toString(), variable.name.toString());
    }
    scan.accept(value);
    return isSeen(value);
  }
}
