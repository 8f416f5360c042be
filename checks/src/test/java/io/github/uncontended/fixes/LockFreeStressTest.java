package io.github.uncontended.fixes;

import static com.google.common.truth.Truth.assertWithMessage;
import static java.util.concurrent.TimeUnit.SECONDS;

import com.google.common.collect.ImmutableSet;
import com.google.testing.compile.Compilation;
import io.github.uncontended.report.FixSafety;
import io.github.uncontended.testing.Case;
import io.github.uncontended.testing.CaseCheck;
import io.github.uncontended.testing.CaseCompiler;
import io.github.uncontended.testing.Program;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * Runs code that several threads share, before and after the fixes that remove its locks: no update
 * may be lost, no reader may see an older value than before, and all must get the same object.
 *
 * <p>{@code -Dstress.rounds=N} runs more rounds.
 */
final class LockFreeStressTest {
  private static final String ROUNDS = "5000";

  private static final String HARNESS =
      """
        static final int THREADS = 4;

        interface Round {
          void run(int thread) throws Exception;
        }

        static void race(Round round) throws Exception {
          java.util.concurrent.CyclicBarrier start = new java.util.concurrent.CyclicBarrier(THREADS);
          Thread[] threads = new Thread[THREADS];
          for (int i = 0; i < THREADS; i++) {
            int id = i;
            threads[i] =
                new Thread(
                    () -> {
                      try {
                        start.await();
                        round.run(id);
                      } catch (Exception e) {
                        System.out.println("failed: " + e);
                      }
                    });
            threads[i].start();
          }
          for (Thread thread : threads) {
            thread.join();
          }
        }
      """;

  @Test
  @Timeout(value = 120, unit = SECONDS)
  void counterLosesNoUpdate() {
    assertHolds(
        "LockGuardedCounter",
        """
          private int count;

          synchronized void add(int by) {
            count += by;
          }

          synchronized int count() {
            return count;
          }

          public static void main(String[] args) throws Exception {
            Stress stress = new Stress();
            race(
                thread -> {
                  for (int i = 0; i < ROUNDS; i++) {
                    stress.add(1);
                  }
                });
            System.out.println(stress.count() == THREADS * ROUNDS);
          }
        """);
  }

  @Test
  @Timeout(value = 120, unit = SECONDS)
  void lazyFieldIsOneCompleteObject() {
    assertHolds(
        "SynchronizedLazyAccessor",
        """
          private java.util.concurrent.atomic.AtomicInteger value;

          synchronized java.util.concurrent.atomic.AtomicInteger value() {
            if (value == null) {
              value = new java.util.concurrent.atomic.AtomicInteger(41);
            }
            return value;
          }

          public static void main(String[] args) throws Exception {
            int wrong = 0;
            for (int i = 0; i < ROUNDS / 50; i++) {
              Stress stress = new Stress();
              race(thread -> stress.value().incrementAndGet());
              wrong += stress.value().get() == 41 + THREADS ? 0 : 1;
            }
            System.out.println(wrong == 0);
          }
        """);
  }

  @Test
  @Timeout(value = 120, unit = SECONDS)
  void readNeverGoesBack() {
    assertHolds(
        "SynchronizedFieldRead",
        """
          private int version;

          synchronized void set(java.util.function.IntSupplier source) {
            for (int i = 0; i < 1; i++) {
              version = source.getAsInt();
            }
          }

          synchronized int version() {
            return version;
          }

          public static void main(String[] args) throws Exception {
            Stress stress = new Stress();
            race(
                thread -> {
                  int last = 0;
                  for (int i = 1; i <= ROUNDS; i++) {
                    int next = i;
                    if (thread == 0) {
                      stress.set(() -> next);
                    }
                    int seen = stress.version();
                    if (seen < last || (thread == 0 && seen != i)) {
                      System.out.println("stale");
                      return;
                    }
                    last = seen;
                  }
                });
            System.out.println(stress.version() == ROUNDS);
          }
        """);
  }

  @Test
  @Timeout(value = 120, unit = SECONDS)
  void cacheGivesAllTheSameValue() {
    assertHolds(
        "SynchronizedCacheLookup",
        """
          private final java.util.Map<Integer, Object> cache = new java.util.HashMap<>();

          synchronized Object get(Integer key) {
            Object value = cache.get(key);
            if (value == null) {
              value = new Object();
              cache.put(key, value);
            }
            return value;
          }

          public static void main(String[] args) throws Exception {
            Stress stress = new Stress();
            Object[][] seen = new Object[THREADS][ROUNDS];
            race(
                thread -> {
                  for (int i = 0; i < ROUNDS; i++) {
                    seen[thread][i] = stress.get(i);
                  }
                });
            boolean same = true;
            for (Object[] other : seen) {
              same &= java.util.Arrays.equals(seen[0], other);
            }
            System.out.println(same);
          }
        """);
  }

  /** Checks that a program prints {@code true} before and after all fixes of a rule. */
  private static void assertHolds(String rule, String members) {
    String rounds = System.getProperty("stress.rounds", ROUNDS);
    Case flagged =
        new Case(
            rule,
            Path.of(rule, "flagged", "Stress.java"),
            "class Stress {\n  static final int ROUNDS = "
                + rounds
                + ";\n"
                + HARNESS
                + members
                + "}\n");
    CaseCheck.Fixpoint fixed =
        new CaseCheck(CaseCompiler.create(), /* update= */ false)
            .fixpoint(flagged, ImmutableSet.of(FixSafety.SAFE, FixSafety.UNSAFE));
    assertWithMessage("the fixes").that(fixed.text()).isNotEqualTo(flagged.text());
    assertPrintsTrue(fixed.original().compilation());
    assertPrintsTrue(fixed.last().compilation());
  }

  private static void assertPrintsTrue(Compilation compilation) {
    assertWithMessage("what the program prints")
        .that(Program.of(compilation, "Stress").run("en-US").strip())
        .isEqualTo("true");
  }
}
