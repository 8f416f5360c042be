package io.github.uncontended.edit;

import com.google.errorprone.VisitorState;
import com.google.errorprone.fixes.SuggestedFix;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.tools.javac.util.Context;
import com.sun.tools.javac.util.Options;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The fixes that Error Prone's patch mode takes in one pass over a compilation unit.
 *
 * <p>Of a fix that overlaps an earlier one Error Prone drops the overlapping replacement alone and
 * applies the rest, which leaves half a fix behind. Such a fix is therefore held back: its finding
 * comes again in the next pass.
 */
public final class PatchRound {
  private static final Context.Key<PatchRound> KEY = new Context.Key<>();

  private final boolean patching;
  private final List<Edit> replacements = new ArrayList<>();
  private final Map<Integer, String> insertions = new HashMap<>();

  /** Patch mode goes through one unit after the other. */
  private CompilationUnitTree unit;

  private PatchRound(boolean patching) {
    this.patching = patching;
  }

  /** The pass over the unit that {@code state} is in. */
  public static PatchRound of(VisitorState state) {
    PatchRound round = state.context.get(KEY);
    if (round == null) {
      // Error Prone keeps to itself whether it patches.
      String plugins = Options.instance(state.context).get("-Xplugin:");
      round = new PatchRound(plugins != null && plugins.contains("-XepPatch"));
      state.context.put(KEY, round);
    }
    round.enter(state.getPath().getCompilationUnit());
    return round;
  }

  private void enter(CompilationUnitTree entered) {
    if (unit != entered) {
      unit = entered;
      replacements.clear();
      insertions.clear();
    }
  }

  /** The fix for Error Prone; empty if it is patching and they do not go together. */
  public Optional<SuggestedFix> admit(Fix fix) {
    if (!patching) {
      return Optional.of(fix.toSuggestedFix());
    }
    List<Edit> edits = fix.joinedEdits();
    if (edits.stream().anyMatch(this::meetsEarlier)) {
      return Optional.empty();
    }
    for (Edit edit : edits) {
      if (isInsertion(edit)) {
        insertions.merge(
            edit.start(), edit.text(), (here, text) -> here.equals(text) ? here : here + text);
      } else {
        replacements.add(edit);
      }
    }
    return Optional.of(fix.toSuggestedFix());
  }

  private boolean meetsEarlier(Edit edit) {
    if (!isInsertion(edit)) {
      return replacements.stream().anyMatch(earlier -> overlap(edit, earlier))
          || insertions.entrySet().stream()
              .anyMatch(earlier -> isInside(earlier.getKey(), earlier.getValue(), edit));
    }
    String here = insertions.get(edit.start());
    return (here != null && !areLinesApart(here, edit.text()))
        || replacements.stream().anyMatch(earlier -> isInside(edit.start(), edit.text(), earlier));
  }

  /** Whether an insertion disturbs a replacement; in the same line already when it touches it. */
  private static boolean isInside(int position, String inserted, Edit replacement) {
    int margin = isLines(inserted) ? 0 : 1;
    return replacement.start() < position + margin && position - margin < replacement.end();
  }

  /**
   * Whether Error Prone puts two insertions at one place together well: equal ones are made once,
   * others follow each other, which must be lines and not share a part.
   */
  private static boolean areLinesApart(String earlier, String later) {
    return isLines(earlier)
        && isLines(later)
        && (earlier.equals(later) || !(earlier.contains(later) || later.contains(earlier)));
  }

  private static boolean isInsertion(Edit edit) {
    return edit.start() == edit.end();
  }

  private static boolean isLines(String text) {
    return text.indexOf('\n') >= 0;
  }

  private static boolean overlap(Edit a, Edit b) {
    return a.start() < b.end() && b.start() < a.end();
  }
}
