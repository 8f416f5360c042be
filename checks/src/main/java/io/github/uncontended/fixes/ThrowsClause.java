package io.github.uncontended.fixes;

import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.CatchTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TryTree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Type;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Handlers;
import io.github.uncontended.analysis.syntax.Places;
import io.github.uncontended.analysis.syntax.Source;
import io.github.uncontended.analysis.unit.Bodies;
import io.github.uncontended.analysis.unit.CompilationIndex;
import io.github.uncontended.edit.Fix;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Removes a checked exception from the {@code throws} clause of a method that throws it no more.
 */
final class ThrowsClause {
  private final MethodTree method;
  private final Type exception;
  private final VisitorState state;

  private ThrowsClause(MethodTree method, Type exception, VisitorState state) {
    this.method = method;
    this.exception = exception;
    this.state = state;
  }

  /**
   * Removes an exception from the clause of the method around a place, unless other code of the
   * method may throw it, or code of the compilation would not compile without.
   *
   * @param replaced the calls that threw the exception
   */
  static void drop(
      TreePath place, Type exception, Set<Tree> replaced, Fix.Builder fix, VisitorState state) {
    Optional<TreePath> around = Places.methodRunning(place);
    if (around.isPresent()) {
      ThrowsClause clause = new ThrowsClause((MethodTree) around.get().getLeaf(), exception, state);
      if (!clause.mayThrow(replaced) && !clause.isNeeded()) {
        clause.drop(fix);
      }
    }
  }

  private boolean mayThrow(Set<Tree> replaced) {
    return Expressions.contains(
        method.getBody(),
        part -> !replaced.contains(part) && Handlers.mayThrow(part, exception, state));
  }

  /**
   * Whether a caller handles the exception, which then nothing throws, or an overrider throws it.
   */
  private boolean isNeeded() {
    MethodSymbol symbol = ASTHelpers.getSymbol(method);
    return !new Bodies(state).overriders(symbol).isEmpty()
        || CompilationIndex.of(state).calls(symbol).stream().anyMatch(this::isHandled);
  }

  private boolean isHandled(TreePath call) {
    for (Tree around : call) {
      if (around instanceof TryTree attempt
          && attempt.getCatches().stream().anyMatch(this::handlesOnly)) {
        return true;
      }
    }
    return false;
  }

  private boolean handlesOnly(CatchTree handler) {
    return Handlers.types(handler).stream()
        .anyMatch(type -> Handlers.areRelated(ASTHelpers.getType(type), exception, state));
  }

  private void drop(Fix.Builder fix) {
    List<? extends ExpressionTree> all = method.getThrows();
    for (int i = 0; i < all.size(); i++) {
      if (ASTHelpers.isSameType(ASTHelpers.getType(all.get(i)), exception, state)) {
        int start = i == 0 ? Source.start(all.get(0)) : state.getEndPosition(all.get(i - 1));
        int end =
            i == 0 && all.size() > 1 ? Source.start(all.get(1)) : state.getEndPosition(all.get(i));
        if (all.size() == 1) {
          start = startOfClause(start);
        }
        if (!Source.hasComment(start, end, state)) {
          fix.replace(start, end, "");
        }
        return;
      }
    }
  }

  /** Where the white space before the clause begins. */
  private int startOfClause(int first) {
    String before = Source.of(Source.start(method), first, state).stripTrailing();
    String header = before.substring(0, before.length() - "throws".length()).stripTrailing();
    return Source.start(method) + header.length();
  }
}
