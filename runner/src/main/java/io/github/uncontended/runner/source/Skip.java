package io.github.uncontended.runner.source;

import java.util.Comparator;

/**
 * A source file that was not analysed.
 *
 * @param path the path that the user sees
 * @param reason the reason, without the file's name
 */
public record Skip(String path, String reason) implements Comparable<Skip> {
  private static final Comparator<Skip> ORDER =
      Comparator.comparing(Skip::path).thenComparing(Skip::reason);

  @Override
  public int compareTo(Skip other) {
    return ORDER.compare(this, other);
  }
}
