package io.github.uncontended.analysis.effects;

import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.TypeTag;
import com.sun.tools.javac.code.Types;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Places;
import io.github.uncontended.analysis.syntax.Symbols;

/**
 * Casts that javac inserts where a member returns what a type variable stands for. Where the unit
 * uses raw types or unchecked casts, the object may be of another type, so that the cast fails; an
 * edit must not add one.
 */
public final class HeapPollution {
  private HeapPollution() {}

  /**
   * Whether an expression has a part that fails if it is used as its own type, such as the operand
   * of a concatenation, where a parameter of type {@code Object} takes any object.
   */
  public static boolean mayShowIn(ExpressionTree expression, VisitorState state) {
    return Expressions.contains(expression, part -> mayBeOther(part, state));
  }

  /**
   * Whether the value that a path leads to fails if a variable of its own type holds it, where the
   * code around it takes any object.
   */
  public static boolean mayShowInVariable(TreePath value, VisitorState state) {
    return mayBeOther(value.getLeaf(), state) && !isUsedAsOwnType(value, state);
  }

  /**
   * Whether the type of an expression is what a type variable of its declaration stands for, and
   * the unit can make it another type.
   */
  private static boolean mayBeOther(Tree part, VisitorState state) {
    Type declared = null;
    Symbol named = Symbols.of(part);
    if (named instanceof VarSymbol variable) {
      declared = ((VarSymbol) variable.baseSymbol()).type;
    } else if (named instanceof MethodSymbol method && part instanceof MethodInvocationTree) {
      declared = ((MethodSymbol) method.baseSymbol()).getReturnType();
    }
    return declared != null && mayBeOther(part, named, declared, state);
  }

  /**
   * The same of an expression that names a member.
   *
   * @param declared the type that the declaration of the member shows
   */
  static boolean mayBeOther(Tree expression, Symbol member, Type declared, VisitorState state) {
    Types types = state.getTypes();
    Type type = ASTHelpers.getType(expression);
    return type != null
        && declared.hasTag(TypeTag.TYPEVAR)
        && !types.isSubtype(types.erasure(declared), types.erasure(type))
        && SightIndex.of(state).pollutes(member);
  }

  private static boolean isUsedAsOwnType(TreePath value, VisitorState state) {
    TreePath at = Places.withParentheses(value);
    Tree around = at.getParentPath().getLeaf();
    Type type = ASTHelpers.getType(value.getLeaf());
    return switch (around.getKind()) {
      case MEMBER_SELECT, EXPRESSION_STATEMENT -> true;
      case VARIABLE, ASSIGNMENT -> isSame(ASTHelpers.getType(around), type, state);
      case PLUS, PLUS_ASSIGNMENT -> Expressions.isString((ExpressionTree) value.getLeaf());
      case RETURN ->
          state.withPath(at).findEnclosing(MethodTree.class, LambdaExpressionTree.class)
                  instanceof MethodTree method
              && isSame(ASTHelpers.getSymbol(method).getReturnType(), type, state);
      case LAMBDA_EXPRESSION -> isSame(returned(ASTHelpers.getType(around), state), type, state);
      default -> false;
    };
  }

  private static Type returned(Type function, VisitorState state) {
    return state.getTypes().findDescriptorType(function).getReturnType();
  }

  /** Whether two types have the same erasure, or one is primitive, to which a box is converted. */
  private static boolean isSame(Type one, Type other, VisitorState state) {
    Types types = state.getTypes();
    return one != null
        && (one.isPrimitiveOrVoid() || types.isSameType(types.erasure(one), types.erasure(other)));
  }
}
