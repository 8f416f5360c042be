package io.github.uncontended.runner.dependencies;

import static com.google.common.truth.Truth.assertThat;

import org.junit.jupiter.api.Test;

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
}
