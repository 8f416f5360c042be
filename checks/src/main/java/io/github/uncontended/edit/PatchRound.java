package io.github.uncontended.edit;

import com.google.common.collect.Sets;
import com.google.errorprone.VisitorState;
import com.google.errorprone.fixes.SuggestedFix;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.tools.javac.util.Context;
import com.sun.tools.javac.util.Options;
import java.util.Optional;
import java.util.Set;

/**
 * The fixes that Error Prone's patch mode applies in one pass over a compilation unit.
 *
 * <p>Error Prone drops a replacement that overlaps an earlier one and applies the rest of that fix,
 * which leaves half a fix behind. A fix that conflicts with an earlier one is therefore withheld:
 * its finding is reported again in the next pass.
 */
public final class PatchRound {
  private static final Context.Key<PatchRound> KEY = new Context.Key<>();

  private final boolean patching;
  private Conflicts admitted = new Conflicts(Conflicts.Insertions.JOINED);

  /** Patch mode goes through one unit after the other. */
  private CompilationUnitTree unit;

  private PatchRound(boolean patching) {
    this.patching = patching;
  }

  /** The pass over the unit that {@code state} is in. */
  public static PatchRound of(VisitorState state) {
    PatchRound round = state.context.get(KEY);
    if (round == null) {
      // Error Prone has no API that says whether it patches.
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
      admitted = new Conflicts(Conflicts.Insertions.JOINED);
    }
  }

  /**
   * The fix for Error Prone; empty in patch mode if it conflicts with an earlier fix.
   *
   * @param source of the unit
   */
  public Optional<SuggestedFix> admit(Fix fix, CharSequence source) {
    Conflicts round = patching ? admitted : new Conflicts(Conflicts.Insertions.JOINED);
    Set<ImportedName> removed = round.unused();
    if (!round.admit(fix)) {
      return Optional.empty();
    }
    Fix shown = patching ? fix : fix.atLineStarts(source);
    return Optional.of(shown.toSuggestedFix(Sets.difference(round.unused(), removed)));
  }
}
