package io.github.uncontended.analysis.effects;

import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewArrayTree;
import com.sun.source.tree.Tree;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.TypeTag;
import com.sun.tools.javac.code.Types;
import com.sun.tools.javac.tree.JCTree.JCMethodInvocation;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Symbols;
import java.util.List;

/**
 * Exceptions that the language throws: of dereferences, divisions, array accesses, casts and
 * unboxing. Each counts unless the code proves that the operation succeeds.
 */
final class ImplicitExceptions {
  /** What fits into memory where anything does. */
  private static final long MAX_ELEMENTS = 1 << 20;

  /** The same for each element of an array that has the length of something else. */
  private static final long MAX_ROW = 1 << 8;

  private final EffectAnalysis analysis;
  private final EffectState effects;
  private final Guards guards;
  private final Nullness nullness;
  private final Types types;

  ImplicitExceptions(
      EffectAnalysis analysis, EffectState effects, Guards guards, Nullness nullness) {
    this.analysis = analysis;
    this.effects = effects;
    this.guards = guards;
    this.nullness = nullness;
    this.types = analysis.state().getTypes();
  }

  /** Adds the exception of a dereference of null. */
  void dereference(ExpressionTree expression) {
    if (expression != null && nullness.mayBeNull(expression)) {
      effects.addException("may dereference null");
    }
  }

  /** Adds the exception of code that requires a value. */
  void require(ExpressionTree expression) {
    if (nullness.mayBeNull(expression)) {
      effects.addException("may be null");
    }
  }

  /** Adds the exception of the conversion of null to a primitive type. */
  void convert(ExpressionTree expression, Type target) {
    Type type = expression == null ? null : ASTHelpers.getType(expression);
    if (type != null && target != null && target.isPrimitive() && !type.isPrimitive()) {
      dereference(expression);
    }
  }

  /** Adds the exceptions of an operator on primitive values, which unboxes and may divide. */
  void operate(BinaryTree operation) {
    if (isOnPrimitives(operation)) {
      dereference(operation.getLeftOperand());
      dereference(operation.getRightOperand());
      divide(operation.getKind(), ASTHelpers.getType(operation), operation.getRightOperand());
    }
  }

  private static boolean isOnPrimitives(BinaryTree tree) {
    if (tree.getKind() != Tree.Kind.EQUAL_TO && tree.getKind() != Tree.Kind.NOT_EQUAL_TO) {
      return true;
    }
    Type left = ASTHelpers.getType(tree.getLeftOperand());
    Type right = ASTHelpers.getType(tree.getRightOperand());
    return left != null
        && right != null
        && (left.isPrimitive() || right.isPrimitive())
        && !left.hasTag(TypeTag.BOT)
        && !right.hasTag(TypeTag.BOT);
  }

  /** Adds the exceptions of the conversion of arguments to primitive types. */
  void pass(MethodSymbol called, List<? extends ExpressionTree> arguments) {
    List<VarSymbol> parameters = called.params();
    for (int i = 0; i < Math.min(arguments.size(), parameters.size()); i++) {
      convert(arguments.get(i), parameters.get(i).type);
    }
  }

  /** Adds the exceptions of the array that holds a variable number of arguments. */
  void passVariable(MethodSymbol called, JCMethodInvocation call) {
    if (call.varargsElement == null) {
      return;
    }
    if (call.varargsElement instanceof Type.TypeVar) {
      // An array of a type variable is used as one of a class.
      effects.addException("may create an array of another type");
    }
    call.args.stream().skip(called.params().size() - 1L).forEach(this::require);
  }

  /** Adds the exception of a division of whole numbers. */
  void divide(Tree.Kind kind, Type type, ExpressionTree divisor) {
    boolean divides =
        switch (kind) {
          case DIVIDE, REMAINDER, DIVIDE_ASSIGNMENT, REMAINDER_ASSIGNMENT -> true;
          default -> false;
        };
    if (divides && isWhole(type) && isWhole(ASTHelpers.getType(divisor))) {
      Object value = ASTHelpers.constValue(divisor);
      boolean isZero =
          value instanceof Number number
              ? number.longValue() == 0
              : !(value instanceof Character c && c != 0);
      if (isZero) {
        effects.addException("may divide by zero");
      }
    }
  }

  private boolean isWhole(Type type) {
    if (type == null) {
      return false;
    }
    return switch (types.unboxedTypeOrType(type).getTag()) {
      case BYTE, SHORT, CHAR, INT, LONG -> true;
      default -> false;
    };
  }

  /** Adds the exceptions of a negative length, and of more elements than memory may hold. */
  void create(NewArrayTree array) {
    long elements = 1;
    int lengths = 0;
    for (ExpressionTree each : array.getDimensions()) {
      ExpressionTree length = ASTHelpers.stripParentheses(each);
      if (ASTHelpers.constValue(length) instanceof Integer number && number >= 0) {
        elements = Math.min(elements * Math.max(number, 1), MAX_ELEMENTS + 1);
      } else if (isLengthOfLibrary(length)) {
        lengths++;
      } else {
        effects.addException("may create an array of negative length");
      }
    }
    if (lengths > 1 || elements > (lengths == 0 ? MAX_ELEMENTS : MAX_ROW)) {
      effects.addException("may create an array that does not fit into memory");
    }
  }

  /** Whether an expression is the length of an array, or the size of an object of a library. */
  private static boolean isLengthOfLibrary(ExpressionTree length) {
    if (length instanceof MethodInvocationTree call) {
      String name = Expressions.simpleName(call.getMethodSelect());
      return call.getArguments().isEmpty()
          && (name.equals("size") || name.equals("length"))
          && Symbols.of(call.getMethodSelect()) instanceof MethodSymbol method
          && LibraryCalls.areKnown(method.enclClass());
    }
    return length instanceof MemberSelectTree select
        && select.getIdentifier().contentEquals("length")
        && ASTHelpers.getType(select.getExpression()) instanceof Type.ArrayType;
  }

  /**
   * Adds the exception of the cast that javac inserts where a member returns what a type variable
   * stands for, if the unit can make it another type.
   */
  void use(ExpressionTree expression, Symbol member, Type declared) {
    if (HeapPollution.mayBeOther(expression, member, declared, analysis.state())) {
      effects.addException("may find an object of another type");
    }
  }

  /**
   * Adds the exception of a cast. One to a type variable may fail where the value is used as what
   * the variable stands for.
   */
  void cast(ExpressionTree expression, Type target) {
    Type type = ASTHelpers.getType(expression);
    if (type == null || target == null) {
      return;
    }
    if (target.isPrimitive() || type.isPrimitive()) {
      convert(expression, target);
      if (type.isPrimitive() || types.unboxedType(type).isPrimitive()) {
        return;
      }
    }
    Type cast = types.boxedTypeOrType(target);
    boolean widens =
        cast instanceof Type.TypeVar
            ? types.isSubtype(type, cast)
            : types.isSubtype(types.erasure(type), types.erasure(cast));
    if (!widens
        && !Expressions.isNull(expression)
        && !guards.isInstance(expression, target, types)) {
      effects.addException("may fail to cast");
    }
  }
}
