package io.github.uncontended.analysis.caching;

import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.EnhancedForLoopTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TypeCastTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.TypeTag;
import io.github.uncontended.analysis.library.ApiFact;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.UnitIndex;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.Set;

/**
 * Where the value of an expression flows within its method: through local variables, and through
 * calls and constructors, whose results may hold it or be derived from it.
 */
final class ValueFlow {
  /** Where a value ends up. */
  enum Sink {
    /** A field. */
    FIELD,
    /** A collection that a field holds. */
    COLLECTION,
    /** A lambda, method reference or anonymous class that may run repeatedly after the method. */
    CALLBACK,
    /** The result of the method. */
    RESULT
  }

  private final VisitorState state;
  private final Set<Symbol> seen = new HashSet<>();
  private final EnumSet<Sink> sinks = EnumSet.noneOf(Sink.class);

  private ValueFlow(VisitorState state) {
    this.state = state;
  }

  /** Where the value of an expression, and what is derived from it, ends up. */
  static Set<Sink> of(TreePath expression, VisitorState state) {
    ValueFlow flow = new ValueFlow(state);
    flow.follow(expression);
    return flow.sinks;
  }

  /** The expression around another that has the same value. */
  static TreePath withoutConversion(TreePath expression) {
    TreePath at = expression;
    while (at.getParentPath().getLeaf() instanceof ParenthesizedTree
        || at.getParentPath().getLeaf() instanceof TypeCastTree
        || (at.getParentPath().getLeaf() instanceof ConditionalExpressionTree choice
            && choice.getCondition() != at.getLeaf())) {
      at = at.getParentPath();
    }
    return at;
  }

  private void follow(TreePath expression) {
    TreePath at = withoutConversion(expression);
    TreePath user = at.getParentPath();
    Tree value = at.getLeaf();
    if (user.getLeaf() instanceof AssignmentTree assignment) {
      if (assignment.getExpression() == value) {
        assign(ASTHelpers.getSymbol(assignment.getVariable()));
      }
    } else if (user.getLeaf() instanceof VariableTree variable) {
      assign(ASTHelpers.getSymbol(variable));
    } else if (user.getLeaf() instanceof ReturnTree) {
      sinks.add(Sink.RESULT);
    } else if (user.getLeaf() instanceof MemberReferenceTree) {
      callback(user);
    } else if (user.getLeaf() instanceof MemberSelectTree select
        && user.getParentPath().getLeaf() instanceof MethodInvocationTree call
        && call.getMethodSelect() == select) {
      for (ExpressionTree argument : call.getArguments()) {
        if (argument instanceof MemberReferenceTree reference) {
          store(reference.getQualifierExpression(), Symbols.of((Tree) reference));
        }
      }
      derive(user.getParentPath());
    } else if (user.getLeaf() instanceof EnhancedForLoopTree loop
        && loop.getExpression() == value) {
      assign(ASTHelpers.getSymbol(loop.getVariable()));
    } else if (Expressions.arguments(user.getLeaf()).contains(value)) {
      if (user.getLeaf() instanceof MethodInvocationTree call) {
        store(ASTHelpers.getReceiver(call), Symbols.of(call.getMethodSelect()));
      }
      derive(user);
    }
  }

  /** Takes in that a method gets the value, which stores it if it is one of a collection. */
  private void store(ExpressionTree receiver, Symbol method) {
    if (receiver != null
        && Expressions.isField(receiver)
        && method instanceof MethodSymbol stores
        && ApiFact.KEEPS_ELEMENT.isInherited(stores)) {
      sinks.add(Sink.COLLECTION);
    }
  }

  /** Follows the result of a call that gets the value; a number or boolean holds nothing of it. */
  private void derive(TreePath call) {
    Type type = ASTHelpers.getType(call.getLeaf());
    if (type != null && !type.isPrimitive() && !type.hasTag(TypeTag.VOID)) {
      follow(call);
    }
  }

  private void assign(Symbol target) {
    if (Expressions.isField(target)) {
      sinks.add(Sink.FIELD);
    } else if (target instanceof VarSymbol local && seen.add(local)) {
      TreePath declaration = UnitIndex.of(state).declaration(local).orElse(null);
      for (TreePath use : UnitIndex.of(state).uses(local)) {
        captures(use, declaration);
        follow(use);
      }
    }
  }

  /** Follows the lambdas and anonymous classes between the use of a variable and its body. */
  private void captures(TreePath use, TreePath declaration) {
    if (declaration == null) {
      return;
    }
    Tree body = declaration.getParentPath().getLeaf();
    for (TreePath at = use; at != null && at.getLeaf() != body; at = at.getParentPath()) {
      if (at.getLeaf() instanceof LambdaExpressionTree) {
        callback(at);
      } else if (at.getLeaf() instanceof ClassTree
          && at.getParentPath().getLeaf() instanceof NewClassTree) {
        callback(at.getParentPath());
      }
    }
  }

  private void callback(TreePath functional) {
    TreePath at = withoutConversion(functional);
    Tree user = at.getParentPath().getLeaf();
    if (user instanceof ReturnTree
        || user instanceof NewClassTree
        || (user instanceof AssignmentTree assignment
            && Expressions.isField(assignment.getVariable()))
        || (user instanceof MethodInvocationTree call
            && call.getArguments().contains(at.getLeaf())
            && !runsOnce(call))) {
      sinks.add(Sink.CALLBACK);
    } else if (user instanceof VariableTree variable && seen.add(ASTHelpers.getSymbol(variable))) {
      UnitIndex.of(state).uses(ASTHelpers.getSymbol(variable)).forEach(this::callback);
    }
  }

  /**
   * Whether a call runs a function only before it returns, or once on another thread, or memoizes
   * its result: nothing retains the function.
   */
  private static boolean runsOnce(MethodInvocationTree call) {
    if (!(Symbols.of(call.getMethodSelect()) instanceof MethodSymbol method)) {
      return false;
    }
    String name = method.name.toString();
    String owner = method.enclClass().flatName().toString();
    return ApiFact.AT_ONCE.holdsFor(method)
        || ApiFact.AT_ONCE.isInherited(method)
        || ApiFact.STARTS_THREAD.isMethodName(name)
        || name.startsWith("forEach")
        || owner.startsWith("java.util.")
        || owner.startsWith("com.google.common.collect.")
        || Memoization.of(call).isPresent();
  }
}
