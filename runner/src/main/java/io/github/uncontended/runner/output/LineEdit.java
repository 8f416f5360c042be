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
 * A fix or a part of one as review tools accept it: whole lines that replace whole lines.
 *
 * @param first the first replaced line, from 1
 * @param last the last replaced line; not before the first
 * @param lines the replacement without line terminators; at least one line
 */
record LineEdit(int first, int last, ImmutableList<String> lines) {
  /** Parts separated by at most this many unchanged lines are joined. */
  private static final int MAX_GAP = 3;

  /** The line edits of a fix including its imports, by position. */
  static ImmutableList<LineEdit> all(Fix fix, String text) {
    return between(text, Patcher.apply(text, List.of(fix)).text(), 0);
  }

  /**
   * The fix as one contiguous range, with qualified names instead of imports; empty if it has
   * several ranges.
   */
  static Optional<LineEdit> contiguous(Fix fix, String text) {
    Fix inPlace = inPlace(fix);
    ImmutableList<LineEdit> parts =
        between(text, Patcher.apply(text, List.of(inPlace)).text(), MAX_GAP);
    return parts.size() == 1 ? Optional.of(parts.get(0)) : Optional.empty();
  }

  /** The fix in the form that reports for review tools contain. */
  static Fix reviewed(Fix fix, String text) {
    return contiguous(fix, text).isPresent() ? inPlace(fix) : fix;
  }

  private static Fix inPlace(Fix fix) {
    return fix.imports().isEmpty() && fix.replaced().isEmpty() ? fix : QualifiedNames.inFull(fix);
  }

  /** The line edits that lead from one text to another. */
  private static ImmutableList<LineEdit> between(String before, String after, int gap) {
    List<String> old = before.lines().toList();
    List<String> changed = after.lines().toList();
    List<LineEdit> edits = new ArrayList<>();
    int first = -1;
    int last = -1;
    int shift = 0;
    int shiftAfter = 0;
    for (AbstractDelta<String> delta : DiffUtils.diff(old, changed).getDeltas()) {
      int start = delta.getSource().getPosition();
      int end = start + delta.getSource().size();
      // Both sides of an edit need a line: pure insertions and deletions include a neighbour.
      if (delta.getSource().size() == 0 || delta.getTarget().size() == 0) {
        if (end < old.size()) {
          end++;
        } else if (start > 0) {
          start--;
        }
      }
      if (first >= 0 && start > last + gap) {
        edits.add(of(first, last, shift, shiftAfter, changed));
        first = -1;
      }
      if (first < 0) {
        first = start;
        shift = shiftAfter;
      }
      last = end;
      shiftAfter += delta.getTarget().size() - delta.getSource().size();
    }
    if (first >= 0) {
      edits.add(of(first, last, shift, shiftAfter, changed));
    }
    return ImmutableList.copyOf(edits);
  }

  private static LineEdit of(int first, int last, int shift, int shiftAfter, List<String> changed) {
    return new LineEdit(
        first + 1, last, ImmutableList.copyOf(changed.subList(first + shift, last + shiftAfter)));
  }
}
