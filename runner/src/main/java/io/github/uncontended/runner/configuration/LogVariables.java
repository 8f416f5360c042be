package io.github.uncontended.runner.configuration;

import com.google.common.collect.ArrayListMultimap;
import com.google.common.collect.ListMultimap;
import io.github.uncontended.runner.configuration.tree.Setting;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The variables that a logging configuration declares and its patterns and levels refer to, such as
 * {@code <property name="LOG_PATTERN" value="%d %L %m%n"/>}. One that the file declares more than
 * once has no known value.
 */
final class LogVariables {
  private static final Pattern REFERENCE = Pattern.compile("\\$\\{([^${}:]+)(:-[^${}]*)?}");

  private final ListMultimap<String, Setting> values = ArrayListMultimap.create();

  /**
   * Collects the variables.
   *
   * @param elements the elements that declare one each, in an attribute or as text
   */
  LogVariables(Stream<Setting> elements) {
    elements.forEach(
        element -> {
          Optional<Setting> value =
              element
                  .child("value")
                  .or(() -> element.child("defaultValue"))
                  .or(() -> Optional.of(element).filter(it -> it.value().isPresent()));
          element
              .valueOf("name")
              .ifPresent(name -> value.ifPresent(setting -> values.put(name, setting)));
        });
  }

  /** All values of a variable. */
  Stream<String> valuesOf(String name) {
    return values.get(name).stream().flatMap(setting -> setting.value().stream());
  }

  /** A pattern, and the values of the variables that it refers to, as patterns. */
  Stream<Setting> expand(Setting pattern) {
    String text = pattern.value().orElse("");
    return Stream.concat(
        Stream.of(pattern),
        values.keySet().stream()
            .filter(name -> text.contains("${" + name + "}") || text.contains("${" + name + ":"))
            .map(values::get)
            .filter(declared -> declared.size() == 1)
            .map(List::iterator)
            .map(declared -> asPattern(declared.next(), pattern.name())));
  }

  /**
   * A text, or the value of the variable that it is a reference to.
   *
   * @param always the elements that declare variables under no condition
   */
  String resolve(String text, Stream<Setting> always) {
    Matcher reference = REFERENCE.matcher(text);
    if (!reference.matches() || values.get(reference.group(1)).size() != 1) {
      return text;
    }
    Setting value = values.get(reference.group(1)).get(0);
    return always.anyMatch(it -> it.start() <= value.start() && value.end() <= it.end())
        ? value.value().orElse(text)
        : text;
  }

  private static Setting asPattern(Setting value, String name) {
    return new Setting(name, value.value(), value.start(), value.end(), value.children());
  }
}
