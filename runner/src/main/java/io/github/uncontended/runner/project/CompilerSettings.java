package io.github.uncontended.runner.project;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.common.base.CharMatcher;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.primitives.Ints;
import java.nio.charset.Charset;
import java.nio.charset.IllegalCharsetNameException;
import java.nio.charset.UnsupportedCharsetException;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.apache.maven.model.Model;
import org.apache.maven.model.Plugin;
import org.apache.maven.model.PluginContainer;
import org.apache.maven.model.PluginExecution;
import org.codehaus.plexus.util.xml.Xpp3Dom;

/** What the plugins of a Maven module say about how its main sources are compiled. */
final class CompilerSettings {
  private static final String COMPILER = "org.apache.maven.plugins:maven-compiler-plugin";
  private static final String BUILD_HELPER = "org.codehaus.mojo:build-helper-maven-plugin";
  private static final String ADD_EXPORTS = "--add-exports";
  private static final String DEFAULT_EXECUTION = "default-compile";

  private final Model model;

  CompilerSettings(Model model) {
    this.model = model;
  }

  /** The release: {@code release}, else {@code source}, of the compiler plugin or as a property. */
  OptionalInt release() {
    return Stream.of("release", "source", "target")
        .map(this::compilerSetting)
        .flatMap(Optional::stream)
        .map(CompilerSettings::feature)
        .filter(OptionalInt::isPresent)
        .findFirst()
        .orElse(OptionalInt.empty());
  }

  /**
   * The packages of the JDK that the compiler's arguments export, as {@code --add-exports} has
   * them.
   */
  ImmutableSet<String> exports() {
    List<String> arguments =
        plugins(COMPILER)
            .flatMap(plugin -> child(plugin.getConfiguration(), "compilerArgs").stream())
            .findFirst()
            .stream()
            .flatMap(compilerArgs -> Stream.of(compilerArgs.getChildren()))
            .map(Xpp3Dom::getValue)
            .filter(Objects::nonNull)
            .map(String::strip)
            .toList();
    ImmutableSet.Builder<String> exports = ImmutableSet.builder();
    for (int i = 0; i < arguments.size(); i++) {
      if (arguments.get(i).startsWith(ADD_EXPORTS + "=")) {
        exports.add(arguments.get(i).substring(ADD_EXPORTS.length() + 1));
      } else if (arguments.get(i).equals(ADD_EXPORTS) && i + 1 < arguments.size()) {
        exports.add(arguments.get(++i));
      }
    }
    return exports.build();
  }

  /** The encoding; empty for UTF-8, which is detected with a fallback. */
  Optional<Charset> encoding() {
    Optional<String> name =
        compilerSetting("encoding")
            .or(
                () ->
                    Optional.ofNullable(
                        model.getProperties().getProperty("project.build.sourceEncoding")));
    try {
      return name.map(Charset::forName).filter(charset -> !charset.equals(UTF_8));
    } catch (IllegalCharsetNameException | UnsupportedCharsetException e) {
      return Optional.empty();
    }
  }

  /** The folders that the build helper plugin adds to the main sources. */
  ImmutableList<Path> addedSources() {
    Path folder = model.getProjectDirectory().toPath();
    return plugin(model.getBuild(), BUILD_HELPER).stream()
        .flatMap(plugin -> plugin.getExecutions().stream())
        .filter(execution -> execution.getGoals().contains("add-source"))
        .map(execution -> child(execution.getConfiguration(), "sources"))
        .flatMap(Optional::stream)
        .flatMap(sources -> Stream.of(sources.getChildren()))
        .map(Xpp3Dom::getValue)
        .filter(Objects::nonNull)
        .filter(value -> !value.contains("${"))
        .map(value -> folder.resolve(value.strip()).normalize())
        .collect(ImmutableList.toImmutableList());
  }

  private Optional<String> compilerSetting(String name) {
    return plugins(COMPILER)
        .flatMap(plugin -> settings(plugin, name))
        .findFirst()
        .or(() -> Optional.ofNullable(model.getProperties().getProperty("maven.compiler." + name)))
        .map(String::strip)
        .filter(value -> !value.isEmpty());
  }

  private static Stream<String> settings(Plugin plugin, String name) {
    PluginExecution execution = plugin.getExecutionsAsMap().get(DEFAULT_EXECUTION);
    return Stream.of(
            execution == null
                ? Optional.<Xpp3Dom>empty()
                : child(execution.getConfiguration(), name),
            child(plugin.getConfiguration(), name))
        .flatMap(Optional::stream)
        .map(Xpp3Dom::getValue)
        .filter(value -> value != null && !value.contains("${"));
  }

  /** The plugin as the build uses it, else as it is managed: the life cycle adds the compiler. */
  private Stream<Plugin> plugins(String key) {
    return model.getBuild() == null
        ? Stream.empty()
        : Stream.of(model.getBuild(), model.getBuild().getPluginManagement())
            .filter(Objects::nonNull)
            .flatMap(container -> plugin(container, key).stream());
  }

  private static List<Plugin> plugin(PluginContainer container, String key) {
    return container.getPlugins().stream().filter(plugin -> plugin.getKey().equals(key)).toList();
  }

  private static Optional<Xpp3Dom> child(Object configuration, String name) {
    return configuration instanceof Xpp3Dom dom
        ? Optional.ofNullable(dom.getChild(name))
        : Optional.empty();
  }

  /** The feature release that {@code 1.8} or {@code 17} names. */
  static OptionalInt feature(String release) {
    String number = release.startsWith("1.") ? release.substring(2) : release;
    Integer feature =
        CharMatcher.inRange('0', '9').matchesAllOf(number) ? Ints.tryParse(number) : null;
    return feature == null ? OptionalInt.empty() : OptionalInt.of(feature);
  }
}
