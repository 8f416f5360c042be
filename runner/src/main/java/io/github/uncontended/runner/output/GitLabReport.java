package io.github.uncontended.runner.output;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.common.hash.Hashing;
import com.google.errorprone.BugPattern.SeverityLevel;
import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import io.github.uncontended.runner.engine.FindingKey;
import io.github.uncontended.runner.engine.ReportedFinding;
import java.util.Collection;
import java.util.Map;

/** Writes findings for GitLab's code quality widget: the issues of a Code Climate report. */
public final class GitLabReport {
  private GitLabReport() {}

  /** The text of the report. */
  public static String of(Collection<ReportedFinding> findings) {
    Map<ReportedFinding, FindingKey> keys = FindingKey.of(findings);
    JsonArray issues = new JsonArray();
    for (ReportedFinding finding : findings) {
      JsonObject lines = new JsonObject();
      lines.addProperty("begin", finding.line());
      lines.addProperty("end", finding.lastLine());
      JsonObject location = new JsonObject();
      location.addProperty("path", finding.source().reviewPath());
      location.add("lines", lines);
      JsonObject issue = new JsonObject();
      issue.addProperty("type", "issue");
      issue.addProperty("check_name", finding.rule());
      issue.addProperty("description", finding.message());
      issue.addProperty("severity", severity(finding.severity()));
      issue.addProperty("fingerprint", fingerprint(finding, keys.get(finding)));
      issue.add("location", location);
      issues.add(issue);
    }
    return Json.print(issues);
  }

  /** Stays the same when lines move, so that GitLab tells old issues from new ones. */
  private static String fingerprint(ReportedFinding finding, FindingKey key) {
    return Hashing.sha256()
        .hashString(finding.source().reviewPath() + "\n" + key, UTF_8)
        .toString();
  }

  private static String severity(SeverityLevel severity) {
    return switch (severity) {
      case ERROR -> "critical";
      case WARNING -> "major";
      case SUGGESTION -> "minor";
    };
  }
}
