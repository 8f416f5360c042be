package io.github.uncontended.runner.profile.jfr;

/** A part of a recording does not make sense; the message says what. */
final class DamagedException extends Exception {
  private static final long serialVersionUID = 1L;

  DamagedException(String message) {
    super(message, null, false, false);
  }
}
