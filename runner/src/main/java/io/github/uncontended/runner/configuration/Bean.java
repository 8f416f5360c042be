package io.github.uncontended.runner.configuration;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.uncontended.runner.configuration.tree.ConfigurationFile;
import io.github.uncontended.runner.configuration.tree.Profile;
import io.github.uncontended.runner.configuration.tree.Setting;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A bean of Spring's XML.
 *
 * @param file the file that declares it
 * @param element the element
 */
record Bean(ConfigurationFile file, Setting element) {
  private static final String NAMESPACE = "p:";

  /** The beans of a file, without those of profiles for development. */
  static ImmutableList<Bean> of(ConfigurationFile file) {
    return file.documents().stream()
        .flatMap(document -> in(document.root()))
        .map(element -> new Bean(file, element))
        .collect(toImmutableList());
  }

  private static Stream<Setting> in(Setting setting) {
    if (isForDevelopment(setting)) {
      return Stream.empty();
    }
    Stream<Setting> inner = setting.children().stream().flatMap(Bean::in);
    return setting.name().equals("bean") ? Stream.concat(Stream.of(setting), inner) : inner;
  }

  /** Whether an element encloses the beans of a profile for development. */
  static boolean isForDevelopment(Setting element) {
    return element.name().equals("beans")
        && element.valueOf("profile").map(Profile::of).filter(Profile::isDevelopment).isPresent();
  }

  /** Whether the bean is only a template for others. */
  boolean isAbstract() {
    return element.valueOf("abstract").filter("true"::equals).isPresent();
  }

  /** The name of the class; empty for a bean that inherits it. */
  String type() {
    return element.valueOf("class").orElse("");
  }

  /** The name of the bean in a baseline. */
  String key() {
    return element.valueOf("id").or(() -> element.valueOf("name")).orElseGet(this::type);
  }

  /** The settings that give properties their values, by the names of these. */
  ImmutableMap<String, Setting> properties() {
    ImmutableMap.Builder<String, Setting> properties = ImmutableMap.builder();
    for (Setting child : element.children()) {
      if (child.name().equals("property")) {
        child
            .valueOf("name")
            .ifPresent(name -> child.child("value").ifPresent(it -> properties.put(name, it)));
      } else if (child.name().startsWith(NAMESPACE)) {
        properties.put(child.name().substring(NAMESPACE.length()), child);
      }
    }
    return properties.buildKeepingLast();
  }

  /**
   * The names of the properties in the order in which Spring sets them: that of the elements, and
   * then of the attributes' names.
   */
  ImmutableList<String> propertyNames() {
    return Stream.concat(
            element.children("property").flatMap(property -> property.valueOf("name").stream()),
            element.children().stream()
                .map(Setting::name)
                .filter(name -> name.startsWith(NAMESPACE))
                .map(name -> name.substring(NAMESPACE.length()))
                .sorted())
        .collect(toImmutableList());
  }

  /** The values of the arguments of the constructor that are text. */
  ImmutableList<Setting> arguments() {
    return element
        .children("constructor-arg")
        .flatMap(argument -> argument.child("value").stream())
        .collect(toImmutableList());
  }

  /**
   * The setting that gives a property its value: the attribute {@code value} of a {@code property},
   * its child of this name, or an attribute of the {@code p} namespace.
   */
  Optional<Setting> property(String name) {
    return element
        .children("property")
        .filter(property -> property.valueOf("name").filter(name::equals).isPresent())
        .flatMap(property -> property.children("value"))
        .findFirst()
        .or(() -> element.child(NAMESPACE + name));
  }
}
