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
    "--sonar, 3"
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
  void whatIsNoReportIsNotMerged() throws IOException {
    Path sarif = folder.resolve("sarif");
    Path rdjson = folder.resolve("rdjson");
    cli.check("--fail-on", "never", "--sarif", sarif.toString(), "--rdjson", rdjson.toString());
    Path object = Files.writeString(folder.resolve("object"), "{}");
    Path text = Files.writeString(folder.resolve("text"), "<testsuites/>");
    Cli.run("merge", sarif.toString(), rdjson.toString()).assertOneLine("different formats");
    Cli.run("merge", object.toString()).assertOneLine("is no report");
    Cli.run("merge", text.toString()).assertOneLine("only reports in JSON");
    Cli.run("merge", folder.resolve("none").toString()).assertOneLine("cannot be read");
    cli.check("--artifact", "a:b:1", "--against", "2", "--shard", "1/2").assertOneLine("");
  }
}
