package io.github.uncontended.runner.engine;

import com.google.common.base.Throwables;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol.CompletionFailure;
import com.sun.tools.javac.tree.JCTree;
import io.github.uncontended.report.MemberGuard;
import io.github.uncontended.report.Rule;
import io.github.uncontended.runner.engine.UnresolvedCode.Member;
import io.github.uncontended.runner.source.Cause;
import java.util.Optional;

/**
 * Lets the rules look at the members that javac could resolve.
 *
 * <p>If the compilation has errors, a rule can crash on a member that refers to unresolved code.
 * Such a member is left out, too, and the analysis continues with the next one.
 */
final class ResolvedMembers implements MemberGuard {
  private final UnresolvedCode unresolved;

  ResolvedMembers(UnresolvedCode unresolved) {
    this.unresolved = unresolved;
  }

  @Override
  public boolean excludes(TreePath place) {
    if (unresolved.isEmpty()) {
      return false;
    }
    for (Tree tree : place) {
      if (unresolved.excludes(tree)) {
        return true;
      }
    }
    return false;
  }

  @Override
  public boolean omits(TreePath place, Rule rule, Throwable thrown) {
    Optional<Member> member = unresolved.isEmpty() ? Optional.empty() : enclosingMember(place);
    if (member.isEmpty()) {
      return false;
    }
    Throwable root = Throwables.getRootCause(thrown);
    int start = ((JCTree) place.getLeaf()).getStartPosition();
    unresolved.omit(
        member.get(),
        (int) place.getCompilationUnit().getLineMap().getLineNumber(start),
        root instanceof CompletionFailure
            ? String.valueOf(root.getMessage())
            : "the rule "
                + rule.canonicalName()
                + " crashes on it: "
                + root.getClass().getSimpleName(),
        root instanceof CompletionFailure ? Cause.CLASS_PATH : Cause.OTHER);
    return true;
  }

  private Optional<Member> enclosingMember(TreePath place) {
    for (Tree tree : place) {
      Optional<Member> member = unresolved.member(tree);
      if (member.isPresent()) {
        return member;
      }
    }
    return Optional.empty();
  }
}
