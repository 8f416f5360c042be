package io.github.uncontended.analysis.syntax;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import com.google.common.collect.ImmutableList;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import io.github.uncontended.testing.Probe;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Each {@code probe("answer", pair(a, b))} compares two expressions. */
final class ExpressionEqualityTest {
  private static final String SOURCE =
      """
      import java.util.*;
      @SuppressWarnings("all") class Probed {
        static void probe(String expected, Object value) {}
        static Object pair(Object a, Object b) { return null; }
        static final int ONE = 1;
        static String shared;
        String field;
        Probed next;
        int call(int n) { return n; }
        static class Key { Key(int n) {} }

        void m(String s, int i, long l, Object o, int[] array) {
          probe("same", pair(s, s));
          probe("same", pair(s, (s)));
          probe("same", pair(o, (String) o));
          probe("same", pair((Object) i, i));
          probe("other", pair((int) l, l));
          probe("same", pair((int) l, (int) l));
          probe("other", pair((int) l, (short) l));
          probe("other", pair(s, o));
          probe("same", pair(ONE, 1));
          probe("other", pair(ONE, 2));
          probe("same", pair("a" + "b", "ab"));
          probe("same", pair(field, this.field));
          probe("same", pair(shared, Probed.shared));
          probe("other", pair(field, next.field));
          probe("same", pair(next.field, this.next.field));
          probe("same", pair(call(i), this.call((i))));
          probe("other", pair(call(i), call(2)));
          probe("other", pair(call(i), next.call(i)));
          probe("same", pair(next.call(i), next.call(i)));
          probe("same", pair(new Key(i), new Key(i)));
          probe("other", pair(new Key(i), new Key(2)));
          probe("other", pair(new Key(i), new Key(i) {}));
          probe("same", pair(s + i, s + i));
          probe("other", pair(s + i, i + s));
          probe("other", pair(i + l, i - l));
          probe("same", pair(array[i], array[i]));
          probe("other", pair(array[i], array[0]));
          probe("other", pair(-i, i));
        }
      }
      """;

  @Test
  void areSame() {
    ImmutableList<Probe> probes = Probe.in(SOURCE);
    assertFalse(probes.isEmpty());
    assertEquals(
        String.join("\n", probes.stream().map(it -> it.line() + " " + it.expected()).toList()),
        String.join("\n", probes.stream().map(it -> it.line() + " " + answer(it)).toList()));
  }

  private static String answer(Probe probe) {
    List<? extends ExpressionTree> pair =
        ((MethodInvocationTree) probe.expression()).getArguments();
    boolean same = ExpressionEquality.areSame(pair.get(0), pair.get(1));
    assertEquals(same, ExpressionEquality.areSame(pair.get(1), pair.get(0)));
    return same ? "same" : "other";
  }
}
