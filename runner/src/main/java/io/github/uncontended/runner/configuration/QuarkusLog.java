package io.github.uncontended.runner.configuration;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.uncontended.runner.configuration.tree.Entry;
import java.util.List;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/** The formats of Quarkus' console and log file, which are patterns of JBoss LogManager. */
final class QuarkusLog {
  private static final String LEVEL = "quarkus.log.level";
  private static final String CONSOLE = "quarkus.log.console";
  private static final String FILE = "quarkus.log.file";
  private static final ImmutableSet<String> SWITCHES = ImmutableSet.of("enable", "enabled");

  /** A conversion is one letter; what follows is text. */
  private static final Pattern CONVERSION = Pattern.compile("%(?:-?\\d+)?(?:\\.-?\\d+)?(.)");

  /** Those that need the caller, its module included. */
  private static final String LOCATION = "CDFLMlv";

  private QuarkusLog() {}

  /** Whether the class path has the extension that writes JSON instead. */
  static boolean isJson(Project project) {
    return project.hasClass("io/quarkus/logging/json/runtime/LoggingJsonRecorder");
  }

  /** Whether a setting is a format. */
  static boolean isFormat(Entry entry) {
    return entry.key().equals("format")
        && (entry.group().equals(CONSOLE) || entry.group().equals(FILE));
  }

  /** Whether frequent events are written with a format. The file is only written on demand. */
  static boolean isPrinted(Entry format, List<Entry> visible) {
    String handler = format.group();
    Predicate<Entry> isSwitch =
        entry -> entry.group().equals(handler) && SWITCHES.contains(entry.key());
    boolean isOn =
        handler.equals(FILE)
            ? visible.stream().filter(isSwitch).anyMatch(entry -> entry.value().equals("true"))
            : visible.stream().filter(isSwitch).allMatch(entry -> entry.value().equals("true"));
    return isOn
        && visible.stream()
            .filter(it -> it.path().equals(LEVEL) || it.path().equals(handler + ".level"))
            .allMatch(it -> LogConfiguration.isFrequentLevel(it.value()) || isAll(it.value()));
  }

  private static boolean isAll(String level) {
    return level.equalsIgnoreCase("all");
  }

  /** The ranges of the conversions that need the caller. */
  static ImmutableList<int[]> locations(String pattern) {
    return CONVERSION
        .matcher(pattern)
        .results()
        .filter(conversion -> LOCATION.contains(conversion.group(1)))
        .map(conversion -> new int[] {conversion.start(), conversion.end()})
        .collect(toImmutableList());
  }
}
