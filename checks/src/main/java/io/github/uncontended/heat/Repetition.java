package io.github.uncontended.heat;

/**
 * How a place repeats within one run of the code around it.
 *
 * @param unit what the place runs once for each of, such as {@code element of map}; empty for a
 *     loop statement
 */
record Repetition(String unit) {
  /** In the body of a loop statement. */
  static final Repetition LOOP = new Repetition("");

  private boolean isLoop() {
    return unit.isEmpty();
  }

  private String words() {
    return isLoop() ? "in a loop" : "once per " + unit;
  }

  /** The reason of the place itself. */
  Reason ofPlace() {
    return new Reason(isLoop() ? Reason.Kind.HOLDS : Reason.Kind.RUNS, words());
  }

  /** The reason of what the place calls. */
  Reason ofCallee() {
    return new Reason(Reason.Kind.CALLED, words());
  }
}
