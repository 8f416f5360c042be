package io.github.uncontended.fixes;

import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TryTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.TypeTag;
import io.github.uncontended.analysis.library.KnownTypes;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.UnitIndex;
import java.util.Optional;
import javax.lang.model.element.ElementKind;

/**
 * A call of {@code append} whose argument may be appended piece by piece: nothing can see the
 * builder between two pieces, even if the evaluation of a piece throws.
 *
 * @param builder the local variable that holds the builder; null for a builder that the expression
 *     itself creates
 */
record AppendChain(Symbol builder, VisitorState state) {
  private static final String CHAR_SEQUENCE = "java.lang.CharSequence";

  /** The call that has an expression as its only argument; empty if there is none. */
  static Optional<AppendChain> around(TreePath argument, VisitorState state) {
    if (!(argument.getParentPath().getLeaf() instanceof MethodInvocationTree call)
        || !isAppend(call)
        || call.getArguments().get(0) != argument.getLeaf()) {
      return Optional.empty();
    }
    ExpressionTree root = root(call);
    if (root instanceof NewClassTree) {
      return Optional.of(new AppendChain(null, state));
    }
    return root instanceof IdentifierTree
            && Symbols.of(root) instanceof VarSymbol local
            && isConfined(local, argument, state)
        ? Optional.of(new AppendChain(local, state))
        : Optional.empty();
  }

  /** Whether an expression may be appended by itself, with the same characters as a result. */
  boolean mayAppend(ExpressionTree piece) {
    Type type = ASTHelpers.getType(piece);
    if (type == null
        || type.hasTag(TypeTag.BOT)
        || type.hasTag(TypeTag.ARRAY)
        || (builder != null && Expressions.contains(piece, part -> Symbols.of(part) == builder))) {
      return false;
    }
    // append(CharSequence) does not call toString().
    return type.isPrimitive()
        || Expressions.isString(piece)
        || (type.hasTag(TypeTag.CLASS)
            && !KnownTypes.supertypes(type, state).contains(CHAR_SEQUENCE)
            && (type.tsym.flags() & Flags.FINAL) != 0);
  }

  private static boolean isAppend(MethodInvocationTree call) {
    return call.getArguments().size() == 1
        && call.getMethodSelect() instanceof MemberSelectTree select
        && select.getIdentifier().contentEquals("append")
        && isBuilder(ASTHelpers.getType(select.getExpression()));
  }

  /** Whether a type is one of the builders of text that return themselves. */
  static boolean isBuilder(Type type) {
    String name = KnownTypes.nameOf(type);
    return name.equals("java.lang.StringBuilder") || name.equals("java.lang.StringBuffer");
  }

  /** The expression that a chain of calls of {@code append} begins with. */
  private static ExpressionTree root(MethodInvocationTree call) {
    ExpressionTree at = call;
    while (at instanceof MethodInvocationTree append && isAppend(append)) {
      at = ((MemberSelectTree) append.getMethodSelect()).getExpression();
    }
    return ASTHelpers.stripParentheses(at);
  }

  /**
   * Whether a variable holds a new builder that only calls on it use until it is returned, so that
   * no code sees it after an exception.
   */
  private static boolean isConfined(VarSymbol local, TreePath place, VisitorState state) {
    TreePath declaration = UnitIndex.of(state).declaration(local).orElse(null);
    if (local.getKind() != ElementKind.LOCAL_VARIABLE
        || !ASTHelpers.isConsideredFinal(local)
        || declaration == null
        || !(((VariableTree) declaration.getLeaf()).getInitializer() instanceof NewClassTree)) {
      return false;
    }
    for (TreePath at = place; !(at.getLeaf() instanceof MethodTree); at = at.getParentPath()) {
      if (at.getLeaf() instanceof TryTree
          || at.getLeaf() instanceof LambdaExpressionTree
          || at.getParentPath() == null) {
        return false;
      }
    }
    Tree block = declaration.getParentPath().getLeaf();
    return UnitIndex.of(state).uses(local).stream()
        .allMatch(use -> keepsToItself(use) && isEvaluatedIn(block, use));
  }

  /** Whether a use returns the builder, or calls methods on it whose result is no alias of it. */
  private static boolean keepsToItself(TreePath use) {
    TreePath at = use;
    while (at.getParentPath().getLeaf() instanceof MemberSelectTree) {
      at = at.getParentPath().getParentPath();
      if (!isBuilder(ASTHelpers.getType(at.getLeaf()))) {
        Type result = ASTHelpers.getType(at.getLeaf());
        return result != null
            && (result.isPrimitiveOrVoid() || KnownTypes.nameOf(result).equals("java.lang.String"));
      }
    }
    Tree user = at.getParentPath().getLeaf();
    return user instanceof ReturnTree || (at != use && user instanceof ExpressionStatementTree);
  }

  /** Whether no lambda or class body that may run at any time holds a use. */
  private static boolean isEvaluatedIn(Tree block, TreePath use) {
    for (Tree around : use) {
      if (around == block) {
        return true;
      }
      if (around instanceof LambdaExpressionTree || around instanceof ClassTree) {
        return false;
      }
    }
    return false;
  }
}
