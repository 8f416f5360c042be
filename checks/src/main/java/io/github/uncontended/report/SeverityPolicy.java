package io.github.uncontended.report;

import com.google.errorprone.BugPattern.SeverityLevel;
import com.google.errorprone.ErrorProneOptions;
import com.google.errorprone.ErrorProneOptions.Severity;
import com.google.errorprone.VisitorState;
import io.github.uncontended.heat.Heat;
import java.util.Map;

/**
 * Which severity a finding is reported with. An explicit {@code -Xep:Rule:LEVEL} wins; otherwise
 * the rule decides, and a suggestion becomes a warning where a profile measured its place.
 */
final class SeverityPolicy {
  private final Rule rule;
  private final ErrorProneOptions options;

  SeverityPolicy(Rule rule, VisitorState state) {
    this.rule = rule;
    this.options = state.errorProneOptions();
  }

  /**
   * The severity of a finding.
   *
   * @param byRule what the rule proposes
   * @param heat of the place
   */
  SeverityLevel effective(SeverityLevel byRule, Heat heat) {
    Severity byUser = setByUser();
    if (byUser == Severity.ERROR) {
      return options.isDropErrorsToWarnings() ? SeverityLevel.WARNING : SeverityLevel.ERROR;
    }
    boolean isRaised = heat.isMeasured() || options.isSuggestionsAsWarnings();
    if (byUser == Severity.WARN || (byRule == SeverityLevel.SUGGESTION && isRaised)) {
      return SeverityLevel.WARNING;
    }
    return byRule;
  }

  /** Whether the user has set a level, which an override in the description would replace. */
  boolean isSetByUser() {
    Severity byUser = setByUser();
    return byUser != null && byUser != Severity.DEFAULT;
  }

  /** The last {@code -Xep:} level for any of the rule's names; null for none. */
  private Severity setByUser() {
    Severity last = null;
    for (Map.Entry<String, Severity> entry : options.getSeverityMap().entrySet()) {
      if (rule.allNames().contains(entry.getKey())) {
        last = entry.getValue();
      }
    }
    return last;
  }
}
