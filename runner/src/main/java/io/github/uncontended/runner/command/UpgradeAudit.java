package io.github.uncontended.runner.command;

import com.google.common.collect.ImmutableList;
import io.github.uncontended.runner.CannotDoException;
import io.github.uncontended.runner.ExitCode;
import io.github.uncontended.runner.audit.AuditReport;
import io.github.uncontended.runner.audit.Comparison;
import io.github.uncontended.runner.engine.Analysis;
import io.github.uncontended.runner.engine.AnalysisRequest;
import io.github.uncontended.runner.engine.AnalysisResult;
import io.github.uncontended.runner.html.CheckPage;
import io.github.uncontended.runner.output.TerminalReport;
import io.github.uncontended.runner.patch.CompiledFixes;
import io.github.uncontended.runner.profile.Unexplained;
import io.github.uncontended.runner.source.Skip;
import io.github.uncontended.runner.source.Source;
import io.github.uncontended.runner.source.Target;
import io.github.uncontended.runner.terminal.Console;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Implements {@code check --against}: compares the findings of two versions of an artifact. */
final class UpgradeAudit {
  /** The oldest release to compile for: rules whose fix needs newer API are silent below it. */
  private static final int COMPARABLE_RELEASE = 8;

  private final InputOptions input;
  private final SelectionOptions selection;
  private final OutputOptions output;
  private final Console console;

  UpgradeAudit(
      InputOptions input, SelectionOptions selection, OutputOptions output, Console console) {
    this.input = input;
    this.selection = selection;
    this.output = output;
    this.console = console;
  }

  /** One version and the result of its analysis. */
  private record Side(Target target, AnalysisResult result, CompiledFixes.Compiler compiler) {
    ImmutableList<Skip> skips() {
      return ImmutableList.<Skip>builder()
          .addAll(target.sources().skips())
          .addAll(result.skips())
          .build();
    }

    /** The files that were not analysed or not completely, in which findings may be missing. */
    ImmutableList<Skip> incomplete() {
      return ImmutableList.<Skip>builder()
          .addAll(target.sources().skips())
          .addAll(result.incomplete())
          .build();
    }

    int files() {
      return target.sources().count();
    }

    AuditReport.Version named(String name) {
      return new AuditReport.Version(name, target.sources().files().keySet());
    }
  }

  /**
   * Compares the new version with the old one.
   *
   * @return the exit code
   */
  int run(Target target) throws IOException {
    if (output.needsFixes()) {
      throw new CannotDoException("--against cannot be combined with --fix or --patch");
    }
    if (selection.isFiltered() || output.acceptsFindings()) {
      throw new CannotDoException("--against cannot be combined with baselines or --only-changed");
    }
    String older = input.against().orElseThrow();
    try (Target baseline = input.openAgainst(console.progress())) {
      // A profile names methods, which both versions have alike, so that it would hide how their
      // lifetimes differ.
      ImmutableList<String> options =
          selection.errorProneOptionsWithoutProfile(input.usualRuntime());
      int least = Math.min(COMPARABLE_RELEASE, target.release());
      Side before = analyse(baseline, older, least, options);
      Side after = analyse(target, input.artifact().orElseThrow(), least, options);
      Comparison comparison =
          Comparison.of(
              before.result().findings(),
              before.incomplete(),
              output.withCompiledFixes(
                  after.result().findings(),
                  after.target().sources().files().values(),
                  after.result(),
                  after.compiler(),
                  console),
              after.incomplete());
      Optional<Unexplained> unexplained = Optional.empty();
      if (selection.hasProfile()) {
        AnalysisResult measured = measure(target, least, comparison);
        comparison = comparison.withMeasurements(measured.findings());
        unexplained = selection.unexplained(measured.findings());
        unexplained.ifPresent(it -> output.addNotes(it.notes()));
      }
      console.progress().clear();
      output.writeReports(
          comparison.worse(),
          after.skips(),
          after.result().omitted(),
          selection.docsUrl(),
          console);
      writePage(comparison, after, unexplained);
      report(comparison, before, after, unexplained);
      int incomplete = before.incomplete().size() + after.incomplete().size();
      if (selection.isStrict() && incomplete > 0) {
        throw new CannotDoException(
            "--strict: " + incomplete + " files or members of both versions were left out");
      }
      return selection.fails(comparison.worse()) ? ExitCode.FOUND : ExitCode.OK;
    }
  }

  /**
   * Finds what the profile measured in the new version: analyses the files that have findings, with
   * the profile. The class path has the classes of the other files.
   */
  private AnalysisResult measure(Target target, int leastRelease, Comparison comparison) {
    console.progress().show("comparing with the profile");
    Set<Source> files = new LinkedHashSet<>();
    comparison.inNew().forEach(finding -> files.add(finding.source()));
    ImmutableList<String> options = selection.errorProneOptions(input.usualRuntime());
    return Analysis.run(
        AnalysisRequest.of(target, options).withLeastRelease(leastRelease).withSources(files),
        console.progress());
  }

  private Side analyse(
      Target target, String name, int leastRelease, ImmutableList<String> options) {
    console.progress().show("checking " + name);
    AnalysisRequest request = AnalysisRequest.of(target, options).withLeastRelease(leastRelease);
    Side side =
        new Side(
            target,
            Analysis.run(request, console.progress()),
            (sources, attributed) ->
                Analysis.compile(request.withSources(sources), attributed, console.progress()));
    if (side.skips().size() == side.files()) {
      throw new CannotDoException("no file of " + name + " could be analysed");
    }
    return side;
  }

  private void writePage(Comparison comparison, Side after, Optional<Unexplained> unexplained) {
    output.writePage(
        () ->
            new CheckPage(input.title(), Versions.uncontended(), output.suggestsUnsafe())
                .lead(
                    "What is new or hotter than in "
                        + names().get(0)
                        + ": "
                        + comparison.added().size()
                        + " new, "
                        + comparison.hotter().size()
                        + " hotter, "
                        + comparison.cooler().size()
                        + " cooler, "
                        + comparison.removed().size()
                        + " removed, "
                        + comparison.unchanged().size()
                        + " unchanged.")
                .findings(comparison.added(), "new")
                .findings(
                    comparison.hotter().stream().map(Comparison.Change::after).toList(), "hotter")
                .profile(unexplained.map(Unexplained::profile))
                .notAnalysed(after.skips(), after.result().omitted(), after.target().missing())
                .toPage(after.files() - after.skips().size()),
        console);
  }

  /**
   * Prints the terminal report. If another output goes to standard output, it is printed to
   * standard error without the findings.
   */
  private void report(
      Comparison comparison, Side before, Side after, Optional<Unexplained> unexplained) {
    boolean quiet = output.usesStandardOutput();
    PrintWriter out = quiet ? console.err() : console.out();
    List<String> names = names();
    AuditReport audit =
        new AuditReport(
            out, console.terminal(), before.named(names.get(0)), after.named(names.get(1)));
    TerminalReport report =
        new TerminalReport(out, console.terminal(), output.review(selection.docsUrl()));
    after.result().warnings().forEach(report::warning);
    if (!quiet) {
      audit.print(comparison, report);
    }
    report.missing(after.target().missing());
    report.skips(after.skips(), after.files());
    report.omitted(after.result().omitted(), after.result().members());
    audit.skippedBefore(before.skips().size(), before.files());
    unexplained.ifPresent(it -> report.unexplained(it.lines()));
    audit.total(comparison);
    InactiveRules.of(selection.runtimes(after.target(), input.usualRuntime()), selection.off())
        .forEach(report::hint);
    out.flush();
  }

  /** The names of the versions: the version numbers, or the coordinates if these differ too. */
  private List<String> names() {
    String older = input.against().orElseThrow();
    String newer = input.artifact().orElseThrow();
    int version = newer.lastIndexOf(':') + 1;
    List<String> names = new ArrayList<>(List.of(older, newer));
    if (older.startsWith(newer.substring(0, version))) {
      names.replaceAll(name -> name.substring(version));
    }
    return names;
  }
}
