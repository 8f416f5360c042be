package io.github.uncontended.runner.project;

import static com.google.common.collect.ImmutableSet.toImmutableSet;
import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableListMultimap;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Iterables;
import io.github.uncontended.runner.CannotDoException;
import io.github.uncontended.runner.file.SmallFile;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.function.Predicate;

/**
 * The description of a build that a build tool prints, a tab-separated line each fact: {@code
 * uncontended}, a key and a value. A {@code module} line, with a name and a folder, starts a
 * module; the keys of its other lines are {@code sources}, {@code resources}, {@code generated},
 * {@code classes}, {@code release}, {@code encoding}, {@code export}, {@code sibling}, {@code jar}
 * with what it is a version of and the file, and {@code missing}.
 */
final class BuildModel {
  private static final String PREFIX = "uncontended";
  private static final Splitter FIELDS = Splitter.on('\t');

  private BuildModel() {}

  /** Reads the description of a build in a file; all its modules are checked. */
  static Build read(Path file) {
    try {
      return parse(SmallFile.read(file).lines().toList(), folder -> true);
    } catch (IOException e) {
      throw new CannotDoException(file + " cannot be read", e);
    }
  }

  /**
   * Reads the description of a build.
   *
   * @param lines the lines; those of other output are skipped
   * @param isSelected whether to check the module of a folder
   */
  static Build parse(List<String> lines, Predicate<Path> isSelected) {
    Map<String, ImmutableListMultimap.Builder<String, List<String>>> facts = new LinkedHashMap<>();
    Map<String, Path> folders = new LinkedHashMap<>();
    String module = null;
    for (String line : lines) {
      List<String> fields = FIELDS.splitToList(line);
      if (!fields.get(0).equals(PREFIX) || fields.size() < 3) {
        continue;
      }
      if (fields.get(1).equals("module")) {
        module = fields.get(2);
        folders.put(module, Path.of(Iterables.getLast(fields)));
        facts.put(module, ImmutableListMultimap.builder());
      } else if (module != null) {
        facts.get(module).put(fields.get(1), fields.subList(2, fields.size()));
      }
    }
    ImmutableList.Builder<BuildModule> modules = ImmutableList.builder();
    ImmutableSet.Builder<String> missing = ImmutableSet.builder();
    facts.forEach(
        (name, builder) -> {
          ImmutableListMultimap<String, List<String>> of = builder.build();
          modules.add(module(name, of));
          of.get("missing").forEach(fields -> missing.add(fields.get(0)));
        });
    return new Build(
        modules.build(),
        folders.entrySet().stream()
            .filter(folder -> isSelected.test(folder.getValue()))
            .map(Map.Entry::getKey)
            .collect(toImmutableSet()),
        missing.build().asList(),
        ImmutableList.of());
  }

  private static BuildModule module(
      String name, ImmutableListMultimap<String, List<String>> facts) {
    ImmutableList<Path> generated = folders(facts.get("generated"));
    ImmutableMap.Builder<String, Path> classPath = ImmutableMap.builder();
    for (List<String> jar : facts.get("jar")) {
      classPath.put(jar.get(0), Path.of(Iterables.getLast(jar)));
    }
    return new BuildModule(
        name,
        folders(facts.get("sources")),
        folders(facts.get("resources")),
        generated,
        classPath.buildKeepingLast(),
        facts.get("sibling").stream().map(fields -> fields.get(0)).collect(toImmutableSet()),
        folders(facts.get("classes")).stream().findFirst(),
        facts.get("release").stream()
            .map(fields -> CompilerSettings.feature(fields.get(0)))
            .findFirst()
            .orElse(OptionalInt.empty()),
        facts.get("export").stream().map(fields -> fields.get(0)).collect(toImmutableSet()),
        facts.get("encoding").stream()
            .map(fields -> fields.get(0))
            .filter(Charset::isSupported)
            .map(Charset::forName)
            .filter(charset -> !charset.equals(UTF_8))
            .findFirst());
  }

  private static ImmutableList<Path> folders(Collection<List<String>> values) {
    return values.stream()
        .map(fields -> Path.of(fields.get(0)))
        .filter(Files::isDirectory)
        .collect(ImmutableList.toImmutableList());
  }
}
