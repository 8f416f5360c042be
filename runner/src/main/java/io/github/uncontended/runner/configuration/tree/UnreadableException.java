package io.github.uncontended.runner.configuration.tree;

/** Thrown for a configuration file that is not well-formed or has no text; the message says why. */
public final class UnreadableException extends Exception {
  private static final long serialVersionUID = 1L;

  UnreadableException(String message, Throwable cause) {
    super(message, cause);
  }

  UnreadableException(String message) {
    super(message);
  }

  /** A problem at a place of the text. */
  static UnreadableException at(Position position, String problem) {
    return new UnreadableException(problem + ", " + position);
  }
}
