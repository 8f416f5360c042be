package io.github.uncontended.analysis.syntax;

import com.sun.source.tree.MethodInvocationTree;
import io.github.uncontended.testing.Probe;
import java.util.StringJoiner;
import org.junit.jupiter.api.Test;

/** Each probe says what holds of its expression. */
final class ExpressionsTest {
  private static final String SOURCE =
      """
      import java.util.function.*;
      @SuppressWarnings("all") class Probed {
        static void probe(String expected, Object value) {}
        enum Color { RED }
        int field;
        static String shared;
        Probed next;
        static int call() { return 1; }
        static String text() { return ""; }

        void m(int parameter, boolean b, String s) {
          int local = 1;
          probe("field", field);
          probe("field", (field));
          probe("field string", shared);
          probe("field", this.field);
          probe("field", next.field);
          probe("field", this);
          probe("", local);
          probe("", parameter);
          probe("string", s);
          probe("string", (s));
          probe("", Color.RED);
          probe("", 1);
          probe("null", null);
          probe("null", (null));
          probe("string", (String) null);
          probe("calls", call());
          probe("calls", -call());
          probe("string calls", text());
          probe("string calls", s + call());
          probe("calls", call() + local);
          probe("calls", local + call());
          probe("calls", b && call() > 0);
          probe("", (Supplier<Object>) () -> call());
          probe("", new Object() { int n = call(); });
          probe("calls", new Object[] {1, call(), 2});
        }
      }
      """;

  @Test
  void answers() {
    Probe.check(SOURCE, ExpressionsTest::answers);
  }

  private static String answers(Probe probe) {
    StringJoiner answers = new StringJoiner(" ");
    if (Expressions.isField(probe.expression())) {
      answers.add("field");
    }
    if (Expressions.isNull(probe.expression())) {
      answers.add("null");
    }
    if (Expressions.isString(probe.expression())) {
      answers.add("string");
    }
    if (Expressions.evaluates(probe.expression(), it -> it instanceof MethodInvocationTree)) {
      answers.add("calls");
    }
    return answers.toString();
  }
}
