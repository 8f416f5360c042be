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

/** Lets through what stands on lines that were changed. */
public final class ChangedOnly implements FindingFilter {
  private final ChangedLines changed;

  /** What has become of a file's lines by fixes, by path. */
  private final Map<String, BitSet> moved = new HashMap<>();

  /** Lets through what stands on the lines. */
  public ChangedOnly(ChangedLines changed) {
    this.changed = changed;
  }

  @Override
  public List<ReportedFinding> select(Collection<ReportedFinding> hits) {
    return hits.stream().filter(this::isChanged).toList();
  }

  private boolean isChanged(ReportedFinding hit) {
    int next = linesOf(hit.source()).nextSetBit(hit.line());
    return next >= 0 && next <= hit.line() + hit.furtherLines();
  }

  private BitSet linesOf(Source source) {
    BitSet lines = moved.get(source.path());
    return lines == null ? changed.of(source.reviewPath()) : lines;
  }

  /** A line keeps being changed where it goes; what a fix writes instead of a changed one is. */
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
    moved.put(before.path(), now);
  }

  /** Copies lines, which are counted from 1, while positions are from 0. */
  private static void copy(BitSet old, int from, int to, int shift, BitSet now) {
    for (int line = old.nextSetBit(from + 1);
        line >= 0 && line <= to;
        line = old.nextSetBit(line + 1)) {
      now.set(line + shift);
    }
  }
}
