package io.github.uncontended.runner.configuration.tree;

import com.google.common.base.Ascii;
import com.google.common.base.CharMatcher;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;

/**
 * A setting with a value, by its full key in Spring's uniform spelling: lower case, without dashes
 * and underscores, so that {@code max-wait}, {@code maxWait} and {@code MAX_WAIT} are one. The
 * items of a list share their key.
 *
 * @param group the key without its last part; empty for a key of one part
 * @param key the last part
 */
public record Entry(String group, String key, Setting setting) {
  private static final CharMatcher IGNORED = CharMatcher.anyOf("-_");

  /** All settings with values in a document. */
  public static ImmutableList<Entry> of(Document document) {
    ImmutableList.Builder<Entry> entries = ImmutableList.builder();
    document.root().children().forEach(child -> add(child, ImmutableList.of(), entries));
    return entries.build();
  }

  private static void add(
      Setting setting, List<String> above, ImmutableList.Builder<Entry> entries) {
    List<String> path = new ArrayList<>(above);
    path.addAll(parts(setting.name()));
    if (setting.value().isPresent() && !path.isEmpty()) {
      int last = path.size() - 1;
      entries.add(new Entry(String.join(".", path.subList(0, last)), path.get(last), setting));
    }
    setting.children().forEach(child -> add(child, path, entries));
  }

  /** The parts of a name, without the numbers of list items; a part in brackets has its dots. */
  private static List<String> parts(String name) {
    List<String> parts = new ArrayList<>();
    int bracket = name.indexOf('[');
    String plain = bracket < 0 ? name : name.substring(0, bracket);
    Splitter.on('.').omitEmptyStrings().split(plain).forEach(part -> parts.add(uniform(part)));
    if (bracket >= 0) {
      int close = name.indexOf(']', bracket);
      String inside = name.substring(bracket + 1, close < 0 ? name.length() : close);
      if (!CharMatcher.inRange('0', '9').matchesAllOf(inside)) {
        parts.add(uniform(inside));
      }
      if (close >= 0) {
        parts.addAll(parts(name.substring(close + 1)));
      }
    }
    return parts;
  }

  /** A name in the uniform spelling. */
  public static String uniform(String name) {
    return Ascii.toLowerCase(IGNORED.removeFrom(name));
  }

  /** The full key. */
  public String path() {
    return group.isEmpty() ? key : group + "." + key;
  }

  /** The value without white space around it. */
  public String value() {
    return setting.value().orElseThrow().strip();
  }

  /** Whether the value is only known when the program runs or is built. */
  public boolean isUnknown() {
    return isUnknown(value());
  }

  /** Whether a text has a placeholder of Spring or Maven. */
  public static boolean isUnknown(String value) {
    return value.contains("${")
        || value.contains("#{")
        || value.indexOf('@') != value.lastIndexOf('@');
  }
}
