package io.github.uncontended.runner.configuration;

import io.github.uncontended.runner.configuration.tree.ConfigurationFile;
import io.github.uncontended.runner.configuration.tree.Document;
import io.github.uncontended.runner.configuration.tree.FileKind;
import io.github.uncontended.runner.configuration.tree.Setting;
import java.util.function.Consumer;

/** The configurations of logging libraries in a project. */
final class LogFiles {
  /**
   * The selector of Log4j 2 that makes all loggers asynchronous, in a system property or a file.
   */
  private static final String ASYNC_LOGGERS = "AsyncLoggerContextSelector";

  private LogFiles() {}

  /**
   * Reads each configuration. Log4j's are left out where all loggers are asynchronous, which take
   * no location and write on another thread.
   */
  static void forEach(Project project, Consumer<LogConfiguration> action) {
    for (ConfigurationFile file : project.files(FileKind.LOGBACK)) {
      action.accept(LogbackReader.read(file, project));
    }
    if (project.mentions(ASYNC_LOGGERS)) {
      return;
    }
    for (ConfigurationFile file : project.files(FileKind.LOG4J2)) {
      for (Document document : file.documents()) {
        action.accept(Log4jReader.read(configuration(document.root()), file));
      }
    }
  }

  private static Setting configuration(Setting root) {
    if (!root.name().isEmpty()) {
      return root;
    }
    return root.child("Configuration").orElseGet(() -> Log4jProperties.toElement(root));
  }
}
