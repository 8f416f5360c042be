package io.github.uncontended.runner.configuration;

import com.google.errorprone.BugPattern.SeverityLevel;
import io.github.uncontended.runner.configuration.LogConfiguration.Logger;
import io.github.uncontended.runner.configuration.LogConfiguration.Reference;
import io.github.uncontended.runner.configuration.tree.FileKind;
import io.github.uncontended.runner.engine.ConfigurationRule;

/**
 * Flags the console appender of a server's root logger, if the thread that logs writes lines for
 * people, and if neither the level of the logger nor a filter makes events rare. JSON on the
 * console is how a container hands its log to a collector: there, the console is the log.
 */
final class ConsoleAppenderCheck implements ConfigurationCheck {
  @Override
  public void check(Project project, Findings findings) {
    LogFiles.forEach(
        project,
        configuration -> {
          for (Logger logger : configuration.loggers()) {
            if (logger.isRoot() && !logger.isAsync() && logger.isFrequent()) {
              logger
                  .references()
                  .forEach(it -> check(it, logger, configuration, project, findings));
            }
          }
        });
  }

  private static void check(
      Reference reference,
      Logger root,
      LogConfiguration configuration,
      Project project,
      Findings findings) {
    boolean isConsole =
        configuration
            .reachedFrom(reference)
            .anyMatch(appender -> appender.isConsole() && appender.isText());
    if (!isConsole || !project.isServer(root.file())) {
      return;
    }
    findings.report(
        ConfigurationRule.SYNCHRONOUS_CONSOLE_APPENDER,
        SeverityLevel.SUGGESTION,
        root.file(),
        reference.element(),
        "root." + reference.appender(),
        "The thread that logs writes to the console under the lock of the appender. All threads"
            + " wait while what reads the console, such as a pipe of a container, is slow.",
        configuration.hasOtherAppender(root)
            ? "If the other appender keeps what the console gets, leave out the console in production. "
                + asynchronous(root.file().kind())
            : asynchronous(root.file().kind()));
  }

  private static String asynchronous(FileKind kind) {
    return kind == FileKind.LOGBACK
        ? "Put an AsyncAppender in front of it, with a bounded queue and a decision on what to"
            + " drop when it is full (neverBlock, discardingThreshold)."
        : "Put an Async appender in front of it or use asynchronous loggers, with a decision on"
            + " what happens when their queue is full (log4j2.asyncQueueFullPolicy).";
  }
}
