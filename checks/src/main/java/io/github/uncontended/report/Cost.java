package io.github.uncontended.report;

/** What flagged code costs; the documentation and the command line group the rules by it. */
public enum Cost {
  /** Threads wait for each other. */
  CONTENTION(
      "Contention", "threads wait for each other at a lock, or contend for one word of memory"),
  /** The same result is computed again, or one that nobody reads. */
  REPEATED_WORK("Repeated work", "work is done although its result is known or not needed"),
  /** Memory, connections or transactions, and the settings that decide about them. */
  RESOURCES(
      "Resources and settings",
      "memory, connections or transactions cost more than they must, often because of a setting");

  private final String title;
  private final String meaning;

  Cost(String title, String meaning) {
    this.title = title;
    this.meaning = meaning;
  }

  /** The heading of the group. */
  public String title() {
    return title;
  }

  /** What happens at run time: a sentence without a capital and a full stop. */
  public String meaning() {
    return meaning;
  }
}
