package io.github.uncontended.report;

/** What flagged code costs; the documentation groups the rules by it. */
public enum Cost {
  /** Threads wait for each other at a lock or at one contended word of memory. */
  CONTENTION,
  /** Work is done again, though its result is known or not needed. */
  REPEATED_WORK,
  /** Memory, connections or transactions cost more than they must, often by a setting. */
  RESOURCES
}
