package io.github.uncontended.integration.verdicts;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static com.google.common.collect.ImmutableSortedMultiset.toImmutableSortedMultiset;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSortedMultiset;
import com.google.common.collect.Multiset;
import com.google.common.collect.Multisets;
import com.google.common.collect.TreeMultiset;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/**
 * The content of {@code verdicts.tsv}.
 *
 * @param header the comment at its top
 * @param verdicts the rows, sorted
 */
record VerdictTable(ImmutableList<String> header, ImmutableList<Verdict> verdicts) {
  private static final String COMMENT = "#";

  /**
   * How the findings of a run differ from those with a row.
   *
   * @param came findings without a row
   * @param went rows without a finding
   */
  record Difference(
      ImmutableSortedMultiset<FindingGroup> came, ImmutableSortedMultiset<FindingGroup> went) {
    boolean isEmpty() {
      return came.isEmpty() && went.isEmpty();
    }
  }

  VerdictTable {
    verdicts = ImmutableList.sortedCopyOf(verdicts);
  }

  static VerdictTable read(Path file) throws IOException {
    List<String> lines = Files.readAllLines(file);
    return new VerdictTable(
        lines.stream().filter(line -> line.startsWith(COMMENT)).collect(toImmutableList()),
        lines.stream()
            .filter(line -> !line.startsWith(COMMENT))
            .map(Verdict::parse)
            .collect(toImmutableList()));
  }

  void write(Path file) throws IOException {
    Files.write(
        file, Stream.concat(header.stream(), verdicts.stream().map(Verdict::format)).toList());
  }

  /** The rows of one library. */
  ImmutableList<Verdict> of(String library) {
    return verdicts.stream()
        .filter(verdict -> verdict.group().library().equals(library))
        .collect(toImmutableList());
  }

  /** Compares the rows of a library with what a run has found in it. */
  Difference compare(String library, Multiset<FindingGroup> found) {
    Multiset<FindingGroup> known = TreeMultiset.create();
    of(library).forEach(verdict -> known.add(verdict.group(), verdict.count()));
    return new Difference(
        sorted(Multisets.difference(found, known)), sorted(Multisets.difference(known, found)));
  }

  private static ImmutableSortedMultiset<FindingGroup> sorted(Multiset<FindingGroup> groups) {
    return groups.stream().collect(toImmutableSortedMultiset(Comparator.naturalOrder()));
  }

  /** The table with rows for what came, to be judged, and without those for what went. */
  VerdictTable with(Difference difference) {
    List<Verdict> rows = new ArrayList<>();
    Multiset<FindingGroup> gone = TreeMultiset.create(difference.went());
    // Backwards, so that rows that nobody has judged go first.
    for (Verdict verdict : verdicts.reverse()) {
      int dropped = Math.min(verdict.count(), gone.count(verdict.group()));
      gone.remove(verdict.group(), dropped);
      if (dropped < verdict.count()) {
        rows.add(verdict.withCount(verdict.count() - dropped));
      }
    }
    for (Multiset.Entry<FindingGroup> entry : difference.came().entrySet()) {
      rows.add(Verdict.unjudged(entry.getElement(), entry.getCount()));
    }
    return new VerdictTable(header, ImmutableList.copyOf(rows));
  }
}
