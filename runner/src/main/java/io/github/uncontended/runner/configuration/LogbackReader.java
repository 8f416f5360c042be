package io.github.uncontended.runner.configuration;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableList;
import io.github.uncontended.runner.configuration.LogConfiguration.Appender;
import io.github.uncontended.runner.configuration.LogConfiguration.Logger;
import io.github.uncontended.runner.configuration.LogConfiguration.Reference;
import io.github.uncontended.runner.configuration.tree.Profile;
import io.github.uncontended.runner.configuration.tree.Setting;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Reads a configuration of Logback. What a condition encloses is left out, like what is enclosed by
 * a profile of development.
 */
final class LogbackReader {
  private static final String CONSOLE = "ch.qos.logback.core.ConsoleAppender";
  private static final String ASYNC = "AsyncAppender";

  private LogbackReader() {}

  /** The appenders and loggers below the root element. */
  static LogConfiguration read(Setting root) {
    PatternVariables variables =
        new PatternVariables(root.all().filter(it -> it.name().equals("property")));
    ImmutableList.Builder<Appender> appenders = ImmutableList.builder();
    ImmutableList.Builder<Logger> loggers = ImmutableList.builder();
    parts(root)
        .forEach(
            part -> {
              switch (part.name()) {
                case "appender" -> appenders.add(appender(part, variables));
                case "root" -> loggers.add(logger(part, /* isRoot= */ true));
                case "logger" -> loggers.add(logger(part, /* isRoot= */ false));
                default -> {}
              }
            });
    return new LogConfiguration(appenders.build(), loggers.build());
  }

  /** The elements of a configuration and of its profiles for production. */
  private static Stream<Setting> parts(Setting parent) {
    return parent.children().stream()
        .flatMap(
            child -> {
              if (!child.name().equals("springProfile")) {
                return Stream.of(child);
              }
              Profile profile = Profile.of(child.valueOf("name").orElse(""));
              return profile.isDevelopment() ? Stream.empty() : parts(child);
            });
  }

  private static Appender appender(Setting element, PatternVariables variables) {
    String type = element.valueOf("class").orElse("");
    return new Appender(
        element.valueOf("name").orElse(""),
        element,
        type.equals(CONSOLE),
        type.endsWith(ASYNC),
        element.valueOf("includeCallerData").filter("true"::equalsIgnoreCase).isPresent(),
        element.child("filter").isPresent(),
        element
            .children("appender-ref")
            .flatMap(reference -> reference.valueOf("ref").stream())
            .collect(toImmutableList()),
        element
            .all()
            .filter(setting -> setting.value().isPresent())
            .filter(
                setting ->
                    setting.name().equalsIgnoreCase("pattern")
                        || setting.name().equals("includeCallerData"))
            .flatMap(variables::expand)
            .collect(toImmutableList()));
  }

  private static Logger logger(Setting element, boolean isRoot) {
    Optional<String> level =
        element
            .valueOf("level")
            .or(() -> element.child("level").flatMap(it -> it.valueOf("value")));
    return new Logger(
        isRoot,
        // The root logger has the level DEBUG unless the file says otherwise.
        isRoot && level.isEmpty() ? Optional.of("DEBUG") : level.map(Ascii::toUpperCase),
        /* isAsync= */ false,
        /* takesLocation= */ true,
        element
            .children("appender-ref")
            .map(it -> new Reference(it.valueOf("ref").orElse(""), it, /* isFiltered= */ false))
            .collect(toImmutableList()));
  }
}
