package io.github.uncontended.runner.engine;

import com.google.common.collect.Comparators;
import com.google.errorprone.BugPattern.SeverityLevel;
import io.github.uncontended.edit.Fix;
import io.github.uncontended.heat.Heat;
import io.github.uncontended.heat.Measurement;
import io.github.uncontended.report.FixSafety;
import io.github.uncontended.runner.lifetime.Lifetime;
import io.github.uncontended.runner.lifetime.Origin;
import io.github.uncontended.runner.source.Source;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * A finding as every output sees it: what the rule said, without the trees it said it about.
 *
 * @param source the file
 * @param place offset of the place that the line and column name
 * @param line line of the place, from 1, as javac's own diagnostics count it
 * @param column column of the place, from 1, in UTF-16 units
 * @param start offset of the flagged code's first character
 * @param end offset behind its last
 * @param fix what cures it; empty where nothing does
 * @param withheld why a fix that the rule had is not given; empty where none was
 * @param origin where the place is run from, as the other files show it
 */
public record ReportedFinding(
    String rule,
    SeverityLevel severity,
    FixSafety safety,
    Heat heat,
    String cost,
    String advice,
    Source source,
    int place,
    int line,
    int column,
    int start,
    int end,
    Optional<Fix> fix,
    String withheld,
    String enclosingClass,
    String enclosingMethod,
    Origin origin)
    implements Comparable<ReportedFinding> {
  private static final Comparator<ReportedFinding> ORDER =
      Comparator.comparing((ReportedFinding hit) -> hit.source().path())
          .thenComparingInt(ReportedFinding::start)
          .thenComparingInt(ReportedFinding::end)
          .thenComparing(ReportedFinding::rule);

  @Override
  public int compareTo(ReportedFinding other) {
    return ORDER.compare(this, other);
  }

  /** Those that cost measured time first, the most first; the others as they were. */
  public static List<ReportedFinding> byLostTime(Collection<ReportedFinding> hits) {
    Comparator<Optional<Measurement>> measured =
        Comparators.emptiesLast(Comparator.<Measurement>naturalOrder());
    return hits.stream()
        .sorted(Comparator.comparing((ReportedFinding hit) -> hit.heat().measurement(), measured))
        .toList();
  }

  /** The whole message: cost, why the place matters, what to do. */
  public String message() {
    StringBuilder message = new StringBuilder(cost);
    if (!heat.reason().isEmpty()) {
      message.append(" This place matters: ").append(heat.reason()).append('.');
    }
    return message.append(' ').append(advice).toString();
  }

  /** How many lines behind its first the flagged code goes on. */
  public int furtherLines() {
    try {
      String flagged = source.text().substring(place, Math.max(place, end));
      return (int) flagged.chars().filter(c -> c == '\n').count();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Whether the fix may be applied: it is safe, or the user takes unsafe ones. */
  public boolean isFixable(boolean unsafeFixes) {
    return fix.isPresent() && (safety == FixSafety.SAFE || unsafeFixes);
  }

  /** Where the rule is explained. */
  public String anchor() {
    return Docs.anchor(rule);
  }

  /** The same finding with what the other files show; its heat only ever rises by that. */
  ReportedFinding withOrigin(Origin found) {
    Heat raised =
        found.lifetime() == Lifetime.REQUEST
                && !heat.isConcurrent()
                && !heat.isCold()
                && !heat.isMeasured()
            ? new Heat(Heat.Level.CONCURRENT, found.reason())
            : heat;
    return new ReportedFinding(
        rule,
        severity,
        safety,
        raised,
        cost,
        advice,
        source,
        place,
        line,
        column,
        start,
        end,
        fix,
        withheld,
        enclosingClass,
        enclosingMethod,
        found);
  }
}
