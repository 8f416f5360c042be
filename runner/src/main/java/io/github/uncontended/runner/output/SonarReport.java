package io.github.uncontended.runner.output;

import com.google.errorprone.BugPattern.SeverityLevel;
import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import io.github.uncontended.runner.engine.ReportedFinding;
import io.github.uncontended.runner.engine.RuleInfo;
import java.util.Collection;

/** Writes findings in SonarQube's generic format for external issues. */
public final class SonarReport {
  private static final String ENGINE = "uncontended";

  private SonarReport() {}

  /** The text of the report. */
  public static String of(Collection<ReportedFinding> findings) {
    JsonArray rules = new JsonArray();
    RuleInfo.all().forEach(rule -> rules.add(rule(rule)));
    JsonArray issues = new JsonArray();
    findings.forEach(finding -> issues.add(issue(finding)));
    JsonObject report = new JsonObject();
    report.add("rules", rules);
    report.add("issues", issues);
    return Json.print(report);
  }

  private static JsonObject rule(RuleInfo info) {
    JsonObject impact = new JsonObject();
    impact.addProperty("softwareQuality", "RELIABILITY");
    impact.addProperty("severity", severity(info.severity()));
    JsonArray impacts = new JsonArray();
    impacts.add(impact);
    JsonObject rule = new JsonObject();
    rule.addProperty("id", info.name());
    rule.addProperty("name", info.readableName());
    rule.addProperty("description", info.summary() + ".");
    rule.addProperty("engineId", ENGINE);
    rule.addProperty("cleanCodeAttribute", "EFFICIENT");
    rule.add("impacts", impacts);
    return rule;
  }

  private static JsonObject issue(ReportedFinding finding) {
    JsonObject location = new JsonObject();
    location.addProperty("message", finding.message());
    location.addProperty("filePath", finding.source().reviewPath());
    location.add("textRange", range(finding));
    JsonObject issue = new JsonObject();
    issue.addProperty("ruleId", finding.rule());
    issue.add("primaryLocation", location);
    return issue;
  }

  /** SonarQube counts columns from 0, and refuses a range that is empty. */
  private static JsonObject range(ReportedFinding finding) {
    JsonObject range = new JsonObject();
    range.addProperty("startLine", finding.line());
    range.addProperty("endLine", finding.lastLine());
    Region region = Region.of(finding, finding.text());
    if (finding.lastLine() > finding.line()) {
      int lineStart = finding.text().lastIndexOf('\n', finding.end() - 1) + 1;
      range.addProperty("startColumn", region.start() - 1);
      range.addProperty("endColumn", finding.end() - lineStart);
    } else if (region.end() > region.start()) {
      range.addProperty("startColumn", region.start() - 1);
      range.addProperty("endColumn", region.end() - 1);
    }
    return range;
  }

  private static String severity(SeverityLevel severity) {
    return switch (severity) {
      case ERROR -> "HIGH";
      case WARNING -> "MEDIUM";
      case SUGGESTION -> "LOW";
    };
  }
}
