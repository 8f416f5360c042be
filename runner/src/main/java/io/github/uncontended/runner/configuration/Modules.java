package io.github.uncontended.runner.configuration;

import static com.google.common.collect.ImmutableSet.toImmutableSet;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.ImmutableSetMultimap;
import com.google.common.collect.Maps;
import io.github.uncontended.runner.source.Source;
import io.github.uncontended.runner.source.SourceSet;
import io.github.uncontended.runner.source.Target;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The modules of a build, or the programs whose sources are checked together, by their folders:
 * those that have a {@code src} folder with code.
 *
 * @param classPaths the class path of each module's code
 * @param visible for each module, those that may be parts of one program with it
 */
record Modules(
    ImmutableMap<Path, ImmutableSet<Path>> classPaths, ImmutableSetMultimap<Path, Path> visible) {
  static final Modules NONE = new Modules(ImmutableMap.of(), ImmutableSetMultimap.of());

  /** The modules of a target: by its build, or by the layout of its sources if there is none. */
  static Modules of(Target target) {
    return target.sets().isEmpty()
        ? ofLayout(target.sources().files().values(), target.classPath())
        : of(target.sets());
  }

  /** The modules that a build has, any of which may depend on each other. */
  static Modules of(Collection<SourceSet> sets) {
    Map<Path, Set<Path>> classPaths = new LinkedHashMap<>();
    for (SourceSet set : sets) {
      set.sources().stream()
          .flatMap(source -> aroundSrc(source).stream())
          .distinct()
          .forEach(
              folder ->
                  classPaths
                      .computeIfAbsent(folder, it -> new LinkedHashSet<>())
                      .addAll(set.classPath()));
    }
    ImmutableSetMultimap.Builder<Path, Path> visible = ImmutableSetMultimap.builder();
    classPaths.keySet().forEach(module -> visible.putAll(module, classPaths.keySet()));
    return new Modules(
        ImmutableMap.copyOf(Maps.transformValues(classPaths, ImmutableSet::copyOf)),
        visible.build());
  }

  /** The modules by the folders of sources, which are apart unless one refers to the other. */
  static Modules ofLayout(Collection<Source> sources, Collection<Path> classPath) {
    Map<Path, List<Source>> modules = new LinkedHashMap<>();
    for (Source source : sources) {
      aroundSrc(source)
          .ifPresent(
              folder -> modules.computeIfAbsent(folder, it -> new ArrayList<>()).add(source));
    }
    ImmutableSet<Path> shared = ImmutableSet.copyOf(classPath);
    return new Modules(
        ImmutableMap.copyOf(Maps.transformValues(modules, it -> shared)),
        ModuleReferences.visible(modules));
  }

  /** The folder of the innermost module that a file is in, or the only one; empty for none. */
  Optional<Path> of(Source file) {
    for (Path at = absolute(file).orElse(null); at != null; at = at.getParent()) {
      if (classPaths.containsKey(at)) {
        return Optional.of(at);
      }
    }
    return classPaths.size() == 1 ? classPaths.keySet().stream().findFirst() : Optional.empty();
  }

  /** The class path of a module's code. */
  ImmutableSet<Path> classPath(Path module) {
    return classPaths.get(module);
  }

  /** The sets of modules that some of the modules see, themselves included. */
  ImmutableSet<ImmutableSet<Path>> views() {
    return classPaths.keySet().stream().map(visible::get).collect(toImmutableSet());
  }

  /** Whether a module sees just these modules. */
  boolean sees(Path module, ImmutableSet<Path> all) {
    return visible.get(module).equals(all);
  }

  private static Optional<Path> aroundSrc(Source source) {
    for (Path at = absolute(source).orElse(null);
        at != null && at.getFileName() != null;
        at = at.getParent()) {
      if (at.getFileName().toString().equals("src")) {
        return Optional.ofNullable(at.getParent());
      }
    }
    return Optional.empty();
  }

  private static Optional<Path> absolute(Source source) {
    return source.file().map(file -> file.toAbsolutePath().normalize());
  }
}
