package io.github.uncontended.runner.configuration;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static com.google.common.collect.ImmutableSet.toImmutableSet;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.uncontended.runner.configuration.tree.ConfigurationFile;
import io.github.uncontended.runner.configuration.tree.Setting;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * The appenders and loggers of a configuration of Logback or Log4j 2.
 *
 * @param appenders those that the file declares, without those under a condition
 * @param loggers likewise
 * @param conversions the words of patterns that have converters of the application
 */
record LogConfiguration(
    ImmutableList<Appender> appenders,
    ImmutableList<Logger> loggers,
    ImmutableSet<String> conversions) {
  private static final ImmutableSet<String> SELDOM =
      ImmutableSet.of("WARN", "WARNING", "ERROR", "FATAL", "OFF");
  private static final ImmutableSet<String> FREQUENT = ImmutableSet.of("INFO", "DEBUG", "TRACE");

  /**
   * An appender.
   *
   * @param file the file that declares it
   * @param element where it is declared
   * @param isConsole whether it writes to the console on the thread that logs
   * @param isText whether it writes lines for people, and not JSON for a program that collects logs
   * @param isRelay whether it hands events to others on the thread that logs
   * @param isAsync whether it hands events to another thread
   * @param forwardsLocation whether it takes the caller's location before it does so
   * @param isFiltered whether it may drop events of frequent levels
   * @param targets the appenders that it hands events to
   * @param patterns the settings that say what it prints
   */
  record Appender(
      String name,
      ConfigurationFile file,
      Setting element,
      boolean isConsole,
      boolean isText,
      boolean isRelay,
      boolean isAsync,
      boolean forwardsLocation,
      boolean isFiltered,
      ImmutableList<String> targets,
      ImmutableList<Setting> patterns) {
    private boolean passesLocation() {
      return isRelay || (isAsync && forwardsLocation);
    }
  }

  /**
   * A reference of a logger to an appender.
   *
   * @param isFiltered whether it may drop events of frequent levels
   */
  record Reference(String appender, Setting element, boolean isFiltered) {}

  /**
   * A logger.
   *
   * @param file the file that declares it
   * @param name the name; of no importance for the root logger
   * @param level the level in upper case; empty if it is inherited and not known
   * @param isAsync whether it hands events to another thread
   * @param takesLocation whether it takes the caller's location where a pattern needs it
   * @param location the setting by which it takes the location of each event, pattern or not
   */
  record Logger(
      ConfigurationFile file,
      String name,
      boolean isRoot,
      Optional<String> level,
      boolean isAsync,
      boolean takesLocation,
      Optional<Setting> location,
      ImmutableList<Reference> references) {
    /** Whether the level is known, and such that events are frequent. */
    boolean isFrequent() {
      return level.filter(LogConfiguration::isFrequent).isPresent();
    }

    private Logger withLevel(Optional<String> inherited) {
      return new Logger(
          file, name, isRoot, inherited, isAsync, takesLocation, location, references);
    }
  }

  /** A configuration whose loggers have the levels that they inherit. */
  static LogConfiguration of(
      ImmutableList<Appender> appenders,
      ImmutableList<Logger> loggers,
      ImmutableSet<String> conversions) {
    return new LogConfiguration(
        appenders,
        loggers.stream()
            .map(it -> it.level().isPresent() ? it : it.withLevel(inherited(it.name(), loggers)))
            .collect(toImmutableList()),
        conversions);
  }

  /** The level of the nearest logger above a name that has one; empty if several have others. */
  private static Optional<String> inherited(String name, ImmutableList<Logger> loggers) {
    int dot = name.lastIndexOf('.');
    String above = dot < 0 ? "" : name.substring(0, dot);
    ImmutableSet<String> levels =
        loggers.stream()
            .filter(it -> dot < 0 ? it.isRoot() : !it.isRoot() && it.name().equals(above))
            .flatMap(it -> it.level().stream())
            .collect(toImmutableSet());
    if (levels.isEmpty() && dot >= 0) {
      return inherited(above, loggers);
    }
    return levels.size() == 1 ? levels.stream().findFirst() : Optional.empty();
  }

  /** Whether a text names one of the levels whose events are frequent, in upper or lower case. */
  static boolean isFrequentLevel(String text) {
    return FREQUENT.contains(Ascii.toUpperCase(text));
  }

  /** Whether events of a level, in upper case, are frequent; false for a placeholder. */
  static boolean isFrequent(String level) {
    return !level.isEmpty()
        && !SELDOM.contains(level)
        && level.chars().allMatch(c -> c >= 'A' && c <= 'Z');
  }

  /**
   * Whether a filter by level lets events of frequent levels pass; false if that is unknown.
   *
   * @param level the level that the filter compares with
   * @param onMatch its answer to that level, and for a threshold to those above
   * @param onMismatch its answer to others
   */
  static boolean passes(String level, String onMatch, String onMismatch) {
    String name = Ascii.toUpperCase(level);
    if (isFrequent(name)) {
      return !onMatch.equalsIgnoreCase("DENY");
    }
    return SELDOM.contains(name) && !onMismatch.equalsIgnoreCase("DENY");
  }

  /** The appender with a name. */
  Optional<Appender> appender(String name) {
    return appenders.stream().filter(appender -> appender.name().equals(name)).findFirst();
  }

  /**
   * The appenders that frequent events come to by a reference, past those that hand them on on the
   * thread that logs.
   */
  Stream<Appender> reachedFrom(Reference reference) {
    return reference.isFiltered()
        ? Stream.empty()
        : reachedFrom(reference.appender(), new HashSet<>());
  }

  private Stream<Appender> reachedFrom(String name, Set<String> seen) {
    return appender(name).filter(it -> !it.isFiltered() && seen.add(name)).stream()
        .flatMap(
            it ->
                it.isRelay()
                    ? it.targets().stream().flatMap(target -> reachedFrom(target, seen))
                    : Stream.of(it));
  }

  /** Whether the root logger has an appender that keeps frequent events, apart from the console. */
  boolean hasOtherAppender(Logger root) {
    return root.references().stream()
        .flatMap(this::reachedFrom)
        .anyMatch(appender -> !appender.isConsole());
  }

  /** The appenders whose patterns are printed for frequent events, with their location taken. */
  Stream<Appender> withLocation() {
    return appenders.stream().filter(it -> !it.isFiltered()).filter(this::takesLocation);
  }

  /**
   * The loggers that take the location of each event and pass it to none of the appenders that are
   * known to print it.
   */
  Stream<Logger> withLocationForOthers(Predicate<Appender> prints) {
    return loggers.stream()
        .filter(logger -> logger.isFrequent() && logger.location().isPresent())
        .filter(
            logger ->
                appenders.stream()
                    .filter(prints)
                    .noneMatch(appender -> passesTo(logger, appender)));
  }

  /** Whether the configuration shows all appenders that one hands events to. */
  boolean hasTargets(Appender appender) {
    return appender.targets().stream().allMatch(target -> appender(target).isPresent());
  }

  /** Whether an appender passes events with their location to one that prints it. */
  boolean passesLocation(Appender appender, Predicate<Appender> prints) {
    return appenders.stream()
        .filter(it -> !it.equals(appender) && !it.isFiltered())
        .filter(prints)
        .anyMatch(it -> reaches(appender.name(), it, new HashSet<>()));
  }

  private boolean takesLocation(Appender appender) {
    return loggers.stream()
        .filter(logger -> logger.isFrequent() && logger.takesLocation())
        .anyMatch(logger -> passesTo(logger, appender));
  }

  private boolean passesTo(Logger logger, Appender appender) {
    return logger.references().stream()
        .filter(reference -> !reference.isFiltered())
        .anyMatch(reference -> reaches(reference.appender(), appender, new HashSet<>()));
  }

  private boolean reaches(String from, Appender to, Set<String> seen) {
    return from.equals(to.name())
        || (seen.add(from)
            && appender(from)
                .filter(it -> it.passesLocation() && !it.isFiltered())
                .filter(it -> it.targets().stream().anyMatch(next -> reaches(next, to, seen)))
                .isPresent());
  }
}
