package io.github.uncontended.runner.configuration;

import com.google.common.base.CharMatcher;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import io.github.uncontended.runner.configuration.tree.ConfigurationFile;
import io.github.uncontended.runner.configuration.tree.Setting;

/** The parameters of a driver in one text: a URL, or the connection properties of a pool. */
final class DriverParameters {
  private static final CharMatcher BETWEEN = CharMatcher.anyOf("&;").or(CharMatcher.whitespace());

  private DriverParameters() {}

  /** The parameters in connection properties, such as {@code useSSL=true;cachePrepStmts=false}. */
  static ImmutableList<Setting> of(Setting properties, ConfigurationFile file) {
    ImmutableList.Builder<Setting> parameters = ImmutableList.builder();
    for (String each : Splitter.on(BETWEEN).split(properties.value().orElse(""))) {
      int equals = each.indexOf('=');
      if (equals > 0) {
        parameters.add(
            find(properties, each.substring(0, equals), each.substring(equals + 1), file));
      }
    }
    return parameters.build();
  }

  /** The place of a parameter in a setting; the setting itself where escapes hide the name. */
  static Setting find(Setting setting, String name, String value, ConfigurationFile file) {
    String text = file.text();
    int start = text.indexOf(name, setting.start());
    while (start > 0 && start < setting.end() && isPartOfName(text, start, name)) {
      start = text.indexOf(name, start + 1);
    }
    boolean isInside = start >= 0 && start < setting.end();
    int end = isInside ? text.indexOf(value, start + name.length()) + value.length() : -1;
    return end > start && end <= setting.end()
        ? Setting.leaf(name, value, start, end)
        : Setting.leaf(name, value, setting.start(), setting.end());
  }

  private static boolean isPartOfName(String text, int start, String name) {
    int end = start + name.length();
    return Character.isJavaIdentifierPart(text.charAt(start - 1))
        || (end < text.length() && Character.isJavaIdentifierPart(text.charAt(end)));
  }
}
