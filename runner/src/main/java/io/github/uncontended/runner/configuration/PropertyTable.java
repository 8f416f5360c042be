package io.github.uncontended.runner.configuration;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableList;
import io.github.uncontended.runner.configuration.tree.ConfigurationFile;
import io.github.uncontended.runner.configuration.tree.PropertiesReader;
import io.github.uncontended.runner.configuration.tree.Setting;
import io.github.uncontended.runner.configuration.tree.UnreadableException;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The properties that a bean of Spring's XML passes on, such as those for a driver or for
 * Hibernate, in all forms that Spring converts to a table: {@code props}, {@code map}, text of a
 * properties file, and a reference to a table that has a name.
 */
final class PropertyTable {
  private static final String CONSTRUCTOR = "constructor-arg";

  private final ConfigurationFile file;
  private final ImmutableList.Builder<Setting> found = ImmutableList.builder();

  private PropertyTable(ConfigurationFile file) {
    this.file = file;
  }

  /**
   * The properties that a bean declares, those of a table in the same file included, as settings
   * that have the keys as names.
   *
   * @param name the property of the bean that takes the table
   */
  static ImmutableList<Setting> of(Bean bean, String name) {
    PropertyTable properties = new PropertyTable(bean.file());
    bean.element()
        .children("property")
        .filter(property -> property.valueOf("name").filter(name::equals).isPresent())
        .forEach(properties::addTable);
    bean.element().valueOf("p:" + name + "-ref").ifPresent(properties::addNamed);
    return properties.found.build();
  }

  /** Likewise, for what the constructor or the factory of a bean takes. */
  static ImmutableList<Setting> ofArguments(Bean bean) {
    PropertyTable properties = new PropertyTable(bean.file());
    bean.element().children(CONSTRUCTOR).forEach(properties::addTable);
    return properties.found.build();
  }

  /**
   * Likewise, for all tables of a bean. Since the types of its properties are not known, text is a
   * table where the name of the property says so: elsewhere it may be the name of a file.
   */
  static ImmutableList<Setting> allOf(Bean bean) {
    PropertyTable properties = new PropertyTable(bean.file());
    bean.element().all().filter(PropertyTable::isTable).forEach(properties::addEntries);
    for (Setting child : bean.element().children()) {
      if (child.name().startsWith("p:") && child.name().endsWith("-ref")) {
        child.value().ifPresent(properties::addNamed);
      }
      properties.addReferences(child);
      if (child.name().equals("property")
          && Ascii.toLowerCase(child.valueOf("name").orElse("")).endsWith("properties")) {
        child.children("value").forEach(properties::addText);
      }
    }
    return properties.found.build();
  }

  private static boolean isTable(Setting element) {
    return element.name().equals("props") || element.name().equals("map");
  }

  /** Adds the table that an element of a property contains or refers to. */
  private void addTable(Setting property) {
    addReferences(property);
    for (Setting child : property.children()) {
      if (isTable(child)) {
        addEntries(child);
      } else if (child.name().equals("value")) {
        addText(child);
      }
    }
  }

  private void addReferences(Setting property) {
    property.valueOf("ref").ifPresent(this::addNamed);
    property.children("ref").forEach(ref -> ref.valueOf("bean").ifPresent(this::addNamed));
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
    Optional<String> key =
        property
            .valueOf("key")
            .or(() -> property.child("key").flatMap(element -> element.valueOf("value")));
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
