package io.github.uncontended.runner.engine;

import static com.google.common.truth.Truth.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class CrashSearchTest {
  private static final List<Integer> ALL = IntStream.range(0, 37).boxed().toList();

  @Test
  void findsTheOnlyCause() {
    for (int cause : ALL) {
      assertThat(CrashSearch.culprit(ALL, some -> some.contains(cause))).isEqualTo(cause);
    }
  }

  @Test
  void findsOneOfSeveralThatCrashOnlyTogether() {
    assertThat(CrashSearch.culprit(ALL, some -> some.containsAll(List.of(3, 30)))).isAnyOf(3, 30);
  }

  @Test
  void findsOneOfSeveralThatCrashAlone() {
    assertThat(CrashSearch.culprit(ALL, some -> some.contains(3) || some.contains(30)))
        .isAnyOf(3, 30);
  }

  @Test
  void asksAboutHalfOfThemEachTime() {
    int[] asked = {0};
    CrashSearch.culprit(
        ALL,
        some -> {
          asked[0]++;
          return some.contains(20);
        });
    assertThat(asked[0]).isAtMost(6);
  }
}
