package io.github.uncontended.runner.configuration.tree;

/** Thrown for a configuration file that is not well-formed. */
public final class UnreadableException extends Exception {
  private static final long serialVersionUID = 1L;

  UnreadableException(String message, Throwable cause) {
    super(message, cause);
  }

  UnreadableException(String message) {
    super(message);
  }
}
