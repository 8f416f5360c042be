package io.github.uncontended.runner.profile;

import io.github.uncontended.profile.Profile;
import java.util.HashMap;
import java.util.Map;

/**
 * For how long the threads of a recording were busy: from the first event of each thread to its
 * last, without the time that idle workers waited for work.
 */
final class ThreadTime {
  /** Of more threads, such as virtual ones, only the time of their events counts. */
  private static final int MAX_THREADS = 1 << 16;

  private final Map<Long, Span> spans = new HashMap<>();
  private Span last;
  private long lastThread = -1;
  private long others;
  private long idle;

  private static final class Span {
    private long start;
    private long end;

    Span(long start, long end) {
      this.start = start;
      this.end = end;
    }
  }

  /** Adds an event of a thread. */
  void add(long thread, long start, long duration) {
    if (last == null || thread != lastThread) {
      Span span = spans.get(thread);
      if (span == null) {
        if (spans.size() == MAX_THREADS) {
          others = Profile.saturatedSum(others, duration);
          return;
        }
        span = new Span(start, start + duration);
        spans.put(thread, span);
      }
      last = span;
      lastThread = thread;
    }
    last.start = Math.min(last.start, start);
    last.end = Math.max(last.end, start + duration);
  }

  /** Takes off the time for which workers were idle. */
  void addIdle(long nanos) {
    idle = Profile.saturatedSum(idle, nanos);
  }

  /** The time in nanoseconds. */
  long busyNanos() {
    long sum = others;
    for (Span span : spans.values()) {
      sum = Profile.saturatedSum(sum, span.end - span.start);
    }
    return Math.max(0, sum - idle);
  }
}
