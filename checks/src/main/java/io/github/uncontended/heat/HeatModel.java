package io.github.uncontended.heat;

import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ClassTree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.CompletionFailure;
import com.sun.tools.javac.util.Context;
import io.github.uncontended.analysis.unit.CompilationIndex;
import io.github.uncontended.options.Settings;
import io.github.uncontended.profile.RowPattern;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Decides how hot a place in the code is, and why.
 *
 * <p>In this order: a place that a profile of the running program names; a cold expression (inside
 * {@code throw}, {@code assert}, the argument of a log call below warn, the branch that fills a
 * cache on a miss); a method that the team declares hot; a cold method (static initializer, {@code
 * main}, {@code toString}, life cycle, tests); a framework's entry point; what an entry point
 * reaches in the call graph of the compilation; what only cold code reaches. A constructor is as
 * hot as what constructs the class. A loop is no evidence: it repeats what is known of its method.
 *
 * <p>A lambda is as hot as the place that creates it only where what takes the lambda is known to
 * call it at once, or as what runs it from a private field that keeps it; a lambda in a hot method
 * is hot, for the method creates it to be called.
 */
public final class HeatModel {
  private static final Context.Key<Known> KEY = new Context.Key<>();

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
      Heat inCode = inCode(path, /* inBranches= */ true, state);
      return MeasuredHeat.of(path, state)
          .map(measurement -> Heat.measured(measurement, inCode.level()))
          .orElse(inCode);
    } catch (CompletionFailure e) {
      // A class of an optional dependency is missing.
      return Heat.UNKNOWN;
    }
  }

  /** The same without what branches around the place in its method leave in doubt. */
  static Heat ofMethodAround(TreePath path, VisitorState state) {
    try {
      return inCode(path, /* inBranches= */ false, state);
    } catch (CompletionFailure e) {
      return Heat.UNKNOWN;
    }
  }

  /**
   * Whether a place is cold for what it is, or for the method that it stands in, by any caller, and
   * no timer runs it again and again.
   */
  public static boolean isColdItself(TreePath path, VisitorState state) {
    try {
      LocalHeat local = LocalHeat.of(path, state);
      return local
          .decided()
          .or(() -> local.member().map(it -> MemberHeat.of(it, local.deferred(), state)))
          .filter(evidence -> evidence.isCold() && !evidence.isOnTimer())
          .isPresent();
    } catch (CompletionFailure e) {
      return false;
    }
  }

  /** The heat of the hottest of some places, in any units of the compilation; empty for none. */
  public static Optional<Heat> hottest(Collection<TreePath> places, VisitorState state) {
    return places.stream()
        .map(place -> of(place, state))
        .max(
            Comparator.comparing(Heat::level)
                .thenComparing(Heat::evidence)
                .thenComparing(heat -> !heat.mayPassBy()));
  }

  /**
   * The heat of a section at {@code state}'s path for what it does in the end. Where the code alone
   * shows that the section is hot, and one of the calls is in a branch, or the section itself on
   * the way to it, nothing is known.
   *
   * @param calls that lead from the section to what it does, outermost first
   */
  public static Heat through(List<TreePath> calls, VisitorState state) {
    Heat heat = of(state).ofEachRun();
    return heat.isConcurrent()
            && !heat.isDeclared()
            && calls.stream().anyMatch(call -> Branches.contain(call, state))
        ? Heat.UNKNOWN
        : heat;
  }

  /** Whether runs of some code may not come to what it calls in the end, outermost call first. */
  public static boolean mayPassBy(List<TreePath> calls, VisitorState state) {
    return calls.stream().anyMatch(call -> Branches.mayPassBy(call, state));
  }

  /**
   * Whether a place runs several times in one run of its member, for a loop or stream is around.
   */
  public static boolean isInLoop(TreePath path, VisitorState state) {
    return LocalHeat.of(path, state).inLoop();
  }

  /**
   * The loop statements of the same method or lambda that run a place more than once, innermost
   * first; else the lambda around the place that {@code forEach} runs for one element after the
   * other. Loops that end with their first success are not among them.
   */
  public static List<TreePath> repeatingLoops(TreePath path, VisitorState state) {
    return Repetition.loopsAround(path, state);
  }

  /**
   * The heat of something that many threads share, with what the profile of the compilation, if it
   * has one, measured of it.
   *
   * @param shared the heat without a profile
   * @param rows the rows about it, wherever they were recorded, as {@link RowPattern} takes them
   */
  public static Heat measured(Heat shared, List<String> rows, VisitorState state) {
    List<RowPattern> patterns = rows.stream().map(RowPattern::parse).toList();
    return MeasuredHeat.ofRows(row -> patterns.stream().anyMatch(it -> it.matches(row)), state)
        .map(shared::measuredAs)
        .orElse(shared);
  }

  /**
   * Whether objects of a class live no longer than a connection, session or request, so that many
   * threads that run its methods mostly have an object each: by what the class is to a framework,
   * or because hot code constructs it.
   */
  public static boolean isShortLived(ClassSymbol type, VisitorState state) {
    try {
      return Roles.of(type, state)
          .map(role -> role.lifetime() != Roles.Lifetime.APPLICATION)
          .orElseGet(
              () ->
                  Member.constructorsOf(type).stream()
                      .anyMatch(each -> of(each, state).isConcurrent()));
    } catch (CompletionFailure e) {
      return false;
    }
  }

  /**
   * Whether objects of a class are shown to live as long as the program: by what the class is to a
   * framework, because requests enter it, or because only cold code constructs it.
   */
  static boolean isLongLived(ClassSymbol type, VisitorState state) {
    try {
      return Roles.of(type, state)
          .map(role -> role.lifetime() == Roles.Lifetime.APPLICATION)
          .orElseGet(
              () ->
                  Member.methodsOf(type).stream()
                      .anyMatch(
                          each ->
                              each.isConstructor()
                                  ? CallerHeat.isOnce(each, state)
                                  : MemberHeat.of(each, /* deferred= */ false, state)
                                      .isConcurrent()));
    } catch (CompletionFailure e) {
      return false;
    }
  }

  /** The heat of a method or constructor as a whole. */
  private static Heat of(Member member, VisitorState state) {
    return known(state).of(member, /* deferred= */ false, /* doubts= */ 0, state);
  }

  /** Whether {@code state} stands in a test, or in a target of tests. */
  public static boolean isInTest(VisitorState state) {
    if (state.errorProneOptions().isTestOnlyTarget()) {
      return true;
    }
    ClassTree type = state.findEnclosing(ClassTree.class);
    return type != null && TestCode.of(state).contains(ASTHelpers.getSymbol(type));
  }

  /** Whether the team, or a profile, may name anything in the compilation that is hot. */
  public static boolean mayBeDeclared(VisitorState state) {
    Settings settings = Settings.of(state);
    return settings.profile().isPresent()
        || !settings.hotMethods().isEmpty()
        || HeatAnnotations.of(state).mayDeclareHeat(state);
  }

  /**
   * Whether anything in the compilation may be shown to be hot: declared or measured, or reached
   * from what a framework enters or constructs for each request.
   */
  public static boolean mayBeHot(VisitorState state) {
    return known(state).mayBeHot(state);
  }

  /**
   * Whether the compilation shows who calls the methods of a class, so that what nothing in it
   * calls is rarely called: a few files that have to do with no others do not.
   */
  public static boolean showsCallers(ClassSymbol type, VisitorState state) {
    return Settings.of(state).wholeModule() || !CompilationIndex.of(state).isAmongFew(type);
  }

  /**
   * What the code and the team say of a place, whatever a profile says.
   *
   * @param inBranches whether branches around the place count
   */
  private static Heat inCode(TreePath path, boolean inBranches, VisitorState state) {
    LocalHeat local = LocalHeat.of(path, state);
    if (local.decided().isPresent()) {
      return local.decided().get().heat();
    }
    if (local.member().isEmpty()) {
      return Heat.UNKNOWN;
    }
    int doubts = inBranches ? Branches.doubts(path, state) : 0;
    Heat heat = known(state).of(local.member().get(), local.deferred(), doubts, state);
    if (local.deferred() && !heat.isConcurrent()) {
      heat = whereRun(path, doubts, state).filter(Heat::isConcurrent).orElse(heat);
    }
    return local.inLoop() ? heat.inLoop() : heat;
  }

  /** The heat of the calls that run a place whose function a field keeps; empty for others. */
  private static Optional<Heat> whereRun(TreePath path, int doubts, VisitorState state) {
    return StoredFunction.runs(path, state).stream()
        .flatMap(
            run -> {
              LocalHeat there = LocalHeat.of(run, state);
              int all = Math.min(doubts + Branches.doubts(run, state), Branches.SELDOM);
              return there.member().stream()
                  .filter(member -> there.decided().isEmpty())
                  .map(member -> known(state).of(member, there.deferred(), all, state));
            })
        .max(Comparator.comparing(Heat::level).thenComparing(Heat::evidence));
  }

  /**
   * Sets whether one route is evidence for the rule that runs next, however many the program has.
   * It is for a rule that reports places of which nothing is known, too.
   */
  public static void countAnyRoute(boolean any, VisitorState state) {
    known(state).anyRoute = any;
  }

  /** How many routes have to reach a place for the rule that runs. */
  static int neededRoutes(VisitorState state) {
    return known(state).anyRoute ? 1 : Routes.of(state).needed();
  }

  private static Known known(VisitorState state) {
    Known known = state.context.get(KEY);
    if (known == null) {
      known = new Known();
      state.context.put(KEY, known);
    }
    return known;
  }

  /** What is known of the members of the compilation. */
  private static final class Known {
    private record Key(Member member, boolean deferred, int doubts, boolean anyRoute) {}

    private final Map<Key, Heat> heats = new HashMap<>();
    private Boolean mayBeHot;
    private boolean anyRoute;

    Heat of(Member member, boolean deferred, int doubts, VisitorState state) {
      Key key = new Key(member, deferred, doubts, anyRoute);
      Heat heat = heats.get(key);
      if (heat == null) {
        heat = CallerHeat.of(member, deferred, doubts, state).heat();
        heats.put(key, heat);
      }
      return heat;
    }

    boolean mayBeHot(VisitorState state) {
      if (mayBeHot == null) {
        mayBeHot =
            mayBeDeclared(state)
                || HeatAnnotations.of(state).mayMarkEntryPoints(state)
                || CompilationIndex.of(state)
                    .mayHaveSupertype(it -> EntryPoints.areIn(it) || Roles.areForRequests(it));
      }
      return mayBeHot;
    }
  }
}
