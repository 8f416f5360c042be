package io.github.uncontended.runner.lifetime;

/**
 * Where a place in the code is run from, as constructions and calls in the whole artifact show it.
 *
 * @param lifetime the shortest lifetime among what builds or calls it
 * @param reason the evidence, such as {@code built by PgStatement, a JDBC Statement}; empty for
 *     {@link Lifetime#UNKNOWN}
 */
public record Origin(Lifetime lifetime, String reason) {
  /** Nothing shows where the place is run from. */
  public static final Origin UNKNOWN = new Origin(Lifetime.UNKNOWN, "");
}
