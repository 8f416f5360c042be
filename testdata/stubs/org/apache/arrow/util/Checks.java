package org.apache.arrow.util;

public final class Checks {
  private Checks() {}

  public static void checkArgument(boolean expression, Object message) {
    if (!expression) {
      throw new IllegalArgumentException(String.valueOf(message));
    }
  }
}
