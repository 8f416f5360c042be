package io.github.uncontended.runner.lifetime;

/**
 * What constructs or calls a place in the code, according to the whole artifact.
 *
 * @param lifetime the shortest lifetime among the constructing and calling objects
 * @param reason the evidence, such as {@code built by PgStatement, a JDBC Statement}; empty for
 *     {@link Lifetime#UNKNOWN}
 */
public record Origin(Lifetime lifetime, String reason) {
  /** Nothing is known of the callers. */
  public static final Origin UNKNOWN = new Origin(Lifetime.UNKNOWN, "");
}
