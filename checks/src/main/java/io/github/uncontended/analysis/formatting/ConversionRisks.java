package io.github.uncontended.analysis.formatting;

import com.google.common.collect.ImmutableSet;
import com.google.errorprone.VisitorState;
import com.google.errorprone.suppliers.Supplier;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.NewClassTree;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.CompletionFailure;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.TypeTag;
import io.github.uncontended.analysis.formatting.FormatString.Argument;
import io.github.uncontended.analysis.formatting.FormatString.Part;
import io.github.uncontended.analysis.syntax.NonNull;
import io.github.uncontended.analysis.syntax.PossibleValues;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.ElementKind;

/**
 * Whether {@code +}, or a template of {@code %s} alone, converts the arguments of a format call to
 * the same strings as its conversion specifiers.
 */
public final class ConversionRisks {
  private static final Supplier<Type> FORMATTABLE =
      VisitorState.memoize(state -> state.getTypeFromString("java.util.Formattable"));

  private static final String NO_RISK = "";
  private static final String OTHER_DIGITS =
      "numbers need no locale-specific digits (%d prints those of ar-EG or fa-IR; ";
  private static final String ASCII_DIGITS = " prints 0 to 9)";
  private static final String MAY_BE_FORMATTABLE =
      "no argument is a java.util.Formattable (%s calls formatTo; ";
  private static final String MAY_BE_SUBCLASS =
      "no argument is of a subclass of BigInteger (%d prints its value; ";
  private static final String TO_STRING = " calls toString)";

  private ConversionRisks() {}

  /**
   * The conditions under which another conversion to a string prints the same, as clauses of a
   * message; no clauses if it always does, empty if it never does.
   *
   * @param other names the conversion: {@code +}, or a template
   */
  public static Optional<ImmutableSet<String>> of(
      FormatCall call, String other, VisitorState state) {
    Set<String> risks = new LinkedHashSet<>();
    for (Part part : call.parts()) {
      if (part instanceof Argument argument) {
        ExpressionTree value = call.arguments().get(argument.index());
        if (argument.conversion() == 'd' && mayBeSubclass(value)) {
          risks.add(MAY_BE_SUBCLASS + other + TO_STRING);
        }
        Optional<String> risk =
            switch (argument.conversion()) {
              case 's' -> ofText(value, other, state);
              case 'd' -> ofNumber(value, call, other, state);
              case 'b' -> ofBoolean(value, state);
              default -> ofCharacter(value, state);
            };
        if (risk.isEmpty()) {
          return Optional.empty();
        }
        risks.add(risk.get());
      }
    }
    risks.remove(NO_RISK);
    return Optional.of(ImmutableSet.copyOf(risks));
  }

  private static Optional<String> ofText(ExpressionTree value, String other, VisitorState state) {
    if (PossibleValues.allHave(value, type -> cannotBeFormattable(type, state))) {
      return Optional.of(NO_RISK);
    }
    return PossibleValues.someHave(value, type -> isFormattable(type, state))
        ? Optional.empty()
        : Optional.of(MAY_BE_FORMATTABLE + other + TO_STRING);
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

  private static boolean isFormattable(Type type, VisitorState state) {
    return !type.hasTag(TypeTag.BOT) && ASTHelpers.isSubtype(type, FORMATTABLE.get(state), state);
  }

  private static Optional<String> ofNumber(
      ExpressionTree value, FormatCall call, String other, VisitorState state) {
    if (!PossibleValues.allHave(value, type -> isIntegral(type, state))) {
      return Optional.empty();
    }
    return Optional.of(call.printsAsciiDigits() ? NO_RISK : OTHER_DIGITS + other + ASCII_DIGITS);
  }

  private static boolean isIntegral(Type type, VisitorState state) {
    return switch (state.getTypes().unboxedTypeOrType(type).getTag()) {
      case BYTE, SHORT, INT, LONG, BOT -> true;
      // By name: a compilation that never names the class has not loaded it.
      default -> isBigInteger(type.tsym);
    };
  }

  /**
   * Whether a number may be an instance of a subclass of {@code BigInteger}, which is not final.
   */
  private static boolean mayBeSubclass(ExpressionTree value) {
    ExpressionTree bare = ASTHelpers.stripParentheses(value);
    boolean isExact =
        (bare instanceof NewClassTree creation && creation.getClassBody() == null)
            || isStaticOfBigInteger(ASTHelpers.getSymbol(bare));
    return !isExact && PossibleValues.someHave(bare, type -> isBigInteger(type.tsym));
  }

  private static boolean isStaticOfBigInteger(Symbol member) {
    return member != null && ASTHelpers.isStatic(member) && isBigInteger(member.owner);
  }

  private static boolean isBigInteger(Symbol type) {
    return type.getQualifiedName().contentEquals("java.math.BigInteger");
  }

  /** {@code %b} prints null as false. */
  private static Optional<String> ofBoolean(ExpressionTree value, VisitorState state) {
    return PossibleValues.allHave(value, type -> unboxesTo(TypeTag.BOOLEAN, type, state))
            && (PossibleValues.allHave(value, Type::isPrimitive) || NonNull.isCertain(value))
        ? Optional.of(NO_RISK)
        : Optional.empty();
  }

  private static Optional<String> ofCharacter(ExpressionTree value, VisitorState state) {
    return PossibleValues.allHave(
            value, type -> type.hasTag(TypeTag.BOT) || unboxesTo(TypeTag.CHAR, type, state))
        ? Optional.of(NO_RISK)
        : Optional.empty();
  }

  private static boolean unboxesTo(TypeTag tag, Type type, VisitorState state) {
    return state.getTypes().unboxedTypeOrType(type).hasTag(tag);
  }
}
