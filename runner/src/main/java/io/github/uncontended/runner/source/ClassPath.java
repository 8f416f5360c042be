package io.github.uncontended.runner.source;

import com.google.common.base.CharMatcher;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import io.github.uncontended.runner.CannotDoException;
import io.github.uncontended.runner.file.PathArgument;
import io.github.uncontended.runner.file.SmallFile;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Stream;

/** Parses class paths that users give. */
public final class ClassPath {
  private static final CharMatcher FILE_SEPARATORS =
      CharMatcher.is(File.pathSeparatorChar).or(CharMatcher.anyOf("\r\n"));

  private ClassPath() {}

  /**
   * Parses jars and folders, separated as for {@code java}; {@code folder/*} stands for the jars in
   * the folder.
   *
   * @throws CannotDoException if an entry does not exist
   */
  public static ImmutableList<Path> parse(String classPath) {
    return entries(Splitter.on(File.pathSeparatorChar).split(classPath));
  }

  /**
   * Reads a class path from a file, with entries on separate lines or separated as for {@code
   * java}.
   *
   * @throws CannotDoException if the file or an entry of it does not exist
   */
  public static ImmutableList<Path> readFrom(String file) {
    String text;
    try {
      text = SmallFile.read(PathArgument.parse(file));
    } catch (IOException e) {
      throw new CannotDoException("the class path file " + file + " cannot be read", e);
    }
    return entries(Splitter.on(FILE_SEPARATORS).split(text));
  }

  private static ImmutableList<Path> entries(Iterable<String> parts) {
    Set<Path> entries = new LinkedHashSet<>();
    for (String part : parts) {
      String entry = part.strip();
      if (entry.isEmpty()) {
        continue;
      }
      if (entry.equals("*") || entry.endsWith("/*") || entry.endsWith(File.separator + "*")) {
        entries.addAll(jarsIn(PathArgument.parse(entry.substring(0, entry.length() - 1) + ".")));
      } else {
        Path path = PathArgument.parse(entry);
        if (!Files.exists(path)) {
          throw new CannotDoException(entry + " on the class path does not exist");
        }
        entries.add(path);
      }
    }
    return ImmutableList.copyOf(entries);
  }

  private static List<Path> jarsIn(Path folder) {
    try (Stream<Path> files = Files.list(folder)) {
      return files
          .filter(file -> file.toString().toLowerCase(Locale.ROOT).endsWith(".jar"))
          .sorted()
          .toList();
    } catch (IOException e) {
      throw new CannotDoException(folder.normalize() + " on the class path cannot be read", e);
    }
  }
}
