package io.github.uncontended.runner.diagnose;

import com.google.common.collect.ImmutableList;
import io.github.uncontended.runner.dependencies.VersionSearch;
import io.github.uncontended.runner.engine.ReportedFinding;
import io.github.uncontended.runner.engine.RuleInfo;
import io.github.uncontended.runner.profile.MeasuredCause;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * What is known of one cause, and what to do about it.
 *
 * @param cause where the time is lost
 * @param artifact the coordinates of the artifact that loses it; empty if it is the project's code,
 *     or if no element of the class path has it
 * @param findings what the rules found there, with the measurement
 * @param upgrade the versions without the finding; empty if none was searched for
 * @param advice what to do where no rule explains it
 * @param notes what could not be found out
 */
record Verdict(
    MeasuredCause cause,
    Optional<String> artifact,
    ImmutableList<ReportedFinding> findings,
    Optional<VersionSearch.Outcome> upgrade,
    Optional<String> advice,
    ImmutableList<String> notes) {
  /** What to say where no rule explains the cause, and no advice is known. */
  static final String NO_ADVICE = "No rule explains it, and no setting is known that cures it.";

  /** Which version is free of the finding; empty if none was searched for. */
  Optional<String> upgradeInWords() {
    String coordinates = artifact.orElse("");
    String name = coordinates.substring(0, Math.max(0, coordinates.lastIndexOf(':')));
    return upgrade.map(
        outcome ->
            outcome
                .first()
                .map(
                    first ->
                        "Upgrade "
                            + name
                            + " to "
                            + first
                            + ", the first release without it"
                            + outcome.has().map(has -> "; " + has + " still has it").orElse("")
                            + ".")
                .or(
                    () ->
                        outcome
                            .newest()
                            .map(
                                newest ->
                                    "The newest release that could be analysed, "
                                        + newest
                                        + ", has it, too."))
                .orElse(
                    "No newer release of " + name + " has a sources jar that can be analysed."));
  }

  /** On which JDKs the cost does not exist, from the range of the rule that explains it. */
  Optional<String> runtimeInWords() {
    return findings.stream()
        .findFirst()
        .map(finding -> RuleInfo.of(finding.rule()).lastRuntime())
        .filter(OptionalInt::isPresent)
        .map(last -> last.getAsInt() + 1)
        .map(release -> "Run on JDK " + release + " or later, which does not have this lock.");
  }
}
