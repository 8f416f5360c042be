package io.github.uncontended.runner.profile;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

/** Thread time: from each thread's first event to its last, without idle time. */
final class ThreadTimeTest {
  @Test
  void addsTheSpansOfThreads() {
    ThreadTime time = new ThreadTime();
    time.add(1, 1_000, 100);
    time.add(2, 5_000, 0);
    time.add(1, 3_000, 500);
    time.add(2, 4_000, 200);
    time.endChunk();
    assertEquals(2_500 + 1_000, time.busyNanos());
    time.addIdle(700);
    assertEquals(2_800, time.busyNanos());
    time.addIdle(10_000);
    assertEquals(0, time.busyNanos());
  }

  @Test
  void countsTheEventsOfThreadsThatAreTooMany() {
    ThreadTime time = new ThreadTime();
    for (int thread = 0; thread < 1 << 16; thread++) {
      time.add(thread, 0, 1);
    }
    time.add(1 << 20, 0, 5);
    time.add(1 << 20, 100, 5);
    time.endChunk();
    assertEquals((1 << 16) + 10, time.busyNanos());
  }

  @Test
  void addsChunksThatOverlapInTime() {
    ThreadTime time = new ThreadTime();
    for (int chunk = 0; chunk < 3; chunk++) {
      time.add(1, 0, 100);
      time.addIdle(40);
      time.endChunk();
    }
    assertEquals(180, time.busyNanos());
  }
}
