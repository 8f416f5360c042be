package io.github.uncontended.runner.profile;

import static com.google.common.truth.Truth.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;

/** How much chance may move a sum, from how it spreads over the time. */
final class TimeSeriesTest {
  private static final long SECOND = 1_000_000_000;
  private static final long RECORDED = 20 * SECOND;

  @Test
  void steadyWaitsHaveNextToNoVariance() {
    TimeSeries series = new TimeSeries();
    for (int i = 0; i < 4; i++) {
      series.add(5L * i * SECOND, 5 * SECOND, 5 * SECOND);
    }
    assertThat(deviation(series)).isLessThan(0.01 * RECORDED);
  }

  @Test
  void oneBurstMayBeChanceAsAWhole() {
    TimeSeries series = new TimeSeries();
    series.add(9 * SECOND, SECOND, 32 * SECOND);
    assertThat(deviation(series)).isAtLeast(32.0 * SECOND);
  }

  @Test
  void aLateStartIsNoVariance() {
    TimeSeries series = new TimeSeries();
    series.add(8 * SECOND, 12 * SECOND, 12 * SECOND);
    assertThat(deviation(series)).isLessThan(0.35 * 12 * SECOND);
  }

  /** The standard deviation of sums that are drawn again and again is about the estimate. */
  @Test
  void estimatesTheDeviationOfRepeatedRecordings() {
    Random random = new Random(42);
    double sum = 0;
    double squares = 0;
    double estimates = 0;
    int recordings = 200;
    for (int i = 0; i < recordings; i++) {
      TimeSeries series = new TimeSeries();
      double amount = 0;
      for (long at = 0; at < RECORDED; at += 10_000_000) {
        if (random.nextInt(20) == 0) {
          long wait = random.nextInt(50_000_000);
          series.add(at, wait, wait);
          amount += wait;
        }
      }
      sum += amount;
      squares += amount * amount;
      estimates += deviation(series);
    }
    double mean = sum / recordings;
    double actual = Math.sqrt(squares / recordings - mean * mean);
    assertThat(estimates / recordings).isAtLeast(actual);
    assertThat(estimates / recordings).isAtMost(2 * actual);
  }

  @Test
  void partsAddUpAtAnyLength() {
    TimeSeries whole = new TimeSeries();
    TimeSeries first = new TimeSeries();
    TimeSeries second = new TimeSeries();
    Random random = new Random(7);
    for (int i = 0; i < 1000; i++) {
      long start = (long) (random.nextDouble() * RECORDED);
      (start < RECORDED / 8 ? first : second).add(start, 0, i);
      whole.add(start, 0, i);
    }
    first.add(second);
    assertThat(deviation(first)).isWithin(1e-3 * deviation(whole)).of(deviation(whole));
    whole.multiply(3);
    assertThat(deviation(whole)).isWithin(1e-3 * deviation(first)).of(3 * deviation(first));
  }

  /** A damaged recording may have any start and duration. */
  @Test
  void takesTheLongestTimes() {
    TimeSeries series = new TimeSeries();
    series.add(Long.MAX_VALUE, Long.MAX_VALUE, Long.MAX_VALUE);
    series.add(0, Long.MAX_VALUE, 1);
    assertThat(Double.isNaN(series.varianceOfSum(Long.MAX_VALUE))).isFalse();
    assertThat(new TimeSeries().varianceOfSum(0)).isEqualTo(0.0);
  }

  private static double deviation(TimeSeries series) {
    return Math.sqrt(series.varianceOfSum(RECORDED));
  }
}
