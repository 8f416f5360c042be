package io.github.uncontended.report;

import static com.google.common.collect.ImmutableSortedMap.toImmutableSortedMap;
import static java.util.Comparator.naturalOrder;

import com.google.common.collect.ImmutableSortedMap;
import com.google.common.collect.ImmutableSortedSet;
import com.google.errorprone.VisitorState;
import com.google.errorprone.bugpatterns.BugChecker;
import com.google.errorprone.bugpatterns.BugChecker.CompilationUnitTreeMatcher;
import com.google.errorprone.matchers.Description;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.Tree;
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

  /** Starts a finding at the leaf of {@code state}'s path, or at a tree below it. */
  protected final Finding.Builder finding(Tree tree, VisitorState state) {
    return Finding.builder(this, tree, state);
  }

  /** Whether the user has not left off a rule that is off by default. */
  protected final boolean isOn(VisitorState state) {
    return new SeverityPolicy(this, state).isOn();
  }

  /** Reports misspelt options, once a compilation, even where no rule finds anything. */
  @Override
  public final Description matchCompilationUnit(CompilationUnitTree tree, VisitorState state) {
    Settings.of(state).reportProblems(Rule::names);
    return Description.NO_MATCH;
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
}
