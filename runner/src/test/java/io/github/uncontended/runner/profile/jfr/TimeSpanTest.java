package io.github.uncontended.runner.profile.jfr;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.OptionalLong;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Values of settings that are durations, and those that are not. */
final class TimeSpanTest {
  @ParameterizedTest
  @CsvSource({
    "0 ns, 0",
    "20 ms, 20000000",
    "1us, 1000",
    "10000, 10000",
    "2 s, 2000000000",
    "5 m, 300000000000",
    "1 h, 3600000000000",
    "1 d, 86400000000000",
    "999999999 d, 9223286400000000000",
  })
  void parses(String text, long nanos) {
    assertEquals(OptionalLong.of(nanos), TimeSpan.parse(text));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "everyChunk", "endChunk", "true", "150/s", "-1 ms", "1.5 ms", "9999999999"})
  void refuses(String text) {
    assertEquals(OptionalLong.empty(), TimeSpan.parse(text));
  }
}
