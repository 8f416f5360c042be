package io.github.uncontended.runner.project;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static com.google.common.collect.ImmutableSet.toImmutableSet;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import io.github.uncontended.runner.maven.Dependencies;
import io.github.uncontended.runner.maven.MavenContext;
import io.github.uncontended.runner.maven.Reactor;
import io.github.uncontended.runner.terminal.Progress;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.apache.maven.model.Model;

/** Reads Maven builds: the effective models give the sources, the resolver the class paths. */
final class MavenBuild {
  private final MavenContext context;
  private final Reactor reactor;
  private final Progress progress;
  private final NamedPaths named;
  private final Map<Model, BuildModule> modules = new LinkedHashMap<>();
  private final Set<String> missing = new LinkedHashSet<>();

  private MavenBuild(MavenContext context, Reactor reactor, Progress progress, NamedPaths named) {
    this.context = context;
    this.reactor = reactor;
    this.progress = progress;
    this.named = named;
  }

  /**
   * Reads the builds of POM files and resolves what their modules compile against.
   *
   * @param offline whether to use the local repository only
   * @param named the paths to check; modules without any of them are only read to compile others
   */
  static Build read(Collection<Path> poms, boolean offline, Progress progress, NamedPaths named) {
    progress.show("reading " + poms.iterator().next());
    try (MavenContext context = new MavenContext(offline)) {
      return new MavenBuild(context, Reactor.read(poms, context), progress, named).resolve();
    }
  }

  private Build resolve() {
    List<Model> selected = reactor.selected().stream().filter(this::isNamed).toList();
    Deque<Model> open = new ArrayDeque<>(selected);
    int total = open.size();
    while (!open.isEmpty()) {
      Model model = open.poll();
      if (!modules.containsKey(model)) {
        progress.show("resolving dependencies", Math.min(modules.size(), total), total);
        Dependencies dependencies = Dependencies.toCompile(model, reactor, context);
        modules.put(model, module(model, dependencies));
        missing.addAll(dependencies.missing());
        open.addAll(dependencies.modules());
      }
    }
    return new Build(
        inReactorOrder(),
        selected.stream().map(MavenBuild::nameOf).collect(toImmutableSet()),
        ImmutableList.copyOf(missing),
        reactor.problems());
  }

  private boolean isNamed(Model model) {
    return named.isEverything()
        || sourceRoots(model).stream().filter(Files::isDirectory).anyMatch(named::touches);
  }

  private ImmutableList<BuildModule> inReactorOrder() {
    return reactor.models().stream()
        .filter(modules::containsKey)
        .map(modules::get)
        .collect(toImmutableList());
  }

  private static String nameOf(Model model) {
    return model.getGroupId() + ":" + model.getArtifactId();
  }

  private static BuildModule module(Model model, Dependencies dependencies) {
    CompilerSettings settings = new CompilerSettings(model);
    Path target = Path.of(model.getBuild().getDirectory());
    Set<Path> roots = sourceRoots(model);
    List<Path> generated = new ArrayList<>(childrenOf(target.resolve("generated-sources")));
    roots.stream().filter(root -> root.startsWith(target)).forEach(generated::add);
    ImmutableMap.Builder<String, Path> classPath = ImmutableMap.builder();
    dependencies.jars().forEach(jar -> classPath.put(jar.key(), jar.file()));
    return new BuildModule(
        nameOf(model),
        roots.stream()
            .filter(root -> !root.startsWith(target))
            .filter(Files::isDirectory)
            .collect(toImmutableList()),
        resources(model),
        generated.stream().filter(Files::isDirectory).distinct().collect(toImmutableList()),
        classPath.buildKeepingLast(),
        dependencies.modules().stream()
            .map(MavenBuild::nameOf)
            .collect(ImmutableSet.toImmutableSet()),
        Optional.of(Path.of(model.getBuild().getOutputDirectory())).filter(Files::isDirectory),
        settings.release(),
        settings.exports(),
        settings.encoding());
  }

  private static Set<Path> sourceRoots(Model model) {
    Set<Path> roots = new LinkedHashSet<>();
    // The module of an aggregator has a source folder by default, but compiles nothing.
    if (!model.getPackaging().equals("pom")) {
      roots.add(Path.of(model.getBuild().getSourceDirectory()));
    }
    roots.addAll(new CompilerSettings(model).addedSources());
    return roots;
  }

  /** The folders of resources, without one that holds the whole module. */
  private static ImmutableList<Path> resources(Model model) {
    Path module = model.getProjectDirectory().toPath();
    return model.getBuild().getResources().stream()
        .map(resource -> module.resolve(resource.getDirectory()).normalize())
        .filter(folder -> Files.isDirectory(folder) && !module.startsWith(folder))
        .collect(toImmutableList());
  }

  private static List<Path> childrenOf(Path folder) {
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    try (Stream<Path> children = Files.list(folder)) {
      return children
          .filter(child -> !child.getFileName().toString().startsWith("test"))
          .sorted()
          .toList();
    } catch (IOException e) {
      return List.of();
    }
  }
}
