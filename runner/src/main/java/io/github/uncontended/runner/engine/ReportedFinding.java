package io.github.uncontended.runner.engine;

import static java.util.stream.Collectors.joining;

import com.google.common.collect.Comparators;
import com.google.errorprone.BugPattern.SeverityLevel;
import io.github.uncontended.edit.Fix;
import io.github.uncontended.heat.Heat;
import io.github.uncontended.heat.Measurement;
import io.github.uncontended.report.FixSafety;
import io.github.uncontended.runner.source.Source;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A finding in the form that all outputs share, independent of javac's trees.
 *
 * @param rule name of the rule
 * @param cost what happens at run time
 * @param advice what to do
 * @param source the file
 * @param position offset that {@code line} and {@code column} name
 * @param line line of the position, from 1, as in javac's diagnostics
 * @param column column of the position, from 1, in UTF-16 units
 * @param start offset of the first character of the flagged code
 * @param end offset after its last character
 * @param fix the fix; empty if there is none
 * @param withheld why the rule's fix was removed; empty if it was not
 * @param enclosingClass binary name of the enclosing class; in configuration, the path of the file
 * @param enclosingMethod name of the enclosing method; empty for none; in configuration, the name
 *     of the setting
 */
public record ReportedFinding(
    String rule,
    SeverityLevel severity,
    FixSafety safety,
    Heat heat,
    String cost,
    String advice,
    Source source,
    int position,
    int line,
    int column,
    int start,
    int end,
    Optional<Fix> fix,
    String withheld,
    String enclosingClass,
    String enclosingMethod)
    implements Comparable<ReportedFinding> {
  private static final Comparator<ReportedFinding> ORDER =
      Comparator.comparing((ReportedFinding finding) -> finding.source().path())
          .thenComparingInt(ReportedFinding::start)
          .thenComparingInt(ReportedFinding::end)
          .thenComparing(ReportedFinding::rule);

  @Override
  public int compareTo(ReportedFinding other) {
    return ORDER.compare(this, other);
  }

  /** The same finding at another line. */
  public ReportedFinding withLine(int other) {
    return with(heat, other);
  }

  /** Sorts findings with a measurement first, by decreasing cost; keeps the order of the rest. */
  public static List<ReportedFinding> byLostTime(Collection<ReportedFinding> findings) {
    Comparator<Optional<Measurement>> measured =
        Comparators.emptiesLast(Comparator.<Measurement>naturalOrder());
    return findings.stream()
        .sorted(
            Comparator.comparing(
                (ReportedFinding finding) -> finding.heat().measurement(), measured))
        .toList();
  }

  /** The whole message: the cost, why it matters at this place, and what to do. */
  public String message() {
    return Stream.of(cost, heatSentence(), advice)
        .filter(part -> !part.isEmpty())
        .collect(joining(" "));
  }

  /** The sentence that says why the finding matters at this place; empty if nothing is known. */
  public String heatSentence() {
    return heat.reason().isEmpty() ? "" : "This place matters: " + heat.reason() + ".";
  }

  /** The sentence that says why the rule's fix was removed; empty if it was not. */
  public String withheldSentence() {
    return withheld.isEmpty() ? "" : "No fix is offered here: " + withheld + ".";
  }

  /** This finding with other evidence of how hot its code is; the severity stays. */
  public ReportedFinding withHeat(Heat other) {
    return with(other, line);
  }

  private ReportedFinding with(Heat otherHeat, int otherLine) {
    return new ReportedFinding(
        rule,
        severity,
        safety,
        otherHeat,
        cost,
        advice,
        source,
        position,
        otherLine,
        column,
        start,
        end,
        fix,
        withheld,
        enclosingClass,
        enclosingMethod);
  }

  /** The text of the file. */
  public String text() {
    try {
      return source.text();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The flagged code. */
  public String code() {
    return text().substring(start, end);
  }

  /** Whether a setting of a configuration file is flagged. */
  public boolean isInConfiguration() {
    return !source.path().endsWith(".java");
  }

  /** The class and the method, or the setting, as people write it. */
  public String place() {
    if (isInConfiguration()) {
      return enclosingMethod;
    }
    return enclosingMethod.isEmpty()
        ? enclosingClass
        : enclosingClass + "." + enclosingMethod + "()";
  }

  /** The last line of the flagged code, from 1. */
  public int lastLine() {
    String flagged = text().substring(position, Math.max(position, end));
    return line + (int) flagged.chars().filter(c -> c == '\n').count();
  }

  /** Whether there is a fix to apply: a safe one, or any if {@code unsafeFixes}. */
  public boolean isFixable(boolean unsafeFixes) {
    return fix.isPresent() && (safety == FixSafety.SAFE || unsafeFixes);
  }

  /** Returns this finding without its fix, and with the reason for that. */
  public ReportedFinding withoutFix(String reason) {
    return new ReportedFinding(
        rule,
        severity,
        FixSafety.ADVICE,
        heat,
        cost,
        advice,
        source,
        position,
        line,
        column,
        start,
        end,
        Optional.empty(),
        reason,
        enclosingClass,
        enclosingMethod);
  }
}
