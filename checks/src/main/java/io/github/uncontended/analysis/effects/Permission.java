package io.github.uncontended.analysis.effects;

/**
 * Whether a change of an evaluation preserves behaviour, as far as is known.
 *
 * @param level how much is known
 * @param reason for {@link Level#ASSUMED}, what is assumed, as a verb phrase such as {@code load()
 *     has no side effect}; for {@link Level#NO}, why not, as a verb phrase with the evaluation as
 *     its subject, such as {@code increments count}; empty for {@link Level#PROVEN}
 */
public record Permission(Level level, String reason) {
  /** How much is known, best first. */
  public enum Level {
    /** The change preserves behaviour: proven from code and from facts about libraries. */
    PROVEN,
    /** It preserves behaviour if code of the application that is not visible has no side effect. */
    ASSUMED,
    /** It changes behaviour, or nothing is known. */
    NO
  }

  private static final Permission PROVEN = new Permission(Level.PROVEN, "");

  /** The permission without a condition. */
  public static Permission proven() {
    return PROVEN;
  }

  static Permission assumed(String assumption) {
    return new Permission(Level.ASSUMED, assumption);
  }

  /** The refusal of a change. */
  public static Permission no(String reason) {
    return new Permission(Level.NO, reason);
  }

  /** Whether a SAFE fix may make the change: it is proven, or assumed. */
  public boolean isGranted() {
    return level != Level.NO;
  }

  /** The weaker of two permissions, where a change needs both. */
  public Permission and(Permission other) {
    return other.level.compareTo(level) > 0 ? other : this;
  }

  /** A sentence for a message that says what is assumed, with a leading space; empty for none. */
  public String assumption() {
    return level == Level.ASSUMED ? " The fix assumes that " + reason + "." : "";
  }

  /**
   * A sentence for a message that says why not. Where the reason stands in a method of another
   * class, the calls in sight may lead there for some objects only.
   *
   * @param change the change, as the subject of the sentence
   */
  public String objection(String change) {
    boolean isCertain = !Effects.Result.isElsewhere(reason) || reason.startsWith("may ");
    return " "
        + change
        + " can change behaviour: it "
        + (isCertain ? "" : "may run code that ")
        + reason
        + ".";
  }
}
