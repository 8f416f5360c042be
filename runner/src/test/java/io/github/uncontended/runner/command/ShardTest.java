package io.github.uncontended.runner.command;

import static com.google.common.truth.Truth.assertThat;
import static io.github.uncontended.runner.command.Cli.FLAGGED;
import static io.github.uncontended.runner.command.Cli.FLAGGED_SAFE;

import io.github.uncontended.runner.ExitCode;
import io.github.uncontended.runner.command.Cli.Outcome;
import io.github.uncontended.runner.engine.Shard;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Runs on parts of the code report together what one run reports. */
final class ShardTest {
  private static final String BASELINE =
      "# uncontended baseline 1\n# rule\tclass\tmethod\tordinal\n";

  @TempDir private Path folder;
  private Cli cli;

  /** What calls a flagged method is in another file, possibly of another part. */
  @BeforeEach
  void setUp() throws IOException {
    cli = new Cli(folder.resolve("src"));
    for (int i = 0; i < 8; i++) {
      String flagged = i % 2 == 0 ? FLAGGED : FLAGGED_SAFE;
      cli.write("p/Flagged" + i + ".java", flagged.replace("Flagged", "Flagged" + i));
      cli.write(
          "p/Hot" + i + ".java",
          "package p;\n\nclass Hot%1$d {\n  @HotPath Object o(Flagged%1$d it) { return it.zone(); }\n}\n"
              .formatted(i));
    }
    cli.write("p/HotPath.java", "package p;\n\n@interface HotPath {}\n");
    cli.write("p/Partial.java", "package p;\n\nclass Partial {\n  Missing it;\n}\n");
  }

  @ParameterizedTest
  @CsvSource({
    "--sarif, 2",
    "--sarif, 3",
    "--sarif, 20",
    "--rdjson, 3",
    "--gitlab, 3",
    "--sonar, 3",
    "--junit, 1",
    "--junit, 3",
    "--junit, 20",
    "--write-baseline, 3"
  })
  void theMergedReportIsThatOfOneRun(String format, int count) throws IOException {
    Path whole = folder.resolve("whole");
    cli.check("--fail-on", "never", format, whole.toString()).assertExit(ExitCode.OK);
    assertThat(Files.readString(whole)).contains("Flagged7");
    List<String> arguments = new ArrayList<>(List.of("merge"));
    for (int i = 1; i <= count; i++) {
      Path part = folder.resolve("part" + i);
      cli.check("--fail-on", "never", "--shard", i + "/" + count, format, part.toString())
          .assertExit(ExitCode.OK);
      arguments.add(part.toString());
    }
    Outcome merged = Cli.run(arguments.toArray(String[]::new));
    merged.assertExit(ExitCode.OK);
    assertThat(merged.out()).isEqualTo(Files.readString(whole));
  }

  @Test
  void aPartReportsWhatTheOtherPartsMakeHot() {
    StringBuilder parts = new StringBuilder();
    for (int i = 1; i <= 3; i++) {
      parts.append(cli.check("--shard", i + "/3").out());
    }
    for (int i = 0; i < 8; i++) {
      assertThat(parts.toString()).contains("Flagged" + i + ".java:7:12: warning");
    }
    assertThat(parts.toString()).contains("Part 2 of 3: the findings of ");
  }

  @Test
  void everyNameIsInExactlyOnePart() {
    for (int count = 1; count < 20; count++) {
      int shards = count;
      for (String name : List.of("a/A.java", "org.postgresql:postgresql", "")) {
        assertThat(
                IntStream.rangeClosed(1, shards)
                    .filter(i -> new Shard(i, shards).contains(name))
                    .count())
            .isEqualTo(1);
      }
    }
    // Stays the same over releases: parts of different runs are merged.
    assertThat(new Shard(3, 3).contains("org.postgresql:postgresql")).isTrue();
  }

  @ParameterizedTest
  @ValueSource(strings = {"0/3", "4/3", "1", "1/", "/2", "a/b", "-1/2", "1/0"})
  void anInvalidPartIsNamed(String shard) {
    cli.check("--shard", shard).assertOneLine("--shard takes I/N");
    Cli.run("audit", "--shard", shard).assertOneLine("--shard takes I/N");
  }

  @Test
  void classesOfTheSameNameKeepTheirOwnLines() throws IOException {
    Path one = Files.writeString(folder.resolve("one"), BASELINE + "R\tp.A\tm\t1\nR\tp.A\tm\t2\n");
    Path other = Files.writeString(folder.resolve("other"), BASELINE + "R\tp.A\tm\t1\n");
    Outcome merged = Cli.run("merge", one.toString(), other.toString());
    assertThat(merged.out()).isEqualTo(BASELINE + "R\tp.A\tm\t1\nR\tp.A\tm\t2\nR\tp.A\tm\t3\n");
    Files.writeString(other, BASELINE + "R\tp.A\n");
    Cli.run("merge", one.toString(), other.toString()).assertOneLine("a baseline is damaged");
  }

  @Test
  void whatIsNoReportIsNotMerged() throws IOException {
    Path sarif = folder.resolve("sarif");
    Path rdjson = folder.resolve("rdjson");
    Path junit = folder.resolve("junit");
    cli.check(
        "--fail-on",
        "never",
        "--sarif",
        sarif.toString(),
        "--rdjson",
        rdjson.toString(),
        "--junit",
        junit.toString());
    Path object = Files.writeString(folder.resolve("object"), "{}");
    Path text = Files.writeString(folder.resolve("text"), "<testsuites/>");
    Cli.run("merge", sarif.toString(), rdjson.toString()).assertOneLine("different formats");
    Cli.run("merge", sarif.toString(), junit.toString()).assertOneLine("different formats");
    Cli.run("merge", junit.toString(), sarif.toString()).assertOneLine("different formats");
    Cli.run("merge", object.toString()).assertOneLine("is no report");
    Cli.run("merge", text.toString()).assertOneLine("is no report");
    Cli.run("merge", folder.resolve("none").toString()).assertOneLine("cannot be read");
    Cli.run("merge", sarif.toString(), "--html", folder.resolve("page").toString())
        .assertOneLine("--html and --profile are for reports of 'audit --json'");
    cli.check("--artifact", "a:b:1", "--against", "2", "--shard", "1/2").assertOneLine("");
  }

  @Test
  void anOutputWithoutAMergedFormSaysWhatToDo() {
    Path page = folder.resolve("page.html");
    Path patch = folder.resolve("patch");
    Path github = folder.resolve("github");
    cli.check(
        "--html", page.toString(), "--patch", patch.toString(), "--github", github.toString());
    Cli.run("merge", page.toString()).assertOneLine("a page cannot be merged");
    Cli.run("merge", patch.toString()).assertOneLine("git apply takes several");
    Cli.run("merge", github.toString()).assertOneLine("each job prints its own");
  }

  /** What 'git apply' makes of the patches of all parts is what one run makes. */
  @Test
  void thePatchesOfPartsTogetherAreThatOfOneRun() throws IOException {
    Path whole = folder.resolve("whole");
    cli.check("--fail-on", "never", "--patch", whole.toString());
    List<String> lines = new ArrayList<>();
    for (int i = 1; i <= 3; i++) {
      Path part = folder.resolve("part" + i);
      cli.check("--fail-on", "never", "--shard", i + "/3", "--patch", part.toString());
      lines.addAll(Files.readAllLines(part));
    }
    assertThat(lines).containsExactlyElementsIn(Files.readAllLines(whole));
  }
}
