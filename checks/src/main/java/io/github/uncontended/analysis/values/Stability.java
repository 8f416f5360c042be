package io.github.uncontended.analysis.values;

import com.google.errorprone.VisitorState;
import com.google.errorprone.suppliers.Supplier;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.TypeCastTree;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.CompletionFailure;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.TypeTag;
import io.github.uncontended.analysis.library.ApiFact;
import io.github.uncontended.analysis.unit.Construction;
import javax.lang.model.element.ElementKind;

/** What can be evaluated or printed twice, or later, with the same outcome. */
public final class Stability {
  /** How deep records in records are looked into; also ends recursion. */
  private static final int NESTING_LIMIT = 4;

  private static final Supplier<Type> FORMATTABLE =
      VisitorState.memoize(state -> state.getTypeFromString("java.util.Formattable"));

  private Stability() {}

  /**
   * Whether two evaluations in a row give the same value, without effect or cost: a literal,
   * constant, class literal, local variable, parameter, {@code this}, or a final field of one of
   * these.
   *
   * <p>A field that is not final is none: another thread may write it in between. Nothing is said
   * of code that assigns a local variable between the two evaluations.
   */
  public static boolean isStable(ExpressionTree expression, VisitorState state) {
    return switch (expression.getKind()) {
      case PARENTHESIZED -> isStable(((ParenthesizedTree) expression).getExpression(), state);
      case TYPE_CAST -> {
        TypeCastTree cast = (TypeCastTree) expression;
        yield !boxes(cast) && isStable(cast.getExpression(), state);
      }
      case IDENTIFIER -> isStableVariable(ASTHelpers.getSymbol(expression));
      case MEMBER_SELECT -> isStableSelection((MemberSelectTree) expression, state);
      default -> isConstant(expression);
    };
  }

  /**
   * Whether two expressions are stable and the same: equal constants, or one variable, reached the
   * same way. A missing expression, such as an implicit receiver, is like none.
   */
  public static boolean areSame(ExpressionTree one, ExpressionTree other, VisitorState state) {
    return one != null
        && other != null
        && isStable(one, state)
        && isStable(other, state)
        && areSame(ASTHelpers.stripParentheses(one), ASTHelpers.stripParentheses(other));
  }

  private static boolean areSame(ExpressionTree one, ExpressionTree other) {
    Object constant = ASTHelpers.constValue(one);
    if (constant != null) {
      return constant.equals(ASTHelpers.constValue(other));
    }
    Symbol symbol = ASTHelpers.getSymbol(one);
    if (!(symbol instanceof VarSymbol) || symbol != ASTHelpers.getSymbol(other)) {
      return false;
    }
    ExpressionTree owner = owner(one);
    ExpressionTree otherOwner = owner(other);
    return ASTHelpers.isStatic(symbol)
        || (owner == null && otherOwner == null)
        || (owner != null && otherOwner != null && areSame(owner, otherOwner));
  }

  /** What a field is selected from, if that is not the {@code this} that a name alone means. */
  private static ExpressionTree owner(ExpressionTree variable) {
    if (!(variable instanceof MemberSelectTree select)) {
      return null;
    }
    ExpressionTree owner = ASTHelpers.stripParentheses(select.getExpression());
    return Construction.isThis(owner) ? null : owner;
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
    return ASTHelpers.getSymbol(select.getExpression()) instanceof Symbol.TypeSymbol
        || isStable(select.getExpression(), state);
  }

  /**
   * Whether {@code toString()} and {@code hashCode()} of every value of a type are fixed for the
   * value's life: primitives, the JDK's immutable value classes, {@code Optional} and records of
   * such, and enums that do not print what can change.
   */
  public static boolean isImmutableValueType(Type type, VisitorState state) {
    try {
      return isImmutableValueType(type, NESTING_LIMIT);
    } catch (CompletionFailure unknown) {
      return false;
    }
  }

  private static boolean isImmutableValueType(Type type, int nesting) {
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
          && isImmutableValueType(type.getTypeArguments().head, nesting - 1);
    }
    return switch (symbol.getKind()) {
      case RECORD -> fieldsAreImmutable(symbol, nesting);
      case ENUM -> !declaresToString(symbol) || fieldsAreImmutable(symbol, nesting);
      default -> false;
    };
  }

  private static boolean fieldsAreImmutable(ClassSymbol symbol, int nesting) {
    for (Symbol member : symbol.members().getSymbols()) {
      if (member instanceof VarSymbol field
          && !field.isStatic()
          && ((field.flags() & Flags.FINAL) == 0
              || !isImmutableValueType(field.type, nesting - 1))) {
        return false;
      }
    }
    return true;
  }

  private static boolean declaresToString(ClassSymbol symbol) {
    for (Symbol member : symbol.members().getSymbols()) {
      if (member instanceof MethodSymbol method
          && method.params().isEmpty()
          && method.name.contentEquals("toString")) {
        return true;
      }
    }
    return false;
  }

  /**
   * Whether no value of a type can be a {@code java.util.Formattable}, so that {@code %s} prints
   * what {@code +} does: primitives, arrays, and classes that are final, records or enums and do
   * not implement it.
   */
  public static boolean cannotBeFormattable(Type type, VisitorState state) {
    if (type == null) {
      return false;
    }
    if (type.isPrimitive() || type.hasTag(TypeTag.BOT) || type.hasTag(TypeTag.ARRAY)) {
      return true;
    }
    try {
      if (!type.hasTag(TypeTag.CLASS) || !(type.tsym instanceof ClassSymbol symbol)) {
        return false;
      }
      boolean closed =
          (symbol.flags() & Flags.FINAL) != 0
              || symbol.getKind() == ElementKind.RECORD
              // Not final where constants have bodies, which cannot name interfaces.
              || symbol.getKind() == ElementKind.ENUM;
      return closed && !ASTHelpers.isSubtype(type, FORMATTABLE.get(state), state);
    } catch (CompletionFailure unknown) {
      return false;
    }
  }
}
