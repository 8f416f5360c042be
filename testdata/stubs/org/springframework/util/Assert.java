package org.springframework.util;

import java.util.function.Supplier;

public abstract class Assert {
  public static void isTrue(boolean expression, String message) {
    if (!expression) {
      throw new IllegalArgumentException(message);
    }
  }

  public static void isTrue(boolean expression, Supplier<String> message) {
    if (!expression) {
      throw new IllegalArgumentException(message.get());
    }
  }

  public static void notNull(Object object, String message) {
    isTrue(object != null, message);
  }

  public static void notNull(Object object, Supplier<String> message) {
    isTrue(object != null, message);
  }

  /** Has no overload with a supplier here, as in old versions. */
  public static void hasText(String text, String message) {
    isTrue(text != null && !text.trim().isEmpty(), message);
  }
}
