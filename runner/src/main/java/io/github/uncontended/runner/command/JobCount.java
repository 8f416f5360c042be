package io.github.uncontended.runner.command;

import io.github.uncontended.runner.CannotDoException;

/** The values that {@code --jobs} accepts. */
final class JobCount {
  private static final int MAX = 256;

  private JobCount() {}

  /**
   * Checks a value of {@code --jobs}.
   *
   * @throws CannotDoException if it is out of range
   */
  static void check(int jobs) {
    if (jobs < 1 || jobs > MAX) {
      throw new CannotDoException("--jobs must be a number from 1 to " + MAX + ", not " + jobs);
    }
  }
}
