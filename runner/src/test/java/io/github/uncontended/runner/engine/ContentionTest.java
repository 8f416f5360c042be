package io.github.uncontended.runner.engine;

import static com.google.common.truth.Truth.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class ContentionTest {
  /** The order of an audit: a lock of the whole JVM comes before work that is repeated. */
  @ParameterizedTest
  @CsvSource({
    "SynchronizedTimeZoneLookup, CLASS",
    "LockingComputeIfAbsent, OBJECT",
    "PropertiesReadInHotPath, NONE",
    "UncachedHashCode, NONE"
  })
  void isThatOfTheLockThatTheRuleIsAbout(String rule, Contention expected) {
    assertThat(RuleInfo.of(rule).contention()).isEqualTo(expected);
  }
}
