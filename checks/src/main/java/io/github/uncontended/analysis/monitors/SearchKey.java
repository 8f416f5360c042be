package io.github.uncontended.analysis.monitors;

import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.Tree;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import io.github.uncontended.analysis.monitors.ExecutionPath.Step;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Symbols;
import java.util.HashSet;
import java.util.Set;
import java.util.function.Predicate;

/** What elements are compared with where code searches through them. */
final class SearchKey {
  private SearchKey() {}

  /**
   * Whether a condition of a path compares elements with something else: what only looks for one in
   * some state, such as one that is not in use, has no key.
   *
   * @param isElement whether a loop has an element at the end of a step
   */
  static boolean isIn(ExecutionPath path, Predicate<Step> isElement) {
    Set<Symbol> elements = new HashSet<>();
    boolean inElement = false;
    for (Step step : path.steps()) {
      if (isElement.test(step)) {
        inElement = true;
        elements.addAll(Expressions.locals(step.tree()));
      } else if (inElement && step.isCondition() && namesOther(step.tree(), elements)) {
        return true;
      }
      if (inElement && !namesOther(step.tree(), elements)) {
        step.target().map(ASTHelpers::getSymbol).ifPresent(elements::add);
      }
    }
    return false;
  }

  private static boolean namesOther(ExpressionTree tree, Set<Symbol> elements) {
    Set<Symbol> named = Expressions.locals(tree);
    named.removeAll(elements);
    return !named.isEmpty() || Expressions.evaluates(tree, SearchKey::isCallOfClass);
  }

  /** Whether a part is a call such as {@code Thread.currentThread()}. */
  private static boolean isCallOfClass(Tree part) {
    return part instanceof MethodInvocationTree call
        && call.getArguments().isEmpty()
        && Symbols.of(ASTHelpers.getReceiver(call)) instanceof ClassSymbol;
  }
}
