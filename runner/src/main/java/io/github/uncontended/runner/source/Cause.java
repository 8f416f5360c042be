package io.github.uncontended.runner.source;

/** The kind of problem that keeps code from being analysed; each has another remedy. */
public enum Cause {
  /** A syntax error, or a file that is not a Java source. */
  SOURCE,

  /** Syntax or API of a newer release than the one to compile for. */
  LANGUAGE_LEVEL,

  /** A class that another file declares, too. */
  DUPLICATE_CLASS,

  /** A type that is neither in the sources nor on the class path. */
  CLASS_PATH,

  /** Configuration that is not well-formed or cannot be read. */
  CONFIGURATION,

  /** Any other compile error, or a crash. */
  OTHER
}
