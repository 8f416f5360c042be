package io.github.uncontended.runner.diagnose;

import com.google.common.collect.ImmutableList;
import io.github.uncontended.profile.ProfileFrame;
import io.github.uncontended.runner.profile.MeasuredCause;
import io.github.uncontended.runner.profile.MeasuredCause.Section;
import io.github.uncontended.runner.profile.PooledResource;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * What to do about a wait besides changing the code that waits: a setting, another component, or
 * what to call instead. The kind of lock and the methods around it decide.
 */
final class Advice {
  private static final Predicate<MeasuredCause> BLOCKED =
      cause -> cause.section() == Section.BLOCKED;
  private static final Predicate<MeasuredCause> QUEUED = PooledResource::isQueuedFor;

  /** The most specific advice first. */
  private static final ImmutableList<Rule> RULES =
      ImmutableList.of(
          new Rule(
              QUEUED.and(at("com.mchange.v2.resourcepool.")),
              "Threads queue for a pooled resource. c3p0 takes connections back in helper threads, so"
                  + " that threads wait even if the pool has idle connections. If a larger"
                  + " maxPoolSize does not help, use another pool, such as HikariCP."),
          new Rule(
              QUEUED,
              "Threads queue for a pooled resource: raise the maximum size of the pool if the server"
                  + " allows it, or return the resource earlier."),
          new Rule(
              onFairLock().and(at("com.alibaba.druid.pool.")),
              "The lock of the pool is fair, as it is whenever maxWait is set, so that each release"
                  + " wakes another thread. Call setUseUnfairLock(true)."),
          new Rule(
              onFairLock(),
              "The lock is fair: each release wakes the longest waiting thread, which costs a thread"
                  + " switch. Use an unfair lock, or the setting that selects one."),
          new Rule(
              BLOCKED.and(
                  at("ch.qos.logback.core.")
                      .or(at("org.apache.logging.log4j.core.appender."))
                      .or(at("org.apache.log4j."))
                      .or(calls("java.util.logging."))
                      .or(at("java.util.logging."))),
              "All threads write the log under one lock. Log less, or write in the background: an"
                  + " AsyncAppender in Logback and Log4j, an AsyncFileHandler in Tomcat. Leave the"
                  + " caller's class, method and line out of the pattern."),
          new Rule(
              BLOCKED.and(calls("java.io.PrintStream")),
              "All threads print under one lock. Use an asynchronous logger."),
          new Rule(
              BLOCKED.and(
                  calls("jakarta.xml.bind.JAXBContext#newInstance")
                      .or(calls("javax.xml.bind.JAXBContext#newInstance"))),
              "A JAXBContext searches the class path for its provider each time that one is created."
                  + " It is thread-safe: create it once and keep it."),
          new Rule(
              BLOCKED.and(calls("java.util.ServiceLoader")),
              "A ServiceLoader searches the class path on each lookup and locks its jars. Look up the"
                  + " service once and keep it."),
          new Rule(
              BLOCKED.and(
                  calls("java.lang.Class#forName").or(calls("java.lang.ClassLoader#loadClass"))),
              "A class loader takes a lock for each class name, and searches the whole class path for"
                  + " a class that does not exist. Keep the outcome of the lookup."),
          new Rule(
              BLOCKED.and(
                  calls("java.util.Collections$Synchronized")
                      .or(calls("java.util.Hashtable#"))
                      .or(calls("java.util.Properties#"))
                      .or(calls("java.util.Vector#"))),
              "Each call takes the one lock of the collection. Use a concurrent collection, unless the"
                  + " code relies on null elements or holds the lock over several calls."),
          new Rule(
              BLOCKED.and(calls("java.lang.Object#<init>")),
              "The class has a finalizer: each new object is registered under a lock of the whole JVM."
                  + " Create fewer of them, or use a version without finalize()."));

  private Advice() {}

  private record Rule(Predicate<MeasuredCause> applies, String advice) {}

  /** The advice in sentences; empty if there is none. */
  static Optional<String> of(MeasuredCause cause) {
    return RULES.stream().filter(rule -> rule.applies().test(cause)).map(Rule::advice).findFirst();
  }

  private static Predicate<MeasuredCause> onFairLock() {
    return cause -> cause.rows().stream().anyMatch(row -> row.object().endsWith("$FairSync"));
  }

  /** Whether the place is in classes with a prefix. */
  private static Predicate<MeasuredCause> at(String prefix) {
    return cause -> text(cause.place()).startsWith(prefix);
  }

  /** Whether the place calls methods with a prefix. */
  private static Predicate<MeasuredCause> calls(String prefix) {
    return cause ->
        Stream.concat(
                cause.callee().stream(),
                cause.rows().stream().flatMap(row -> row.callee().stream()))
            .anyMatch(callee -> text(callee).startsWith(prefix));
  }

  private static String text(ProfileFrame frame) {
    return frame.type() + '#' + frame.method();
  }
}
