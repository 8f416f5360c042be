package io.github.uncontended.runner.configuration;

import com.google.common.base.Splitter;
import com.google.common.collect.Iterables;
import io.github.uncontended.runner.configuration.tree.ConfigurationFile;
import io.github.uncontended.runner.configuration.tree.Document;
import io.github.uncontended.runner.configuration.tree.FileKind;
import io.github.uncontended.runner.configuration.tree.Profile;
import io.github.uncontended.runner.configuration.tree.Setting;
import java.util.List;
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
      if (!isForDevelopment(file)) {
        action.accept(LogbackReader.read(file, project));
      }
    }
    if (project.mentions(ASYNC_LOGGERS)) {
      return;
    }
    for (ConfigurationFile file : project.files(FileKind.LOG4J2)) {
      if (!isForDevelopment(file)) {
        for (Document document : file.documents()) {
          action.accept(Log4jReader.read(configuration(document.root()), file));
        }
      }
    }
  }

  /**
   * Whether a file is named for development, such as {@code logback-dev.xml}: no library takes it
   * by itself. One that another file includes is a part of that. A folder of such a name, as in
   * {@code profiles/local}, holds what a build takes in place of other files.
   */
  private static boolean isForDevelopment(ConfigurationFile file) {
    List<String> path = Splitter.on('/').omitEmptyStrings().splitToList(file.source().path());
    String name = Iterables.getLast(path);
    return Profile.of(name.substring(0, name.lastIndexOf('.'))).isDevelopment()
        || (path.size() > 1 && Profile.of(path.get(path.size() - 2)).isDevelopment());
  }

  private static Setting configuration(Setting root) {
    if (!root.name().isEmpty()) {
      return root;
    }
    return root.child("Configuration").orElseGet(() -> Log4jProperties.toElement(root));
  }
}
