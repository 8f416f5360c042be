package org.springframework.util;

import java.util.function.Supplier;

public abstract class Assert {
  public static void isTrue(boolean expression, Supplier<String> message) {}
}
