package io.github.uncontended.analysis.effects;

import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.CompoundAssignmentTree;
import com.sun.source.tree.EnhancedForLoopTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.ForLoopTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreeScanner;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Type;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.values.Stability;
import java.util.List;

/**
 * Loops over arrays of primitives, and those that {@linkplain CountedLoop count}. They end, meet no
 * null by themselves, and build no more than a piece in each pass if nothing that the loop builds
 * is a part of what it builds next.
 */
final class BoundedLoop {
  private BoundedLoop() {}

  /** Whether a tree is such a loop, so that only its parts decide what it does. */
  static boolean is(Tree tree, VisitorState state) {
    if (tree instanceof EnhancedForLoopTree loop) {
      return ASTHelpers.getType(loop.getExpression()) instanceof Type.ArrayType array
          && array.elemtype.isPrimitive()
          && !mayMultiply(loop.getStatement(), state);
    }
    return tree instanceof ForLoopTree loop && CountedLoop.ends(loop) && !mayMultiply(loop, state);
  }

  private static boolean mayMultiply(Tree code, VisitorState state) {
    boolean[] found = new boolean[1];
    new TreeScanner<Void, Void>() {
      @Override
      public Void visitVariable(VariableTree tree, Void unused) {
        found[0] |=
            tree.getInitializer() != null
                && isReference(tree)
                && takesMutable(List.of(tree.getInitializer()), state);
        return super.visitVariable(tree, null);
      }

      @Override
      public Void visitAssignment(AssignmentTree tree, Void unused) {
        found[0] |= isReference(tree.getVariable());
        return super.visitAssignment(tree, null);
      }

      @Override
      public Void visitCompoundAssignment(CompoundAssignmentTree tree, Void unused) {
        found[0] |= isReference(tree.getVariable());
        return super.visitCompoundAssignment(tree, null);
      }

      @Override
      public Void visitMethodInvocation(MethodInvocationTree tree, Void unused) {
        found[0] |= takesMutable(tree.getArguments(), state);
        return super.visitMethodInvocation(tree, null);
      }

      @Override
      public Void visitNewClass(NewClassTree tree, Void unused) {
        found[0] |= takesMutable(tree.getArguments(), state);
        return super.visitNewClass(tree, null);
      }
    }.scan(code, null);
    return found[0];
  }

  private static boolean isReference(Tree variable) {
    Type type = ASTHelpers.getType(variable);
    return type == null || !type.isPrimitive();
  }

  /** Whether an argument is, or is computed from, an object that the loop may change. */
  private static boolean takesMutable(
      List<? extends ExpressionTree> arguments, VisitorState state) {
    return arguments.stream()
        .anyMatch(
            argument ->
                isMutable(ASTHelpers.getType(argument), state)
                    || Expressions.contains(
                        argument,
                        part ->
                            part instanceof IdentifierTree
                                && Symbols.of(part) instanceof VarSymbol variable
                                && !Expressions.isThis(part)
                                && isMutable(variable.type, state)));
  }

  private static boolean isMutable(Type type, VisitorState state) {
    return type == null || !(type.isPrimitive() || Stability.isImmutableValueType(type, state));
  }
}
