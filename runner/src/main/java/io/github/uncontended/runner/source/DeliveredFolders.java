package io.github.uncontended.runner.source;

import com.google.common.base.Ascii;
import com.google.common.base.CharMatcher;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableSet;
import java.nio.file.Path;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;

/** Folders of resources that configure what a project delivers, not what shows or tests it. */
final class DeliveredFolders {
  /** Words in the names of modules, such as {@code spring-boot-sample-web}. */
  private static final ImmutableSet<String> SHOW_OR_TEST =
      ImmutableSet.of(
          "demo",
          "demos",
          "example",
          "examples",
          "quickstart",
          "quickstarts",
          "sample",
          "samples",
          "test",
          "testing",
          "tests",
          "tutorial",
          "tutorials");

  private static final Splitter WORDS =
      Splitter.on(CharMatcher.inRange('a', 'z').negate()).omitEmptyStrings();

  private DeliveredFolders() {}

  /**
   * Leaves out the folders of modules that show or test others. Names that all checked sources have
   * in common say nothing: whoever checks samples alone wants to know about them.
   */
  static Set<Path> among(Set<Path> folders, Collection<Source> sources) {
    Optional<Path> root = commonFolder(sources);
    Set<Path> delivered = new LinkedHashSet<>(folders);
    delivered.removeIf(
        folder ->
            root.filter(folder::startsWith)
                .map(common -> common.relativize(folder))
                .filter(DeliveredFolders::isForShowOrTest)
                .isPresent());
    return delivered.isEmpty() ? folders : delivered;
  }

  private static Optional<Path> commonFolder(Collection<Source> sources) {
    Path common = null;
    for (Source source : sources) {
      if (source.file().isPresent()) {
        Path folder = source.file().get().toAbsolutePath().normalize().getParent();
        common = common == null ? folder : common;
        while (common != null && !folder.startsWith(common)) {
          common = common.getParent();
        }
      }
    }
    return Optional.ofNullable(common);
  }

  private static boolean isForShowOrTest(Path folder) {
    for (Path part : folder) {
      String name = Ascii.toLowerCase(part.toString());
      if (name.equals("src")) {
        return false;
      }
      if (WORDS.splitToStream(name).anyMatch(SHOW_OR_TEST::contains)) {
        return true;
      }
    }
    return false;
  }
}
