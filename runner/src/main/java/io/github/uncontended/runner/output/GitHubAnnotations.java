package io.github.uncontended.runner.output;

import static java.util.stream.Collectors.joining;

import com.google.errorprone.BugPattern.SeverityLevel;
import io.github.uncontended.runner.engine.ReportedFinding;
import java.util.Collection;

/**
 * Writes findings as workflow commands of GitHub Actions: a job that prints them annotates the
 * changed files, without permissions or uploads.
 */
public final class GitHubAnnotations {
  private GitHubAnnotations() {}

  /** The commands, a line each. */
  public static String of(Collection<ReportedFinding> findings) {
    return findings.stream().map(GitHubAnnotations::command).collect(joining());
  }

  private static String command(ReportedFinding finding) {
    return "::"
        + level(finding.severity())
        + " file="
        + property(finding.source().reviewPath())
        + ",line="
        + finding.line()
        + ",endLine="
        + finding.lastLine()
        + columns(finding)
        + ",title="
        + property(finding.rule())
        + "::"
        + text(finding.message())
        + "\n";
  }

  /** GitHub takes columns only for what is in one line. */
  private static String columns(ReportedFinding finding) {
    if (finding.lastLine() > finding.line()) {
      return "";
    }
    Region region = Region.of(finding, finding.text());
    return ",col=" + region.start() + ",endColumn=" + region.end();
  }

  private static String level(SeverityLevel severity) {
    return switch (severity) {
      case ERROR -> "error";
      case WARNING -> "warning";
      case SUGGESTION -> "notice";
    };
  }

  private static String text(String text) {
    return text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A");
  }

  private static String property(String value) {
    return text(value).replace(":", "%3A").replace(",", "%2C");
  }
}
