package io.github.uncontended.runner.profile.jfr;

/** A part of a recording violates the format; the message says how. */
final class DamagedException extends Exception {
  private static final long serialVersionUID = 1L;

  DamagedException(String message) {
    super(message, null, false, false);
  }
}
