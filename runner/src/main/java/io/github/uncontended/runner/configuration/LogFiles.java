package io.github.uncontended.runner.configuration;

import io.github.uncontended.runner.configuration.tree.ConfigurationFile;
import io.github.uncontended.runner.configuration.tree.Document;
import io.github.uncontended.runner.configuration.tree.FileKind;
import io.github.uncontended.runner.configuration.tree.Setting;
import java.util.function.BiConsumer;

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
  static void forEach(Project project, BiConsumer<ConfigurationFile, LogConfiguration> action) {
    for (ConfigurationFile file : project.files(FileKind.LOGBACK)) {
      for (Document document : file.documents()) {
        action.accept(file, LogbackReader.read(document.root()));
      }
    }
    if (project.mentions(ASYNC_LOGGERS)) {
      return;
    }
    for (ConfigurationFile file : project.files(FileKind.LOG4J2)) {
      for (Document document : file.documents()) {
        action.accept(file, Log4jReader.read(configuration(document.root())));
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
