package io.github.uncontended.runner.configuration;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.uncontended.runner.configuration.LogConfiguration.Appender;
import io.github.uncontended.runner.configuration.tree.ConfigurationFile;
import io.github.uncontended.runner.configuration.tree.FileKind;
import io.github.uncontended.runner.configuration.tree.Setting;
import java.util.stream.Stream;

/**
 * The appender {@code CONSOLE} of Spring Boot, which a configuration of Logback includes from its
 * jar. Variables or properties give it another pattern and a threshold.
 */
final class BootConsole {
  private static final String FOLDER = "org/springframework/boot/logging/logback/";
  private static final ImmutableSet<String> FILES =
      ImmutableSet.of(FOLDER + "console-appender.xml", FOLDER + "base.xml");
  private static final String PATTERN = "CONSOLE_LOG_PATTERN";
  private static final String THRESHOLD = "CONSOLE_LOG_THRESHOLD";

  private BootConsole() {}

  /** Whether an element includes a file that declares the appender. */
  static boolean isIncludedBy(Setting include) {
    return include.valueOf("resource").filter(FILES::contains).isPresent();
  }

  /** The appender, which is where the element is. */
  static Appender appender(
      Setting include, ConfigurationFile file, LogVariables variables, Project project) {
    Setting pattern = Setting.leaf("pattern", "${" + PATTERN + "}", include.start(), include.end());
    return new Appender(
        "CONSOLE",
        file,
        include,
        /* isConsole= */ true,
        isText(variables, project),
        /* isRelay= */ false,
        /* isAsync= */ false,
        /* forwardsLocation= */ false,
        !Stream.concat(variables.valuesOf(THRESHOLD), values("logging.threshold.console", project))
            .allMatch(level -> LogConfiguration.isFrequent(Ascii.toUpperCase(level.strip()))),
        /* targets= */ ImmutableList.of(),
        // A variable that comes later is not the one that the appender takes.
        variables
            .expand(pattern)
            .filter(it -> it.start() <= include.start())
            .collect(toImmutableList()));
  }

  private static boolean isText(LogVariables variables, Project project) {
    return Stream.concat(variables.valuesOf(PATTERN), values("logging.pattern.console", project))
            .allMatch(LogPattern::isForPeople)
        && values("logging.structured.format.console", project).findAny().isEmpty();
  }

  private static Stream<String> values(String path, Project project) {
    return project.files(FileKind.SPRING).stream()
        .flatMap(file -> SpringSetting.of(file).stream())
        .filter(setting -> setting.entry().path().equals(path))
        .map(setting -> setting.entry().value());
  }
}
