package io.github.uncontended.runner.command;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.uncontended.runner.CannotDoException;
import io.github.uncontended.runner.engine.ReportedFinding;
import io.github.uncontended.runner.file.AtomicFile;
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
import io.github.uncontended.runner.source.ClassPath;
import io.github.uncontended.runner.source.Skip;
import io.github.uncontended.runner.source.Target;
import io.github.uncontended.runner.terminal.Console;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Collection;
import java.util.HashSet;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import picocli.CommandLine.Option;

/** The options that say what is written, beside what the terminal shows. */
final class OutputOptions {
  private static final String STANDARD_OUTPUT = "-";

  @Option(
      names = "--sarif",
      paramLabel = "FILE",
      description = "Write the findings as SARIF 2.1.0; - is standard output.")
  private String sarif;

  @Option(
      names = "--rdjson",
      paramLabel = "FILE",
      description = "Write the findings as reviewdog takes them; - is standard output.")
  private String rdjson;

  @Option(
      names = "--patch",
      paramLabel = "FILE",
      description = "Write the fixes as a patch that 'git apply' takes; - is standard output.")
  private String patch;

  @Option(
      names = "--write-baseline",
      paramLabel = "FILE",
      description = "Write down all findings of this run, for --baseline of later ones.")
  private String baseline;

  @Option(names = "--fix", description = "Fix the sources in place.")
  private boolean fix;

  @Option(
      names = "--force",
      description = "Let --fix change sources though something there is not committed.")
  private boolean force;

  @Option(
      names = "--unsafe-fixes",
      description = "Also write and make the fixes that can change what the program does.")
  private boolean unsafeFixes;

  /**
   * Says what is wrong with the options, before anything is done.
   *
   * @throws CannotDoException if something is
   */
  void validate(Optional<String> artifact) {
    if (fix && artifact.isPresent()) {
      throw new CannotDoException("an artifact cannot be fixed in place; write a --patch");
    }
    if (force && !fix) {
      throw new CannotDoException("--force is for --fix");
    }
    if (targets().filter(STANDARD_OUTPUT::equals).count() > 1) {
      throw new CannotDoException("only one output can go to standard output");
    }
    Set<Path> files = new HashSet<>();
    for (String target : targets().filter(it -> !it.equals(STANDARD_OUTPUT)).toList()) {
      Path file = ClassPath.path(target);
      if (target.endsWith(".java")) {
        throw new CannotDoException(file + " cannot be written: it is a source file");
      }
      if (!files.add(file.toAbsolutePath().normalize())) {
        throw new CannotDoException("two outputs cannot go to one file, " + file);
      }
      AtomicFile.checkWritable(file);
    }
  }

  /** Whether the sources are to be changed. */
  boolean fixesInPlace() {
    return fix;
  }

  /** Whether fixes are to be tried, for a patch or in place. */
  boolean needsFixes() {
    return fix || patch != null;
  }

  /** Lets a finding through if its fix may be made. */
  FindingFilter fixable() {
    return findings -> findings.stream().filter(finding -> finding.isFixable(unsafeFixes)).toList();
  }

  /**
   * Makes sure that git can undo what {@code --fix} will do.
   *
   * @throws CannotDoException if it cannot, and the user does not insist
   */
  void checkWorkTrees(Target target) {
    if (fix && !force) {
      WorkTrees.of(target.sources().paths()).requireClean();
    }
  }

  /** Writes the patch and the files. */
  void writeFixes(Collection<Change> changes, Console console) throws IOException {
    if (patch != null) {
      PatchNames names = PatchNames.of(changes);
      UnifiedPatch diff = new UnifiedPatch();
      for (Change change : changes) {
        diff.add(names.of(change.source()), change.before(), change.after());
      }
      write(patch, diff.toBytes(), console);
      names.folder().ifPresent(folder -> console.err().println("apply the patch in " + folder));
    }
    if (fix) {
      InPlace.write(changes);
    }
  }

  /** Whether standard output is taken, so that nothing else may be printed there. */
  boolean takesStandardOutput() {
    return targets().anyMatch(STANDARD_OUTPUT::equals);
  }

  /** Writes down what is known from now on: all findings, whatever is reported. */
  void writeBaseline(Collection<ReportedFinding> findings, Console console) {
    if (baseline != null) {
      write(baseline, Baseline.of(findings).getBytes(UTF_8), console);
    }
  }

  /** Whether the findings of this run are accepted, and so are no failure. */
  boolean acceptsFindings() {
    return baseline != null;
  }

  /** Writes the reports. */
  void writeReports(
      Collection<ReportedFinding> findings,
      Collection<Skip> skips,
      Optional<String> docsUrl,
      Console console) {
    Review review = new Review(unsafeFixes, docsUrl);
    if (sarif != null) {
      String report = new SarifReport(review, Versions.uncontended()).of(findings, skips);
      write(sarif, report.getBytes(UTF_8), console);
    }
    if (rdjson != null) {
      write(rdjson, new RdjsonReport(review).of(findings).getBytes(UTF_8), console);
    }
  }

  private static void write(String target, byte[] content, Console console) {
    if (target.equals(STANDARD_OUTPUT)) {
      console.write(content);
      return;
    }
    Path file = ClassPath.path(target);
    try {
      AtomicFile.write(file, content);
    } catch (IOException e) {
      throw new CannotDoException(file + " cannot be written: " + AtomicFile.reason(e), e);
    }
  }

  private Stream<String> targets() {
    return Stream.of(sarif, rdjson, patch, baseline).filter(Objects::nonNull);
  }
}
