package io.github.uncontended.runner.output;

import com.github.difflib.DiffUtils;
import com.github.difflib.UnifiedDiffUtils;
import com.google.common.collect.ImmutableList;
import io.github.uncontended.edit.Fix;
import io.github.uncontended.edit.Patcher;
import java.util.List;

/** The diff of a single fix, for display. */
public final class FixDiff {
  private static final int CONTEXT_LINES = 1;

  /** The lines of a unified diff that name the two files. */
  private static final int HEADER_LINES = 2;

  private FixDiff() {}

  /** The hunks of the fix's unified diff, without the file header. */
  public static ImmutableList<String> hunks(Fix fix, String text) {
    List<String> before = text.lines().toList();
    List<String> after = Patcher.apply(text, List.of(fix)).text().lines().toList();
    List<String> diff =
        UnifiedDiffUtils.generateUnifiedDiff(
            "", "", before, DiffUtils.diff(before, after), CONTEXT_LINES);
    return ImmutableList.copyOf(diff.subList(Math.min(HEADER_LINES, diff.size()), diff.size()));
  }
}
