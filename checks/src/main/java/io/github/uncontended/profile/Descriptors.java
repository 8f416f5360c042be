package io.github.uncontended.profile;

import com.google.common.collect.ImmutableList;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.TypeTag;
import com.sun.tools.javac.code.Types;

/** Method descriptors as the JVM writes them (JVMS 4.3.3). */
public final class Descriptors {
  private Descriptors() {}

  /** Whether a text is the descriptor of a method. */
  public static boolean isMethod(String text) {
    if (text.isEmpty() || text.charAt(0) != '(') {
      return false;
    }
    int at = 1;
    while (at > 0 && at < text.length() && text.charAt(at) != ')') {
      at = endOfType(text, at);
    }
    if (at <= 0 || at + 1 >= text.length()) {
      return false;
    }
    return text.charAt(at + 1) == 'V'
        ? at + 2 == text.length()
        : endOfType(text, at + 1) == text.length();
  }

  /** The parameters' descriptors. */
  public static ImmutableList<String> parameters(String method) {
    ImmutableList.Builder<String> parameters = ImmutableList.builder();
    int at = 1;
    while (method.charAt(at) != ')') {
      int end = endOfType(method, at);
      parameters.add(method.substring(at, end));
      at = end;
    }
    return parameters.build();
  }

  /** Descriptors of a method's declared parameters, erased. */
  static ImmutableList<String> parameters(MethodSymbol method, Types types) {
    ImmutableList.Builder<String> parameters = ImmutableList.builder();
    for (Type parameter : method.type.getParameterTypes()) {
      parameters.add(of(types.erasure(parameter), types));
    }
    return parameters.build();
  }

  /** Where the type that begins at a position ends; -1 if none does. */
  private static int endOfType(String text, int start) {
    int at = start;
    while (at < text.length() && text.charAt(at) == '[') {
      at++;
    }
    if (at >= text.length()) {
      return -1;
    }
    return switch (text.charAt(at)) {
      case 'B', 'C', 'D', 'F', 'I', 'J', 'S', 'Z' -> at + 1;
      case 'L' -> {
        int end = text.indexOf(';', at);
        yield end > at + 1 ? end + 1 : -1;
      }
      default -> -1;
    };
  }

  private static String of(Type type, Types types) {
    if (type.hasTag(TypeTag.ARRAY)) {
      return "[" + of(types.elemtype(type), types);
    }
    return switch (type.getTag()) {
      case BYTE -> "B";
      case CHAR -> "C";
      case DOUBLE -> "D";
      case FLOAT -> "F";
      case INT -> "I";
      case LONG -> "J";
      case SHORT -> "S";
      case BOOLEAN -> "Z";
      default -> "L" + type.tsym.flatName().toString().replace('.', '/') + ";";
    };
  }
}
