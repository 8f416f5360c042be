package io.github.uncontended.runner.project;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.uncontended.runner.source.Source;
import io.github.uncontended.runner.source.SourceGroups;
import io.github.uncontended.runner.source.SourceSet;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.ToIntFunction;

/**
 * Divides the modules of a build into compilations.
 *
 * <p>As many modules as possible are compiled together, since the call graph is that of a
 * compilation. Modules are separated that declare the same class, that are compiled for different
 * releases, or that depend on different versions of a library. A module whose sibling is in another
 * compilation is compiled with the sibling's sources.
 */
final class CompilationPlan {
  private final Map<String, BuildModule> modules;
  private final Map<Path, List<Source>> sources;
  private final Map<Path, List<Source>> unchecked;
  private final ToIntFunction<BuildModule> release;

  /**
   * Creates a plan.
   *
   * @param sources the sources by source root: of modules to check those to check, else all
   * @param unchecked the other sources of the modules to check
   * @param release the release to compile a module for
   */
  CompilationPlan(
      Map<String, BuildModule> modules,
      Map<Path, List<Source>> sources,
      Map<Path, List<Source>> unchecked,
      ToIntFunction<BuildModule> release) {
    this.modules = modules;
    this.sources = sources;
    this.unchecked = unchecked;
    this.release = release;
  }

  /** Modules that are compiled together. */
  private static final class Group {
    final int release;
    final Set<String> modules = new LinkedHashSet<>();
    final Set<String> classes = new HashSet<>();
    final Map<String, Path> classPath = new LinkedHashMap<>();

    Group(int release) {
      this.release = release;
    }

    boolean accepts(BuildModule module, Set<String> itsClasses) {
      return itsClasses.stream().noneMatch(classes::contains)
          && module.classPath().entrySet().stream()
              .allMatch(
                  jar ->
                      classPath.getOrDefault(jar.getKey(), jar.getValue()).equals(jar.getValue()));
    }

    void add(BuildModule module, Set<String> itsClasses) {
      modules.add(module.name());
      classes.addAll(itsClasses);
      classPath.putAll(module.classPath());
    }
  }

  /**
   * Divides the modules to check.
   *
   * @param lombok the jar of Lombok, if any source uses it
   */
  List<SourceSet> divide(Set<String> selected, Optional<Path> lombok) throws IOException {
    List<Group> groups = new ArrayList<>();
    for (String name : selected) {
      BuildModule module = modules.get(name);
      if (module == null || ownSources(module).isEmpty()) {
        continue;
      }
      Set<String> classes = new HashSet<>(qualifiedNames(ownSources(module)));
      classes.addAll(qualifiedNames(sourcesIn(unchecked, module)));
      int itsRelease = release.applyAsInt(module);
      Group group =
          groups.stream()
              .filter(it -> it.release == itsRelease && it.accepts(module, classes))
              .findFirst()
              .orElseGet(
                  () -> {
                    groups.add(new Group(itsRelease));
                    return groups.get(groups.size() - 1);
                  });
      group.add(module, classes);
    }
    List<SourceSet> sets = new ArrayList<>();
    for (Group group : groups) {
      sets.add(set(group, lombok));
    }
    return sets;
  }

  private SourceSet set(Group group, Optional<Path> lombok) throws IOException {
    Set<BuildModule> compiled = new LinkedHashSet<>();
    group.modules.forEach(name -> compiled.add(modules.get(name)));
    group.modules.stream()
        .flatMap(name -> modules.get(name).siblings().stream())
        .filter(modules::containsKey)
        .forEach(name -> compiled.add(modules.get(name)));
    ImmutableList.Builder<Source> checked = ImmutableList.builder();
    ImmutableList.Builder<Source> support = ImmutableList.builder();
    Set<String> classes = new HashSet<>(group.classes);
    Map<String, Path> classPath = new LinkedHashMap<>(group.classPath);
    for (BuildModule module : compiled) {
      if (group.modules.contains(module.name())) {
        checked.addAll(ownSources(module));
        support.addAll(sourcesIn(unchecked, module));
      } else {
        addNew(ownSources(module), classes, support);
        module.classPath().forEach(classPath::putIfAbsent);
      }
    }
    for (BuildModule module : compiled) {
      for (Path root : module.generated()) {
        addNew(sources.getOrDefault(root, List.of()), classes, support);
      }
    }
    Set<Path> path = new LinkedHashSet<>(classPath.values());
    lombok.ifPresent(path::add);
    // Last, so that they only provide what the sources lack: classes of other languages, and those
    // that annotation processors make.
    compiled.forEach(module -> module.classes().ifPresent(path::add));
    return new SourceSet(
        checked.build(),
        support.build(),
        ImmutableList.copyOf(path),
        group.release,
        compiled.stream()
            .flatMap(module -> module.exports().stream())
            .distinct()
            .collect(ImmutableList.toImmutableList()));
  }

  private List<Source> ownSources(BuildModule module) {
    return sourcesIn(sources, module);
  }

  private static List<Source> sourcesIn(Map<Path, List<Source>> byRoot, BuildModule module) {
    return module.sourceRoots().stream()
        .flatMap(root -> byRoot.getOrDefault(root, List.of()).stream())
        .toList();
  }

  /** Adds the sources whose classes are not compiled yet. */
  private static void addNew(
      List<Source> sources, Set<String> classes, ImmutableList.Builder<Source> to)
      throws IOException {
    for (Source source : sources) {
      if (classes.add(SourceGroups.qualifiedName(source))) {
        to.add(source);
      }
    }
  }

  private static ImmutableSet<String> qualifiedNames(List<Source> sources) throws IOException {
    ImmutableSet.Builder<String> names = ImmutableSet.builder();
    for (Source source : sources) {
      names.add(SourceGroups.qualifiedName(source));
    }
    return names.build();
  }
}
