package io.github.uncontended.runner.configuration;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import io.github.uncontended.runner.configuration.tree.Setting;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A bean and the beans that it inherits from.
 *
 * @param beans the bean itself, its parent, and so on
 */
record Lineage(ImmutableList<Bean> beans) {
  /**
   * The value of a property.
   *
   * @param bean the bean that declares it
   */
  record Property(Bean bean, Setting value) {}

  /** The name of the class; empty if no bean has one. */
  String type() {
    return beans.stream().map(Bean::type).filter(type -> !type.isEmpty()).findFirst().orElse("");
  }

  /** The nearest value of a property. */
  Optional<Property> property(String name) {
    return beans.stream()
        .flatMap(bean -> bean.property(name).stream().map(value -> new Property(bean, value)))
        .findFirst();
  }

  /**
   * The names of the properties in the order in which Spring sets them: those of a parent come
   * first, and one that a bean replaces keeps its place.
   */
  ImmutableList<String> propertyNames() {
    return beans.reverse().stream()
        .flatMap(bean -> bean.propertyNames().stream())
        .distinct()
        .collect(toImmutableList());
  }

  /** Whether a property has the URL of a database, and no placeholder for it. */
  boolean hasUrl() {
    return Stream.of("url", "jdbcUrl")
        .flatMap(name -> property(name).stream())
        .flatMap(property -> property.value().value().stream())
        .anyMatch(url -> JdbcUrl.of(url.strip()).isPresent());
  }

  /** All settings in the beans. */
  Stream<Setting> settings() {
    return beans.stream().flatMap(bean -> bean.element().all());
  }
}
