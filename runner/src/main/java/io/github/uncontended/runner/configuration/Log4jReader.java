package io.github.uncontended.runner.configuration;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableSet;
import io.github.uncontended.runner.configuration.LogConfiguration.Appender;
import io.github.uncontended.runner.configuration.LogConfiguration.Logger;
import io.github.uncontended.runner.configuration.LogConfiguration.Reference;
import io.github.uncontended.runner.configuration.tree.ConfigurationFile;
import io.github.uncontended.runner.configuration.tree.Setting;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/** Reads a configuration of Log4j 2 in XML, YAML or JSON, which have the same structure. */
final class Log4jReader {
  private static final ImmutableSet<String> LOCATION_FLAGS =
      ImmutableSet.of(
          "locationinfo", "locationinfoenabled", "includelocation", "capturecodeattributes");
  private static final ImmutableSet<String> FILTERS =
      ImmutableSet.of(
          "filters", "thresholdfilter", "levelrangefilter", "levelmatchfilter", "burstfilter");

  /** The elements whose {@code type} names the component, as all may do in the strict form. */
  private static final ImmutableSet<String> GENERIC =
      ImmutableSet.of("appender", "filter", "layout");

  private Log4jReader() {}

  /** The appenders and loggers below the element {@code Configuration}. */
  static LogConfiguration read(Setting root, ConfigurationFile file) {
    Setting configuration = withTypes(root, isTrue(root, "strict"));
    LogVariables variables = new LogVariables(properties(configuration));
    return LogConfiguration.of(
        configuration
            .children("Appenders")
            .flatMap(appenders -> appenders.children().stream())
            .filter(element -> !element.name().equals("Select"))
            .map(element -> appender(element, file, variables))
            .collect(toImmutableList()),
        configuration
            .children("Loggers")
            .flatMap(loggers -> loggers.children().stream())
            .map(
                element ->
                    logger(element, file, it -> variables.resolve(it, properties(configuration))))
            .collect(toImmutableList()),
        // Those of plugins are not known.
        ImmutableSet.of());
  }

  /** The elements that declare a variable each. */
  private static Stream<Setting> properties(Setting configuration) {
    return configuration.children("Properties").flatMap(all -> all.children("Property"));
  }

  /** Calls {@code <Layout type="PatternLayout">} and the like by their types. */
  private static Setting withTypes(Setting element, boolean isStrict) {
    boolean mayHaveType = isStrict || GENERIC.contains(Ascii.toLowerCase(element.name()));
    return new Setting(
        mayHaveType ? element.valueOf("type").orElse(element.name()) : element.name(),
        element.index(),
        element.value(),
        element.start(),
        element.end(),
        element.children().stream()
            .map(child -> withTypes(child, isStrict))
            .collect(toImmutableList()));
  }

  private static Appender appender(
      Setting element, ConfigurationFile file, LogVariables variables) {
    String type = Ascii.toLowerCase(element.name());
    return new Appender(
        element.valueOf("name").orElse(""),
        file,
        element,
        type.equals("console"),
        isText(element),
        type.equals("rewrite"),
        type.equals("async"),
        isTrue(element, "includeLocation"),
        isFiltered(element),
        references(element).map(Reference::appender).collect(toImmutableList()),
        // Where one pattern of a selector needs the location, that of each event is taken.
        element
            .all()
            .filter(setting -> setting.value().isPresent())
            .filter(
                setting ->
                    LogPattern.isIn(setting)
                        || LOCATION_FLAGS.contains(Ascii.toLowerCase(setting.name())))
            .flatMap(variables::expand)
            .collect(toImmutableList()));
  }

  private static Logger logger(
      Setting element, ConfigurationFile file, UnaryOperator<String> resolve) {
    String name = Ascii.toLowerCase(element.name());
    boolean isRoot =
        name.endsWith("root")
            || (name.endsWith("logger") && element.valueOf("name").orElse("root").isEmpty());
    boolean isAsync = name.startsWith("async");
    Optional<String> level = element.valueOf("level").map(resolve).map(Ascii::toUpperCase);
    return new Logger(
        file,
        element.valueOf("name").orElse(""),
        isRoot,
        // The root logger has the level ERROR unless the file says otherwise.
        isRoot && level.isEmpty() ? Optional.of("ERROR") : level,
        isAsync,
        isAsync
            ? isTrue(element, "includeLocation")
            : element.valueOf("includeLocation").filter("false"::equalsIgnoreCase).isEmpty(),
        isAsync && isTrue(element, "includeLocation")
            ? element.child("includeLocation")
            : Optional.empty(),
        references(element).collect(toImmutableList()));
  }

  private static Stream<Reference> references(Setting element) {
    return Stream.concat(element.children("AppenderRef"), element.children("appender-ref"))
        .map(
            it ->
                new Reference(
                    it.valueOf("ref").orElse(""),
                    it,
                    it.valueOf("level")
                            .filter(level -> !LogConfiguration.isFrequent(Ascii.toUpperCase(level)))
                            .isPresent()
                        || isFiltered(it)));
  }

  private static boolean isFiltered(Setting element) {
    return element.children().stream()
        .anyMatch(child -> FILTERS.contains(Ascii.toLowerCase(child.name())) && !passes(child));
  }

  /** Whether a filter, or all filters of a group, let events of frequent levels pass. */
  private static boolean passes(Setting filter) {
    return switch (Ascii.toLowerCase(filter.name())) {
      case "filters" ->
          filter.children().stream()
              .filter(child -> child.value().isEmpty())
              .allMatch(Log4jReader::passes);
      case "thresholdfilter", "levelmatchfilter" ->
          LogConfiguration.passes(
              filter.valueOf("level").orElse("ERROR"),
              filter.valueOf("onMatch").orElse("NEUTRAL"),
              filter.valueOf("onMismatch").orElse("DENY"));
      default -> false;
    };
  }

  /** Whether an appender has the layout of patterns, which is the default. */
  private static boolean isText(Setting element) {
    return element.child("PatternLayout").isPresent()
        || element.children().stream()
            .noneMatch(child -> Ascii.toLowerCase(child.name()).endsWith("layout"));
  }

  private static boolean isTrue(Setting element, String name) {
    return element.valueOf(name).filter("true"::equalsIgnoreCase).isPresent();
  }
}
