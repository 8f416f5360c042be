package io.github.uncontended.runner.html;

import static java.util.Comparator.comparing;
import static java.util.Comparator.comparingDouble;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.BugPattern.SeverityLevel;
import io.github.uncontended.heat.Measurement;
import io.github.uncontended.profile.ProfileRow;
import io.github.uncontended.report.FixSafety;
import io.github.uncontended.runner.engine.ReportedFinding;
import io.github.uncontended.runner.output.FixDiff;
import java.util.Comparator;

/**
 * A finding as the page shows it.
 *
 * @param evidence what is known of the place
 * @param share the measured part of the thread time in words; empty without a measurement
 * @param rank the measured cost from 0 to 100; 0 without a measurement
 * @param rows the rows of the profile that the finding explains, as {@link
 *     io.github.uncontended.profile.ProfileRow#key} names them
 * @param module the module or the artifact; empty if there is only one
 * @param label what a comparison says of the finding, such as {@code new}; empty for nothing
 * @param place binary name of the class, and the method; or the name of a setting
 * @param reason why the place matters; empty if nothing is known
 * @param fix the safety of the fix, or of the advice
 * @param diff the lines of the fix; empty if there is none to show
 * @param remarks what else is known, a sentence each: why there is no fix, which release cures it
 */
public record FindingCard(
    String rule,
    SeverityLevel severity,
    Evidence evidence,
    String share,
    double rank,
    ImmutableList<String> rows,
    String module,
    String label,
    String path,
    int line,
    String place,
    Excerpt excerpt,
    String cost,
    String reason,
    String advice,
    FixSafety fix,
    ImmutableList<String> diff,
    ImmutableList<String> remarks) {
  /** The hottest first. */
  static final Comparator<FindingCard> HOTTEST_FIRST =
      comparing(FindingCard::evidence)
          .thenComparing(comparingDouble(FindingCard::rank).reversed())
          .thenComparing(FindingCard::severity)
          .thenComparing(FindingCard::module)
          .thenComparing(FindingCard::path)
          .thenComparingInt(FindingCard::line)
          .thenComparing(FindingCard::rule);

  private static final String UNSAFE = "The fix can change what the program does";

  /** What is known of a place, the hottest first. */
  public enum Evidence {
    MEASURED("Measured", "A recording of the running program shows the cost."),
    CONCURRENT("Many threads", "There is evidence that many threads run the code."),
    UNKNOWN("Unknown heat", "The code is not known to be cold, and nothing else is known.");

    private final String title;
    private final String meaning;

    Evidence(String title, String meaning) {
      this.title = title;
      this.meaning = meaning;
    }

    String title() {
      return title;
    }

    String meaning() {
      return meaning;
    }

    /** The evidence for a place. */
    public static Evidence of(boolean measured, boolean concurrent) {
      return measured ? MEASURED : concurrent ? CONCURRENT : UNKNOWN;
    }
  }

  /**
   * Makes the card of a finding, whose source can still be read.
   *
   * @param suggestUnsafe whether to show unsafe fixes
   */
  public static FindingCard of(
      ReportedFinding finding, String module, String label, boolean suggestUnsafe) {
    ImmutableList.Builder<String> remarks = ImmutableList.builder();
    if (!finding.withheld().isEmpty()) {
      remarks.add(finding.withheldSentence());
    }
    if (finding.safety() == FixSafety.UNSAFE && finding.fix().isPresent()) {
      remarks.add(suggestUnsafe ? UNSAFE + "." : UNSAFE + "; --suggest-unsafe shows it.");
    }
    return new FindingCard(
        finding.rule(),
        finding.severity(),
        Evidence.of(finding.heat().measurement().isPresent(), finding.heat().isConcurrent()),
        finding.heat().measurement().map(FindingCard::shareOf).orElse(""),
        finding.heat().measurement().map(Measurement::rank).orElse(0.0),
        rowsOf(finding),
        module,
        label,
        finding.source().path(),
        finding.line(),
        finding.place(),
        Excerpt.of(finding),
        finding.cost(),
        finding.heatSentence(),
        finding.advice(),
        finding.safety(),
        finding.isFixable(suggestUnsafe)
            ? FixDiff.hunks(finding.fix().get(), finding.text())
            : ImmutableList.of(),
        remarks.build());
  }

  /** The rows of the profile that a finding explains. */
  public static ImmutableList<String> rowsOf(ReportedFinding finding) {
    return finding.heat().measurement().stream()
        .flatMap(measurement -> measurement.rows().stream())
        .map(FindingCard::nameOf)
        .collect(ImmutableList.toImmutableList());
  }

  /** Names a row of a profile. */
  public static String nameOf(ProfileRow row) {
    return row.kind().word() + " " + row.key();
  }

  /** A measured share, such as {@code 24 % of thread time}. */
  public static String shareOf(Measurement measurement) {
    return switch (measurement.kind()) {
      case MONITOR, PARK, PINNED, WAIT ->
          Measurement.percent(measurement.threadShare()) + " of thread time";
      case CPU -> Measurement.percent(measurement.share()) + " of CPU";
      case ALLOC -> Measurement.percent(measurement.share()) + " of allocations";
    };
  }
}
