package io.github.uncontended.runner.configuration;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.uncontended.runner.configuration.tree.Setting;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The appenders and loggers of a file of Logback or Log4j 2.
 *
 * @param appenders those that the file declares, without those under a condition
 * @param loggers likewise
 */
record LogConfiguration(ImmutableList<Appender> appenders, ImmutableList<Logger> loggers) {
  private static final ImmutableSet<String> SELDOM =
      ImmutableSet.of("WARN", "WARNING", "ERROR", "FATAL", "OFF");

  /**
   * An appender.
   *
   * @param element where it is declared
   * @param isConsole whether it writes to the console on the thread that logs
   * @param isAsync whether it hands events to another thread
   * @param forwardsLocation whether it takes the caller's location before it does so
   * @param isFiltered whether it may drop events by their level
   * @param targets the appenders that it hands events to
   * @param patterns the settings that say what it prints
   */
  record Appender(
      String name,
      Setting element,
      boolean isConsole,
      boolean isAsync,
      boolean forwardsLocation,
      boolean isFiltered,
      ImmutableList<String> targets,
      ImmutableList<Setting> patterns) {}

  /**
   * A reference of a logger to an appender.
   *
   * @param isFiltered whether it may drop events by their level
   */
  record Reference(String appender, Setting element, boolean isFiltered) {}

  /**
   * A logger.
   *
   * @param level the level in upper case; empty if it is inherited
   * @param isAsync whether it hands events to another thread
   * @param takesLocation whether it takes the caller's location where a pattern needs it
   */
  record Logger(
      boolean isRoot,
      Optional<String> level,
      boolean isAsync,
      boolean takesLocation,
      ImmutableList<Reference> references) {
    /** Whether the level is known, and such that events are frequent. */
    boolean isFrequent() {
      return level.isPresent() && !SELDOM.contains(level.get()) && isName(level.get());
    }

    private static boolean isName(String level) {
      return level.chars().allMatch(c -> c >= 'A' && c <= 'Z');
    }
  }

  /** The appender with a name. */
  Optional<Appender> appender(String name) {
    return appenders.stream().filter(appender -> appender.name().equals(name)).findFirst();
  }

  /** The appenders whose patterns are printed for frequent events, with their location taken. */
  Stream<Appender> withLocation() {
    return appenders.stream().filter(this::takesLocation);
  }

  private boolean takesLocation(Appender appender) {
    return loggers.stream()
        .filter(logger -> logger.isFrequent() && logger.takesLocation())
        .flatMap(logger -> logger.references().stream())
        .filter(reference -> !reference.isFiltered())
        .anyMatch(reference -> reaches(reference.appender(), appender));
  }

  private boolean reaches(String from, Appender to) {
    if (from.equals(to.name())) {
      return true;
    }
    return appender(from)
        .filter(asynchronous -> asynchronous.isAsync() && asynchronous.forwardsLocation())
        .filter(asynchronous -> asynchronous.targets().contains(to.name()))
        .isPresent();
  }
}
