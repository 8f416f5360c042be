package io.github.uncontended.runner.filter;

import com.github.difflib.DiffUtils;
import com.github.difflib.patch.AbstractDelta;
import io.github.uncontended.runner.engine.ReportedFinding;
import io.github.uncontended.runner.git.ChangedLines;
import io.github.uncontended.runner.source.Source;
import java.io.IOException;
import java.util.BitSet;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Selects the findings on changed lines. */
public final class ChangedOnly implements FindingFilter {
  private final ChangedLines changed;

  /** The changed lines of files that fixes have changed, by path. */
  private final Map<String, BitSet> linesAfterFixes = new HashMap<>();

  /** Selects findings on the given lines. */
  public ChangedOnly(ChangedLines changed) {
    this.changed = changed;
  }

  @Override
  public List<ReportedFinding> select(Collection<ReportedFinding> findings) {
    return findings.stream().filter(this::isChanged).toList();
  }

  private boolean isChanged(ReportedFinding finding) {
    int next = linesOf(finding.source()).nextSetBit(finding.line());
    return next >= 0 && next <= finding.lastLine();
  }

  private BitSet linesOf(Source source) {
    BitSet lines = linesAfterFixes.get(source.path());
    return lines == null ? changed.of(source.reviewPath()) : lines;
  }

  /** Moves the changed lines along with the text, and adds the lines that replace changed ones. */
  @Override
  public void changed(Source before, Source after) throws IOException {
    BitSet old = linesOf(before);
    BitSet now = new BitSet();
    int from = 0;
    int shift = 0;
    for (AbstractDelta<String> delta :
        DiffUtils.diff(before.text().lines().toList(), after.text().lines().toList()).getDeltas()) {
      int start = delta.getSource().getPosition();
      int end = start + delta.getSource().size();
      copy(old, from, start, shift, now);
      int touched = old.nextSetBit(start + 1);
      if (touched >= 0 && touched <= end) {
        int at = delta.getTarget().getPosition() + 1;
        now.set(at, at + delta.getTarget().size());
      }
      from = end;
      shift += delta.getTarget().size() - delta.getSource().size();
    }
    copy(old, from, Math.max(from, old.length()), shift, now);
    linesAfterFixes.put(before.path(), now);
  }

  /** Copies line numbers, which start at 1, from a range of positions, which start at 0. */
  private static void copy(BitSet old, int from, int to, int shift, BitSet now) {
    for (int line = old.nextSetBit(from + 1);
        line >= 0 && line <= to;
        line = old.nextSetBit(line + 1)) {
      now.set(line + shift);
    }
  }
}
