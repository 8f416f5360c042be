package io.github.uncontended.runner.profile;

import io.github.uncontended.profile.Profile;
import java.util.HashMap;
import java.util.Map;

/**
 * For how long the threads of a recording were busy: from the first event of each thread to its
 * last, chunk by chunk, without the time that idle workers waited for work. Chunks may be of
 * different JVMs, and may overlap in time.
 */
final class ThreadTime {
  /** Of more threads, such as virtual ones, only the time of their events counts. */
  private static final int MAX_THREADS = 1 << 16;

  private final Map<Long, Span> spans = new HashMap<>();
  private Span last;
  private long lastThread = -1;
  private long ended;
  private long idle;

  private static final class Span {
    private long start;
    private long end;

    Span(long start, long end) {
      this.start = start;
      this.end = end;
    }
  }

  /** Adds an event of a thread; the start is relative to the chunk's. */
  void add(long thread, long start, long duration) {
    if (last == null || thread != lastThread) {
      Span span = spans.get(thread);
      if (span == null) {
        if (spans.size() == MAX_THREADS) {
          ended = Profile.saturatedSum(ended, duration);
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

  /** Ends a chunk: the ids of its threads mean nothing in the next. */
  void endChunk() {
    for (Span span : spans.values()) {
      ended = Profile.saturatedSum(ended, span.end - span.start);
    }
    spans.clear();
    last = null;
  }

  /** The time in nanoseconds, of all chunks that have ended. */
  long busyNanos() {
    return Math.max(0, ended - idle);
  }
}
