package io.github.uncontended.runner.command;

import static io.github.uncontended.runner.command.Cli.FLAGGED;
import static io.github.uncontended.runner.command.Cli.FLAGGED_SAFE;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The real reviewdog on a real git diff.
 *
 * <p>Without reviewdog the tests are skipped on a developer's machine, and fail in CI. {@code
 * .ci/run} says by {@code UNCONTENDED_REVIEWDOG} whether it must be installed or cannot be.
 */
class ReviewdogTest {
  @TempDir Path folder;
  private Cli cli;
  private Path reviewdog;

  @BeforeEach
  void aRepositoryWithAChange() throws IOException, InterruptedException {
    Optional<Path> found = onPath("reviewdog");
    assertTrue(found.isPresent() || !isRequired(), "reviewdog is required, and not on the PATH");
    assumeTrue(found.isPresent(), "reviewdog is not installed");
    reviewdog = found.get();
    cli = new Cli(folder);
    cli.write("src/p/Old.java", FLAGGED_SAFE.replace("Flagged", "Old"));
    cli.write("src/p/Flagged.java", FLAGGED.replaceAll("(?m)^    return.*$", "    return null;"));
    Git.init(folder);
    Git.commitAll(folder);
    cli.write("src/p/Flagged.java", FLAGGED_SAFE.replace("{\n    ", "{\n    /* ü */ "));
  }

  @Test
  void aFindingOnAChangedLineComesWithASuggestion() throws IOException, InterruptedException {
    Path report = folder.resolve("report.json");
    cli.check("--rdjson", report.toString());

    String comments =
        reviewdog(report, "-f=rdjson", "-reporter=rdjsonl", "-filter-mode=added")
            // reviewdog prints this space at random.
            .replace(", \"", ",\"");

    assertTrue(comments.contains("\"path\":\"src/p/Flagged.java\""), comments);
    assertFalse(comments.contains("Old.java"), comments);
    assertTrue(comments.contains("\"start\":{\"line\":7,\"column\":21}"), comments);
    assertTrue(
        comments.contains(
            "\"text\":\"    /* ü */ return TimeZone.getTimeZone(java.time.ZoneOffset.UTC);\""),
        comments);
  }

  @Test
  void theLocalReporterPrintsALineAFinding() throws IOException, InterruptedException {
    Path report = folder.resolve("report.json");
    cli.check("--rdjson", report.toString());

    String comments = reviewdog(report, "-f=rdjson", "-reporter=local", "-filter-mode=added");

    assertTrue(
        comments.startsWith("src/p/Flagged.java:7:20: suggestion SynchronizedTimeZoneLookup: "),
        comments);
    assertEquals(1, comments.strip().lines().count(), comments);
  }

  @Test
  void sarifGivesTheSameComments() throws IOException, InterruptedException {
    Path report = folder.resolve("report.sarif");
    cli.check("--sarif", report.toString());

    String comments = reviewdog(report, "-f=sarif", "-reporter=rdjsonl", "-filter-mode=added");

    assertTrue(comments.contains("\"path\":\"src/p/Flagged.java\""), comments);
    assertFalse(comments.contains("Old.java"), comments);
    assertTrue(
        comments.contains(
            "\"text\":\"    /* ü */ return TimeZone.getTimeZone(java.time.ZoneOffset.UTC);\""),
        comments);
  }

  @Test
  void reviewdogFailsOnAFinding() throws IOException, InterruptedException {
    Path report = folder.resolve("report.json");
    String[] options = {"-f=rdjson", "-reporter=local", "-fail-level=any"};
    cli.check("--rdjson", report.toString());
    assertEquals(1, start(report, options).waitFor());

    cli.check("--rdjson", report.toString(), "--except", "SynchronizedTimeZoneLookup");
    assertEquals(0, start(report, options).waitFor());
  }

  /** Whether a missing reviewdog is a failure. */
  private static boolean isRequired() {
    String state = System.getenv("UNCONTENDED_REVIEWDOG");
    return state == null ? "true".equals(System.getenv("CI")) : state.equals("required");
  }

  private String reviewdog(Path report, String... options)
      throws IOException, InterruptedException {
    Process process = start(report, options);
    String output = new String(process.getInputStream().readAllBytes(), UTF_8);
    assertTrue(process.waitFor(1, TimeUnit.MINUTES));
    return output;
  }

  private Process start(Path report, String... options) throws IOException {
    List<String> command =
        Stream.concat(Stream.of(reviewdog.toString(), "-diff=git diff HEAD"), Stream.of(options))
            .toList();
    return new ProcessBuilder(command)
        .directory(folder.toFile())
        .redirectErrorStream(true)
        .redirectInput(report.toFile())
        .start();
  }

  private static Optional<Path> onPath(String program) {
    Stream<String> folders =
        Stream.concat(
            Stream.of(System.getenv("PATH").split(File.pathSeparator, -1)),
            Stream.of(System.getProperty("user.home") + "/go/bin"));
    return folders
        .filter(name -> !name.isEmpty())
        .map(name -> Path.of(name, program))
        .filter(Files::isExecutable)
        .findFirst();
  }
}
