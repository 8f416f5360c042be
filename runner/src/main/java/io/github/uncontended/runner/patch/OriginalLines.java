package io.github.uncontended.runner.patch;

import com.github.difflib.DiffUtils;
import com.github.difflib.patch.AbstractDelta;
import java.util.List;

/** Where the lines of a changed text come from. */
record OriginalLines(List<AbstractDelta<String>> deltas) {
  static OriginalLines of(String before, String after) {
    return new OriginalLines(
        before.equals(after)
            ? List.of()
            : DiffUtils.diff(before.lines().toList(), after.lines().toList()).getDeltas());
  }

  /**
   * The line of the original that a line was; of a changed or new line, the nearest one of those
   * that the change replaced.
   */
  int before(int line) {
    int shift = 0;
    for (AbstractDelta<String> delta : deltas) {
      int start = delta.getTarget().getPosition() + 1;
      if (line < start) {
        break;
      }
      int within = line - start;
      if (within < delta.getTarget().size()) {
        int last = Math.max(0, delta.getSource().size() - 1);
        return delta.getSource().getPosition() + 1 + Math.min(within, last);
      }
      shift += delta.getTarget().size() - delta.getSource().size();
    }
    return line - shift;
  }
}
