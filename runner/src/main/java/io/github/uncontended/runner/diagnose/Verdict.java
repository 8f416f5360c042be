package io.github.uncontended.runner.diagnose;

import com.google.common.collect.ImmutableList;
import io.github.uncontended.runner.dependencies.VersionSearch;
import io.github.uncontended.runner.engine.ReportedFinding;
import io.github.uncontended.runner.profile.MeasuredCause;
import java.util.Optional;

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
    ImmutableList<String> notes) {}
