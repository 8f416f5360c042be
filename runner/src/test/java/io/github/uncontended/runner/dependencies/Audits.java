package io.github.uncontended.runner.dependencies;

import com.google.errorprone.BugPattern.SeverityLevel;
import io.github.uncontended.runner.engine.Contention;
import java.util.Arrays;
import java.util.List;

/** Makes results of audits. */
final class Audits {
  private Audits() {}

  static Coordinates version(String version) {
    return new Coordinates("org.demo", "demo", version);
  }

  static AuditedFinding warning(String type, String code) {
    return finding(type, code, SeverityLevel.WARNING);
  }

  static AuditedFinding suggestion(String type, String code) {
    return finding(type, code, SeverityLevel.SUGGESTION);
  }

  static ArtifactAudit audit(String version, AuditedFinding... findings) {
    return new ArtifactAudit(
        version(version),
        "",
        10,
        List.of(),
        List.of(),
        Arrays.stream(findings).sorted(AuditedFinding.HOTTEST_FIRST).toList());
  }

  private static AuditedFinding finding(String type, String code, SeverityLevel severity) {
    return new AuditedFinding(
        "Rule",
        severity,
        Contention.OBJECT,
        severity == SeverityLevel.WARNING,
        "",
        0,
        "",
        type + ".java",
        1,
        code,
        "",
        "",
        type,
        "method",
        List.of());
  }
}
