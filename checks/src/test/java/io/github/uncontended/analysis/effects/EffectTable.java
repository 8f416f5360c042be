package io.github.uncontended.analysis.effects;

import io.github.uncontended.testing.Probe;
import java.util.function.Function;

/** Tables of effects and costs: members of a class, in which each probe is a row. */
final class EffectTable {
  static final String PROBE = "static void probe(String expected, Object value) {}\n";

  private static final String IMPORTS =
      """
      import java.io.*;
      import java.math.*;
      import java.nio.file.*;
      import java.time.*;
      import java.util.*;
      import java.util.concurrent.*;
      import java.util.concurrent.atomic.*;
      import java.util.concurrent.locks.*;
      import java.util.function.*;
      import java.util.logging.Logger;
      import java.util.regex.*;
      import java.util.stream.*;
      """;

  private EffectTable() {}

  static void check(String members, Function<Probe, ?> actual) {
    Probe.check(
        IMPORTS + "@SuppressWarnings(\"all\") class Probed {\n" + PROBE + members + "\n}", actual);
  }

  /** The side effect; {@code THROWS} if there is none that is certain, but an exception. */
  static String verdict(Probe probe) {
    Evaluation evaluation = Evaluation.of(probe.expression(), probe.state());
    Effects.Verdict verdict = evaluation.effect().verdict();
    boolean isHarmless = verdict == Effects.Verdict.NONE || verdict == Effects.Verdict.UNLIKELY;
    return isHarmless && evaluation.mayThrow().isPresent() ? "THROWS" : verdict.name();
  }

  static String reason(Probe probe) {
    return Effects.of(probe.expression(), probe.state()).reason();
  }

  static String cost(Probe probe) {
    return Effects.isCheap(probe.expression(), probe.state()) ? "cheap" : "work";
  }
}
