package io.github.uncontended.runner.command;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.BugPattern.SeverityLevel;
import io.github.uncontended.edit.Fix;
import io.github.uncontended.runner.CannotDoException;
import io.github.uncontended.runner.engine.AnalysisResult;
import io.github.uncontended.runner.engine.OmittedMember;
import io.github.uncontended.runner.engine.ReportedFinding;
import io.github.uncontended.runner.filter.Baseline;
import io.github.uncontended.runner.filter.FindingFilter;
import io.github.uncontended.runner.git.WorkTrees;
import io.github.uncontended.runner.html.Page;
import io.github.uncontended.runner.output.RdjsonReport;
import io.github.uncontended.runner.output.Review;
import io.github.uncontended.runner.output.SarifReport;
import io.github.uncontended.runner.patch.Change;
import io.github.uncontended.runner.patch.CompiledFixes;
import io.github.uncontended.runner.patch.InPlace;
import io.github.uncontended.runner.patch.PatchNames;
import io.github.uncontended.runner.patch.UnifiedPatch;
import io.github.uncontended.runner.source.Skip;
import io.github.uncontended.runner.source.Source;
import io.github.uncontended.runner.source.Target;
import io.github.uncontended.runner.terminal.Console;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options that select the outputs other than the terminal report. */
final class OutputOptions {
  @Option(
      names = "--all",
      description =
          "Print suggestions in full, as warnings are; without it, they take one line each.")
  private boolean all;

  @Option(
      names = "--sarif",
      paramLabel = "FILE",
      description = "Write the findings as SARIF 2.1.0; - is standard output.")
  private String sarif;

  @Option(
      names = "--rdjson",
      paramLabel = "FILE",
      description = "Write the findings in reviewdog's rdjson format; - is standard output.")
  private String rdjson;

  @Option(
      names = "--html",
      paramLabel = "FILE",
      description =
          "Write the findings as one self-contained HTML page with filters; - is standard output.")
  private String html;

  @Mixin private FormatOptions formats;

  @Option(
      names = "--patch",
      paramLabel = "FILE",
      description = "Write the fixes as a patch for 'git apply'; - is standard output.")
  private String patch;

  @Option(
      names = "--write-baseline",
      paramLabel = "FILE",
      description =
          "Write all findings of this run to a baseline for --baseline; - is standard output.")
  private String baseline;

  @Option(names = "--fix", description = "Apply the fixes to the sources.")
  private boolean fix;

  @Option(names = "--force", description = "Allow --fix with uncommitted changes.")
  private boolean force;

  @Option(
      names = "--suggest-unsafe",
      description =
          "Also show fixes that can change what the program does, labelled as unsafe, on the"
              + " terminal and in --html, --sarif and --rdjson. --fix and --patch do not apply them.")
  private boolean suggestUnsafe;

  @Option(
      names = "--unsafe-fixes",
      description = "Let --fix and --patch apply unsafe fixes, too. Implies --suggest-unsafe.")
  private boolean unsafeFixes;

  private final List<String> notes = new ArrayList<>();

  /**
   * Checks the options before any work is done.
   *
   * @throws CannotDoException if they are invalid
   */
  void validate(Optional<String> artifact) {
    if (fix && artifact.isPresent()) {
      throw new CannotDoException("--fix cannot change an artifact; use --patch");
    }
    if (force && !fix) {
      throw new CannotDoException("--force requires --fix");
    }
    if (outputs().filter(OutputFile::isStandardOutput).count() > 1) {
      throw new CannotDoException("only one output can be written to standard output");
    }
    Set<Path> files = new HashSet<>();
    for (OutputFile output : outputs().filter(each -> !each.isStandardOutput()).toList()) {
      Path file = output.path();
      if (output.name().endsWith(".java")) {
        throw new CannotDoException(file + " cannot be written: it is a source file");
      }
      if (!files.add(file.toAbsolutePath().normalize())) {
        throw new CannotDoException("two outputs cannot be written to the same file, " + file);
      }
      output.checkWritable();
    }
  }

  /** Whether to change the sources. */
  boolean fixesInPlace() {
    return fix;
  }

  /** Whether to compute fixes, for a patch or for the sources. */
  boolean needsFixes() {
    return fix || patch != null;
  }

  /** Whether a finding is printed with one line. */
  boolean isBrief(ReportedFinding finding) {
    return !all && finding.severity() == SeverityLevel.SUGGESTION;
  }

  /**
   * The messages and links of findings.
   *
   * @param docsUrl the URL of the documentation; empty for no links
   */
  Review review(Optional<String> docsUrl) {
    return new Review(suggestsUnsafe(), docsUrl);
  }

  /** Whether to show unsafe fixes. */
  boolean suggestsUnsafe() {
    return suggestUnsafe || unsafeFixes;
  }

  /** Selects the findings whose fixes may be applied. */
  FindingFilter fixable() {
    return findings -> findings.stream().filter(finding -> finding.isFixable(unsafeFixes)).toList();
  }

  /**
   * Checks that git can undo {@code --fix}, unless the user forces it.
   *
   * @throws CannotDoException if there are uncommitted changes
   */
  void checkWorkTrees(Target target) {
    if (fix && !force) {
      WorkTrees.of(target.sources().paths()).requireClean();
    }
  }

  /** Writes the patch and the fixed sources. */
  void writeFixes(Collection<Change> changes, Console console) throws IOException {
    if (patch != null) {
      PatchNames names = PatchNames.of(changes);
      UnifiedPatch diff = new UnifiedPatch();
      for (Change change : changes) {
        diff.add(names.of(change.source()), change.before(), change.after());
      }
      new OutputFile(patch).write(diff.toBytes(), console);
      names.folder().ifPresent(folder -> console.err().println("apply the patch in " + folder));
    }
    if (fix) {
      InPlace.write(changes);
    }
  }

  /** Whether an output goes to standard output, which then must not have any other text. */
  boolean usesStandardOutput() {
    return outputs().anyMatch(OutputFile::isStandardOutput);
  }

  /**
   * Removes the fixes that do not compile from findings, as far as an output shows them.
   *
   * @param sources all files of the analysis
   */
  ImmutableList<ReportedFinding> withCompiledFixes(
      Collection<ReportedFinding> findings,
      Collection<Source> sources,
      AnalysisResult analysis,
      CompiledFixes.Compiler compiler,
      Console console)
      throws IOException {
    List<Function<ReportedFinding, Fix>> forms = new ArrayList<>();
    if (!usesStandardOutput() || html != null) {
      forms.add(finding -> finding.fix().orElseThrow());
    }
    if (sarif != null || rdjson != null) {
      forms.add(Review::fix);
    }
    CompiledFixes.Outcome compiled =
        CompiledFixes.of(
            sources,
            analysis,
            findings,
            finding -> finding.isFixable(suggestsUnsafe()),
            forms,
            compiler);
    console.progress().clear();
    if (compiled.removed() > 0) {
      console
          .err()
          .println(
              compiled.removed() == 1
                  ? "uncontended: 1 fix is not shown, since it does not compile"
                  : "uncontended: "
                      + compiled.removed()
                      + " fixes are not shown, since they do not compile");
    }
    return compiled.findings();
  }

  /** Writes the baseline if requested: all findings, including those that are not reported. */
  void writeBaseline(Collection<ReportedFinding> findings, Console console) {
    if (baseline != null) {
      new OutputFile(baseline).write(Baseline.of(findings).getBytes(UTF_8), console);
    }
  }

  /** Whether the run accepts all findings as the baseline, so that they do not fail it. */
  boolean acceptsFindings() {
    return baseline != null;
  }

  /** Adds a note to the reports that have a place for it. */
  void addNotes(Collection<String> sentences) {
    notes.addAll(sentences);
  }

  /** Writes the reports for other tools. */
  void writeReports(
      Collection<ReportedFinding> findings,
      Collection<Skip> skips,
      Collection<OmittedMember> omitted,
      Optional<String> docsUrl,
      Console console) {
    Review review = review(docsUrl);
    if (sarif != null) {
      // A reader of the file may not have the command that explains a rule.
      Review linked = review(docsUrl.or(() -> Optional.of(Versions.docsUrl())));
      String report =
          new SarifReport(linked, Versions.uncontended(), notes).of(findings, skips, omitted);
      new OutputFile(sarif).write(report.getBytes(UTF_8), console);
    }
    if (rdjson != null) {
      String report = new RdjsonReport(review).of(findings);
      new OutputFile(rdjson).write(report.getBytes(UTF_8), console);
    }
    formats.write(findings, console);
  }

  /** Writes the page if requested. */
  void writePage(Supplier<Page> page, Console console) {
    if (html != null) {
      new OutputFile(html).write(page.get().toBytes(), console);
    }
  }

  private Stream<OutputFile> outputs() {
    return Stream.concat(
            Stream.of(sarif, rdjson, html, patch, baseline).filter(Objects::nonNull),
            formats.files())
        .map(OutputFile::new);
  }
}
