package io.github.uncontended.runner.configuration;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableSet;
import io.github.uncontended.runner.configuration.LogConfiguration.Appender;
import io.github.uncontended.runner.configuration.LogConfiguration.Logger;
import io.github.uncontended.runner.configuration.LogConfiguration.Reference;
import io.github.uncontended.runner.configuration.tree.Setting;
import java.util.Optional;
import java.util.stream.Stream;

/** Reads a configuration of Log4j 2 in XML or YAML, which have the same structure. */
final class Log4jReader {
  private static final ImmutableSet<String> LOCATION_FLAGS =
      ImmutableSet.of("locationinfo", "locationinfoenabled", "includelocation");
  private static final ImmutableSet<String> FILTERS =
      ImmutableSet.of(
          "filters", "thresholdfilter", "levelrangefilter", "levelmatchfilter", "burstfilter");

  private Log4jReader() {}

  /** The appenders and loggers below the element {@code Configuration}. */
  static LogConfiguration read(Setting configuration) {
    PatternVariables variables =
        new PatternVariables(
            configuration.children("Properties").flatMap(all -> all.children("Property")));
    return new LogConfiguration(
        configuration
            .children("Appenders")
            .flatMap(appenders -> appenders.children().stream())
            .filter(element -> !element.name().equals("Select"))
            .map(element -> appender(element, variables))
            .collect(toImmutableList()),
        configuration
            .children("Loggers")
            .flatMap(loggers -> loggers.children().stream())
            .map(Log4jReader::logger)
            .collect(toImmutableList()));
  }

  private static Appender appender(Setting element, PatternVariables variables) {
    // <Appender type="Console"> is the strict form of <Console>.
    String type =
        Ascii.toLowerCase(
            element.name().equalsIgnoreCase("Appender")
                ? element.valueOf("type").orElse("")
                : element.name());
    boolean isAsync = type.equals("async");
    return new Appender(
        element.valueOf("name").orElse(""),
        element,
        type.equals("console"),
        isAsync,
        isTrue(element, "includeLocation"),
        isFiltered(element),
        references(element).map(Reference::appender).collect(toImmutableList()),
        element
            .all()
            .filter(setting -> setting.value().isPresent())
            .filter(
                setting ->
                    setting.name().equalsIgnoreCase("pattern")
                        || LOCATION_FLAGS.contains(Ascii.toLowerCase(setting.name())))
            .flatMap(variables::expand)
            .collect(toImmutableList()));
  }

  private static Logger logger(Setting element) {
    String name = Ascii.toLowerCase(element.name());
    boolean isRoot =
        name.endsWith("root")
            || (name.endsWith("logger") && element.valueOf("name").orElse("root").isEmpty());
    boolean isAsync = name.startsWith("async");
    Optional<String> level = element.valueOf("level").map(Ascii::toUpperCase);
    return new Logger(
        isRoot,
        // The root logger has the level ERROR unless the file says otherwise.
        isRoot && level.isEmpty() ? Optional.of("ERROR") : level,
        isAsync,
        isAsync
            ? isTrue(element, "includeLocation")
            : element.valueOf("includeLocation").filter("false"::equalsIgnoreCase).isEmpty(),
        references(element).collect(toImmutableList()));
  }

  private static Stream<Reference> references(Setting element) {
    return Stream.concat(element.children("AppenderRef"), element.children("appender-ref"))
        .map(
            it ->
                new Reference(
                    it.valueOf("ref").orElse(""),
                    it,
                    it.valueOf("level").isPresent() || isFiltered(it)));
  }

  private static boolean isFiltered(Setting element) {
    return element.children().stream()
        .anyMatch(child -> FILTERS.contains(Ascii.toLowerCase(child.name())));
  }

  private static boolean isTrue(Setting element, String name) {
    return element.valueOf(name).filter("true"::equalsIgnoreCase).isPresent();
  }
}
