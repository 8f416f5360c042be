package io.github.uncontended.runner.maven;

import static com.google.common.truth.Truth.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class ReleasesTest {
  @Test
  void tellsReleasesFromOthersByTheirQualifier() {
    assertThat(Releases.qualifier("42.3.3")).isEmpty();
    assertThat(Releases.qualifier("5.6.15.Final")).isEmpty();
    assertThat(Releases.qualifier("2.0.0.RELEASE")).isEmpty();
    assertThat(Releases.qualifier("33.4.8-jre")).isEqualTo("jre");
    assertThat(Releases.qualifier("42.3.3.jre7")).isEqualTo("jre7");
    assertThat(Releases.qualifier("1.0-beta-2")).isEqualTo("beta-2");
    assertThat(Releases.qualifier("2.0.0-M1")).isEqualTo("m1");
  }

  @ParameterizedTest
  @CsvSource({
    "42.3.2, 42.3.3, true",
    "42.3.2, 42.3.3.jre7, false",
    "42.2.5.jre7, 42.2.6.jre7, true",
    "42.2.5.jre7, 42.2.6, false",
    "2.0.0-M1, 2.0.0, true",
    "2.0.0-M1, 2.0.0-M2, false",
    "1.0-SNAPSHOT, 1.0, true",
    "1.0-beta-2, 1.0.1.Final, true",
    "1.0, 1.1-rc1, false",
    "33.4.8-jre, 33.5.0-jre, true",
    "33.4.8-jre, 33.5.0-android, false",
    "1.4, 20030203.000550, false",
    "20030203, 20040616, true",
  })
  void keepsTheKindOfReleaseInUse(String version, String later, boolean same) {
    assertThat(Releases.isOfSameKind(later, version)).isEqualTo(same);
  }
}
