package io.github.uncontended.runner.source;

import java.util.Comparator;

/**
 * A source file that was left out of the analysis.
 *
 * @param path the file, as findings name it
 * @param reason why, without the file's name
 */
public record Skip(String path, String reason) implements Comparable<Skip> {
  private static final Comparator<Skip> ORDER =
      Comparator.comparing(Skip::path).thenComparing(Skip::reason);

  @Override
  public int compareTo(Skip other) {
    return ORDER.compare(this, other);
  }
}
