package io.github.uncontended.report;

/**
 * What a rule reports unless the user turns it on: by {@code -Xep:Rule} or {@code -Xep:Rule:LEVEL},
 * by {@code --rules Rule} on the command line, or with all checks.
 */
public enum ByDefault {
  /** All that it finds. */
  ON(""),
  /**
   * What is in code that evidence shows to be hot: of the rule's other findings on libraries that
   * nobody had tuned it on, most were wrong. {@code UnknownHeat=true} turns them on, too.
   */
  WITH_EVIDENCE("with evidence"),
  /**
   * What is in code that the team declares, or a profile shows, to be hot. One run costs little:
   * the code shows that requests run it, but not that it matters beside what else they do. {@code
   * UnknownHeat=true} turns on the rest, too.
   */
  WITH_DECLARATION("if declared or measured"),
  /** Nothing. */
  OFF("off by default");

  private final String note;

  ByDefault(String note) {
    this.note = note;
  }

  /** How a table of rules says it, behind the severities: empty for rules that are on. */
  public String note() {
    return note.isEmpty() ? "" : " (" + note + ")";
  }
}
