package io.github.uncontended.runner;

/** What was asked cannot be done; the message is one line for the user, and the exit code is 2. */
public final class CannotDoException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  public CannotDoException(String message) {
    super(message);
  }

  public CannotDoException(String message, Throwable cause) {
    super(message, cause);
  }
}
