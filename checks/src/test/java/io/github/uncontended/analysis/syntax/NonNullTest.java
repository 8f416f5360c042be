package io.github.uncontended.analysis.syntax;

import io.github.uncontended.testing.Probe;
import org.junit.jupiter.api.Test;

/** Each probe says whether its expression's own form shows that it is not null. */
final class NonNullTest {
  private static final String SOURCE =
      """
      @SuppressWarnings("all") class Probed {
        static Object probe(String expected, Object value) { return value; }
        static final String CONSTANT = "x";
        static final String LATE = System.lineSeparator();
        enum Color { RED; static final Color DEFAULT = RED; }
        static Probed valueOf(int n) { return null; }
        Object field;

        void m(String s, int i, Object o, int[] array, Integer boxed, Object[] objects) {
          probe("true", 1);
          probe("true", i);
          probe("true", (i));
          probe("true", array[0]);
          probe("true", s.length());
          probe("true", CONSTANT);
          probe("true", s + o);
          probe("true", new Object());
          probe("true", new int[0]);
          probe("true", Color.RED);
          probe("true", this);
          probe("true", Probed.class);
          probe("true", String.valueOf(o));
          probe("true", Integer.valueOf(s));
          probe("false", null);
          probe("false", (Object) null);
          probe("false", LATE);
          probe("false", s);
          probe("false", o);
          probe("false", boxed);
          probe("false", field);
          probe("false", this.field);
          probe("false", objects[0]);
          probe("false", i > 0 ? s : null);
          probe("false", Color.DEFAULT);
          probe("false", Probed.valueOf(1));
          probe("false", s.trim());
          probe("false", System.getProperty(s));
        }
      }
      """;

  @Test
  void isCertain() {
    Probe.check(SOURCE, it -> NonNull.isCertain(it.expression()));
  }
}
