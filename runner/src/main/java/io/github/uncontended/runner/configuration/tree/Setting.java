package io.github.uncontended.runner.configuration.tree;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableList;
import java.util.Collection;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;

/**
 * A setting of a configuration file: a key of YAML or of a properties file, an element of XML or
 * one of its attributes. The items of a list have the name of the list.
 *
 * @param name the name as it is written; a key with dots is not divided. Attributes of Spring's
 *     namespace for properties begin with {@code p:}, whatever their prefix is
 * @param index the number of an item in its list, from 0; empty for what is no item
 * @param value the text, for what has one
 * @param start offset of the first character of the setting; for an item with children, that of the
 *     first of them
 * @param end offset after its last character; for a key of YAML with children, after its name, for
 *     an item after the first of them, and for an element without a text after its start tag
 */
public record Setting(
    String name,
    OptionalInt index,
    Optional<String> value,
    int start,
    int end,
    ImmutableList<Setting> children) {
  /** A setting that is no item of a list. */
  public Setting(
      String name, Optional<String> value, int start, int end, ImmutableList<Setting> children) {
    this(name, OptionalInt.empty(), value, start, end, children);
  }

  /** A setting that only has a value. */
  public static Setting leaf(String name, String value, int start, int end) {
    return new Setting(name, Optional.of(value), start, end, ImmutableList.of());
  }

  /** This setting under another name. */
  Setting withName(String other) {
    return new Setting(other, index, value, start, end, children);
  }

  /** This setting with other children. */
  Setting withChildren(Collection<Setting> others) {
    return new Setting(name, index, value, start, end, ImmutableList.copyOf(others));
  }

  /** The children with a name, ignoring case, in order. */
  public Stream<Setting> children(String childName) {
    return children.stream().filter(child -> Ascii.equalsIgnoreCase(child.name, childName));
  }

  /** The first child with a name, ignoring case. */
  public Optional<Setting> child(String childName) {
    return children(childName).findFirst();
  }

  /** The value of the first child with a name, without white space around it. */
  public Optional<String> valueOf(String childName) {
    return child(childName).flatMap(Setting::value).map(String::strip);
  }

  /** This setting and all below it. */
  public Stream<Setting> all() {
    return Stream.concat(Stream.of(this), children.stream().flatMap(Setting::all));
  }
}
