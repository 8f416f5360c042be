package io.github.uncontended.report;

/** Whether applying the edits of a finding preserves behaviour, except for the cost. */
public enum FixSafety {
  /**
   * The edits compile and keep results, exceptions, visible ordering, serialized form and comments.
   */
  SAFE,

  /** The edits compile, but behaviour that a caller can observe may change. */
  UNSAFE,

  /** There are no edits, for lack of information; the message describes the steps. */
  ADVICE
}
