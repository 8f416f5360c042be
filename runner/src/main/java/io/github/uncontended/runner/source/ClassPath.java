package io.github.uncontended.runner.source;

import com.google.common.base.CharMatcher;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import io.github.uncontended.runner.CannotDoException;
import io.github.uncontended.runner.file.SmallFile;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Stream;

/** A class path as users give it. */
public final class ClassPath {
  private static final CharMatcher FILE_SEPARATORS =
      CharMatcher.is(File.pathSeparatorChar).or(CharMatcher.anyOf("\r\n"));

  private ClassPath() {}

  /**
   * Jars and folders, separated as for {@code java}, where {@code folder/*} means its jars.
   *
   * @throws CannotDoException if an entry does not exist
   */
  public static ImmutableList<Path> parse(String classPath) {
    return entries(Splitter.on(File.pathSeparatorChar).split(classPath));
  }

  /**
   * What a file lists, one entry a line or separated as for {@code java}, as Maven's and Gradle's
   * tasks write it.
   *
   * @throws CannotDoException if the file or an entry of it does not exist
   */
  public static ImmutableList<Path> readFrom(String file) {
    String text;
    try {
      text = SmallFile.read(path(file));
    } catch (IOException e) {
      throw new CannotDoException("the class path file " + file + " cannot be read", e);
    }
    return entries(Splitter.on(FILE_SEPARATORS).split(text));
  }

  /**
   * A path as the user typed it.
   *
   * @throws CannotDoException if it is none
   */
  public static Path path(String typed) {
    try {
      return Path.of(typed);
    } catch (InvalidPathException e) {
      throw new CannotDoException("'" + typed + "' is no path", e);
    }
  }

  private static ImmutableList<Path> entries(Iterable<String> parts) {
    Set<Path> entries = new LinkedHashSet<>();
    for (String part : parts) {
      String entry = part.strip();
      if (entry.isEmpty()) {
        continue;
      }
      if (entry.equals("*") || entry.endsWith("/*") || entry.endsWith(File.separator + "*")) {
        entries.addAll(jarsIn(path(entry.substring(0, entry.length() - 1) + ".")));
      } else {
        Path path = path(entry);
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
