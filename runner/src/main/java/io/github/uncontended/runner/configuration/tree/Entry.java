package io.github.uncontended.runner.configuration.tree;

import com.google.common.base.Ascii;
import com.google.common.base.CharMatcher;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * A setting with a value, by its full key in Spring's uniform spelling: lower case, without dashes
 * and underscores, so that {@code max-wait}, {@code maxWait} and {@code MAX_WAIT} are one. The
 * items of a list of values share their key; settings inside an item are a group of their own.
 *
 * @param group the key without its last part, such as {@code pools[1]}; empty for a key of one part
 * @param key the last part, without the number of an item
 */
public record Entry(String group, String key, Setting setting) {
  private static final CharMatcher IGNORED = CharMatcher.anyOf("-_");
  private static final CharMatcher DIGIT = CharMatcher.inRange('0', '9');
  private static final Pattern NUMBERS = Pattern.compile("\\[[0-9]*]");

  /** All settings with values in a document. */
  public static ImmutableList<Entry> of(Document document) {
    ImmutableList.Builder<Entry> entries = ImmutableList.builder();
    document.root().children().forEach(child -> add(child, ImmutableList.of(), entries));
    return entries.build();
  }

  private static void add(
      Setting setting, List<String> above, ImmutableList.Builder<Entry> entries) {
    List<String> path = new ArrayList<>(above);
    addParts(setting.name(), path);
    setting.index().ifPresent(index -> addNumber(String.valueOf(index), path));
    if (setting.value().isPresent() && !path.isEmpty()) {
      int last = path.size() - 1;
      String key = withoutNumbers(path.get(last));
      entries.add(new Entry(String.join(".", path.subList(0, last)), key, setting));
    }
    setting.children().forEach(child -> add(child, path, entries));
  }

  /** Adds the parts of a name; a part in brackets has its dots, if it is not a number. */
  private static void addParts(String name, List<String> path) {
    int bracket = name.indexOf('[');
    String plain = bracket < 0 ? name : name.substring(0, bracket);
    Splitter.on('.').omitEmptyStrings().split(plain).forEach(part -> path.add(uniform(part)));
    if (bracket >= 0) {
      int close = name.indexOf(']', bracket);
      String inside = name.substring(bracket + 1, close < 0 ? name.length() : close);
      if (DIGIT.matchesAllOf(inside)) {
        addNumber(inside, path);
      } else {
        path.add(uniform(inside));
      }
      if (close >= 0) {
        addParts(name.substring(close + 1), path);
      }
    }
  }

  /** The number of an item belongs to the name of its list. */
  private static void addNumber(String number, List<String> path) {
    int last = path.size() - 1;
    if (last >= 0) {
      path.set(last, path.get(last) + "[" + number + "]");
    }
  }

  private static String withoutNumbers(String part) {
    return NUMBERS.matcher(part).replaceAll("");
  }

  /** The group without the numbers of items: what groups of one list have in common. */
  public String groupName() {
    return withoutNumbers(group);
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
