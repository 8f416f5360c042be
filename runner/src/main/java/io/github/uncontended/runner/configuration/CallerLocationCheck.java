package io.github.uncontended.runner.configuration;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.errorprone.BugPattern.SeverityLevel;
import io.github.uncontended.options.Words;
import io.github.uncontended.runner.configuration.LogConfiguration.Appender;
import io.github.uncontended.runner.configuration.LogConfiguration.Logger;
import io.github.uncontended.runner.configuration.LogPattern.Language;
import io.github.uncontended.runner.configuration.tree.ConfigurationFile;
import io.github.uncontended.runner.configuration.tree.Entry;
import io.github.uncontended.runner.configuration.tree.FileKind;
import io.github.uncontended.runner.configuration.tree.Profile;
import io.github.uncontended.runner.configuration.tree.Setting;
import io.github.uncontended.runner.engine.ConfigurationRule;
import java.util.List;
import java.util.function.BiPredicate;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Flags what makes each log event carry the place of the call: conversions of patterns, and options
 * of appenders and layouts, as far as events of frequent levels reach them.
 */
final class CallerLocationCheck implements ConfigurationCheck {
  private static final String CONSOLE_PATTERN = "logging.pattern.console";
  private static final String FILE_PATTERN = "logging.pattern.file";

  /** Where Spring Boot writes the log to, the last two in 1.x. */
  private static final ImmutableSet<String> LOG_FILES =
      ImmutableSet.of("logging.file.name", "logging.file.path", "logging.file", "logging.path");

  /** A percent sign, and how XML, YAML and properties may write it. */
  private static final String PERCENT = "(?:%|&#(?:37|[xX]25);|\\\\u0025|\\\\x25)";

  @Override
  public void check(Project project, Findings findings) {
    LogFiles.forEach(
        project,
        configuration -> {
          configuration
              .withLocation()
              .forEach(appender -> appender(appender, configuration, project, findings));
          configuration
              .withLocationForOthers(it -> printsLocation(it, configuration))
              .forEach(logger -> logger(logger, findings));
        });
    boolean hasOwnFile =
        !project.files(FileKind.LOGBACK).isEmpty() || !project.files(FileKind.LOG4J2).isEmpty();
    if (!hasOwnFile) {
      project.files(FileKind.SPRING).forEach(file -> spring(file, project, findings));
    }
    if (!QuarkusLog.isJson(project)) {
      for (ConfigurationFile file : project.files(FileKind.SPRING)) {
        patterns(
            file,
            QuarkusLog::isFormat,
            QuarkusLog::isPrinted,
            QuarkusLog::locations,
            project,
            findings);
      }
    }
  }

  private static boolean printsLocation(Appender appender, LogConfiguration configuration) {
    Language language = language(appender, configuration);
    return appender.patterns().stream()
        .anyMatch(
            setting ->
                LogPattern.isIn(setting)
                    ? !LogPattern.locations(setting.value().orElse(""), language).isEmpty()
                    : setting.value().orElse("").strip().equalsIgnoreCase("true"));
  }

  private static Language language(Appender appender, LogConfiguration configuration) {
    return new Language(appender.file().kind() == FileKind.LOGBACK, configuration.conversions());
  }

  private static void logger(Logger logger, Findings findings) {
    Setting setting = logger.location().get();
    String key = (logger.isRoot() ? "root" : "logger") + "." + setting.name();
    option(setting, key, logger.file(), findings);
  }

  private static void appender(
      Appender appender, LogConfiguration configuration, Project project, Findings findings) {
    ConfigurationFile file = appender.file();
    Language language = language(appender, configuration);
    for (Setting setting : appender.patterns()) {
      String value = setting.value().orElse("").strip();
      boolean isPattern = LogPattern.isIn(setting);
      String key = appender.name() + "." + setting.name();
      if (isPattern) {
        pattern(setting, it -> LogPattern.locations(it, language), key, file, project, findings);
      } else if (value.equalsIgnoreCase("true")
          && configuration.hasTargets(appender)
          // Where a pattern asks for it, that is the cause.
          && !configuration.passesLocation(appender, it -> printsLocation(it, configuration))) {
        option(setting, key, file, findings);
      }
    }
  }

  /** Spring Boot's own configuration, where no file replaces it. */
  private static void spring(ConfigurationFile file, Project project, Findings findings) {
    Language language = Language.of(!project.hasClass("org/apache/logging/log4j/core/Appender"));
    patterns(
        file,
        CallerLocationCheck::isPattern,
        CallerLocationCheck::isPrinted,
        pattern -> LogPattern.locations(pattern, language),
        project,
        findings);
  }

  /** Reports the patterns among the properties of an application. */
  private static void patterns(
      ConfigurationFile file,
      Predicate<Entry> isPattern,
      BiPredicate<Entry, List<Entry>> isPrinted,
      Function<String, ImmutableList<int[]>> locations,
      Project project,
      Findings findings) {
    BiPredicate<SpringSetting, Profile> prints =
        (it, profile) ->
            isPrinted.test(it.entry(), project.visibleIn(profile))
                && !locations.apply(it.entry().value()).isEmpty();
    for (SpringSetting pattern : SpringSetting.of(file)) {
      Entry entry = pattern.entry();
      if (isPattern.test(entry)
          && project.springModule(file).whereHarmful(pattern, prints).isPresent()) {
        pattern(entry.setting(), locations, entry.path(), file, project, findings);
      }
    }
  }

  private static boolean isPattern(Entry entry) {
    return entry.path().equals(CONSOLE_PATTERN) || entry.path().equals(FILE_PATTERN);
  }

  private static boolean isPrinted(Entry pattern, List<Entry> visible) {
    boolean isOther = visible.stream().anyMatch(entry -> entry.path().equals("logging.config"));
    boolean isSeldom =
        visible.stream()
            .filter(entry -> entry.path().equals("logging.level.root"))
            .anyMatch(entry -> !LogConfiguration.isFrequentLevel(entry.value()));
    return !isOther
        && !isSeldom
        && (pattern.path().equals(CONSOLE_PATTERN)
            || visible.stream()
                .anyMatch(other -> LOG_FILES.contains(other.path()) && !other.value().isEmpty()));
  }

  /**
   * Reports a pattern. Whoever wrote it wants to see the place, so that it is reported where the
   * number of events is known to matter: the code of a program does not show it.
   */
  private static void pattern(
      Setting setting,
      Function<String, ImmutableList<int[]>> locations,
      String key,
      ConfigurationFile file,
      Project project,
      Findings findings) {
    String pattern = setting.value().orElse("");
    ImmutableList<int[]> found = locations.apply(pattern);
    if (found.isEmpty()) {
      return;
    }
    ImmutableList<String> conversions =
        found.stream()
            .map(range -> pattern.substring(range[0], range[1]))
            .distinct()
            .collect(toImmutableList());
    int start = setting.start();
    int end = setting.end();
    int written = file.text().indexOf(pattern, start);
    if (written >= 0 && written < end) {
      start = written + found.get(0)[0];
      end = written + found.get(0)[1];
    } else {
      // Escapes may write it otherwise than it is.
      Matcher escaped =
          Pattern.compile(PERCENT + Pattern.quote(conversions.get(0).substring(1)))
              .matcher(file.text());
      if (escaped.region(start, end).find()) {
        start = escaped.start();
        end = escaped.end();
      }
    }
    report(
        setting,
        start,
        end,
        Words.list(conversions) + (conversions.size() == 1 ? " makes" : " make"),
        conversions.size() == 1 ? "it" : "them",
        key,
        file,
        !project.isProgram(),
        findings);
  }

  /** Reports an option that takes the place for nobody. */
  private static void option(
      Setting setting, String key, ConfigurationFile file, Findings findings) {
    report(
        setting,
        setting.start(),
        setting.end(),
        setting.name() + " makes",
        "it",
        key,
        file,
        /* isShown= */ true,
        findings);
  }

  private static void report(
      Setting setting,
      int start,
      int end,
      String cause,
      String left,
      String key,
      ConfigurationFile file,
      boolean isShown,
      Findings findings) {
    findings.report(
        ConfigurationRule.CALLER_LOCATION_LOGGING,
        SeverityLevel.SUGGESTION,
        file,
        setting,
        start,
        end,
        key,
        cause + " the logging thread walk its stack for each event, to find the place of the call.",
        "Leave " + left + " out; %logger and the message find the place, too.",
        isShown);
  }
}
