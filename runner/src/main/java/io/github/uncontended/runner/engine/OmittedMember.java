package io.github.uncontended.runner.engine;

import io.github.uncontended.runner.source.Cause;
import io.github.uncontended.runner.source.Skip;
import java.util.Comparator;

/**
 * A method, field, initializer or class declaration that was not analysed, in a file that was.
 *
 * @param path the path that the user sees
 * @param line the line of the error, from 1
 * @param member the class and the name of the member, as {@code Outer.Inner.method}
 * @param reason the reason
 * @param cause the kind of the reason
 */
public record OmittedMember(String path, int line, String member, String reason, Cause cause)
    implements Comparable<OmittedMember> {
  private static final Comparator<OmittedMember> ORDER =
      Comparator.comparing(OmittedMember::path)
          .thenComparingInt(OmittedMember::line)
          .thenComparing(OmittedMember::member)
          .thenComparing(OmittedMember::reason);

  /** The place of the member in its file, as that of a file with a problem. */
  Skip asSkip() {
    return new Skip(path, line, reason, cause);
  }

  @Override
  public int compareTo(OmittedMember other) {
    return ORDER.compare(this, other);
  }
}
