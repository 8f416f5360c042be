package io.github.uncontended.runner.configuration;

import com.google.common.collect.HashMultimap;
import com.google.common.collect.ImmutableSetMultimap;
import com.google.common.collect.LinkedHashMultimap;
import com.google.common.collect.SetMultimap;
import io.github.uncontended.runner.source.Source;
import io.github.uncontended.runner.source.SourceGroups;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Which modules import types of each other: that shows what they depend on, without a build. */
final class ModuleReferences {
  private static final Pattern IMPORT =
      Pattern.compile(
          "^\\h*import\\s+(?:static\\s+)?([\\w$.\\p{L}]+?)(?:\\.\\*)?\\s*;", Pattern.MULTILINE);

  /** The modules that have a type or a package. */
  private final SetMultimap<String, Path> declaring = HashMultimap.create();

  private final SetMultimap<Path, Path> used = LinkedHashMultimap.create();
  private final SetMultimap<Path, Path> using = LinkedHashMultimap.create();

  private ModuleReferences() {}

  /**
   * For each module, itself, those that its program has as parts, and those whose programs it is a
   * part of.
   */
  static ImmutableSetMultimap<Path, Path> visible(Map<Path, List<Source>> modules) {
    ModuleReferences references = new ModuleReferences();
    if (modules.size() > 1) {
      modules.forEach(references::addTypes);
      modules.forEach(references::addImports);
    }
    ImmutableSetMultimap.Builder<Path, Path> visible = ImmutableSetMultimap.builder();
    for (Path module : modules.keySet()) {
      visible.putAll(module, reachable(module, references.used));
      visible.putAll(module, reachable(module, references.using));
    }
    return visible.build();
  }

  private void addTypes(Path module, List<Source> sources) {
    for (Source source : sources) {
      try {
        String name = SourceGroups.qualifiedName(source);
        String itsPackage = name.substring(0, name.indexOf('/'));
        declaring.put(itsPackage, module);
        declaring.put(
            itsPackage + "." + name.substring(name.indexOf('/') + 1, name.lastIndexOf('.')),
            module);
      } catch (IOException unreadable) {
        // The source is reported where it is compiled.
      }
    }
  }

  private void addImports(Path module, List<Source> sources) {
    for (Source source : sources) {
      try {
        Matcher imports = IMPORT.matcher(source.text());
        while (imports.find()) {
          Set<Path> others = declaring(imports.group(1));
          // A module that has the type itself imports its own.
          if (!others.contains(module)) {
            for (Path other : others) {
              used.put(module, other);
              using.put(other, module);
            }
          }
        }
      } catch (IOException unreadable) {
        // Likewise.
      }
    }
  }

  /** The modules that have what an import names: a type, one in it, a member, or a package. */
  private Set<Path> declaring(String name) {
    for (String at = name; ; at = at.substring(0, at.lastIndexOf('.'))) {
      if (declaring.containsKey(at) || at.lastIndexOf('.') < 0) {
        return declaring.get(at);
      }
    }
  }

  private static Set<Path> reachable(Path module, SetMultimap<Path, Path> steps) {
    Set<Path> reached = new LinkedHashSet<>();
    Deque<Path> next = new ArrayDeque<>(List.of(module));
    while (!next.isEmpty()) {
      Path at = next.remove();
      if (reached.add(at)) {
        next.addAll(steps.get(at));
      }
    }
    return reached;
  }
}
