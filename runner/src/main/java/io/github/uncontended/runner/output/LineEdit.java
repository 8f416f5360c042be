package io.github.uncontended.runner.output;

import com.github.difflib.DiffUtils;
import com.github.difflib.patch.AbstractDelta;
import com.google.common.collect.ImmutableList;
import io.github.uncontended.edit.Fix;
import io.github.uncontended.edit.Patcher;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A fix, or a part of one, as reviewers take it: whole lines that replace whole lines.
 *
 * @param first the first replaced line, from 1
 * @param last the last replaced line; not before the first
 * @param lines what stands there afterwards, without line ends; at least one
 */
record LineEdit(int first, int last, ImmutableList<String> lines) {
  /** Parts that so few untouched lines separate read better as one. */
  private static final int MAX_GAP = 3;

  /** The whole fix, imports included, by position. */
  static ImmutableList<LineEdit> all(Fix fix, String text) {
    return between(text, Patcher.apply(text, List.of(fix)).text(), 0);
  }

  /**
   * The fix as one contiguous range, where it is one: types are named in full, since an import is a
   * range of its own.
   */
  static Optional<LineEdit> contiguous(Fix fix, String text) {
    Fix inPlace = fix.imports().isEmpty() ? fix : QualifiedNames.inFull(fix);
    ImmutableList<LineEdit> parts =
        between(text, Patcher.apply(text, List.of(inPlace)).text(), MAX_GAP);
    return parts.size() == 1 ? Optional.of(parts.get(0)) : Optional.empty();
  }

  /** The line edits that lead from one text to another. */
  private static ImmutableList<LineEdit> between(String before, String after, int gap) {
    List<String> old = before.lines().toList();
    List<String> changed = after.lines().toList();
    List<LineEdit> edits = new ArrayList<>();
    int first = -1;
    int last = -1;
    int shift = 0;
    int shiftBehind = 0;
    for (AbstractDelta<String> delta : DiffUtils.diff(old, changed).getDeltas()) {
      int start = delta.getSource().getPosition();
      int end = start + delta.getSource().size();
      // A range holds a line before the edit and one after it: pure insertions and deletions are
      // given a neighbour.
      if (delta.getSource().size() == 0 || delta.getTarget().size() == 0) {
        if (end < old.size()) {
          end++;
        } else if (start > 0) {
          start--;
        }
      }
      if (first >= 0 && start > last + gap) {
        edits.add(of(first, last, shift, shiftBehind, changed));
        first = -1;
      }
      if (first < 0) {
        first = start;
        shift = shiftBehind;
      }
      last = end;
      shiftBehind += delta.getTarget().size() - delta.getSource().size();
    }
    if (first >= 0) {
      edits.add(of(first, last, shift, shiftBehind, changed));
    }
    return ImmutableList.copyOf(edits);
  }

  private static LineEdit of(
      int first, int last, int shift, int shiftBehind, List<String> changed) {
    return new LineEdit(
        first + 1, last, ImmutableList.copyOf(changed.subList(first + shift, last + shiftBehind)));
  }
}
