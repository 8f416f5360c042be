package org.apache.commons.lang3;

public class Validate {
  public static void isTrue(boolean expression) {}

  public static void isTrue(boolean expression, String message, long value) {
    if (!expression) {
      throw new IllegalArgumentException(String.format(message, value));
    }
  }

  public static void isTrue(boolean expression, String message, double value) {
    if (!expression) {
      throw new IllegalArgumentException(String.format(message, value));
    }
  }

  public static void isTrue(boolean expression, String message, Object... values) {
    if (!expression) {
      throw new IllegalArgumentException(String.format(message, values));
    }
  }

  public static <T> T notNull(T object, String message, Object... values) {
    isTrue(object != null, message, values);
    return object;
  }

  public static void inclusiveBetween(long start, long end, long value, String message) {}
}
