package io.github.uncontended.analysis.library;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The order of versions. */
final class ArtifactVersionTest {
  @ParameterizedTest
  @CsvSource({
    "1.1.20, 1.2.22, true",
    "1.2.22, 1.2.22, false",
    "1.2.28, 1.2.22, false",
    "1.2.9, 1.2.22, true",
    "1.2, 1.2.22, true",
    "2.0, 1.2.22, false",
    "1.2.22-SNAPSHOT, 1.2.22, false",
    "1.2.21.Final, 1.2.22, true",
    "1.2.22, 1.2, false",
    "1.2.123456789012, 1.2.22, false",
    "1.2.123456789, 1.2.12345678, false",
    "1.2-rc.5, 1.2.1, true",
    "unknown, 1.2.22, true",
  })
  void isBefore(String version, String other, boolean expected) {
    assertEquals(expected, ArtifactVersion.parse(version).isBefore(ArtifactVersion.parse(other)));
  }
}
