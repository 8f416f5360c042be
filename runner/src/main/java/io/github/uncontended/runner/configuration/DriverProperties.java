package io.github.uncontended.runner.configuration;

import com.google.common.collect.ImmutableList;
import io.github.uncontended.runner.configuration.tree.ConfigurationFile;
import io.github.uncontended.runner.configuration.tree.PropertiesReader;
import io.github.uncontended.runner.configuration.tree.Setting;
import io.github.uncontended.runner.configuration.tree.UnreadableException;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The properties that a bean of Spring's XML gives to a driver by a property such as {@code
 * dataSourceProperties}, in all forms that Spring converts to a table: {@code props}, {@code map},
 * text of a properties file, and a reference to a table that has a name.
 */
final class DriverProperties {
  private static final String CONSTRUCTOR = "constructor-arg";

  private final ConfigurationFile file;
  private final ImmutableList.Builder<Setting> found = ImmutableList.builder();

  private DriverProperties(ConfigurationFile file) {
    this.file = file;
  }

  /**
   * The properties that a bean declares, those of a table in the same file included, as settings
   * that have the keys as names.
   *
   * @param name the property of the bean that takes the table
   */
  static ImmutableList<Setting> of(Bean bean, String name) {
    DriverProperties properties = new DriverProperties(bean.file());
    bean.element()
        .children("property")
        .filter(property -> property.valueOf("name").filter(name::equals).isPresent())
        .forEach(properties::addTable);
    bean.element().valueOf("p:" + name + "-ref").ifPresent(properties::addNamed);
    return properties.found.build();
  }

  /** Likewise, for what the constructor or the factory of a bean takes. */
  static ImmutableList<Setting> ofArguments(Bean bean) {
    DriverProperties properties = new DriverProperties(bean.file());
    bean.element().children(CONSTRUCTOR).forEach(properties::addTable);
    return properties.found.build();
  }

  /** Adds the table that an element of a property contains or refers to. */
  private void addTable(Setting property) {
    property.valueOf("ref").ifPresent(this::addNamed);
    for (Setting child : property.children()) {
      switch (child.name()) {
        case "ref" -> child.valueOf("bean").ifPresent(this::addNamed);
        case "props", "map" -> addEntries(child);
        case "value" -> addText(child);
        default -> {}
      }
    }
  }

  private void addEntries(Setting table) {
    for (Setting child : table.children()) {
      switch (child.name()) {
        case "prop" -> add(child, child.value());
        case "entry" -> add(child, child.valueOf("value"));
        default -> {}
      }
    }
  }

  private void add(Setting property, Optional<String> value) {
    Optional<String> key = property.valueOf("key");
    if (key.isPresent() && value.isPresent()) {
      add(key.get(), value.get(), property.start(), property.end());
    }
  }

  private void add(String key, String value, int start, int end) {
    found.add(Setting.leaf(key, value.strip(), start, end));
  }

  /** Adds the keys of a text in the format of properties files: that of an element or attribute. */
  private void addText(Setting value) {
    String markup = file.text().substring(value.start(), value.end());
    boolean isElement = markup.startsWith("<");
    int start = isElement ? markup.indexOf('>') + 1 : 0;
    int end = isElement ? markup.lastIndexOf("</") : markup.length();
    try {
      for (Setting each :
          PropertiesReader.read(isElement ? markup.substring(start, end) : value.value().orElse(""))
              .children()) {
        add(
            each.name(),
            each.value().orElse(""),
            value.start() + (isElement ? start + each.start() : 0),
            isElement ? value.start() + start + each.end() : value.end());
      }
    } catch (UnreadableException e) {
      // What is no properties file is no table: Spring refuses it, too.
      return;
    }
  }

  /** Adds the table with a name in the file: an element such as {@code util:properties}. */
  private void addNamed(String name) {
    file.documents().stream()
        .flatMap(document -> tables(document.root()))
        .filter(table -> table.valueOf("id").filter(name::equals).isPresent())
        .forEach(this::addEntries);
  }

  private static Stream<Setting> tables(Setting element) {
    return element.children().stream()
        .filter(child -> !Bean.isForDevelopment(child))
        .flatMap(
            child ->
                switch (child.name()) {
                  case "beans" -> tables(child);
                  case "properties", "map" -> Stream.of(child);
                  default -> Stream.empty();
                });
  }
}
