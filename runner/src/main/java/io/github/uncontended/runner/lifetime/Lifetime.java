package io.github.uncontended.runner.lifetime;

/** How long something lives that builds or runs a place in the code, the longest first. */
public enum Lifetime {
  /** Nothing shows it. */
  UNKNOWN,
  /** As long as the program: made once. */
  APPLICATION,
  /** As long as a connection or a session. */
  CONNECTION,
  /** As long as a statement, a result set or a request: made all the time, by many threads. */
  REQUEST
}
