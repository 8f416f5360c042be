package io.github.uncontended.runner.source;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.Collection;

/** Finds the files that declare classes, by the names that the sources of public classes have. */
public final class DeclaringFiles {
  private DeclaringFiles() {}

  /**
   * The files among some that declare one of the classes.
   *
   * @param types binary names
   */
  public static ImmutableList<Source> of(Collection<Source> sources, Collection<String> types) {
    ImmutableSet<String> files =
        types.stream().map(DeclaringFiles::fileOf).collect(ImmutableSet.toImmutableSet());
    return sources.stream()
        .filter(
            source -> {
              String path = source.path().replace('\\', '/');
              return files.stream()
                  .anyMatch(file -> path.equals(file) || path.endsWith("/" + file));
            })
        .collect(toImmutableList());
  }

  private static String fileOf(String type) {
    int nested = type.indexOf('$', type.lastIndexOf('.') + 2);
    String top = nested < 0 ? type : type.substring(0, nested);
    return top.replace('.', '/') + ".java";
  }
}
