package io.github.uncontended.runner.dependencies;

import static java.util.Comparator.comparingDouble;

import com.google.common.base.CharMatcher;
import com.google.common.collect.ImmutableList;
import com.google.errorprone.BugPattern.SeverityLevel;
import io.github.uncontended.heat.Heat;
import io.github.uncontended.heat.Measurement;
import io.github.uncontended.profile.ProfileRow;
import io.github.uncontended.runner.engine.Contention;
import io.github.uncontended.runner.engine.ReportedFinding;
import io.github.uncontended.runner.engine.RuleInfo;
import java.util.Comparator;
import java.util.List;

/**
 * A finding in a dependency, without its source.
 *
 * @param rule name of the rule
 * @param contention the lock that threads wait for
 * @param concurrent whether there is evidence in the code that many threads run the place
 * @param reason the evidence, in words; empty for none
 * @param rank the measured cost from 0 to 100; 0 without a measurement
 * @param measured the measured cost in words; empty without a measurement
 * @param path the file in the sources jar
 * @param code the flagged code
 * @param type binary name of the enclosing class
 * @param method name of the enclosing method; empty for none
 * @param rows the rows of the profile that measure it, as {@link #keyOf} writes them
 */
public record AuditedFinding(
    String rule,
    SeverityLevel severity,
    Contention contention,
    boolean concurrent,
    String reason,
    double rank,
    String measured,
    String path,
    int line,
    String code,
    String cost,
    String advice,
    String type,
    String method,
    List<String> rows) {
  /**
   * Hottest first: the measured cost; then evidence that many threads run the place; then the lock,
   * the widest first.
   */
  public static final Comparator<AuditedFinding> HOTTEST_FIRST =
      comparingDouble((AuditedFinding finding) -> -finding.rank)
          .thenComparing(AuditedFinding::severity)
          .thenComparing(AuditedFinding::contention)
          .thenComparing(AuditedFinding::path)
          .thenComparingInt(AuditedFinding::line)
          .thenComparing(AuditedFinding::rule);

  /** Copies the list, which a reader of JSON makes mutable. */
  public AuditedFinding {
    rows = ImmutableList.copyOf(rows);
  }

  static AuditedFinding of(ReportedFinding finding) {
    return new AuditedFinding(
        finding.rule(),
        finding.severity(),
        RuleInfo.of(finding.rule()).contention(),
        finding.heat().inCode() == Heat.Level.CONCURRENT,
        finding.heat().reason(),
        finding.heat().measurement().map(Measurement::rank).orElse(0.0),
        finding.heat().measurement().map(Measurement::inWords).orElse(""),
        finding.source().path(),
        finding.line(),
        finding.code(),
        finding.cost(),
        finding.advice(),
        finding.enclosingClass(),
        finding.enclosingMethod(),
        finding.heat().measurement().stream()
            .flatMap(measurement -> measurement.rows().stream())
            .map(AuditedFinding::keyOf)
            .toList());
  }

  /** Names a row of a profile. */
  static String keyOf(ProfileRow row) {
    return row.kind() + "\t" + row.key();
  }

  /** Whether the finding is reported as a warning or an error. */
  public boolean isWarning() {
    return severity != SeverityLevel.SUGGESTION;
  }

  /** Whether the other one flags the same method of another version of the artifact. */
  boolean isSamePlace(AuditedFinding other) {
    return rule.equals(other.rule) && type.equals(other.type) && method.equals(other.method);
  }

  /** Whether the other one flags the same code, possibly at another place. */
  boolean isSameCode(AuditedFinding other) {
    return rule.equals(other.rule) && withoutSpace(code).equals(withoutSpace(other.code));
  }

  private static String withoutSpace(String code) {
    return CharMatcher.whitespace().removeFrom(code);
  }
}
