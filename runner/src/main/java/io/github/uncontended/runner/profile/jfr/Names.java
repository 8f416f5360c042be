package io.github.uncontended.runner.profile.jfr;

import io.github.uncontended.profile.ProfileFrame;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The names of a recording as a profile has them: the same on every run, and nothing in them that
 * could be taken for the file's own marks.
 */
public final class Names {
  private static final String LAMBDA_CLASS = "$$Lambda";

  /** Lambdas of javac; of a serializable one the name has a hash behind the method. */
  private static final Pattern LAMBDA =
      Pattern.compile("lambda\\$(?<method>[^$].*?)(?:\\$[0-9a-f]{1,8})?\\$[0-9]+");

  /** Lambdas of the Eclipse compiler, and nested ones of javac 8, keep no method. */
  private static final Pattern NAMELESS_LAMBDA = Pattern.compile("lambda\\$(?:null\\$)?[0-9]+");

  /** What the JDK numbers as it makes them. */
  private static final Pattern NUMBERED =
      Pattern.compile("(.*(?:\\$Proxy|Generated\\w+Accessor|LambdaForm\\$\\w+))[0-9$]*");

  private Names() {}

  /**
   * The binary name of a class, of an array in source form, without what changes from run to run.
   */
  public static String ofClass(String internal) {
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

  /** Whether a class only carries calls from a lambda or a method handle to what is meant. */
  static boolean isGlue(String type) {
    return type.startsWith("java.lang.invoke.")
        && (type.contains("$Holder") || type.startsWith("java.lang.invoke.LambdaForm$"));
  }

  /** Whether a class was made for a lambda or a method reference. */
  static boolean isLambdaClass(String type) {
    return type.endsWith(LAMBDA_CLASS);
  }

  /** The class whose lambda or method reference a class was made for. */
  static String hostOf(String lambdaClass) {
    return lambdaClass.substring(0, lambdaClass.length() - LAMBDA_CLASS.length());
  }

  /** A method, with the body of a lambda counted as the method that has it. */
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

  /** A name without the characters that mean something in a profile, or that nobody can see. */
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
