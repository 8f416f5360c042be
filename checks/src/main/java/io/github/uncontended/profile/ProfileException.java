package io.github.uncontended.profile;

/** A profile cannot be read; the message is one line, names the file and says what to do. */
public final class ProfileException extends Exception {
  private static final long serialVersionUID = 1L;

  ProfileException(String message) {
    super(message);
  }

  ProfileException(String message, Throwable cause) {
    super(message, cause);
  }
}
