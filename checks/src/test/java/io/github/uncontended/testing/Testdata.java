package io.github.uncontended.testing;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/** The folder {@code testdata} at the root of the project. */
public final class Testdata {
  private Testdata() {}

  /** The folder itself. */
  public static Path root() {
    // Surefire sets basedir; an IDE may start in the module or at the root.
    for (Path at = Path.of(System.getProperty("basedir", "")).toAbsolutePath();
        at != null;
        at = at.getParent()) {
      Path testdata = at.resolve("testdata");
      if (Files.isDirectory(testdata)) {
        return testdata;
      }
    }
    throw new IllegalStateException("no folder testdata above " + Path.of("").toAbsolutePath());
  }

  /**
   * The files of a kind ({@code flagged}, {@code fixed}, {@code unsafe}, {@code clean}), restricted
   * by the system properties {@code rule} and {@code case} where they are set.
   */
  public static ImmutableList<Case> cases(String kind) {
    String rule = System.getProperty("rule", "");
    String name = System.getProperty("case", "");
    try (Stream<Path> files = Files.walk(root(), 3)) {
      return files
          .filter(file -> file.toString().endsWith(".java"))
          .filter(file -> file.getParent().endsWith(kind))
          .filter(file -> file.getNameCount() == root().getNameCount() + 3)
          .sorted()
          .map(Case::read)
          .filter(it -> rule.isEmpty() || it.rule().equals(rule))
          .filter(it -> name.isEmpty() || it.className().equals(name))
          .collect(ImmutableList.toImmutableList());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
