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
 * Answers how hot a place in the code is, and why.
 *
 * <p>In this order: a place that a profile of the running program names; a cold expression (inside
 * {@code throw}, {@code assert}, the argument of a log call below warn); a method that the team
 * declares hot; a cold method (static initialiser, {@code main}, life cycle, tests); a framework's
 * entry point; a loop. A loop in a cold method is cold. A constructor is as hot as what constructs
 * the class, a private helper as hot as its callers in the unit, hot winning over cold. A lambda is
 * as hot as the place that makes it only where what takes the lambda is known to call it at once; a
 * lambda in a hot method is hot, for the method makes it to be called.
 */
public final class HeatModel {
  private HeatModel() {}

  /** How hot the place is that {@code state} stands at. */
  public static Heat of(VisitorState state) {
    return of(state.getPath(), state);
  }

  /**
   * How hot the place is that {@code path} leads to; for the path of a method, its body.
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
   * What the code around a place and the member that holds it say, whoever calls the member; {@link
   * Heat#UNKNOWN} where a callback around the place runs on some of the member's runs only.
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

  /** Where the search for callers begins, and what the site within the member says of it. */
  record Start(Member member, boolean deferred, boolean rare) {}

  /** What is known of the members of each unit; does not keep a unit alive. */
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
