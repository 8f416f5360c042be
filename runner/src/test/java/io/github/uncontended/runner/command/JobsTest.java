package io.github.uncontended.runner.command;

import static io.github.uncontended.runner.command.Cli.FLAGGED;
import static io.github.uncontended.runner.command.Cli.FLAGGED_SAFE;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.uncontended.runner.ExitCode;
import io.github.uncontended.runner.command.Cli.Outcome;
import io.github.uncontended.runner.source.Source;
import io.github.uncontended.runner.source.SourceGroups;
import io.github.uncontended.runner.source.Sources;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Several source roots, compiled together and in parallel. */
class JobsTest {
  @TempDir Path folder;
  private Cli cli;

  @BeforeEach
  void setUp() {
    cli = new Cli(folder);
  }

  private List<List<String>> groups(int parts, String... roots) throws IOException {
    List<Path> paths = new ArrayList<>();
    for (String root : roots) {
      paths.add(folder.resolve(root));
    }
    try (Sources sources = Sources.ofPaths(paths, Optional.empty())) {
      return SourceGroups.divide(sources.roots(), parts).stream()
          .map(
              group ->
                  group.stream()
                      .map(Source::path)
                      .map(path -> path.substring(folder.toString().length() + 1))
                      .sorted()
                      .toList())
          .sorted((a, b) -> a.toString().compareTo(b.toString()))
          .toList();
    }
  }

  @Test
  void rootsThatKnowEachOtherStayTogether() throws IOException {
    cli.write("a/p/A.java", "package p;\nclass A {}\n");
    cli.write("b/q/B.java", "package q;\nimport p.*;\nclass B {}\n");
    cli.write("c/r/C.java", "package r;\nclass C { p.A a; }\n");
    cli.write("d/p/D.java", "package p;\nclass D {}\n");
    cli.write("e/s/E.java", "package s;\nclass E {}\n");

    assertEquals(
        List.of(
            List.of("a/p/A.java", "b/q/B.java", "c/r/C.java", "d/p/D.java"), List.of("e/s/E.java")),
        groups(9, "a", "b", "c", "d", "e"));
    assertEquals(1, groups(1, "a", "b", "c", "d", "e").size());
  }

  @Test
  void theSamePackageInfoKeepsNothingApart() throws IOException {
    cli.write("a/p/package-info.java", "package p;\n");
    cli.write("a/q/A.java", "package q;\nimport r.B;\nclass A { Object b = B.text(\"x\"); }\n");
    cli.write("b/p/package-info.java", "package p;\n");
    cli.write(
        "b/r/B.java",
        "package r;\npublic class B { public static Object text(String s) { return s; } }\n");

    assertEquals(1, groups(2, "a", "b").size());
    Outcome outcome =
        Cli.run(
            "check",
            "--release=17",
            folder.resolve("a").toString(),
            folder.resolve("b").toString());
    outcome.assertExit(ExitCode.OK);
    assertEquals("nothing found; 4 files analysed\n", outcome.out());
  }

  @Test
  void rootsWithTheSameClassDoNot() throws IOException {
    cli.write("a/p/A.java", "package p;\nclass A {}\n");
    cli.write("b/p/A.java", "package p;\nclass A {}\n");

    assertEquals(List.of(List.of("a/p/A.java"), List.of("b/p/A.java")), groups(1, "a", "b"));
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 4})
  void theNumberOfJobsChangesNothing(int jobs) throws IOException {
    List<String> arguments = new ArrayList<>(List.of("check", "--release=17", "--jobs=" + jobs));
    for (String root : List.of("a", "b", "c")) {
      cli.write(
          root + "/" + root + "/Flagged.java", FLAGGED.replace("package p", "package " + root));
      cli.write(root + "/same/Flagged.java", FLAGGED_SAFE.replace("package p", "package same"));
      cli.write(root + "/" + root + "/Broken.java", "class {");
      arguments.add(folder.resolve(root).toString());
    }

    Outcome outcome = Cli.run(arguments.toArray(String[]::new));

    outcome.assertExit(ExitCode.FOUND);
    List<String> found =
        outcome
            .out()
            .lines()
            .filter(line -> line.contains(" SynchronizedTimeZoneLookup: "))
            .map(line -> line.substring(folder.toString().length() + 1, line.indexOf(':')))
            .toList();
    assertEquals(
        List.of(
            "a/a/Flagged.java",
            "a/same/Flagged.java",
            "b/b/Flagged.java",
            "b/same/Flagged.java",
            "c/c/Flagged.java",
            "c/same/Flagged.java"),
        found);
    assertTrue(
        outcome.out().contains("\n6 findings in 6 files; 6 files analysed, 3 skipped\n"),
        outcome.out());
  }

  @Test
  void fixesAreMadeInAllOfThem() throws IOException {
    cli.write("a/p/Flagged.java", FLAGGED_SAFE);
    cli.write("b/q/Flagged.java", FLAGGED_SAFE.replace("package p", "package q"));

    Outcome outcome =
        Cli.run(
            "check",
            "--release=17",
            "--jobs=2",
            "--fix",
            folder.resolve("a").toString(),
            folder.resolve("b").toString());

    outcome.assertExit(ExitCode.OK);
    assertTrue(outcome.out().contains("2 findings in 2 files fixed\n"), outcome.out());
  }

  @Test
  void jobsAreANumber() {
    cli.check("--jobs", "0").assertOneLine("--jobs must be a number from 1 to 256, not 0");
  }
}
