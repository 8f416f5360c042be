package io.github.uncontended.runner.command;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.uncontended.profile.Profile;
import io.github.uncontended.profile.ProfileRow;
import io.github.uncontended.runner.engine.AnalysisResult;
import io.github.uncontended.runner.engine.Jobs;
import io.github.uncontended.runner.engine.ReportedFinding;
import io.github.uncontended.runner.filter.FindingFilter;
import io.github.uncontended.runner.output.TerminalReport;
import io.github.uncontended.runner.source.DeclaringFiles;
import io.github.uncontended.runner.source.Source;
import io.github.uncontended.runner.terminal.Console;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The files of an artifact that a profile names. They compile within seconds against the classes of
 * the artifact's jar, so that their findings are printed before the other files are analysed.
 */
final class MeasuredFiles {
  /** No files: there is no profile, or no jar to compile against. */
  static final MeasuredFiles NONE = new MeasuredFiles(ImmutableList.of(), 0);

  private final ImmutableList<Source> files;
  private final int others;
  private final Set<Place> printed = new HashSet<>();

  private record Place(String path, int start, int end, String rule) {
    static Place of(ReportedFinding finding) {
      return new Place(finding.source().path(), finding.start(), finding.end(), finding.rule());
    }
  }

  private MeasuredFiles(ImmutableList<Source> files, int others) {
    this.files = files;
    this.others = others;
  }

  /** The files among those of an artifact that declare what a profile names. */
  static MeasuredFiles of(Collection<Source> sources, Profile profile) {
    ImmutableSet<String> types =
        profile.rows().stream()
            .flatMap(MeasuredFiles::types)
            .collect(ImmutableSet.toImmutableSet());
    ImmutableList<Source> files = DeclaringFiles.of(sources, types);
    return new MeasuredFiles(files, sources.size() - files.size());
  }

  private static Stream<String> types(ProfileRow row) {
    return Stream.of(row.site().type(), row.path().nearest().type());
  }

  ImmutableList<Source> files() {
    return files;
  }

  /** How many files the profile does not name. */
  int others() {
    return others;
  }

  /** Analyses the files, and prints the findings that the profile measures. */
  void printFirst(Jobs jobs, FindingFilter filter, OutputOptions output, Console console)
      throws IOException {
    if (files.isEmpty() || others == 0) {
      return;
    }
    AnalysisResult result = jobs.check(files);
    List<ReportedFinding> measured =
        filter.select(result.findings()).stream()
            .filter(finding -> finding.heat().measurement().isPresent())
            .toList();
    measured = output.withCompiledFixes(measured, files, result, jobs::compile, console);
    console.progress().clear();
    PrintWriter out = console.out();
    TerminalReport report = new TerminalReport(out, console.terminal(), output.suggestsUnsafe());
    ReportedFinding.byLostTime(measured).stream()
        .filter(finding -> !output.isBrief(finding))
        .forEach(
            finding -> {
              report.print(finding);
              printed.add(Place.of(finding));
            });
    out.flush();
  }

  /** The findings among some that {@link #printFirst} did not print. */
  ImmutableList<ReportedFinding> notPrinted(Collection<ReportedFinding> findings) {
    return findings.stream()
        .filter(finding -> !printed.contains(Place.of(finding)))
        .collect(toImmutableList());
  }

  /** How many of the printed findings are not among those of all files. */
  int refuted(Collection<ReportedFinding> findings) {
    Set<Place> unconfirmed = new HashSet<>(printed);
    findings.forEach(finding -> unconfirmed.remove(Place.of(finding)));
    return unconfirmed.size();
  }
}
