package io.github.uncontended.generator;

import static java.util.stream.Collectors.joining;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.uncontended.testing.CaseCompiler;
import io.github.uncontended.testing.CaseCompiler.Outcome;
import io.github.uncontended.testing.Rules;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * No file takes a second longer because of the rules. What counts is the processor time of the
 * thread that compiles, which other processes do not lengthen.
 */
final class DeepSyntaxTest {
  private static final Duration LIMIT = Duration.ofSeconds(1);

  /** A slow run is repeated: the just-in-time compiler may have been behind. */
  private static final int ATTEMPTS = 2;

  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
  private static final CaseCompiler COMPILER = CaseCompiler.create();

  /**
   * Errors come with the analysis; what javac generates is not of interest, and can be too large.
   */
  private static final String NO_CODE = "--should-stop=ifNoError=FLOW";

  private static final String ALL_HOT = "-XepOpt:Uncontended:HotMethods=*#*";

  /** Syntax that takes longer today, and why. In the end there is none. */
  private static final ImmutableMap<DeepSyntax, String> KNOWN_SLOW = ImmutableMap.of();

  @BeforeAll
  static void warmUp() {
    for (int i = 0; i < 3; i++) {
      time(DeepSyntax.NESTED_CLASSES, true);
    }
  }

  @ParameterizedTest
  @EnumSource
  void rulesTakeLessThanASecond(DeepSyntax syntax) {
    assumeFalse(
        KNOWN_SLOW.containsKey(syntax) && !Boolean.getBoolean("generator.knownFailures"),
        () -> KNOWN_SLOW.get(syntax));
    Duration added = Duration.ZERO;
    for (int i = 0; i < ATTEMPTS; i++) {
      added = time(syntax, true).minus(time(syntax, false));
      if (added.compareTo(LIMIT) < 0) {
        break;
      }
    }
    Duration least = added;
    assertTrue(added.compareTo(LIMIT) < 0, () -> syntax + ": the rules take " + least);
  }

  private static Duration time(DeepSyntax syntax, boolean withRules) {
    String[] options =
        withRules
            ? new String[] {NO_CODE, ALL_HOT}
            : new String[] {
              NO_CODE,
              Rules.all().keySet().stream()
                  .map(rule -> "-Xep:" + rule + ":OFF")
                  .collect(joining(" "))
            };
    long start = THREADS.getCurrentThreadCpuTime();
    Outcome outcome = COMPILER.compile(syntax.toCase(), options);
    Duration time = Duration.ofNanos(THREADS.getCurrentThreadCpuTime() - start);
    assertEquals(ImmutableList.of(), outcome.javacErrors());
    assertEquals(withRules, !outcome.findings().isEmpty(), "the rules find what is inside");
    return time;
  }
}
