package io.github.uncontended.runner.profile;

import io.github.uncontended.profile.ProfileFrame;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Normalizes the names of classes and methods: without the numbers and addresses that differ
 * between two runs of a program, and with an escape for the separators of the profile's text form.
 */
final class NormalizedNames {
  private static final String LAMBDA_CLASS = "$$Lambda";

  /** Lambda bodies by javac. Those of serializable lambdas have a hash after the method name. */
  private static final Pattern LAMBDA =
      Pattern.compile("lambda\\$(?<method>[^$].*?)(?:\\$[0-9a-f]{1,8})?\\$[0-9]+");

  /** Lambda bodies by the Eclipse compiler, and nested ones by javac 8: without a method name. */
  private static final Pattern NAMELESS_LAMBDA = Pattern.compile("lambda\\$(?:null\\$)?[0-9]+");

  /** Classes that the JDK generates and numbers. */
  private static final Pattern NUMBERED =
      Pattern.compile("(.*(?:\\$Proxy|Generated\\w+Accessor|LambdaForm\\$\\w+))[0-9$]*");

  private NormalizedNames() {}

  /**
   * Normalizes an internal class name: {@code a.B$C} for {@code a/B$C}, {@code int[]} for {@code
   * [I}.
   */
  static String ofClass(String internal) {
    int dimensions = 0;
    while (dimensions < internal.length() && internal.charAt(dimensions) == '[') {
      dimensions++;
    }
    if (dimensions > 0) {
      return ofElement(internal.substring(dimensions)) + "[]".repeat(dimensions);
    }
    String name = internal.replace('/', '.');
    int lambda = name.indexOf(LAMBDA_CLASS);
    if (lambda >= 0) {
      return clean(name.substring(0, lambda + LAMBDA_CLASS.length()));
    }
    int address = Math.max(name.indexOf("+0x"), name.indexOf(".0x"));
    if (address > 0) {
      name = name.substring(0, address);
    }
    Matcher numbered = NUMBERED.matcher(name);
    return clean(numbered.matches() ? numbered.group(1) : name);
  }

  private static String ofElement(String descriptor) {
    return switch (descriptor) {
      case "B" -> "byte";
      case "C" -> "char";
      case "D" -> "double";
      case "F" -> "float";
      case "I" -> "int";
      case "J" -> "long";
      case "S" -> "short";
      case "Z" -> "boolean";
      default ->
          descriptor.startsWith("L") && descriptor.endsWith(";")
              ? ofClass(descriptor.substring(1, descriptor.length() - 1))
              : ofClass(descriptor.replace("[", ""));
    };
  }

  /** Whether a class is an adapter between a method handle or lambda and its target. */
  static boolean isGlue(String type) {
    return type.startsWith("java.lang.invoke.")
        && (type.contains("$Holder") || type.startsWith("java.lang.invoke.LambdaForm$"));
  }

  /** Whether a class was generated for a lambda or a method reference. */
  static boolean isLambdaClass(String type) {
    return type.endsWith(LAMBDA_CLASS);
  }

  /** The class that contains the lambda or method reference of a generated class. */
  static String hostOf(String lambdaClass) {
    return lambdaClass.substring(0, lambdaClass.length() - LAMBDA_CLASS.length());
  }

  /** Normalizes a method. The body of a lambda becomes a lambda of the method around it. */
  static ProfileFrame ofMethod(String type, String method, String descriptor) {
    if (NAMELESS_LAMBDA.matcher(method).matches()) {
      return new ProfileFrame(type, ProfileFrame.ANY, ProfileFrame.LAMBDA);
    }
    Matcher lambda = LAMBDA.matcher(method);
    if (lambda.matches()) {
      String around =
          switch (lambda.group("method")) {
            case "new" -> "<init>";
            case "static" -> "<clinit>";
            default -> clean(lambda.group("method"));
          };
      return new ProfileFrame(type, around, ProfileFrame.LAMBDA);
    }
    return new ProfileFrame(type, clean(method), "(" + clean(descriptor.substring(1)));
  }

  /** Escapes separators of the text form and invisible characters. */
  private static String clean(String name) {
    for (int i = 0; i < name.length(); i++) {
      if (isSpecial(name.charAt(i))) {
        return escaped(name);
      }
    }
    return name;
  }

  private static String escaped(String name) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < name.length(); i++) {
      char c = name.charAt(i);
      if (isSpecial(c)) {
        text.append(String.format(Locale.ROOT, "%%%04X", (int) c));
      } else {
        text.append(c);
      }
    }
    return text.toString();
  }

  private static boolean isSpecial(char c) {
    return c <= ' ' || c == '#' || c == '(' || c == '%' || c == 0x7f || isInvisible(c);
  }

  private static boolean isInvisible(char c) {
    if (c < 0x7f) {
      return false;
    }
    return switch (Character.getType(c)) {
      case Character.CONTROL,
          Character.FORMAT,
          Character.SURROGATE,
          Character.UNASSIGNED,
          Character.PRIVATE_USE,
          Character.SPACE_SEPARATOR,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR ->
          true;
      default -> false;
    };
  }
}
