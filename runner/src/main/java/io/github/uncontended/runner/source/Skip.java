package io.github.uncontended.runner.source;

import java.util.Comparator;

/**
 * A source or configuration file that was not analysed.
 *
 * @param path the path that the user sees
 * @param line the line of the problem, from 1; 0 for the whole file
 * @param reason the reason, without the file's name
 * @param cause the kind of the reason
 */
public record Skip(String path, int line, String reason, Cause cause) implements Comparable<Skip> {
  private static final Comparator<Skip> ORDER =
      Comparator.comparing(Skip::path).thenComparingInt(Skip::line).thenComparing(Skip::reason);

  /** A file that cannot be read as a Java source. */
  public static Skip unreadable(String path, String reason) {
    return new Skip(path, 0, reason, Cause.SOURCE);
  }

  /** Configuration that cannot be read. */
  public static Skip configuration(String path, String reason) {
    return new Skip(path, 0, reason, Cause.CONFIGURATION);
  }

  /** The path, with the line if there is one. */
  public String place() {
    return line == 0 ? path : path + ":" + line;
  }

  @Override
  public int compareTo(Skip other) {
    return ORDER.compare(this, other);
  }
}
