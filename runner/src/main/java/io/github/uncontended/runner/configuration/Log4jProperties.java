package io.github.uncontended.runner.configuration;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import io.github.uncontended.runner.configuration.tree.Setting;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Turns a properties file of Log4j 2 into the structure that it has in XML: the second part of
 * {@code appender.x.type} and of {@code rootLogger.appenderRef.x.ref} only groups what belongs
 * together.
 */
final class Log4jProperties {
  private static final String TYPE = "type";

  private Log4jProperties() {}

  /** A key part with the settings below it. */
  private static final class Node {
    final String name;
    Setting setting;
    final Map<String, Node> children = new LinkedHashMap<>();

    Node(String name) {
      this.name = name;
    }

    Node child(String part) {
      return children.computeIfAbsent(part, Node::new);
    }

    /** The first setting of this node or below it, which stands for the node in a finding. */
    Setting place() {
      return setting != null ? setting : children.values().iterator().next().place();
    }
  }

  /** The element {@code Configuration} of a file. */
  static Setting toElement(Setting properties) {
    Node root = new Node("");
    for (Setting property : properties.children()) {
      Node node = root;
      for (String part : Splitter.on('.').split(property.name())) {
        node = node.child(part);
      }
      node.setting = property;
    }
    List<Setting> appenders = new ArrayList<>();
    root.child("appender").children.values().forEach(node -> appenders.add(component(node)));
    List<Setting> loggers = new ArrayList<>();
    root.child("logger").children.values().forEach(node -> loggers.add(logger(node, "Logger")));
    Node rootLogger = root.child("rootLogger");
    if (rootLogger.setting != null || !rootLogger.children.isEmpty()) {
      loggers.add(logger(rootLogger, "Root"));
    }
    return element(
        "Configuration",
        properties,
        List.of(
            element("Appenders", properties, appenders), element("Loggers", properties, loggers)));
  }

  private static Setting element(String name, Setting place, List<Setting> children) {
    return new Setting(
        name, Optional.empty(), place.start(), place.end(), ImmutableList.copyOf(children));
  }

  /** A component is called like its type. */
  private static Setting component(Node node) {
    List<Setting> children = new ArrayList<>();
    String name = node.name;
    for (Node child : node.children.values()) {
      if (child.name.equals(TYPE) && child.setting != null) {
        name = child.setting.value().orElse("").strip();
      } else if (child.children.isEmpty()) {
        children.add(named(child.name, child.setting));
      } else {
        children.add(component(child));
      }
    }
    return element(name, node.place(), children);
  }

  private static Setting logger(Node node, String element) {
    List<Setting> children = new ArrayList<>();
    boolean isAsync = false;
    for (Node child : node.children.values()) {
      if (child.name.equals("appenderRef")) {
        for (Node reference : child.children.values()) {
          children.add(element("AppenderRef", reference.place(), leaves(reference)));
        }
      } else if (child.name.equals(TYPE)) {
        isAsync = child.setting.value().orElse("").startsWith("async");
      } else if (child.setting != null) {
        children.add(named(child.name, child.setting));
      }
    }
    if (node.setting != null) {
      shorthand(node.setting, children);
    }
    return element((isAsync ? "Async" : "") + element, node.place(), children);
  }

  private static ImmutableList<Setting> leaves(Node node) {
    return node.children.values().stream()
        .map(child -> child.setting == null ? component(child) : named(child.name, child.setting))
        .collect(toImmutableList());
  }

  /** The form {@code rootLogger = INFO, Console}. */
  private static void shorthand(Setting setting, List<Setting> children) {
    List<String> parts = Splitter.on(',').trimResults().splitToList(setting.value().orElse(""));
    children.add(value("level", parts.get(0), setting));
    for (String reference : parts.subList(1, parts.size())) {
      children.add(element("AppenderRef", setting, List.of(value("ref", reference, setting))));
    }
  }

  private static Setting named(String name, Setting property) {
    return value(name, property.value().orElse(""), property);
  }

  private static Setting value(String name, String value, Setting place) {
    return Setting.leaf(name, value, place.start(), place.end());
  }
}
