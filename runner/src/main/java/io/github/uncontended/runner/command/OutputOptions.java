package io.github.uncontended.runner.command;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.uncontended.runner.CannotDoException;
import io.github.uncontended.runner.analysis.Hit;
import io.github.uncontended.runner.file.AtomicFile;
import io.github.uncontended.runner.report.RdjsonReport;
import io.github.uncontended.runner.report.Review;
import io.github.uncontended.runner.report.SarifReport;
import io.github.uncontended.runner.source.ClassPath;
import io.github.uncontended.runner.source.Skip;
import io.github.uncontended.runner.terminal.Console;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Collection;
import java.util.Objects;
import java.util.Optional;
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
      names = "--unsafe-fixes",
      description = "Also write the fixes that can change what the program does.")
  private boolean unsafeFixes;

  /**
   * Says what is wrong with the options, before anything is done.
   *
   * @throws CannotDoException if something is
   */
  void validate() {
    if (targets().filter(STANDARD_OUTPUT::equals).count() > 1) {
      throw new CannotDoException("only one output can go to standard output");
    }
    targets()
        .filter(target -> !target.equals(STANDARD_OUTPUT))
        .map(ClassPath::path)
        .forEach(AtomicFile::checkWritable);
  }

  /** Whether standard output is taken, so that nothing else may be printed there. */
  boolean takesStandardOutput() {
    return targets().anyMatch(STANDARD_OUTPUT::equals);
  }

  /** Writes the reports. */
  void write(
      Collection<Hit> hits, Collection<Skip> skips, Optional<String> docsUrl, Console console) {
    Review review = new Review(unsafeFixes, docsUrl);
    if (sarif != null) {
      String report = new SarifReport(review, Versions.uncontended()).of(hits, skips);
      write(sarif, report.getBytes(UTF_8), console);
    }
    if (rdjson != null) {
      write(rdjson, new RdjsonReport(review).of(hits).getBytes(UTF_8), console);
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
      throw new CannotDoException(file + " cannot be written: " + reason(e), e);
    }
  }

  private static String reason(IOException e) {
    return e.getMessage() == null ? e.getClass().getSimpleName() : e.getMessage();
  }

  private Stream<String> targets() {
    return Stream.of(sarif, rdjson).filter(Objects::nonNull);
  }
}
