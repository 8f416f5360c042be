package io.github.uncontended.runner.profile;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.OptionalInt;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The JDK that a recording was made on, from what its JVM writes. */
final class RuntimeVersionTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "OpenJDK 64-Bit Server VM (17.0.15+6) for linux-amd64 JRE (17.0.15+6), built on x | 17",
        "OpenJDK 64-Bit Server VM (25.412-b08) for linux-amd64 JRE (1.8.0_412-b08) | 8",
        "OpenJDK 64-Bit Server VM (25+36-LTS) for linux-amd64 JRE (25+36-LTS) | 25",
        "21.0.2+13-LTS | 21",
        "25.412-b08 | 8",
        "25.0.1+8 | 25",
        "23-ea | 23",
        "unknown | 0",
        "'' | 0",
      })
  void readsTheFeatureRelease(String version, int feature) {
    assertEquals(
        feature == 0 ? OptionalInt.empty() : OptionalInt.of(feature),
        RuntimeVersion.feature(version));
  }
}
