package io.github.uncontended.fixes;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterables;
import io.github.uncontended.edit.Fix;
import io.github.uncontended.edit.Patcher;
import io.github.uncontended.testing.Case;
import io.github.uncontended.testing.CaseCompiler;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** What the replacement of a collection relies on; testdata shows the replacements. */
final class UnlockTest {
  private static final String SOURCE =
      """
      import java.util.*;
      import org.springframework.web.bind.annotation.GetMapping;

      class T {
        private final Map<String, Integer> codes = Collections.synchronizedMap(new HashMap<>());

        @GetMapping("/")
        Integer code() {
          return codes.get("a") + codes.size();
        }

        void init() {
          codes.put("a", 1);
        }
      }
      """;

  @Test
  void everyUseStaysAsItIs() {
    Fix fix =
        Iterables.getOnlyElement(
                CaseCompiler.create()
                    .compile(
                        new Case("SynchronizedReadMostlyMap", Path.of("flagged", "T.java"), SOURCE))
                    .findings())
            .fix()
            .orElseThrow();
    assertConflict(fix, "codes.get", true);
    assertConflict(fix, "size", true);
    assertConflict(fix, "put", true);
    assertConflict(fix, "return", false);
    assertConflict(fix, "\"a\", 1", false);
  }

  private static void assertConflict(Fix fix, String replaced, boolean expected) {
    int at = SOURCE.indexOf(replaced);
    Fix other = Fix.builder().replace(at, at + replaced.length(), "other").build();
    assertEquals(
        expected ? ImmutableList.of(other) : ImmutableList.of(),
        Patcher.apply(SOURCE, ImmutableList.of(fix, other)).skipped(),
        replaced);
  }
}
