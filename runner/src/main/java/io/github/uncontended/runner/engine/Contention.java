package io.github.uncontended.runner.engine;

import io.github.uncontended.report.Cost;
import io.github.uncontended.report.RuleMetadata;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.Stream;

/** Which lock the findings of a rule make threads wait for, from the widest to none. */
public enum Contention {
  /** The lock of a class: all threads of the JVM that reach the place wait for each other. */
  CLASS,
  /** The lock of an object: the threads that share the object wait for each other. */
  OBJECT,
  /** None: the cost is work. */
  NONE;

  private static final String MONITOR = "monitor ";

  /**
   * The widest lock that a profile shows where the rule applies. A lock that threads take while
   * they repeat work, on old JDKs or in passing, is not what the rule is about.
   */
  static Contention of(RuleMetadata rule) {
    if (rule.cost() != Cost.CONTENTION) {
      return NONE;
    }
    return Stream.of(rule.measuredBy())
        .filter(row -> row.startsWith(MONITOR))
        .map(row -> ofMethod(row.substring(MONITOR.length())))
        .min(Comparator.naturalOrder())
        .orElse(NONE);
  }

  /**
   * A synchronized static method locks its class. A pattern for several methods stands for objects.
   */
  private static Contention ofMethod(String pattern) {
    int hash = pattern.indexOf('#');
    String name = pattern.substring(hash + 1);
    try {
      Class<?> type = Class.forName(pattern.substring(0, hash));
      return Arrays.stream(type.getMethods())
              .anyMatch(it -> it.getName().equals(name) && Modifier.isStatic(it.getModifiers()))
          ? CLASS
          : OBJECT;
    } catch (ClassNotFoundException e) {
      return OBJECT;
    }
  }
}
