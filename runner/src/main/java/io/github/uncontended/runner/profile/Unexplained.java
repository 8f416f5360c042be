package io.github.uncontended.runner.profile;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.uncontended.heat.Measurement;
import io.github.uncontended.profile.Profile;
import io.github.uncontended.profile.ProfileRow;
import io.github.uncontended.runner.engine.ReportedFinding;
import java.util.Collection;
import java.util.function.Predicate;

/**
 * What a profile measured and no finding explains.
 *
 * @param profile the profile
 * @param causes the causes: contention first, then other waits, the largest first
 */
public record Unexplained(Profile profile, ImmutableList<MeasuredCause> causes) {
  /** How many are listed. */
  private static final int LISTED = 5;

  /**
   * Compares a profile with findings.
   *
   * @param findings all findings of the run, those that are not reported included
   */
  public static Unexplained of(Profile profile, Collection<ReportedFinding> findings) {
    ImmutableSet<ProfileRow> explained =
        findings.stream()
            .flatMap(finding -> finding.heat().measurement().stream())
            .flatMap(measurement -> measurement.rows().stream())
            .collect(ImmutableSet.toImmutableSet());
    return of(profile, explained::contains);
  }

  /**
   * Compares a profile with what explains it.
   *
   * @param isExplained whether a finding explains a row
   */
  public static Unexplained of(Profile profile, Predicate<ProfileRow> isExplained) {
    return new Unexplained(
        profile,
        MeasuredCauses.unexplained(profile, profile.rows().stream().filter(isExplained).toList()));
  }

  /** The largest causes in one line each, contention first; then how many more there are. */
  public ImmutableList<String> lines() {
    ImmutableSet<MeasuredCause> largest =
        causes.stream()
            .sorted(MeasuredCause.LARGEST_FIRST)
            .limit(LISTED)
            .collect(ImmutableSet.toImmutableSet());
    ImmutableList<String> first =
        causes.stream().filter(largest::contains).map(this::line).collect(toImmutableList());
    int more = causes.size() - first.size();
    return more == 0
        ? first
        : ImmutableList.<String>builder()
            .addAll(first)
            .add(more + " more, which 'uncontended profile show' lists")
            .build();
  }

  /** The same as sentences that stand alone. */
  public ImmutableList<String> notes() {
    return lines().stream().map(Unexplained::note).collect(toImmutableList());
  }

  /** All causes as sentences that stand alone: those that other parts of the code have, too. */
  public ImmutableList<String> allNotes() {
    return causes.stream().map(this::line).map(Unexplained::note).collect(toImmutableList());
  }

  private static String note(String line) {
    return "Not explained by any rule: " + line;
  }

  private String line(MeasuredCause cause) {
    return Measurement.span(cause.amount())
        + " ("
        + Measurement.percent(cause.share(profile))
        + " of thread time) "
        + cause.inWords();
  }
}
