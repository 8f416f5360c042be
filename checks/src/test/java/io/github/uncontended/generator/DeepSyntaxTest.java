package io.github.uncontended.generator;

import static java.util.stream.Collectors.joining;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.collect.ImmutableList;
import io.github.uncontended.testing.CaseCompiler;
import io.github.uncontended.testing.CaseCompiler.Outcome;
import io.github.uncontended.testing.Rules;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * No file takes two seconds longer because of the rules. What counts is the processor time of the
 * thread that compiles, which other processes do not lengthen.
 */
final class DeepSyntaxTest {
  private static final Duration LIMIT = Duration.ofSeconds(2);

  /** A slow run is repeated: the just-in-time compiler may be behind, or the machine be busy. */
  private static final int ATTEMPTS = 6;

  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
  private static final CaseCompiler COMPILER = CaseCompiler.create();

  /**
   * Errors come with the analysis; what javac generates is not of interest, and can be too large.
   */
  private static final String NO_CODE = "--should-stop=ifNoError=FLOW";

  private static final String ALL_HOT = "-XepOpt:Uncontended:HotMethods=*#*";

  /** What a thread has by default on the usual platforms. */
  private static final long STACK = 1L << 20;

  /** For what javac itself needs more. */
  private static final long LARGE_STACK = 8L << 20;

  @BeforeAll
  static void warmUp() {
    for (int i = 0; i < 3; i++) {
      compile(DeepSyntax.NESTED_CLASSES, true, LARGE_STACK);
    }
  }

  @ParameterizedTest
  @EnumSource
  void rulesTakeLittleTime(DeepSyntax syntax) {
    long stack = syntax.overflowsJavac() ? LARGE_STACK : STACK;
    Duration added = Duration.ZERO;
    for (int i = 0; i < ATTEMPTS; i++) {
      added = compile(syntax, true, stack).minus(compile(syntax, false, stack));
      if (added.compareTo(LIMIT) < 0) {
        break;
      }
    }
    Duration least = added;
    assertTrue(added.compareTo(LIMIT) < 0, () -> syntax + ": the rules take " + least);
  }

  /** The processor time of a compilation on a thread of its own. */
  private static Duration compile(DeepSyntax syntax, boolean withRules, long stack) {
    String[] options =
        withRules
            ? new String[] {NO_CODE, ALL_HOT}
            : new String[] {
              NO_CODE,
              Rules.all().keySet().stream()
                  .map(rule -> "-Xep:" + rule + ":OFF")
                  .collect(joining(" "))
            };
    AtomicReference<Outcome> outcome = new AtomicReference<>();
    AtomicReference<Throwable> thrown = new AtomicReference<>();
    AtomicLong time = new AtomicLong();
    Thread thread =
        new Thread(
            null,
            () -> {
              outcome.set(COMPILER.compile(syntax.toCase(), options));
              time.set(THREADS.getCurrentThreadCpuTime());
            },
            syntax.name(),
            stack);
    thread.setUncaughtExceptionHandler((t, e) -> thrown.set(e));
    thread.start();
    try {
      thread.join();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new AssertionError("interrupted", e);
    }
    if (thrown.get() != null) {
      throw new AssertionError(
          syntax + (withRules ? " with" : " without") + " the rules", thrown.get());
    }
    assertEquals(ImmutableList.of(), outcome.get().javacErrors());
    assertEquals(withRules, !outcome.get().findings().isEmpty(), "the rules find what is inside");
    return Duration.ofNanos(time.get());
  }
}
