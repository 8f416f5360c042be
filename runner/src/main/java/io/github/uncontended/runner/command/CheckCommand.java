package io.github.uncontended.runner.command;

import com.google.common.collect.ImmutableList;
import io.github.uncontended.runner.CannotDoException;
import io.github.uncontended.runner.ExitCode;
import io.github.uncontended.runner.configuration.ConfigurationAnalysis;
import io.github.uncontended.runner.engine.AnalysisResult;
import io.github.uncontended.runner.engine.Jobs;
import io.github.uncontended.runner.engine.ReportedFinding;
import io.github.uncontended.runner.file.Replacement;
import io.github.uncontended.runner.filter.FindingFilter;
import io.github.uncontended.runner.html.CheckPage;
import io.github.uncontended.runner.output.TerminalReport;
import io.github.uncontended.runner.patch.Fixing;
import io.github.uncontended.runner.profile.Unexplained;
import io.github.uncontended.runner.source.ConfigurationFiles;
import io.github.uncontended.runner.source.Skip;
import io.github.uncontended.runner.source.Source;
import io.github.uncontended.runner.source.Target;
import io.github.uncontended.runner.terminal.Console;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Runs the rules over an artifact or over source folders and files. */
@Command(
    name = "check",
    description = {
      "Runs the rules over a Maven or Gradle project, a published artifact, or source folders and"
          + " files.",
      "",
      "Rules on configuration read the files of Spring, Logback, Log4j and connection pools in"
          + " src/main/resources beside the checked sources, and files that are named.",
      "",
      "Files with syntax errors are skipped, and methods and fields that refer to unknown types"
          + " are left out; both are listed, and the rest is analysed. No code of the sources or the"
          + " class path is executed, except Lombok if sources use it.",
      ""
    },
    mixinStandardHelpOptions = true,
    versionProvider = Versions.class,
    sortOptions = false,
    exitCodeListHeading = "%nExit code:%n",
    exitCodeList = {
      "0:no findings of the severity of --fail-on or above",
      "1:findings",
      "2:the command failed, most of the code could not be analysed, or --strict was given and a"
          + " part could not"
    },
    footer = {
      "",
      "Examples:",
      "  uncontended check --artifact org.postgresql:postgresql:42.3.2",
      "  uncontended check --artifact org.postgresql:postgresql:42.3.2 --against 42.2.5",
      "  uncontended check                  (in the folder of a Maven or Gradle project)",
      "  uncontended check --release 17 --classpath lib/a.jar:lib/b.jar src/main/java",
      "  uncontended check --rules UncachedHashCode --fail-on warning src/main/java",
      "  uncontended check --sarif findings.sarif --fail-on never src/main/java",
      "  uncontended check --rdjson - src/main/java | reviewdog -f=rdjson -diff='git diff main'",
      "  uncontended check --fail-on never --patch fixes.patch src/main/java && git apply fixes.patch",
      "  uncontended check --html findings.html",
      "  uncontended check --fix src/main/java",
      "  uncontended check --profile contention.profile src/main/java",
      "  uncontended check --only-changed origin/main src/main/java",
      "  uncontended check --write-baseline known.tsv src/main/java",
      "  uncontended check --baseline known.tsv src/main/java",
      "  uncontended check -XepOpt:Uncontended:HotMethods='com.acme.web.*#handle*' src/main/java",
    })
public final class CheckCommand implements Callable<Integer> {
  @Mixin private InputOptions input;
  @Mixin private SelectionOptions selection;
  @Mixin private OutputOptions output;
  @Mixin private ShardOption shard;

  private final Console console;

  /** Creates the command. */
  public CheckCommand(Console console) {
    this.console = console;
  }

  /** Replaces the compiler plugin's spelling of options by that of the command line. */
  public static String[] withoutPluginSpelling(String[] arguments) {
    return SelectionOptions.withoutPluginSpelling(arguments);
  }

  @Override
  public Integer call() throws IOException {
    input.validate();
    selection.validate();
    output.validate(input.artifact());
    shard.shard();
    if (shard.isGiven() && input.against().isPresent()) {
      throw new CannotDoException("--shard cannot be combined with --against");
    }
    if (selection.isOnlyMeasured()
        && (input.artifact().isEmpty() || input.against().isPresent() || !selection.hasProfile())) {
      throw new CannotDoException("--only-measured requires --artifact and --profile");
    }
    undoInterruptedFix();
    try (Target target = input.open(console.progress())) {
      return input.against().isPresent()
          ? new UpgradeAudit(input, selection, output, console).run(target)
          : check(target);
    } finally {
      console.progress().clear();
    }
  }

  private void undoInterruptedFix() {
    int files = Replacement.undoInterrupted().size();
    if (files > 0) {
      console
          .err()
          .println("uncontended: a --fix that was interrupted is undone: " + files + " files");
    }
  }

  private int check(Target target) throws IOException {
    output.checkWorkTrees(target);
    ConfigurationFiles configurationFiles = input.configuration(target);
    FindingFilter filter =
        selection.filter(
            ImmutableList.<Path>builder()
                .addAll(target.sources().paths())
                .addAll(configurationFiles.paths())
                .build());
    Collection<Source> sources = target.sources().files().values();
    ConfigurationAnalysis configuration =
        ConfigurationAnalysis.run(
            configurationFiles.files().values(), target, selection.severities(), shard.shard());
    Jobs jobs =
        Jobs.of(
                target,
                ImmutableList.<String>builder()
                    .addAll(configuration.options())
                    .addAll(selection.errorProneOptions(input.usualRuntime()))
                    .build(),
                input.jobs(),
                console.progress())
            .ofShard(shard.shard());
    MeasuredFiles measured =
        input.artifact().isPresent() && selection.hasProfile()
            ? MeasuredFiles.of(sources, selection.profileOfRun().orElseThrow())
            : MeasuredFiles.NONE;
    if (selection.isOnlyMeasured()) {
      sources = measured.files();
    } else if (!output.usesStandardOutput() && !shard.isGiven()) {
      measured.printFirst(jobs, filter, output, console);
    }
    AnalysisResult code = jobs.check(sources);
    AnalysisResult result = configuration.addTo(code);
    List<ReportedFinding> findings = filter.select(result.findings());
    Optional<Fixing.Outcome> fixing = Optional.empty();
    if (output.needsFixes()) {
      fixing =
          Optional.of(
              Fixing.run(sources, code, Fixing.Compiler.of(jobs), filter.and(output.fixable())));
      output.writeFixes(fixing.get().changes(), console);
      if (output.fixesInPlace()) {
        result = configuration.addTo(fixing.get().last());
        sources = fixing.get().sources();
        findings = filter.select(result.findings());
      }
    }
    findings = output.withCompiledFixes(findings, sources, result, jobs::compile, console);
    console.progress().clear();
    ImmutableList<Skip> unreadConfiguration =
        ImmutableList.<Skip>builder()
            .addAll(configurationFiles.skips())
            .addAll(configuration.skips())
            .build();
    int files =
        configuration.files()
            + unreadConfiguration.size()
            + (selection.isOnlyMeasured() ? sources.size() : target.sources().count());
    Coverage coverage = new Coverage(target.sources().skips(), unreadConfiguration, result, files);
    Optional<Unexplained> unexplained = selection.unexplained(result.findings());
    unexplained.ifPresent(it -> output.addNotes(shard.isGiven() ? it.allNotes() : it.notes()));
    if (shard.isGiven()) {
      // Only all parts together tell: 'merge' keeps what none of them explains.
      unexplained = Optional.empty();
    }
    ImmutableList<String> inactive =
        InactiveRules.of(selection.runtimes(target, input.usualRuntime()), selection.off());
    output.addNotes(inactive);
    output.writeBaseline(result.findings(), console);
    output.writeReports(findings, coverage.skips(), result.omitted(), selection.docsUrl(), console);
    CheckPage page =
        new CheckPage(input.title(), Versions.uncontended(), output.suggestsUnsafe())
            .profile(unexplained.map(Unexplained::profile))
            .notAnalysed(coverage.skips(), result.omitted(), target.missing());
    List<ReportedFinding> shown = findings;
    output.writePage(() -> page.findings(shown, "").toPage(coverage.analysedFiles()), console);
    report(target, result, measured, findings, coverage, fixing, unexplained, inactive);
    coverage.requireMost();
    if (selection.isStrict()) {
      coverage.requireAll(target);
    }
    return selection.fails(findings) && !output.acceptsFindings() ? ExitCode.FOUND : ExitCode.OK;
  }

  /**
   * Prints the terminal report. If another output goes to standard output, it is printed to
   * standard error without the findings.
   */
  private void report(
      Target target,
      AnalysisResult result,
      MeasuredFiles measured,
      List<ReportedFinding> findings,
      Coverage coverage,
      Optional<Fixing.Outcome> fixing,
      Optional<Unexplained> unexplained,
      List<String> inactive) {
    boolean quiet = output.usesStandardOutput();
    PrintWriter out = quiet ? console.err() : console.out();
    TerminalReport report =
        new TerminalReport(out, console.terminal(), output.review(selection.docsUrl()));
    target.unread().forEach(report::warning);
    target.notes().forEach(report::warning);
    result.warnings().forEach(report::warning);
    coverage
        .unreadConfiguration()
        .forEach(skip -> report.warning(skip.path() + " was not read: " + skip.reason()));
    List<ReportedFinding> brief =
        findings.stream().filter(finding -> !quiet && output.isBrief(finding)).toList();
    if (!quiet) {
      ReportedFinding.byLostTime(measured.notPrinted(findings)).stream()
          .filter(finding -> !output.isBrief(finding))
          .forEach(report::print);
      report.brief(brief);
      report.summary(findings);
    }
    report.missing(target.missing());
    report.skips(coverage.unreadCode(), target.sources().count());
    report.omitted(result.omitted(), result.members());
    fixing.ifPresent(it -> report.fixes(it, output.fixesInPlace()));
    unexplained.ifPresent(it -> report.unexplained(it.lines()));
    if (coverage.analysedFiles() > 0) {
      report.total(findings, coverage.analysedFiles(), coverage.skips().size());
    }
    if (shard.isGiven()) {
      long files =
          target.sources().files().values().stream()
              .filter(source -> shard.shard().contains(source.reviewPath()))
              .count();
      report.hint(
          "Part "
              + shard.shard().index()
              + " of "
              + shard.shard().count()
              + ": the findings of "
              + files
              + " of these files.");
    }
    if (selection.isOnlyMeasured()) {
      report.hint(
          measured.others()
              + " files that the profile does not name were not analysed; omit --only-measured to"
              + " analyse them");
    }
    int refuted = measured.refuted(findings);
    if (refuted > 0) {
      report.hint(
          refuted
              + " of the findings that were printed first are not reported with all files, which"
              + " show more of how the code is used");
    }
    report.abbreviated(brief);
    if (!selection.isFiltered()) {
      report.withheld(result.withheld());
    }
    inactive.forEach(report::hint);
    coverage.unreadModules(target).ifPresent(report::hint);
    coverage.remedies(input, target).forEach(report::hint);
    out.flush();
  }
}
