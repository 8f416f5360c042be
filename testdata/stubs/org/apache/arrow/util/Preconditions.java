package org.apache.arrow.util;

public final class Preconditions {
  private Preconditions() {}

  public static void checkArgument(boolean expression, Object message) {
    if (!expression) {
      throw new IllegalArgumentException(String.valueOf(message));
    }
  }

  public static void checkArgument(boolean expression, String template, Object... arguments) {
    if (!expression) {
      throw new IllegalArgumentException(String.format(template, arguments));
    }
  }

  public static int checkElementIndex(int index, int size, String name) {
    if (index < 0 || index >= size) {
      throw new IndexOutOfBoundsException(name);
    }
    return index;
  }
}
