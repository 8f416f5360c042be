package io.github.uncontended.runner;

/** A command cannot be completed; the message is one line for the user, the exit code is 2. */
public final class CannotDoException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** Creates an exception with an error line. */
  public CannotDoException(String message) {
    super(message);
  }

  /** Creates an exception with an error line and its cause. */
  public CannotDoException(String message, Throwable cause) {
    super(message, cause);
  }
}
