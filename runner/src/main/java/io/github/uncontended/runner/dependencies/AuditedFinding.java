package io.github.uncontended.runner.dependencies;

import static java.util.Comparator.comparingDouble;

import com.google.common.base.CharMatcher;
import com.google.common.collect.ImmutableList;
import com.google.errorprone.BugPattern.SeverityLevel;
import io.github.uncontended.heat.Heat;
import io.github.uncontended.heat.Measurement;
import io.github.uncontended.report.FixSafety;
import io.github.uncontended.runner.engine.Contention;
import io.github.uncontended.runner.engine.ReportedFinding;
import io.github.uncontended.runner.engine.RuleInfo;
import io.github.uncontended.runner.html.Excerpt;
import io.github.uncontended.runner.html.FindingCard;
import io.github.uncontended.runner.output.FixDiff;
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
 * @param excerpt the lines around the flagged code
 * @param share the measured share in words; empty without a measurement
 * @param rows the rows of the profile that measure it, as {@link FindingCard#nameOf} writes them
 * @param safety the safety of the fix
 * @param diff the lines of a safe fix, which compiles; empty if there is none, and for suggestions
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
    Excerpt excerpt,
    String share,
    List<String> rows,
    FixSafety safety,
    List<String> diff) {
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

  /** Copies the lists, which a reader of JSON makes mutable. */
  public AuditedFinding {
    rows = ImmutableList.copyOf(rows);
    diff = ImmutableList.copyOf(diff);
  }

  /** Whether the fix of a finding is shown. */
  static boolean hasDiff(ReportedFinding finding) {
    return finding.severity() != SeverityLevel.SUGGESTION
        && finding.isFixable(/* unsafeFixes= */ false);
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
        Excerpt.of(finding),
        finding.heat().measurement().map(FindingCard::shareOf).orElse(""),
        FindingCard.rowsOf(finding),
        finding.safety(),
        hasDiff(finding) ? FixDiff.hunks(finding.fix().get(), finding.text()) : ImmutableList.of());
  }

  /** Whether the finding is reported as a warning or an error. */
  public boolean isWarning() {
    return severity != SeverityLevel.SUGGESTION;
  }

  /**
   * The finding as a page shows it.
   *
   * @param artifact the name of the artifact
   * @param cure which release is free of it, as a sentence; empty if that is not known
   */
  FindingCard toCard(String artifact, String cure) {
    return new FindingCard(
        rule,
        severity,
        FindingCard.Evidence.of(rank > 0, concurrent || !reason.isEmpty()),
        share,
        rank,
        ImmutableList.copyOf(rows),
        artifact,
        /* label= */ "",
        path,
        line,
        method.isEmpty() ? type : type + "." + method + "()",
        excerpt,
        cost,
        reason.isEmpty() ? "" : "This place matters: " + reason + ".",
        advice,
        safety,
        ImmutableList.copyOf(diff),
        cure.isEmpty() ? ImmutableList.of() : ImmutableList.of(cure));
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
