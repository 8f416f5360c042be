package io.github.uncontended.heat;

import com.google.errorprone.VisitorState;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol.CompletionFailure;
import com.sun.tools.javac.util.Context;
import java.util.HashMap;
import java.util.Map;
import java.util.WeakHashMap;

/**
 * Decides how hot a place in the code is, and why.
 *
 * <p>The first of these decides: the profile names the place; the expression is cold (inside {@code
 * throw} or {@code assert}, an argument of a log call below warn); the team declares the method
 * hot; the method is cold (static initializer, {@code main}, life cycle, tests); it is an entry
 * point of a framework; the place is in a loop. A loop in a cold method is cold.
 *
 * <p>A constructor is as hot as the code that constructs the class, and a private method as hot as
 * its callers in the unit; a hot caller wins over a cold one. A lambda is as hot as the code that
 * creates it if the method that takes it is known to call it at once. A lambda that a hot method
 * creates is hot.
 */
public final class HeatModel {
  private HeatModel() {}

  /** The heat of the leaf of {@code state}'s path. */
  public static Heat of(VisitorState state) {
    return of(state.getPath(), state);
  }

  /**
   * The heat of the leaf of a path; for a method, that of its body.
   *
   * @param path a place in any unit of the compilation
   * @param state any state of the compilation
   */
  public static Heat of(TreePath path, VisitorState state) {
    try {
      return MeasuredHeat.of(path, state)
          .orElseGet(() -> heat(LocalHeat.of(path, state), path.getCompilationUnit(), state));
    } catch (CompletionFailure e) {
      // A class of an optional dependency is missing.
      return Heat.UNKNOWN;
    }
  }

  /**
   * The heat that the code around a place and its member show, without the callers of the member;
   * {@link Heat#UNKNOWN} if a callback around the place runs on some runs of the member only.
   */
  public static Heat alone(TreePath path, VisitorState state) {
    try {
      LocalHeat site = LocalHeat.of(path, state);
      Heat heat =
          site.decided()
              .or(() -> site.member().map(m -> MemberHeat.of(m, site.deferred(), state)))
              .orElse(Heat.UNKNOWN);
      return heat.isConcurrent() && site.rare() ? Heat.UNKNOWN : heat;
    } catch (CompletionFailure e) {
      return Heat.UNKNOWN;
    }
  }

  private static Heat heat(LocalHeat site, CompilationUnitTree unit, VisitorState state) {
    if (site.decided().isPresent()) {
      return site.decided().get();
    }
    Heat repeated =
        site.repeated()
            .map(repetition -> new Heat(Heat.Level.REPEATED, repetition.ofPlace()))
            .orElse(Heat.UNKNOWN);
    if (site.member().isEmpty()) {
      return repeated;
    }
    Start start = new Start(site.member().get(), site.deferred(), site.rare());
    Map<Start, Heat> known = Cache.of(state.context).get(unit);
    Heat around = known.get(start);
    if (around == null) {
      around = CallerHeat.of(start.member(), start.deferred(), start.rare(), unit, state);
      known.put(start, around);
    }
    boolean tellsMore = around.isCold() || around.isConcurrent();
    return tellsMore || !repeated.isRepeated() ? around : repeated;
  }

  /** The start of a search for callers: a member, and how it runs the place. */
  record Start(Member member, boolean deferred, boolean rare) {}

  /** The known heat of the members of each unit, which is held weakly. */
  private static final class Cache {
    private static final Context.Key<Cache> KEY = new Context.Key<>();

    private final Map<CompilationUnitTree, Map<Start, Heat>> heats = new WeakHashMap<>();

    static Cache of(Context context) {
      Cache cache = context.get(KEY);
      if (cache == null) {
        cache = new Cache();
        context.put(KEY, cache);
      }
      return cache;
    }

    Map<Start, Heat> get(CompilationUnitTree unit) {
      return heats.computeIfAbsent(unit, each -> new HashMap<>());
    }
  }
}
