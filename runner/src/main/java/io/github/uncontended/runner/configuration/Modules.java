package io.github.uncontended.runner.configuration;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Maps;
import io.github.uncontended.runner.source.Source;
import io.github.uncontended.runner.source.SourceSet;
import java.nio.file.Path;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The modules of a build, by their folders: those that have a {@code src} folder with code. */
record Modules(ImmutableMap<Path, ImmutableSet<Path>> classPaths) {
  static final Modules NONE = new Modules(ImmutableMap.of());

  /** The modules that sources are divided into. */
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
    return new Modules(ImmutableMap.copyOf(Maps.transformValues(classPaths, ImmutableSet::copyOf)));
  }

  /** The folder of the innermost module that a file is in; empty for none. */
  Optional<Path> of(Source file) {
    for (Path at = absolute(file).orElse(null); at != null; at = at.getParent()) {
      if (classPaths.containsKey(at)) {
        return Optional.of(at);
      }
    }
    return Optional.empty();
  }

  /** The class path of a module's code. */
  ImmutableSet<Path> classPath(Path module) {
    return classPaths.get(module);
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
