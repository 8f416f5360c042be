package io.github.uncontended.runner.lifetime;

/** The lifetime of the objects that construct or call a place in the code, longest first. */
public enum Lifetime {
  /** Not determined. */
  UNKNOWN,
  /** The whole program: constructed once. */
  APPLICATION,
  /** A connection or a session. */
  CONNECTION,
  /** A statement, a result set or a request: constructed continuously by many threads. */
  REQUEST
}
