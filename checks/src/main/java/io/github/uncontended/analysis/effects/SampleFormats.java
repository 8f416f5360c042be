package io.github.uncontended.analysis.effects;

import com.google.common.collect.ImmutableMap;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ExpressionTree;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.TypeTag;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;

/**
 * Calls of {@code String.format} and {@code formatted} with a constant format, which are made
 * during the analysis with values of the types of the arguments to see whether they throw. For a
 * given type, only {@code %c} throws for some values and not for others: it does for the samples.
 */
final class SampleFormats {
  /** Digits of the largest width and precision: a longer text might not fit into memory. */
  private static final int MAX_DIGITS = 3;

  private static final int MAX_ARGUMENTS = 20;

  /** Stands for an object of a class that is not known, of which a format can only make a text. */
  private static final Object UNKNOWN = new Object();

  /** By the names of types, without null, which all conversions print. */
  private static final ImmutableMap<String, List<Object>> SAMPLES =
      ImmutableMap.<String, List<Object>>builder()
          .put("java.lang.Boolean", List.of(true, false))
          .put("java.lang.Byte", List.of(Byte.MIN_VALUE, Byte.MAX_VALUE))
          .put("java.lang.Character", List.of(Character.MIN_VALUE, Character.MAX_VALUE))
          .put("java.lang.Double", List.of(Double.NaN, Double.MIN_VALUE, -Double.MAX_VALUE))
          .put("java.lang.Float", List.of(Float.NaN, Float.MIN_VALUE, -Float.MAX_VALUE))
          .put("java.lang.Integer", List.of(Integer.MIN_VALUE, Integer.MAX_VALUE))
          .put("java.lang.Long", List.of(Long.MIN_VALUE, Long.MAX_VALUE))
          .put("java.lang.Short", List.of(Short.MIN_VALUE, Short.MAX_VALUE))
          .put("java.lang.String", List.of("", "text"))
          .put("java.math.BigInteger", List.of(BigInteger.ONE, BigInteger.ONE.negate()))
          .buildOrThrow();

  private SampleFormats() {}

  /** Whether a call has a constant format that fits its arguments, whatever their values are. */
  static boolean succeed(
      MethodSymbol method, ExpressionTree receiver, List<? extends ExpressionTree> arguments) {
    List<ExpressionTree> all = new ArrayList<>(arguments);
    if (!method.owner.getQualifiedName().contentEquals("java.lang.String")) {
      return false;
    }
    if (method.name.contentEquals("formatted") && receiver != null) {
      all.add(0, receiver);
    } else if (!method.name.contentEquals("format")) {
      return false;
    } else if (method.params().size() > 2 && !all.isEmpty()) {
      // The locale decides about digits and separators only.
      all.remove(0);
    }
    if (all.isEmpty()
        || all.size() > MAX_ARGUMENTS
        || !(ASTHelpers.constValue(all.get(0)) instanceof String format)
        || isLong(format)) {
      return false;
    }
    List<List<Object>> samples = new ArrayList<>();
    for (ExpressionTree argument : all.subList(1, all.size())) {
      Type type = ASTHelpers.getType(argument);
      if (type == null || isSpread(all, type)) {
        return false;
      }
      samples.add(samples(argument, type));
    }
    int rows = samples.stream().mapToInt(List::size).max().orElse(1);
    for (int i = 0; i < rows; i++) {
      int row = i;
      Object[] values = samples.stream().map(it -> it.get(row % it.size())).toArray();
      if (!isValid(format, values)) {
        return false;
      }
    }
    return true;
  }

  private static boolean isValid(String format, Object[] values) {
    try {
      return String.format(Locale.ROOT, format, values) != null;
    } catch (RuntimeException fails) {
      return false;
    }
  }

  /** Whether an array is the only argument, so that its elements are what is formatted. */
  private static boolean isSpread(List<ExpressionTree> all, Type type) {
    return all.size() == 2 && type instanceof Type.ArrayType array && !array.elemtype.isPrimitive();
  }

  private static List<Object> samples(ExpressionTree argument, Type type) {
    Object constant = ASTHelpers.constValue(argument);
    if (constant != null && constant.getClass().getName().equals(name(type))) {
      return List.of(constant);
    }
    return type.hasTag(TypeTag.BOT)
        ? Collections.singletonList(null)
        : SAMPLES.getOrDefault(name(type), List.of(UNKNOWN));
  }

  private static String name(Type type) {
    return switch (type.getTag()) {
      case BOOLEAN -> "java.lang.Boolean";
      case BYTE -> "java.lang.Byte";
      case CHAR -> "java.lang.Character";
      case DOUBLE -> "java.lang.Double";
      case FLOAT -> "java.lang.Float";
      case INT -> "java.lang.Integer";
      case LONG -> "java.lang.Long";
      case SHORT -> "java.lang.Short";
      default -> type.tsym.getQualifiedName().toString();
    };
  }

  /** Whether a specifier has a number of many digits. */
  private static boolean isLong(String format) {
    boolean isSpecifier = false;
    int digits = 0;
    for (int at = 0; at < format.length(); at++) {
      char c = format.charAt(at);
      digits = isSpecifier && c >= '0' && c <= '9' ? digits + 1 : 0;
      if (digits > MAX_DIGITS) {
        return true;
      }
      isSpecifier = c == '%' ? !isSpecifier : isSpecifier && !Character.isLetter(c);
    }
    return false;
  }
}
