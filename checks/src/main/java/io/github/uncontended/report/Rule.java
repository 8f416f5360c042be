package io.github.uncontended.report;

import static com.google.common.collect.ImmutableSet.toImmutableSet;

import com.google.common.collect.ImmutableSet;
import com.google.errorprone.VisitorState;
import com.google.errorprone.bugpatterns.BugChecker;
import com.google.errorprone.bugpatterns.BugChecker.CompilationUnitTreeMatcher;
import com.google.errorprone.matchers.Description;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.Tree;
import io.github.uncontended.options.Settings;
import java.util.ServiceLoader;

/**
 * A rule of the ruleset: a {@link BugChecker} that reports {@link Finding}s.
 *
 * <p>It holds no state: settings and facts about the code live in the javac {@code Context}.
 */
public abstract class Rule extends BugChecker implements CompilationUnitTreeMatcher {
  /** Starts a finding at a tree, which must be the leaf of {@code state}'s path or below it. */
  protected final Finding.Builder finding(Tree tree, VisitorState state) {
    return Finding.builder(this, tree, state);
  }

  /** Reports misspelt options, once a compilation, even where no rule finds anything. */
  @Override
  public final Description matchCompilationUnit(CompilationUnitTree tree, VisitorState state) {
    Settings.of(state).reportProblems(Rule::names);
    return Description.NO_MATCH;
  }

  /** The names of the rules of this ruleset, by the services that it registers. */
  public static ImmutableSet<String> names() {
    return types().stream().map(Class::getSimpleName).collect(toImmutableSet());
  }

  /** The classes of the rules of this ruleset, without instantiating them. */
  public static ImmutableSet<Class<? extends Rule>> types() {
    return ServiceLoader.load(BugChecker.class, Rule.class.getClassLoader()).stream()
        .<Class<? extends BugChecker>>map(ServiceLoader.Provider::type)
        .filter(Rule.class::isAssignableFrom)
        .map(type -> type.<Rule>asSubclass(Rule.class))
        .collect(toImmutableSet());
  }
}
