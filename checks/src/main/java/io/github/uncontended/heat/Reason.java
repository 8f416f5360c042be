package io.github.uncontended.heat;

/**
 * Why a place is hot or cold, as data: what decides it, and how that relates to the place.
 *
 * @param kind how {@code subject} relates to the place
 * @param subject what decides, such as {@code @GetMapping list()}; empty if nothing is known
 */
public record Reason(Kind kind, String subject) {
  /** Nothing is known. */
  public static final Reason NONE = new Reason(Kind.HOLDS, "");

  /** How the subject of a reason relates to the place. */
  public enum Kind {
    /** It holds for the place itself, such as {@code test code} or {@code in a loop}. */
    HOLDS(""),
    /** The place runs that often, such as {@code once per comparison}. */
    RUNS("runs "),
    /** The method of the place is called that often. */
    CALLED("called "),
    /** An option declares the method of the place hot. */
    DECLARED_BY("declared hot by "),
    /** An entry point, or a declared method, calls the place. */
    REACHED_FROM("reached from "),
    /** All callers of the place are cold, the nearest for this reason. */
    CALLED_WHERE_COLD("only called where it is cold: ");

    private final String words;

    Kind(String words) {
      this.words = words;
    }
  }

  /** A reason that holds for the place itself. */
  public static Reason of(String subject) {
    return new Reason(Kind.HOLDS, subject);
  }

  /** The words that complete "This place matters: …"; empty if nothing is known. */
  public String text() {
    return kind.words + subject;
  }

  /** The reason of the whole way to a place, for an end of that way that is hot. */
  public Reason asOrigin() {
    return kind == Kind.HOLDS ? new Reason(Kind.REACHED_FROM, subject) : this;
  }

  /** The reason of what a hot method calls. */
  Reason ofCallee() {
    return switch (kind) {
      case RUNS -> new Reason(Kind.CALLED, subject);
      case DECLARED_BY -> new Reason(Kind.REACHED_FROM, "a method " + text());
      case HOLDS, CALLED, CALLED_WHERE_COLD -> new Reason(Kind.REACHED_FROM, text());
      case REACHED_FROM -> this;
    };
  }
}
