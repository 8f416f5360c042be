package io.github.uncontended.runner.output;

import com.google.errorprone.annotations.Immutable;
import io.github.uncontended.edit.Fix;
import io.github.uncontended.runner.engine.Docs;
import io.github.uncontended.runner.engine.ReportedFinding;
import java.util.Optional;

/**
 * The messages and links that findings have in review tools.
 *
 * @param unsafeFixes whether to offer fixes that can change behaviour
 * @param docsUrl the URL of {@code docs/rules.md}; empty for no links
 */
@Immutable
public record Review(boolean unsafeFixes, Optional<String> docsUrl) {
  /** The fix of a finding in the form that the reports contain; the finding must have one. */
  public static Fix fix(ReportedFinding finding) {
    return LineEdit.reviewed(finding.fix().orElseThrow(), finding.text());
  }

  /** The URL of a rule's documentation. */
  Optional<String> helpUrl(String rule) {
    return docsUrl.map(page -> Docs.anchor(page, rule));
  }

  /**
   * The message of a finding, with the reason if it has a fix that the report does not contain.
   *
   * @param offered whether the report contains the fix
   */
  String message(ReportedFinding finding, boolean offered) {
    String message = finding.message();
    if (finding.fix().isEmpty()) {
      return (message + " " + finding.withheldSentence()).stripTrailing();
    }
    if (!finding.isFixable(unsafeFixes)) {
      return message + " The fix can change what the program does; get it with --unsafe-fixes.";
    }
    return offered
        ? message
        : message + " The fix changes several places; get it whole with --patch or --fix.";
  }
}
