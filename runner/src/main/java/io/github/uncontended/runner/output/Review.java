package io.github.uncontended.runner.output;

import com.google.errorprone.annotations.Immutable;
import io.github.uncontended.edit.Fix;
import io.github.uncontended.report.FixSafety;
import io.github.uncontended.runner.engine.Docs;
import io.github.uncontended.runner.engine.ReportedFinding;
import java.util.Optional;

/**
 * The messages and links that findings have in review tools.
 *
 * @param suggestUnsafe whether to show fixes that can change behaviour
 * @param docsUrl the URL of {@code docs/rules.md}; empty for no links
 */
@Immutable
public record Review(boolean suggestUnsafe, Optional<String> docsUrl) {
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
    boolean unsafe = finding.safety() == FixSafety.UNSAFE;
    if (!finding.isFixable(suggestUnsafe)) {
      return message + " The fix can change what the program does; --suggest-unsafe shows it.";
    }
    if (!offered) {
      String options = unsafe ? "--unsafe-fixes --patch" : "--patch or --fix";
      return message + " The fix changes several places; get it whole with " + options + ".";
    }
    return unsafe ? message + " Unsafe fix: it can change what the program does." : message;
  }
}
