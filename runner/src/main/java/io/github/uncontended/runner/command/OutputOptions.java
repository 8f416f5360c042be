package io.github.uncontended.runner.command;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.uncontended.runner.CannotDoException;
import io.github.uncontended.runner.engine.ReportedFinding;
import io.github.uncontended.runner.filter.Baseline;
import io.github.uncontended.runner.filter.FindingFilter;
import io.github.uncontended.runner.git.WorkTrees;
import io.github.uncontended.runner.output.RdjsonReport;
import io.github.uncontended.runner.output.Review;
import io.github.uncontended.runner.output.SarifReport;
import io.github.uncontended.runner.patch.Change;
import io.github.uncontended.runner.patch.InPlace;
import io.github.uncontended.runner.patch.PatchNames;
import io.github.uncontended.runner.patch.UnifiedPatch;
import io.github.uncontended.runner.source.Skip;
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
import java.util.stream.Stream;
import picocli.CommandLine.Option;

/** The options that select the outputs other than the terminal report. */
final class OutputOptions {
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
      names = "--unsafe-fixes",
      description = "Also report and apply fixes that can change the behaviour of the program.")
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
      Optional<String> docsUrl,
      Console console) {
    Review review = new Review(unsafeFixes, docsUrl);
    if (sarif != null) {
      String report = new SarifReport(review, Versions.uncontended(), notes).of(findings, skips);
      new OutputFile(sarif).write(report.getBytes(UTF_8), console);
    }
    if (rdjson != null) {
      String report = new RdjsonReport(review).of(findings);
      new OutputFile(rdjson).write(report.getBytes(UTF_8), console);
    }
  }

  private Stream<OutputFile> outputs() {
    return Stream.of(sarif, rdjson, patch, baseline).filter(Objects::nonNull).map(OutputFile::new);
  }
}
