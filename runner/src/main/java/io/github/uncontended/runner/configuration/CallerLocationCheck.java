package io.github.uncontended.runner.configuration;

import com.google.errorprone.BugPattern.SeverityLevel;
import io.github.uncontended.runner.configuration.LogConfiguration.Appender;
import io.github.uncontended.runner.configuration.LogConfiguration.Logger;
import io.github.uncontended.runner.configuration.tree.ConfigurationFile;
import io.github.uncontended.runner.configuration.tree.Document;
import io.github.uncontended.runner.configuration.tree.Entry;
import io.github.uncontended.runner.configuration.tree.FileKind;
import io.github.uncontended.runner.configuration.tree.Setting;
import io.github.uncontended.runner.engine.ConfigurationRule;
import java.util.List;
import java.util.Optional;

/**
 * Flags what makes each log event carry the place of the call: conversions of patterns, and options
 * of appenders and layouts, as far as events of frequent levels reach them.
 */
final class CallerLocationCheck implements ConfigurationCheck {
  @Override
  public void check(Project project, Findings findings) {
    LogFiles.forEach(
        project,
        configuration -> {
          configuration.withLocation().forEach(appender -> appender(appender, findings));
          configuration
              .withLocationForOthers(CallerLocationCheck::printsLocation)
              .forEach(logger -> logger(logger, findings));
        });
    boolean hasOwnFile =
        !project.files(FileKind.LOGBACK).isEmpty() || !project.files(FileKind.LOG4J2).isEmpty();
    if (!hasOwnFile) {
      project.files(FileKind.SPRING).forEach(file -> spring(file, project, findings));
    }
  }

  private static boolean printsLocation(Appender appender) {
    return appender.patterns().stream()
        .anyMatch(
            setting ->
                LogPattern.isIn(setting)
                    ? LogPattern.location(
                            setting.value().orElse(""), appender.file().kind() == FileKind.LOGBACK)
                        .isPresent()
                    : setting.value().orElse("").strip().equalsIgnoreCase("true"));
  }

  private static void logger(Logger logger, Findings findings) {
    Setting setting = logger.location().get();
    String key = (logger.isRoot() ? "root" : "logger") + "." + setting.name();
    report(setting.start(), setting.end(), setting.name(), key, logger.file(), findings);
  }

  private static void appender(Appender appender, Findings findings) {
    ConfigurationFile file = appender.file();
    for (Setting setting : appender.patterns()) {
      String value = setting.value().orElse("").strip();
      boolean isPattern = LogPattern.isIn(setting);
      String key = appender.name() + "." + setting.name();
      if (isPattern) {
        pattern(setting, file.kind() == FileKind.LOGBACK, key, file, findings);
      } else if (value.equalsIgnoreCase("true")) {
        report(setting.start(), setting.end(), setting.name(), key, file, findings);
      }
    }
  }

  /** Spring Boot's own configuration, where no file replaces it. */
  private static void spring(ConfigurationFile file, Project project, Findings findings) {
    for (Document document : file.documents()) {
      List<Entry> visible = project.visibleWith(document);
      boolean isOther = visible.stream().anyMatch(entry -> entry.path().equals("logging.config"));
      boolean isSeldom =
          visible.stream()
              .filter(entry -> entry.path().equals("logging.level.root"))
              .anyMatch(entry -> !LogConfiguration.isFrequentLevel(entry.value()));
      if (document.profile().isDevelopment() || isOther || isSeldom) {
        continue;
      }
      for (Entry entry : Entry.of(document)) {
        boolean isPrinted =
            entry.path().equals("logging.pattern.console")
                || (entry.path().equals("logging.pattern.file")
                    && visible.stream().anyMatch(other -> other.group().equals("logging.file")));
        if (isPrinted) {
          boolean isLogback = !project.hasClass("org/apache/logging/log4j/core/Appender");
          pattern(entry.setting(), isLogback, entry.path(), file, findings);
        }
      }
    }
  }

  private static void pattern(
      Setting setting, boolean isLogback, String key, ConfigurationFile file, Findings findings) {
    String pattern = setting.value().orElse("");
    Optional<int[]> found = LogPattern.location(pattern, isLogback);
    if (found.isEmpty()) {
      return;
    }
    String conversion = pattern.substring(found.get()[0], found.get()[1]);
    int written = file.text().indexOf(pattern, setting.start());
    // Escapes may write it otherwise than it is.
    int start =
        written >= 0 && written < setting.end()
            ? written + found.get()[0]
            : file.text().indexOf(conversion, setting.start());
    boolean isInside = start >= 0 && start < setting.end();
    report(
        isInside ? start : setting.start(),
        isInside ? start + conversion.length() : setting.end(),
        conversion,
        key,
        file,
        findings);
  }

  private static void report(
      int start, int end, String what, String key, ConfigurationFile file, Findings findings) {
    findings.report(
        ConfigurationRule.CALLER_LOCATION_LOGGING,
        SeverityLevel.SUGGESTION,
        file,
        start,
        end,
        key,
        what
            + " makes the logging thread walk its stack for each event, to find the place of the"
            + " call.",
        "Leave it out; %logger and the message find the place, too.");
  }
}
