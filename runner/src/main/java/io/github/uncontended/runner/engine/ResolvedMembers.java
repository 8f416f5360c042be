package io.github.uncontended.runner.engine;

import com.google.common.base.Throwables;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol.CompletionFailure;
import com.sun.tools.javac.tree.JCTree;
import io.github.uncontended.report.MemberGuard;
import io.github.uncontended.report.Rule;
import io.github.uncontended.runner.engine.UnresolvedCode.Member;
import io.github.uncontended.runner.source.Cause;
import java.util.Optional;
import java.util.stream.Stream;

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
        reason(root, rule),
        root instanceof CompletionFailure ? Cause.CLASS_PATH : Cause.OTHER);
    return true;
  }

  private static String reason(Throwable root, Rule rule) {
    if (root instanceof CompletionFailure) {
      return String.valueOf(root.getMessage());
    }
    // Error Prone throws it for a call that javac could not resolve.
    boolean isOfUnresolvedCall =
        root instanceof IllegalArgumentException
            && Stream.of(root.getStackTrace())
                .limit(1)
                .anyMatch(at -> at.getClassName().equals(ASTHelpers.class.getName()));
    return isOfUnresolvedCall
        ? UnresolvedCode.INDIRECT
        : "the rule " + rule.canonicalName() + " crashes on it: " + root.getClass().getSimpleName();
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
