package io.github.uncontended.analysis.values;

import com.google.errorprone.VisitorState;
import com.google.errorprone.suppliers.Supplier;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.TypeCastTree;
import com.sun.tools.javac.api.JavacTrees;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.CompletionFailure;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.TypeTag;
import com.sun.tools.javac.util.Name;
import io.github.uncontended.analysis.library.ApiFact;
import io.github.uncontended.analysis.syntax.ExpressionEquality;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.Bodies;
import java.util.Arrays;

/**
 * Which expressions are stable, so that a second or later evaluation gives the same value, and
 * which value types are immutable, so that a value prints and hashes the same at any time.
 */
public final class Stability {
  /** How deep nested records are followed; also ends recursion. */
  private static final int NESTING_LIMIT = 4;

  private static final Supplier<Name> TO_STRING =
      VisitorState.memoize(state -> state.getName("toString"));

  private Stability() {}

  /**
   * Whether two evaluations in a row give the same value, without side effect or cost: a literal, a
   * constant, a class literal, a local variable, a parameter, {@code this}, or a final field of one
   * of these.
   *
   * <p>A field that is not final is not stable: another thread may write it in between. A local
   * variable is stable even if code between the two evaluations assigns it.
   */
  public static boolean isStable(ExpressionTree expression, VisitorState state) {
    return switch (expression.getKind()) {
      case PARENTHESIZED -> isStable(((ParenthesizedTree) expression).getExpression(), state);
      case TYPE_CAST -> {
        TypeCastTree cast = (TypeCastTree) expression;
        yield !boxes(cast) && isStable(cast.getExpression(), state);
      }
      case IDENTIFIER -> isStableVariable(Symbols.of(expression));
      case MEMBER_SELECT -> isStableSelection((MemberSelectTree) expression, state);
      default -> isConstant(expression);
    };
  }

  /**
   * Whether two expressions are stable and name the same value. A missing expression, such as an
   * implicit receiver, equals none.
   */
  public static boolean areSame(ExpressionTree one, ExpressionTree other, VisitorState state) {
    return one != null
        && other != null
        && isStable(one, state)
        && isStable(other, state)
        && ExpressionEquality.areSame(one, other);
  }

  private static boolean isConstant(ExpressionTree expression) {
    Type type = ASTHelpers.getType(expression);
    return type != null && (type.constValue() != null || type.hasTag(TypeTag.BOT));
  }

  private static boolean boxes(TypeCastTree cast) {
    Type to = ASTHelpers.getType(cast);
    Type from = ASTHelpers.getType(cast.getExpression());
    return to == null || from == null || to.isPrimitive() != from.isPrimitive();
  }

  private static boolean isStableVariable(Symbol symbol) {
    if (!(symbol instanceof VarSymbol)) {
      return false;
    }
    return symbol.owner.kind != com.sun.tools.javac.code.Kinds.Kind.TYP
        || (symbol.flags() & Flags.FINAL) != 0;
  }

  private static boolean isStableSelection(MemberSelectTree select, VisitorState state) {
    if (select.getIdentifier().contentEquals("class")) {
      return true;
    }
    if (!isStableVariable(ASTHelpers.getSymbol(select))) {
      return false;
    }
    return Symbols.of(select.getExpression()) instanceof Symbol.TypeSymbol
        || isStable(select.getExpression(), state);
  }

  /**
   * Whether {@code toString()}, {@code hashCode()} and {@code equals(…)} of every value of a type
   * are pure and never change: primitives, the immutable value classes of the JDK, {@code Optional}
   * of such types, records of this compilation that consist of them, and enums. A type that
   * declares one of these methods itself is none of them.
   */
  public static boolean isImmutableValueType(Type type, VisitorState state) {
    try {
      return isImmutableValueType(type, NESTING_LIMIT, state);
    } catch (CompletionFailure unknown) {
      return false;
    }
  }

  private static boolean isImmutableValueType(Type type, int nesting, VisitorState state) {
    if (type == null || nesting == 0) {
      return false;
    }
    if (type.isPrimitive() || type.hasTag(TypeTag.BOT)) {
      return true;
    }
    if (!type.hasTag(TypeTag.CLASS) || !(type.tsym instanceof ClassSymbol symbol)) {
      return false;
    }
    String name = symbol.flatName().toString();
    if (ApiFact.IMMUTABLE_VALUE.holdsForType(name)) {
      return true;
    }
    if (name.equals("java.util.Optional")) {
      return type.getTypeArguments().nonEmpty()
          && isImmutableValueType(type.getTypeArguments().head, nesting - 1, state);
    }
    return switch (symbol.getKind()) {
      case RECORD ->
          // A class file does not show whether its methods are the generated ones.
          Bodies.isOfThisCompilation(symbol, state)
              && !declares(symbol, state, "toString", "hashCode", "equals")
              && fieldsAreImmutable(symbol, nesting, state);
      case ENUM -> printsNames(symbol, state);
      default -> false;
    };
  }

  private static boolean fieldsAreImmutable(ClassSymbol symbol, int nesting, VisitorState state) {
    for (Symbol member : symbol.members().getSymbols()) {
      if (member instanceof VarSymbol field
          && !field.isStatic()
          && ((field.flags() & Flags.FINAL) == 0
              || !isImmutableValueType(field.type, nesting - 1, state))) {
        return false;
      }
    }
    return true;
  }

  /** Whether a class of this compilation, or a class in it, declares one of some methods. */
  private static boolean declares(ClassSymbol symbol, VisitorState state, String... names) {
    return Expressions.contains(
        JavacTrees.instance(state.context).getTree(symbol),
        part ->
            part instanceof MethodTree method
                && method.getParameters().size()
                    == (method.getName().contentEquals("equals") ? 1 : 0)
                && Arrays.asList(names).contains(method.getName().toString()));
  }

  /** Whether neither an enum nor the body of one of its constants overrides {@code toString()}. */
  private static boolean printsNames(ClassSymbol symbol, VisitorState state) {
    if (Bodies.isOfThisCompilation(symbol, state)) {
      return !declares(symbol, state, "toString");
    }
    boolean isComplete =
        (symbol.flags() & Flags.FINAL) != 0 || symbol.flatName().toString().startsWith("java.");
    return isComplete
        && !symbol.members().getSymbolsByName(TO_STRING.get(state)).iterator().hasNext();
  }
}
