package io.github.uncontended.runner.configuration;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static com.google.common.collect.ImmutableMap.toImmutableMap;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import io.github.uncontended.runner.configuration.LogConfiguration.Appender;
import io.github.uncontended.runner.configuration.LogConfiguration.Logger;
import io.github.uncontended.runner.configuration.LogConfiguration.Reference;
import io.github.uncontended.runner.configuration.tree.ConfigurationFile;
import io.github.uncontended.runner.configuration.tree.FileKind;
import io.github.uncontended.runner.configuration.tree.Profile;
import io.github.uncontended.runner.configuration.tree.Setting;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Reads a configuration of Logback, with the files of the project that it includes, and Spring
 * Boot's file for the console. What a condition encloses is left out, like what is enclosed by a
 * profile of development.
 */
final class LogbackReader {
  private static final String CONSOLE = "ch.qos.logback.core.ConsoleAppender";
  private static final String ASYNC = "AsyncAppender";

  /** The options by which appenders, those of OpenTelemetry too, take the place of the call. */
  private static final ImmutableSet<String> LOCATION_FLAGS =
      ImmutableSet.of("includeCallerData", "captureCodeAttributes");

  /** The names of the element that declares a variable. */
  private static final ImmutableSet<String> VARIABLES =
      ImmutableSet.of("property", "substitutionProperty", "variable");

  private final Project project;
  private final Set<ConfigurationFile> read = new HashSet<>();
  private final ImmutableList.Builder<Appender> appenders = ImmutableList.builder();
  private final ImmutableList.Builder<Logger> loggers = ImmutableList.builder();
  private final ImmutableSet.Builder<String> conversions = ImmutableSet.builder();

  private LogbackReader(Project project) {
    this.project = project;
  }

  /** The appenders and loggers of a file and of those that it includes. */
  static LogConfiguration read(ConfigurationFile file, Project project) {
    LogbackReader reader = new LogbackReader(project);
    reader.add(file);
    return LogConfiguration.of(
        reader.appenders.build(), reader.loggers.build(), reader.conversions.build());
  }

  private void add(ConfigurationFile file) {
    if (read.add(file)) {
      file.documents().forEach(document -> add(document.root(), file));
    }
  }

  private void add(Setting root, ConfigurationFile file) {
    LogVariables variables =
        new LogVariables(root.all().filter(it -> VARIABLES.contains(it.name()) || isDefault(it)));
    ImmutableMap<String, String> imports = imports(root);
    root.all()
        .filter(it -> it.name().equals("conversionRule"))
        .flatMap(it -> it.valueOf("conversionWord").stream())
        .forEach(conversions::add);
    parts(root)
        .forEach(
            part -> {
              switch (part.name()) {
                case "appender" -> appenders.add(appender(part, file, variables, imports));
                case "root", "logger" -> loggers.add(logger(part, file, variables, root));
                case "include" -> include(part, file, variables);
                default -> {}
              }
            });
  }

  private void include(Setting include, ConfigurationFile file, LogVariables variables) {
    Optional<ConfigurationFile> included = included(include);
    if (included.isPresent()) {
      add(included.get());
    } else if (BootConsole.isIncludedBy(include)) {
      appenders.add(BootConsole.appender(include, file, variables, project));
    }
  }

  /** Whether an element declares a variable by a default, since no file of Spring sets it. */
  private boolean isDefault(Setting element) {
    return element.name().equals("springProperty")
        && element
            .valueOf("source")
            .filter(source -> project.springEntries().noneMatch(it -> it.path().equals(source)))
            .isPresent();
  }

  /** The classes that elements may name without their packages. */
  private static ImmutableMap<String, String> imports(Setting root) {
    return root.children("import")
        .flatMap(it -> it.valueOf("class").stream())
        .collect(
            toImmutableMap(
                name -> name.substring(name.lastIndexOf('.') + 1), name -> name, (a, b) -> b));
  }

  private static String type(Setting element, ImmutableMap<String, String> imports) {
    String name = element.valueOf("class").orElse("");
    return imports.getOrDefault(name, name);
  }

  private Optional<ConfigurationFile> included(Setting include) {
    String path = include.valueOf("resource").or(() -> include.valueOf("file")).orElse("");
    return project.files(FileKind.LOGBACK).stream()
        .filter(file -> !path.isEmpty() && ("/" + file.source().path()).endsWith("/" + path))
        .findFirst();
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

  private static Appender appender(
      Setting element,
      ConfigurationFile file,
      LogVariables variables,
      ImmutableMap<String, String> imports) {
    String type = type(element, imports);
    return new Appender(
        element.valueOf("name").orElse(""),
        file,
        element,
        type.equals(CONSOLE),
        element.all().anyMatch(LogbackReader::isTextPattern),
        /* isRelay= */ false,
        type.endsWith(ASYNC),
        element.valueOf("includeCallerData").filter("true"::equalsIgnoreCase).isPresent(),
        !element.children("filter").allMatch(it -> passes(it, type(it, imports))),
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
                        || LOCATION_FLAGS.contains(setting.name()))
            .flatMap(variables::expand)
            .collect(toImmutableList()));
  }

  /** A pattern that does not write JSON. */
  private static boolean isTextPattern(Setting setting) {
    return setting.name().equalsIgnoreCase("pattern")
        && setting.value().filter(LogPattern::isForPeople).isPresent();
  }

  /** Whether a filter is known to let events of frequent levels pass. */
  private static boolean passes(Setting filter, String type) {
    String level = filter.valueOf("level").orElse("");
    if (type.endsWith(".ThresholdFilter")) {
      return LogConfiguration.passes(level, "NEUTRAL", "DENY");
    }
    return type.endsWith(".LevelFilter")
        && LogConfiguration.passes(
            level,
            filter.valueOf("onMatch").orElse("NEUTRAL"),
            filter.valueOf("onMismatch").orElse("NEUTRAL"));
  }

  private static Logger logger(
      Setting element, ConfigurationFile file, LogVariables variables, Setting configuration) {
    boolean isRoot =
        element.name().equals("root")
            || element.valueOf("name").filter("ROOT"::equalsIgnoreCase).isPresent();
    Optional<String> level =
        element
            .valueOf("level")
            .or(() -> element.child("level").flatMap(it -> it.valueOf("value")))
            .map(it -> variables.resolve(it, configuration.children().stream()));
    return new Logger(
        file,
        element.valueOf("name").orElse(""),
        isRoot,
        // The root logger has the level DEBUG unless the file says otherwise.
        isRoot && level.isEmpty() ? Optional.of("DEBUG") : level.map(Ascii::toUpperCase),
        /* isAsync= */ false,
        /* takesLocation= */ true,
        /* location= */ Optional.empty(),
        element
            .children("appender-ref")
            .map(it -> new Reference(it.valueOf("ref").orElse(""), it, /* isFiltered= */ false))
            .collect(toImmutableList()));
  }
}
