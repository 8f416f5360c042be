package io.github.uncontended.integration.verdicts;

import com.google.common.base.Splitter;
import java.util.List;

/**
 * What a reader of the code thinks of findings; a row of {@code verdicts.tsv}.
 *
 * @param group where the findings are
 * @param count how many of the group's findings the verdict is about
 * @param right {@code true}, {@code false}, or {@code ?} where nobody has judged them
 * @param useful whether a maintainer would merge the change: {@code yes}, {@code no}, {@code ?}, or
 *     {@code -} for findings that were judged before this was asked
 * @param heat whether the reason that the message gives is true: {@code true}, {@code false},
 *     {@code none} for a message without one, {@code ?} and {@code -} as for {@code useful}
 * @param reason why, in a few words
 */
record Verdict(
    FindingGroup group, int count, String right, String useful, String heat, String reason)
    implements Comparable<Verdict> {
  private static final int COLUMNS = 9;
  private static final String UNJUDGED = "?";

  /** Reads a row. */
  static Verdict parse(String row) {
    List<String> cells = Splitter.on('\t').splitToList(row);
    if (cells.size() != COLUMNS) {
      throw new IllegalArgumentException(COLUMNS + " columns expected: " + row);
    }
    return new Verdict(
        new FindingGroup(cells.get(0), cells.get(1), cells.get(2), cells.get(3)),
        Integer.parseInt(cells.get(4)),
        cells.get(5),
        cells.get(6),
        cells.get(7),
        cells.get(8));
  }

  /** A row for findings that nobody has judged. */
  static Verdict unjudged(FindingGroup group, int count) {
    return new Verdict(group, count, UNJUDGED, UNJUDGED, UNJUDGED, "");
  }

  boolean isJudged() {
    return !right.equals(UNJUDGED);
  }

  boolean isRight() {
    return right.equals("true");
  }

  /** The same for another number of findings. */
  Verdict withCount(int findings) {
    return new Verdict(group, findings, right, useful, heat, reason);
  }

  /** The row. */
  String format() {
    return String.join(
        "\t",
        group.library(),
        group.rule(),
        group.type(),
        group.method(),
        Integer.toString(count),
        right,
        useful,
        heat,
        reason);
  }

  /** By group; of a group's rows, those that nobody has judged last. */
  @Override
  public int compareTo(Verdict other) {
    int order = group.compareTo(other.group);
    return order != 0 ? order : Boolean.compare(other.isJudged(), isJudged());
  }
}
