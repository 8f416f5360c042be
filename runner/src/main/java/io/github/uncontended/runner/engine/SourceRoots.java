package io.github.uncontended.runner.engine;

import com.google.common.base.Splitter;
import com.google.common.collect.Lists;
import com.sun.source.tree.CompilationUnitTree;
import io.github.uncontended.runner.source.Source;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;

/** The folders that packages begin in. */
final class SourceRoots {
  private SourceRoots() {}

  /** Of a file that was named alone, lets javac look up its neighbours. */
  static void add(
      StandardJavaFileManager files,
      Collection<CompilationUnitTree> units,
      Map<URI, Source> sources)
      throws IOException {
    Set<Path> roots = new LinkedHashSet<>();
    for (CompilationUnitTree unit : units) {
      Source source = sources.get(unit.getSourceFile().toUri());
      source.namedAlone().flatMap(file -> rootOf(file, unit)).ifPresent(roots::add);
    }
    if (!roots.isEmpty()) {
      files.setLocationFromPaths(StandardLocation.SOURCE_PATH, roots);
    }
  }

  private static Optional<Path> rootOf(Path file, CompilationUnitTree unit) {
    Path folder = file.toAbsolutePath().normalize().getParent();
    if (unit.getPackageName() != null) {
      List<String> names = Splitter.on('.').splitToList(unit.getPackageName().toString());
      for (String name : Lists.reverse(names)) {
        if (folder == null || !folder.endsWith(name)) {
          return Optional.empty();
        }
        folder = folder.getParent();
      }
    }
    return Optional.ofNullable(folder);
  }
}
