package io.github.uncontended.analysis.effects;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.common.collect.ImmutableList;
import com.sun.source.tree.MethodInvocationTree;
import io.github.uncontended.analysis.formatting.FormatCall;
import io.github.uncontended.testing.Probe;
import org.junit.jupiter.api.Test;

/** Each probe says whether it shows that a format call becomes a concatenation. */
final class EvaluationOrderTest {
  private static final String SOURCE =
      """
      import java.util.*;
      @SuppressWarnings("all") class Probed {
        static final String CONSTANT = "x";
        static int count;
        static int next() { return ++count; }
        static Object fail() { throw new IllegalStateException(); }
        String text;
        Probed other;
        static void probe(String expected, Object value) {}
        Object[] array;

        void m(String s, Object o, int i, StringBuilder b, Locale locale, Unseen unseen) {
          probe("NONE", String.format("%s %s", s, o));
          probe("NONE", String.format("%s %s", s, next()));
          probe("POSSIBLE", String.format("%s %s", o, next()));
          probe("POSSIBLE", String.format("%s %s %s", o, s, next()));
          probe("POSSIBLE", String.format("%s %s", b, unseen.any()));
          probe("NONE", String.format("%s %s", next(), o));
          probe("NONE", String.format("%s %s", null, next()));
          probe("NONE", String.format("%s %s", (Object) "x", next()));

          probe("NONE", String.format("%s", s, o));
          probe("NONE", String.format("%s", s, (o)));
          probe("NONE", String.format("%s", s, 1));
          probe("NONE", String.format("%s", s, CONSTANT + 1));
          probe("NONE", String.format("%s", s, null));
          probe("NONE", String.format("%s", s, (String) null));
          probe("NONE", String.format("%s", s, text));
          probe("NONE", String.format("%s", s, this.text));
          probe("NONE", String.format("%s", s, Probed.count));
          probe("NONE", String.format("%s", s, this));
          probe("POSSIBLE", String.format("%s", s, other.text));
          probe("POSSIBLE", String.format("%s", s, array[0]));
          probe("POSSIBLE", String.format("%s", s, (String) o));
          probe("NONE", String.format("%s", s, s.length()));
          probe("NONE", String.format("%s", s, String.class));
          probe("POSSIBLE", String.format("%s", s, unseen.any()));
          probe("LIKELY", String.format("%s", s, next()));
          probe("LIKELY", String.format("%s", s, fail()));
          probe("NONE", String.format(locale, "%s", s));
          probe("NONE", String.format(Locale.getDefault(), "%s", s));
          probe("NONE", String.format(Locale.forLanguageTag(s), "%s", s));
          probe("NONE", text.format("%s", s));
          probe("POSSIBLE", other.text.format("%s", s));

          probe("NONE", String.format("%2$s %1$s", s, o));
          probe("NONE", String.format("%2$s %1$s", s, (String) o));
          probe("POSSIBLE", String.format("%2$s %1$s", (String) o, (String) o));
          probe("NONE", String.format("%2$s %1$s", s.length(), (String) o));
          probe("NONE", String.format("%2$s %1$s", (String) null, (String) o));
          probe("NONE", String.format("%2$s %1$s", s, unseen.any()));
          probe("NONE", String.format("%2$s %1$s", s, next()));
          probe("NONE", String.format("%2$s %1$s", next(), s));
          probe("NONE", String.format("%1$s %1$s", s));
          probe("NONE", String.format("%1$s %1$s", (String) o));
          probe("POSSIBLE", String.format("%1$s %1$s", text));
          probe("LIKELY", String.format("%1$s %1$s", o.toString()));
        }
        interface Unseen { Object any(); }
      }
      """;

  @Test
  void inConcatenation() {
    ImmutableList<Probe> probes = Probe.in(SOURCE);
    assertEquals(
        String.join("\n", probes.stream().map(it -> it.line() + " " + it.expected()).toList()),
        String.join("\n", probes.stream().map(it -> it.line() + " " + difference(it)).toList()));
  }

  private static EvaluationOrder.Difference difference(Probe probe) {
    FormatCall call =
        FormatCall.of((MethodInvocationTree) probe.expression(), probe.state()).orElseThrow();
    return EvaluationOrder.inConcatenation(call, probe.state());
  }
}
