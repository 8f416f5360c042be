package io.github.uncontended.report;

import io.github.uncontended.heat.Heat;
import io.github.uncontended.options.Settings;

/**
 * The message of a finding: what happens at run time, why the place matters, what to do. Each part
 * is a sentence of its own.
 */
final class FindingMessage {
  private FindingMessage() {}

  /** Joins the parts of a message; the heat has none if nothing is known. */
  static String of(String cost, Heat heat, String advice) {
    StringBuilder message = new StringBuilder(cost);
    if (!heat.reason().isEmpty()) {
      message.append(" This place matters: ").append(heat.reason()).append('.');
    }
    return message.append(' ').append(advice).toString();
  }

  /** The message in javac's log, with the option that attaches a withheld fix. */
  static String inLog(Finding finding, Settings settings) {
    String message = finding.message();
    if (finding.safety() == FixSafety.UNSAFE && !settings.unsafeFixes()) {
      return message
          + " The fix can change behaviour; get it with -XepOpt:"
          + Settings.UNSAFE_FIXES
          + "=true.";
    }
    return message;
  }
}
