package io.github.uncontended.fixes;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterables;
import io.github.uncontended.edit.Patcher;
import io.github.uncontended.testing.Case;
import io.github.uncontended.testing.CaseCompiler;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/**
 * What is left of a {@code super(true)}; testdata has a comment above each, which the statement
 * stays below.
 */
final class UnfairDefaultTest {
  private static final String SOURCE =
      """
      class T extends java.util.concurrent.locks.ReentrantLock {
        int count;

        T(int count) {
          %s
          this.count = count;
        }
      }
      """;

  @Test
  void nothingIsLeft() {
    assertEquals(SOURCE.replace("    %s\n", ""), unfair(SOURCE.formatted("super(true);")));
  }

  @Test
  void commentsStay() {
    assertEquals(
        SOURCE.formatted("super(); // recursive"),
        unfair(SOURCE.formatted("super(true); // recursive")));
  }

  private static String unfair(String source) {
    return Patcher.apply(
            source,
            ImmutableList.of(
                Iterables.getOnlyElement(
                        CaseCompiler.create()
                            .compile(new Case("FairLock", Path.of("flagged", "T.java"), source))
                            .findings())
                    .fix()
                    .orElseThrow()))
        .text();
  }
}
