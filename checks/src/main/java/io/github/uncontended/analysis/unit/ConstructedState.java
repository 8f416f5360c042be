package io.github.uncontended.analysis.unit;

import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.SynchronizedTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TryTree;
import com.sun.source.tree.TypeCastTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Type;
import io.github.uncontended.analysis.library.ApiFact;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Places;
import io.github.uncontended.analysis.syntax.Symbols;
import java.util.Optional;

/** What each construction of an object creates for the object to keep. */
public final class ConstructedState {
  private ConstructedState() {}

  /**
   * The class of which each new object keeps the value of an expression: in a field, or in its
   * superclass. The value may be wrapped in other new objects and in buffers, and a local variable
   * that is effectively final may hold it first. Empty where a condition decides whether the
   * expression is evaluated.
   */
  public static Optional<ClassSymbol> ownerOf(TreePath expression, VisitorState state) {
    TreePath at = expression;
    if (at.getLeaf() instanceof MethodInvocationTree call && isConstructorCall(call)) {
      return ofStatement(at.getParentPath());
    }
    while (true) {
      Tree child = at.getLeaf();
      at = at.getParentPath();
      Tree leaf = at.getLeaf();
      if (leaf instanceof VariableTree variable) {
        VarSymbol symbol = ASTHelpers.getSymbol(variable);
        if (!Expressions.isField(symbol)) {
          return ofLocal(symbol, at, state);
        }
        return symbol.isStatic() ? Optional.empty() : Optional.of(symbol.enclClass());
      }
      if (leaf instanceof AssignmentTree assignment) {
        if (!(Symbols.of(assignment.getVariable()) instanceof VarSymbol field)
            || !Expressions.isField(field)
            || field.isStatic()) {
          return Optional.empty();
        }
        if (at.getParentPath().getLeaf() instanceof ExpressionStatementTree) {
          return ofStatement(at.getParentPath()).filter(owner -> owner == field.owner);
        }
      } else if (leaf instanceof MethodInvocationTree call && isConstructorCall(call)) {
        return ofStatement(at.getParentPath());
      } else if (!passesOn(leaf, child)) {
        return Optional.empty();
      }
    }
  }

  /**
   * The class of which each new object keeps the value of a local variable in a field. What is only
   * made of the value, such as a string of an array, does not keep it.
   */
  private static Optional<ClassSymbol> ofLocal(
      VarSymbol local, TreePath declaration, VisitorState state) {
    if (!ASTHelpers.isConsideredFinal(local)) {
      return Optional.empty();
    }
    return UnitIndex.of(declaration.getCompilationUnit(), state.context).uses(local).stream()
        .map(Places::withCasts)
        .filter(use -> use.getParentPath().getLeaf() instanceof AssignmentTree)
        .flatMap(use -> ownerOf(use, state).stream())
        .findFirst();
  }

  /** Whether the value of an expression holds on to that of a part of it. */
  private static boolean passesOn(Tree tree, Tree part) {
    return tree instanceof ParenthesizedTree
        || tree instanceof TypeCastTree
        || tree instanceof MemberSelectTree
        || (tree instanceof MethodInvocationTree call
            && (call.getMethodSelect() == part ? returnsReceiver(call) : returnsArgument(call)))
        || (tree instanceof NewClassTree creation && creation.getArguments().contains(part));
  }

  /** Whether a call returns its receiver, by its type. */
  private static boolean returnsReceiver(MethodInvocationTree call) {
    Type receiver = ASTHelpers.getReceiverType(call);
    Type result = ASTHelpers.getType(call);
    return receiver != null && result != null && receiver.tsym == result.tsym;
  }

  /** Whether the result of a call is or holds its argument. */
  private static boolean returnsArgument(MethodInvocationTree call) {
    String name = Expressions.simpleName(call.getMethodSelect());
    return (ApiFact.WRAPS_ARGUMENT.isMethodName(name) || ApiFact.NULL_CHECK.isMethodName(name))
        && Symbols.of(call.getMethodSelect()) instanceof MethodSymbol method
        && (ApiFact.WRAPS_ARGUMENT.holdsFor(method) || ApiFact.NULL_CHECK.holdsFor(method));
  }

  private static boolean isConstructorCall(MethodInvocationTree call) {
    return Symbols.of(call.getMethodSelect()) instanceof MethodSymbol method
        && method.isConstructor();
  }

  /** The class whose construction always executes a statement. */
  private static Optional<ClassSymbol> ofStatement(TreePath statement) {
    TreePath at = statement;
    while (true) {
      Tree child = at.getLeaf();
      at = at.getParentPath();
      Tree leaf = at.getLeaf();
      if (leaf instanceof MethodTree method) {
        MethodSymbol symbol = ASTHelpers.getSymbol(method);
        return symbol.isConstructor() ? Optional.of(symbol.enclClass()) : Optional.empty();
      }
      if (leaf instanceof ClassTree type) {
        return child instanceof BlockTree block && !block.isStatic()
            ? Optional.of(ASTHelpers.getSymbol(type))
            : Optional.empty();
      }
      boolean always =
          leaf instanceof BlockTree
              || leaf instanceof SynchronizedTree
              || (leaf instanceof TryTree attempt && attempt.getBlock() == child);
      if (!always) {
        return Optional.empty();
      }
    }
  }
}
