package io.github.uncontended.report;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static com.google.common.collect.ImmutableSortedMap.toImmutableSortedMap;
import static java.util.Comparator.naturalOrder;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSortedMap;
import com.google.common.collect.ImmutableSortedSet;
import com.google.errorprone.VisitorState;
import com.google.errorprone.bugpatterns.BugChecker;
import com.google.errorprone.bugpatterns.BugChecker.CompilationUnitTreeMatcher;
import com.google.errorprone.matchers.Description;
import com.google.errorprone.suppliers.Supplier;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.ModifiersTree;
import com.sun.source.tree.NewArrayTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.SynchronizedTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.tree.JCTree;
import com.sun.tools.javac.tree.TreeInfo;
import com.sun.tools.javac.util.Name;
import io.github.uncontended.analysis.unit.Candidates;
import io.github.uncontended.analysis.unit.Interest;
import io.github.uncontended.heat.Heat;
import io.github.uncontended.heat.HeatModel;
import io.github.uncontended.options.Settings;
import java.util.ServiceLoader;

/**
 * A rule of this ruleset: a {@link BugChecker} that reports {@link Finding}s.
 *
 * <p>A rule has no state. Settings and analysis results are kept in the javac {@code Context}.
 */
public abstract class Rule extends BugChecker implements CompilationUnitTreeMatcher {
  /**
   * A name that all rules have besides their own: {@code -XepDisableAllChecks -Xep:Uncontended}
   * turns on these rules alone, each with its own severities.
   */
  public static final String GROUP = "Uncontended";

  private static final Supplier<Name> SUPPRESS_WARNINGS =
      VisitorState.memoize(state -> state.getName("SuppressWarnings"));

  /** Starts a finding at the leaf of {@code state}'s path, or at a tree below it. */
  protected final Finding.Builder finding(Tree tree, VisitorState state) {
    return Finding.builder(this, tree, state);
  }

  /** The places that the rule looks at: the same in all units of a compilation. */
  protected abstract Interest interest(VisitorState state);

  /** Whether the rule may report anything in the compilation; asked before each place. */
  protected boolean mayReport(VisitorState state) {
    return true;
  }

  /** The finding about a call that is a place of {@link #interest}. */
  protected Description matchMethodInvocation(MethodInvocationTree tree, VisitorState state) {
    return Description.NO_MATCH;
  }

  /** The finding about a creation that is a place of {@link #interest}. */
  protected Description matchNewClass(NewClassTree tree, VisitorState state) {
    return Description.NO_MATCH;
  }

  /** The finding about the creation of an array that is a place of {@link #interest}. */
  protected Description matchNewArray(NewArrayTree tree, VisitorState state) {
    return Description.NO_MATCH;
  }

  /** The finding about a method reference that is a place of {@link #interest}. */
  protected Description matchMemberReference(MemberReferenceTree tree, VisitorState state) {
    return Description.NO_MATCH;
  }

  /** The finding about a method that is a place of {@link #interest}. */
  protected Description matchMethod(MethodTree tree, VisitorState state) {
    return Description.NO_MATCH;
  }

  /** The finding about a field that is a place of {@link #interest}. */
  protected Description matchField(VariableTree tree, VisitorState state) {
    return Description.NO_MATCH;
  }

  /** The finding about a {@code synchronized} block that is a place of {@link #interest}. */
  protected Description matchSynchronized(SynchronizedTree tree, VisitorState state) {
    return Description.NO_MATCH;
  }

  /**
   * Whether the rule reports a place, so that rules which know less of it are silent.
   *
   * @param tree the leaf of {@code state}'s path
   */
  protected boolean reports(Tree tree, VisitorState state) {
    return false;
  }

  /**
   * Whether any rule that is on says that it {@link #reports} a place. One that the place
   * suppresses counts: whoever suppressed it knows of the place.
   */
  protected static boolean isReported(TreePath place, VisitorState state) {
    VisitorState there = state.withPath(place);
    return Instances.RULES.stream()
        .anyMatch(
            rule -> SeverityPolicy.of(rule, state).isOn() && rule.reports(place.getLeaf(), there));
  }

  /** Whether what is known of a place is enough for the rule to report it. */
  protected final boolean isShown(Heat heat, VisitorState state) {
    SeverityPolicy policy = SeverityPolicy.of(this, state);
    return !policy.lacksEvidence(policy.evidence(heat), /* isLasting= */ false, state);
  }

  /** Whether anything in {@code state}'s compilation may be {@link #isWithheld withheld}. */
  protected final boolean mayWithhold(VisitorState state) {
    return SeverityPolicy.of(this, state).mayWithhold(state);
  }

  /**
   * Whether a finding at {@code state}'s path would be withheld for want of evidence, so that the
   * rest of its conditions need not be looked at. A {@link FindingSink} counts such findings.
   *
   * @param heat of the place
   */
  protected final boolean isWithheld(Heat heat, VisitorState state) {
    SeverityPolicy policy = SeverityPolicy.of(this, state);
    return policy.mayWithhold(state)
        && policy.lacksEvidence(policy.evidence(heat), /* isLasting= */ false, state);
  }

  /**
   * Looks at the places of a unit that the rule is interested in, and reports misspelt options,
   * once a compilation, even where no rule finds anything.
   *
   * <p>Error Prone calls rules for whole units only: its scan of a unit asks each rule about each
   * node, and measures the time of each answer, which costs more than most rules do.
   */
  @Override
  public final Description matchCompilationUnit(CompilationUnitTree tree, VisitorState state) {
    Settings.of(state).reportProblems(Rule::names);
    SeverityPolicy policy = SeverityPolicy.of(this, state);
    if (policy.isOn()) {
      ImmutableList<TreePath> places = Candidates.of(interest(state), state);
      if (!places.isEmpty()) {
        visit(places, policy, state);
      }
    }
    return Description.NO_MATCH;
  }

  private void visit(ImmutableList<TreePath> places, SeverityPolicy policy, VisitorState state) {
    HeatModel.countAnyRoute(policy.reportsUnknown(state), state);
    MemberGuard guard = MemberGuard.of(state);
    for (TreePath place : places) {
      visit(place, guard, policy, state);
    }
  }

  private void visit(TreePath place, MemberGuard guard, SeverityPolicy policy, VisitorState state) {
    if (guard.excludes(place) || isSuppressed(place, state)) {
      return;
    }
    try {
      if (!policy.withholdsAll(state) && mayReport(state)) {
        state.reportMatch(match(place.getLeaf(), state.withPath(place)));
      }
    } catch (RuntimeException | StackOverflowError | LinkageError | AssertionError e) {
      if (!guard.omits(place, this, e)) {
        throw e;
      }
    }
  }

  private Description match(Tree tree, VisitorState state) {
    if (tree instanceof MethodInvocationTree call) {
      return matchMethodInvocation(call, state);
    }
    if (tree instanceof NewClassTree creation) {
      return matchNewClass(creation, state);
    }
    if (tree instanceof NewArrayTree array) {
      return matchNewArray(array, state);
    }
    if (tree instanceof MemberReferenceTree reference) {
      return matchMemberReference(reference, state);
    }
    if (tree instanceof MethodTree method) {
      return matchMethod(method, state);
    }
    return tree instanceof VariableTree field
        ? matchField(field, state)
        : matchSynchronized((SynchronizedTree) tree, state);
  }

  /** Whether a declaration around a place suppresses the rule, as for rules that see each node. */
  private boolean isSuppressed(TreePath place, VisitorState state) {
    if (!Candidates.haveSuppressions(state)
        || state.errorProneOptions().isIgnoreSuppressionAnnotations()) {
      return false;
    }
    Name suppressing = SUPPRESS_WARNINGS.get(state);
    for (TreePath at = place; at != null; at = at.getParentPath()) {
      if (isAnnotated(at.getLeaf(), suppressing) && isSuppressed(at.getLeaf(), state)) {
        return true;
      }
    }
    return false;
  }

  /** Whether a declaration has an annotation with the simple name. */
  private static boolean isAnnotated(Tree tree, Name simpleName) {
    ModifiersTree modifiers = ASTHelpers.getModifiers(tree);
    if (modifiers != null) {
      for (AnnotationTree annotation : modifiers.getAnnotations()) {
        if (TreeInfo.name((JCTree) annotation.getAnnotationType()) == simpleName) {
          return true;
        }
      }
    }
    return false;
  }

  /** The rules of this ruleset by name: the services that its jar registers for Error Prone. */
  public static ImmutableSortedMap<String, Class<? extends Rule>> all() {
    return Registered.RULES;
  }

  /** The names of the rules of this ruleset, sorted. */
  public static ImmutableSortedSet<String> names() {
    return all().keySet();
  }

  /** Reads the service files when the rules are first asked for: most compilations never do. */
  private static final class Registered {
    static final ImmutableSortedMap<String, Class<? extends Rule>> RULES =
        ServiceLoader.load(BugChecker.class, Rule.class.getClassLoader()).stream()
            .map(ServiceLoader.Provider::type)
            .filter(Rule.class::isAssignableFrom)
            .collect(
                toImmutableSortedMap(
                    naturalOrder(), Class::getSimpleName, type -> type.asSubclass(Rule.class)));
  }

  /** Creates the rules, which have no state, when one first asks what the others report. */
  private static final class Instances {
    static final ImmutableList<Rule> RULES =
        ServiceLoader.load(BugChecker.class, Rule.class.getClassLoader()).stream()
            .filter(provider -> Rule.class.isAssignableFrom(provider.type()))
            .map(provider -> (Rule) provider.get())
            .collect(toImmutableList());
  }
}
