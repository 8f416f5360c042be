package io.github.uncontended.runner.dependencies;

import static com.google.common.truth.Truth.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.common.collect.ImmutableList;
import io.github.uncontended.runner.dependencies.VersionSearch.Outcome;
import io.github.uncontended.runner.dependencies.VersionSearch.State;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Bisection over versions: P has the finding, F is free of it, of U nothing is known. */
final class VersionSearchTest {
  private final List<String> tried = new ArrayList<>();

  @ParameterizedTest
  @CsvSource({
    "F, 0, -",
    "FF, 0, -",
    "PF, 1, 0",
    "PPPFFFFF, 3, 2",
    "PPPPPPPF, 7, 6",
    "PUUUF, 4, 0",
    "UUUUF, 4, -",
    "PUFUU, 2, 0",
    "PPP, -, -",
    "UUU, -, -",
    "PPPPPFPPPPFFFFFF, 10, 9",
  })
  void findsTheFirstFreeVersionWhoseNeighboursConfirmIt(String states, String first, String has) {
    Outcome outcome = search(states);
    assertEquals(optional(first), outcome.first());
    assertEquals(optional(has), outcome.has());
    assertThat(tried).containsNoDuplicates();
  }

  @Test
  void needsFewVersions() {
    Outcome outcome = search("P".repeat(40) + "F".repeat(60));
    assertEquals(Optional.of("40"), outcome.first());
    assertThat(tried.size()).isAtMost(10);
  }

  @Test
  void namesTheNewestVersionThatSaysAnything() {
    assertEquals(Optional.of("1"), search("PPUU").newest());
    assertEquals(Optional.empty(), search("U").newest());
    assertEquals(Optional.empty(), search("").newest());
  }

  private Outcome search(String states) {
    ImmutableList<String> versions =
        IntStream.range(0, states.length())
            .mapToObj(String::valueOf)
            .collect(ImmutableList.toImmutableList());
    return new VersionSearch(
            version -> {
              tried.add(version);
              return switch (states.charAt(Integer.parseInt(version))) {
                case 'P' -> State.PRESENT;
                case 'F' -> State.FREE;
                default -> State.UNKNOWN;
              };
            })
        .search(versions);
  }

  private static Optional<String> optional(String version) {
    return version.equals("-") ? Optional.empty() : Optional.of(version);
  }
}
