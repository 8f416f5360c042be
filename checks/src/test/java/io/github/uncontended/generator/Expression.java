package io.github.uncontended.generator;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;

/**
 * A generated expression.
 *
 * @param type its static type, as written in the program
 * @param code its text
 */
record Expression(String type, Part code) {
  private static final ImmutableMap<String, String> BOXES =
      ImmutableMap.of(
          "int", "Integer",
          "long", "Long",
          "double", "Double",
          "char", "Character",
          "boolean", "Boolean");

  private static final ImmutableSet<String> NUMBERS =
      ImmutableSet.of("int", "long", "double", "char", "Integer", "Long", "Double", "Character");

  /** The kinds of types that a template can hold. */
  enum Accepts {
    ANY,
    REFERENCE,
    /** A reference type whose name stands for itself in an array or an {@code instanceof}. */
    PLAIN_REFERENCE,
    NUMBER,
    INT,
    BOX,
    STRING,
    BOOLEAN
  }

  boolean isPrimitive() {
    return BOXES.containsKey(type);
  }

  String boxed() {
    return BOXES.getOrDefault(type, type);
  }

  /** Another value of the type. */
  String other() {
    return switch (type) {
      case "int" -> "7";
      case "long" -> "7L";
      case "double" -> "7.5";
      case "char" -> "'d'";
      case "boolean" -> "Seen.yes()";
      case "Integer" -> "Integer.valueOf(700)";
      case "Long" -> "Long.valueOf(700)";
      case "Double" -> "Double.valueOf(7.5)";
      case "Character" -> "Character.valueOf('d')";
      case "String" -> "\"d\"";
      default -> "(" + type + ") null";
    };
  }

  boolean is(Accepts wanted) {
    return switch (wanted) {
      case ANY -> true;
      case REFERENCE -> !isPrimitive();
      case PLAIN_REFERENCE -> !isPrimitive() && type.indexOf('<') < 0;
      case NUMBER -> NUMBERS.contains(type);
      case INT -> type.equals("int") || type.equals("Integer");
      case BOX -> BOXES.containsValue(type);
      case STRING -> type.equals("String");
      case BOOLEAN -> boxed().equals("Boolean");
    };
  }
}
