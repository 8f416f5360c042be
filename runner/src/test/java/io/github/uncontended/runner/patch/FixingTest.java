package io.github.uncontended.runner.patch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.collect.ImmutableList;
import io.github.uncontended.edit.Edit;
import io.github.uncontended.edit.Fix;
import io.github.uncontended.runner.engine.Analysis;
import io.github.uncontended.runner.engine.AnalysisRequest;
import io.github.uncontended.runner.engine.AnalysisResult;
import io.github.uncontended.runner.engine.ReportedFinding;
import io.github.uncontended.runner.source.Source;
import io.github.uncontended.runner.source.Sources;
import io.github.uncontended.runner.terminal.Progress;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Rounds of fixes with rules whose edits are wrong: real findings with altered fixes. */
class FixingTest {
  private static final Progress SILENT = new Progress(new PrintWriter(Writer.nullWriter()), false);

  @TempDir Path folder;
  private int compilations;

  /** A class with one finding, on the line that marks it. */
  private void write(String name, String id) throws IOException {
    Files.writeString(
        folder.resolve(name + ".java"),
        """
        import java.time.ZoneOffset;
        import java.util.TimeZone;

        class %s {
          TimeZone zone() {
            return TimeZone.getTimeZone("%s");
          }
        }
        """
            .formatted(name, id));
  }

  /** Alters the fixes of findings. */
  private interface Spoiler {
    Fix spoil(ReportedFinding finding, Fix fix) throws IOException;
  }

  private Fixing.Outcome run(Spoiler spoiler) throws IOException {
    try (Sources sources = Sources.ofPaths(List.of(folder), Optional.empty())) {
      Collection<Source> files = sources.files().values();
      AnalysisRequest request =
          new AnalysisRequest(files, ImmutableList.of(), 17, Optional.empty(), ImmutableList.of());
      Fixing.Compiler compiler =
          new Fixing.Compiler() {
            @Override
            public AnalysisResult check(Collection<Source> texts) {
              return spoilt(Analysis.run(request.withSources(texts), SILENT), spoiler);
            }

            @Override
            public AnalysisResult compile(Collection<Source> texts) {
              compilations++;
              return Analysis.compile(request.withSources(texts), SILENT);
            }
          };
      return Fixing.run(files, compiler.check(files), compiler, List::copyOf);
    }
  }

  private static AnalysisResult spoilt(AnalysisResult result, Spoiler spoiler) {
    List<ReportedFinding> findings = new ArrayList<>();
    try {
      for (ReportedFinding finding : result.findings()) {
        findings.add(
            finding.fix().isEmpty()
                ? finding
                : with(finding, spoiler.spoil(finding, finding.fix().get())));
      }
    } catch (IOException e) {
      throw new AssertionError(e);
    }
    return new AnalysisResult(
        ImmutableList.copyOf(findings),
        result.skips(),
        result.withheld(),
        result.omitted(),
        result.members(),
        result.warnings(),
        result.errors());
  }

  private static Map<String, String> texts(Fixing.Outcome outcome) throws IOException {
    Map<String, String> texts = new TreeMap<>();
    for (Change change : outcome.changes()) {
      texts.put(change.source().file().get().getFileName().toString(), change.patched().text());
    }
    return texts;
  }

  private static ReportedFinding with(ReportedFinding finding, Fix fix) {
    return new ReportedFinding(
        finding.rule(),
        finding.severity(),
        finding.safety(),
        finding.heat(),
        finding.cost(),
        finding.advice(),
        finding.source(),
        finding.position(),
        finding.line(),
        finding.column(),
        finding.start(),
        finding.end(),
        Optional.of(fix),
        finding.withheld(),
        finding.enclosingClass(),
        finding.enclosingMethod());
  }

  private static Fix with(Fix fix, String by) {
    Edit edit = fix.edits().get(0);
    return Fix.builder().replace(edit.start(), edit.end(), by).build();
  }

  @Test
  void anEditThatDoesNotCompileIsFoundAndDropped() throws IOException {
    for (int i = 0; i < 8; i++) {
      write("C" + i, "UTC");
    }

    Fixing.Outcome outcome =
        run(
            (finding, fix) ->
                finding.source().path().endsWith("C5.java") ? with(fix, "gone()") : fix);

    assertEquals(7, outcome.fixed().size());
    assertEquals(7, texts(outcome).size());
    assertEquals(1, outcome.dropped().size());
    assertTrue(outcome.dropped().get(0).finding().source().path().endsWith("C5.java"));
    assertTrue(outcome.dropped().get(0).reason().contains("gone"), outcome.dropped().toString());
    assertTrue(outcome.last().skips().isEmpty());
    // The seven fixes in files without errors, then the failing one, in two rounds.
    assertEquals(3, compilations);
  }

  @Test
  void anEditThatBreaksAnotherFileIsFoundToo() throws IOException {
    write("A", "UTC");
    write("B", "UTC");
    Files.writeString(
        folder.resolve("Uses.java"), "class Uses {\n  Object zone = new A().zone();\n}\n");

    Fixing.Outcome outcome =
        run(
            (finding, fix) -> {
              String text = finding.source().text();
              int at = text.indexOf("  TimeZone zone()");
              return finding.source().path().endsWith("A.java")
                  ? Fix.builder().replace(at, at, "  private ").build()
                  : fix;
            });

    assertEquals(List.of("B.java"), List.copyOf(texts(outcome).keySet()));
    assertTrue(outcome.dropped().get(0).finding().source().path().endsWith("A.java"));
    assertTrue(outcome.dropped().get(0).reason().contains("Uses.java"));
  }

  @Test
  void errorsThatWereThereBeforeAreNobodysFault() throws IOException {
    write("A", "UTC");
    Files.writeString(folder.resolve("Broken.java"), "class Broken extends Gone {}\n");

    Fixing.Outcome outcome = run((finding, fix) -> fix);

    assertEquals(1, outcome.fixed().size());
    assertEquals(List.of(), outcome.dropped());
    assertEquals(0, compilations);
  }

  @Test
  void aNewErrorInABrokenFileCountsAsWell() throws IOException {
    write("A", "UTC");
    Files.writeString(
        folder.resolve("Broken.java"),
        "class Broken extends Gone {\n  java.util.TimeZone it = new A().zone();\n}\n");

    Fixing.Outcome outcome =
        run(
            (finding, fix) -> {
              int at = finding.source().text().indexOf("TimeZone zone()");
              return at < 0
                  ? fix
                  : Fix.builder().replace(at, at + "TimeZone".length(), "Object").build();
            });

    assertEquals(List.of(), outcome.changes());
    assertEquals(1, outcome.dropped().size());
  }

  @Test
  void aFixThatClashesWithAnotherWaitsForTheNextRound() throws IOException {
    Files.writeString(
        folder.resolve("A.java"),
        """
        import java.time.ZoneOffset;
        import java.util.TimeZone;

        class A {
          boolean same() {
            return TimeZone.getTimeZone("UTC").equals(TimeZone.getTimeZone("UTC"));
          }
        }
        """);

    // Each fix takes the whole statement, and so clashes with the other.
    Fixing.Outcome outcome =
        run(
            (finding, fix) -> {
              String text = finding.source().text();
              int start = text.indexOf("return");
              int end = text.indexOf(';', start);
              Edit edit = fix.edits().get(0);
              return Fix.builder()
                  .replace(
                      start,
                      end,
                      text.substring(start, edit.start())
                          + edit.text()
                          + text.substring(edit.end(), end))
                  .build();
            });

    assertEquals(2, outcome.fixed().size());
    assertTrue(
        texts(outcome)
            .get("A.java")
            .contains(
                "return TimeZone.getTimeZone(ZoneOffset.UTC).equals(TimeZone.getTimeZone(ZoneOffset.UTC));"),
        texts(outcome).toString());
    assertEquals(List.of(), outcome.last().findings());
  }

  @Test
  void aFixThatTheRuleFlagsAgainEnds() throws IOException {
    write("A", "UTC");

    Fixing.Outcome outcome = run((finding, fix) -> with(fix, "\"UTC\" /* again */"));

    assertEquals(20, outcome.fixed().size());
  }
}
