package io.github.uncontended.integration;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.collect.ImmutableList;
import io.github.uncontended.runner.engine.Analysis;
import io.github.uncontended.runner.engine.AnalysisRequest;
import io.github.uncontended.runner.engine.AnalysisResult;
import io.github.uncontended.runner.engine.ReportedFinding;
import io.github.uncontended.runner.source.Artifacts;
import io.github.uncontended.runner.source.Source;
import io.github.uncontended.runner.source.Sources;
import io.github.uncontended.runner.terminal.Progress;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The rules on releases whose users reported contention or repeated work: each line is reported in
 * the release before the fix, and not in the release with the fix.
 *
 * <p>Only the package of the line is compiled, against the jar of the same release.
 */
final class FieldIncidentsTest {
  private static final int RELEASE = 8;

  private static Artifacts artifacts;

  @BeforeAll
  static void open() {
    artifacts = new Artifacts(/* offline= */ false);
  }

  @AfterAll
  static void close() {
    artifacts.close();
  }

  static List<FieldIncident> incidents() throws IOException {
    return FieldIncident.all();
  }

  @ParameterizedTest
  @Execution(ExecutionMode.CONCURRENT)
  @MethodSource("incidents")
  void isReportedUntilItIsFixed(FieldIncident incident) throws IOException {
    Checked before = check(incident, incident.before(), incident.file());
    assertTrue(
        before.lines().contains(incident.line()),
        () -> incident + " is not reported in " + incident.before() + ", only " + before.lines());
    String reported = before.text(incident.line());

    Checked after = check(incident, incident.after(), incident.fileAfter());
    assertEquals(
        ImmutableList.of(),
        after.lines().stream().filter(line -> after.text(line).equals(reported)).toList(),
        () -> incident + " is still reported in " + incident.after());
  }

  /**
   * What a rule reports in a file.
   *
   * @param source the lines of the file
   * @param lines the lines of the findings, 1-based
   */
  private record Checked(ImmutableList<String> source, ImmutableList<Integer> lines) {
    String text(int line) {
      return source.get(line - 1).strip();
    }
  }

  private static Checked check(FieldIncident incident, String artifact, String file)
      throws IOException {
    Artifacts.Compilable compilable = artifacts.compilable(artifact);
    try (Sources sources = Sources.ofArchive(compilable.sources(), Optional.empty())) {
      ImmutableList<Source> unit =
          sources.files().values().stream()
              .filter(source -> folder(source.path()).equals(folder(file)))
              .collect(toImmutableList());
      ImmutableList.Builder<Path> classPath = ImmutableList.builder();
      classPath.addAll(compilable.classPath());
      compilable.jar().ifPresent(classPath::add);
      AnalysisResult result =
          Analysis.run(
              new AnalysisRequest(
                  unit,
                  classPath.build(),
                  RELEASE,
                  Optional.empty(),
                  ImmutableList.<String>builder()
                      .add("-XepDisableAllChecks", "-Xep:" + incident.rule() + ":WARN")
                      .addAll(incident.options())
                      .build()),
              new Progress(new PrintWriter(Writer.nullWriter()), /* shown= */ false));
      assertTrue(
          result.skips().stream().noneMatch(skip -> skip.path().endsWith(file)),
          () -> artifact + ": " + result.skips());
      return new Checked(
          sources.files().get(file).text().lines().collect(toImmutableList()),
          result.findings().stream()
              .filter(finding -> finding.source().path().endsWith(file))
              .map(ReportedFinding::line)
              .collect(toImmutableList()));
    }
  }

  private static String folder(String path) {
    return path.substring(0, path.lastIndexOf('/') + 1);
  }
}
