package io.github.uncontended.runner.engine;

import com.google.common.base.Splitter;
import com.google.common.collect.Lists;
import com.sun.source.tree.CompilationUnitTree;
import io.github.uncontended.runner.source.Source;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;

/** Derives source roots from the package declarations of files that were named one by one. */
final class SourceRoots {
  private SourceRoots() {}

  /**
   * Lets javac resolve classes in the source roots of the files that the user named directly, and
   * in a folder of further declarations.
   */
  static void add(
      StandardJavaFileManager files,
      Collection<CompilationUnitTree> units,
      RemainingSources sources,
      Path declarations)
      throws IOException {
    Set<Path> roots = new LinkedHashSet<>();
    for (CompilationUnitTree unit : units) {
      sources
          .find(unit)
          .flatMap(Source::namedDirectly)
          .flatMap(file -> rootOf(file, unit))
          .ifPresent(roots::add);
    }
    roots.add(declarations);
    files.setLocationFromPaths(StandardLocation.SOURCE_PATH, roots);
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
