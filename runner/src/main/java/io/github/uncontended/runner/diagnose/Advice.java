package io.github.uncontended.runner.diagnose;

import io.github.uncontended.profile.ProfileFrame;
import io.github.uncontended.runner.profile.MeasuredCause;
import io.github.uncontended.runner.profile.MeasuredCause.Section;
import io.github.uncontended.runner.profile.PooledResource;
import java.util.Optional;

/** What to do about a wait that no rule explains, by the kind of lock and of what is called. */
final class Advice {
  private static final String DRUID = "com.alibaba.druid.pool.DruidDataSource";

  private Advice() {}

  /** The advice in a sentence; empty if there is none. */
  static Optional<String> of(MeasuredCause cause) {
    if (PooledResource.isQueuedFor(cause)) {
      return Optional.of(
          "Threads queue for a pooled resource: raise the maximum size of the pool if the server"
              + " allows it, or return the resource earlier.");
    }
    if (hasFairLock(cause)) {
      return Optional.of(
          cause.place().type().equals(DRUID)
              ? "The lock of the pool is fair, as it is whenever maxWait is set, so that each release"
                  + " wakes another thread. Call setUseUnfairLock(true)."
              : "The lock is fair: each release wakes the longest waiting thread, which costs a thread"
                  + " switch. Use an unfair lock, or the setting that selects one.");
    }
    if (cause.section() == Section.BLOCKED && calls(cause, "java.util.ServiceLoader")) {
      return Optional.of(
          "A ServiceLoader searches the class path on each lookup and locks its jars. Look up the"
              + " service once and keep it.");
    }
    if (cause.section() == Section.BLOCKED && calls(cause, "java.lang.Object#<init>")) {
      return Optional.of(
          "The class has a finalizer: each new object is registered under a lock of the whole JVM."
              + " Create fewer of them, or use a version without finalize().");
    }
    if (cause.section() == Section.BLOCKED && calls(cause, "java.io.PrintStream")) {
      return Optional.of("All threads print under one lock. Use an asynchronous logger.");
    }
    return Optional.empty();
  }

  private static boolean hasFairLock(MeasuredCause cause) {
    return cause.rows().stream().anyMatch(row -> row.object().endsWith("$FairSync"));
  }

  private static boolean calls(MeasuredCause cause, String prefix) {
    return cause.callee().map(Advice::text).filter(callee -> callee.startsWith(prefix)).isPresent();
  }

  private static String text(ProfileFrame frame) {
    return frame.type() + '#' + frame.method();
  }
}
