package io.github.uncontended.integration.verdicts;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSortedMultiset;
import com.google.common.collect.Iterables;
import io.github.uncontended.options.Settings;
import io.github.uncontended.runner.engine.Analysis;
import io.github.uncontended.runner.engine.AnalysisRequest;
import io.github.uncontended.runner.engine.AnalysisResult;
import io.github.uncontended.runner.source.Artifacts;
import io.github.uncontended.runner.source.Skip;
import io.github.uncontended.runner.source.Source;
import io.github.uncontended.runner.source.Sources;
import io.github.uncontended.runner.terminal.Progress;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * A release of a real library; a row of {@code libraries.tsv}.
 *
 * @param name its short name
 * @param artifact {@code group:artifact:version}
 * @param part whether conditions of rules were changed because of it
 * @param release the {@code --release} that it compiles for
 * @param isInSample whether each build runs the rules on it, or the profile {@code verdicts} alone
 * @param dependencies what the release's own description leaves out
 */
record PinnedLibrary(
    String name,
    String artifact,
    Part part,
    int release,
    boolean isInSample,
    ImmutableList<String> dependencies) {
  /** The verdicts also decide which rules need evidence of heat. */
  private static final ImmutableList<String> OPTIONS =
      ImmutableList.of("-XepOpt:" + Settings.UNKNOWN_HEAT + "=true");

  private static final int COLUMNS = 6;
  private static final String LOMBOK = "org.projectlombok:lombok:1.18.42";

  /** Whether figures for a library say how good the rules are on code that they do not know. */
  enum Part {
    /** It was looked at while conditions of rules were made or changed. */
    TUNED,
    /** No condition was changed because of it. */
    FRESH
  }

  /**
   * What the rules say of a library.
   *
   * @param findings the findings, with multiplicity
   * @param skips the files that do not compile here, and were not analysed
   */
  record Result(ImmutableSortedMultiset<FindingGroup> findings, ImmutableList<Skip> skips) {}

  /** Every row of the file. */
  static ImmutableList<PinnedLibrary> read(Path file) throws IOException {
    return Files.readAllLines(file).stream()
        .filter(line -> !line.startsWith("#"))
        .map(PinnedLibrary::parse)
        .collect(toImmutableList());
  }

  private static PinnedLibrary parse(String row) {
    List<String> cells = Splitter.on('\t').splitToList(row);
    if (cells.size() != COLUMNS) {
      throw new IllegalArgumentException(COLUMNS + " columns expected: " + row);
    }
    return new PinnedLibrary(
        cells.get(0),
        cells.get(1),
        switch (cells.get(2)) {
          case "tuned" -> Part.TUNED;
          case "fresh" -> Part.FRESH;
          default -> throw new IllegalArgumentException("tuned or fresh expected: " + row);
        },
        Integer.parseInt(cells.get(3)),
        cells.get(4).equals("sample"),
        ImmutableList.copyOf(Splitter.on(',').omitEmptyStrings().split(cells.get(5))));
  }

  /** Runs all rules over the library's sources. */
  Result check(Artifacts artifacts) throws IOException {
    Artifacts.Compilable compilable = artifacts.compilable(artifact);
    try (Sources sources = Sources.ofArchive(compilable.sources(), Optional.empty())) {
      Optional<Path> lombok =
          usesLombok(sources) ? Optional.of(jar(LOMBOK, artifacts)) : Optional.empty();
      ImmutableList.Builder<Path> classPath = ImmutableList.builder();
      lombok.ifPresent(classPath::add);
      classPath.addAll(compilable.classPath());
      dependencies.forEach(dependency -> classPath.add(jar(dependency, artifacts)));
      compilable.jar().ifPresent(classPath::add);
      AnalysisResult result =
          Analysis.run(
              new AnalysisRequest(
                  sources.files().values(), classPath.build(), release, lombok, OPTIONS),
              new Progress(new PrintWriter(Writer.nullWriter()), /* shown= */ false));
      return new Result(
          result.findings().stream()
              .map(finding -> FindingGroup.of(name, finding))
              .collect(
                  ImmutableSortedMultiset.toImmutableSortedMultiset(Comparator.naturalOrder())),
          ImmutableList.copyOf(Iterables.concat(sources.skips(), result.skips())));
    }
  }

  private static boolean usesLombok(Sources sources) throws IOException {
    for (Source source : sources.files().values()) {
      if (source.text().contains("import lombok.")) {
        return true;
      }
    }
    return false;
  }

  private static Path jar(String coordinates, Artifacts artifacts) {
    return artifacts
        .jar(coordinates)
        .orElseThrow(() -> new IllegalStateException(coordinates + " cannot be had"));
  }
}
