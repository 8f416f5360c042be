package io.github.uncontended.runner.filter;

import static java.util.stream.Collectors.joining;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import io.github.uncontended.runner.CannotDoException;
import io.github.uncontended.runner.engine.FindingKey;
import io.github.uncontended.runner.engine.ReportedFinding;
import io.github.uncontended.runner.file.SmallFile;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Set;

/**
 * The findings that are known and not spoken of any more: a sorted text file to commit, one
 * tab-separated line each, without line numbers, so that it only changes where findings do.
 */
public final class Baseline implements FindingFilter {
  private static final String HEADER = "# uncontended baseline 1";
  private static final String COLUMNS = "# rule\tclass\tmethod\tordinal";
  private static final Splitter CELLS = Splitter.on('\t');
  private static final int CELL_COUNT = 4;

  private final ImmutableSet<FindingKey> known;

  private Baseline(Set<FindingKey> known) {
    this.known = ImmutableSet.copyOf(known);
  }

  /**
   * Reads a baseline.
   *
   * @throws CannotDoException if the file is none
   */
  public static Baseline read(Path file) {
    List<String> lines;
    try {
      lines = SmallFile.read(file).lines().toList();
    } catch (CharacterCodingException e) {
      throw noBaseline(file, 1, e);
    } catch (IOException e) {
      throw new CannotDoException("the baseline " + file + " cannot be read", e);
    }
    if (lines.isEmpty() || !lines.get(0).equals(HEADER)) {
      throw noBaseline(file, 1, null);
    }
    ImmutableSet.Builder<FindingKey> known = ImmutableSet.builder();
    for (int i = 1; i < lines.size(); i++) {
      String line = lines.get(i);
      if (!line.startsWith("#") && !line.isBlank()) {
        try {
          known.add(parse(line));
        } catch (IllegalArgumentException e) {
          throw noBaseline(file, i + 1, e);
        }
      }
    }
    return new Baseline(known.build());
  }

  /** The text of a baseline that knows some findings. */
  public static String of(Collection<ReportedFinding> hits) {
    return FindingKey.of(hits).values().stream()
        .sorted()
        .map(
            it ->
                String.join("\t", it.rule(), it.type(), it.method(), String.valueOf(it.ordinal())))
        .map(line -> line + "\n")
        .collect(joining("", HEADER + "\n" + COLUMNS + "\n", ""));
  }

  @Override
  public List<ReportedFinding> select(Collection<ReportedFinding> hits) {
    ImmutableMap<ReportedFinding, FindingKey> identities = FindingKey.of(hits);
    return hits.stream().filter(hit -> !known.contains(identities.get(hit))).toList();
  }

  private static FindingKey parse(String line) {
    List<String> cells = CELLS.splitToList(line);
    if (cells.size() != CELL_COUNT) {
      throw new IllegalArgumentException(line);
    }
    return new FindingKey(cells.get(0), cells.get(1), cells.get(2), Integer.parseInt(cells.get(3)));
  }

  private static CannotDoException noBaseline(Path file, int line, Exception cause) {
    return new CannotDoException(
        "the baseline "
            + file
            + " is damaged in line "
            + line
            + "; write it anew with --write-baseline",
        cause);
  }
}
