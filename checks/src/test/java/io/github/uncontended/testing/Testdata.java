package io.github.uncontended.testing;

import static java.util.stream.Collectors.joining;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Function;
import java.util.stream.Stream;

/** The folder {@code testdata} at the root of the project. */
public final class Testdata {
  /** The folders of a rule. */
  public static final ImmutableSet<String> KINDS =
      ImmutableSet.of("flagged", "fixed", "unsafe", "clean");

  private static final String STUBS = "stubs";

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
   * The files of a kind, restricted by the system properties {@code rule}, which may name several
   * with a comma between them, and {@code case} where they are set.
   *
   * @throws IllegalArgumentException if there is no such rule or no such case
   */
  public static ImmutableList<Case> cases(String kind) {
    ImmutableSet<String> rules =
        Splitter.on(',')
            .omitEmptyStrings()
            .splitToStream(System.getProperty("rule", ""))
            .collect(ImmutableSet.toImmutableSet());
    String name = System.getProperty("case", "");
    return select(all(), rules, name).stream()
        .filter(it -> it.kind().equals(kind))
        .collect(ImmutableList.toImmutableList());
  }

  /** The cases of some rules, of all for an empty set, and of those the ones of one name. */
  static ImmutableList<Case> select(
      ImmutableList<Case> cases, ImmutableSet<String> rules, String name) {
    for (String rule : rules) {
      if (cases.stream().noneMatch(it -> it.rule().equals(rule))) {
        throw new IllegalArgumentException(
            "-Drule=" + rule + ": no such rule; the rules are " + distinct(cases, Case::rule));
      }
    }
    ImmutableList<Case> ofRules =
        cases.stream()
            .filter(it -> rules.isEmpty() || rules.contains(it.rule()))
            .collect(ImmutableList.toImmutableList());
    ImmutableList<Case> named =
        ofRules.stream()
            .filter(it -> name.isEmpty() || it.className().equals(name))
            .collect(ImmutableList.toImmutableList());
    if (named.isEmpty()) {
      throw new IllegalArgumentException(
          "-Dcase=" + name + ": no such case; the cases are " + distinct(ofRules, Case::className));
    }
    return named;
  }

  private static String distinct(ImmutableList<Case> cases, Function<Case, String> name) {
    return cases.stream().map(name).distinct().sorted().collect(joining(", "));
  }

  /** All files of the folders that are named after rules, whatever their kind. */
  public static ImmutableList<Case> all() {
    try (Stream<Path> files = Files.walk(root())) {
      return files
          .filter(file -> Files.isRegularFile(file) && !file.startsWith(root().resolve(STUBS)))
          .sorted()
          .map(Case::read)
          .collect(ImmutableList.toImmutableList());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
