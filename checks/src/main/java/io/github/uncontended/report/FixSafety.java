package io.github.uncontended.report;

/** What applying a finding's edits does to the program, apart from its cost. */
public enum FixSafety {
  /**
   * The edits compile and keep results, exceptions, visible ordering, serialized form and comments.
   */
  SAFE,

  /** The edits compile, but something a caller can observe may change. */
  UNSAFE,

  /** No edit can be right without knowing more: the message tells the steps. */
  ADVICE
}
