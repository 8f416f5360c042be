package io.github.uncontended.runner.engine;

import com.google.common.base.Throwables;
import com.google.errorprone.VisitorState;
import com.google.errorprone.matchers.Suppressible;
import com.google.errorprone.scanner.ErrorProneScanner;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol.CompletionFailure;
import com.sun.tools.javac.tree.JCTree;
import io.github.uncontended.runner.engine.UnresolvedCode.Member;
import io.github.uncontended.runner.source.Cause;
import java.util.Optional;

/**
 * Runs the rules over the members that javac could resolve.
 *
 * <p>If the compilation has errors, a rule can crash on a member that refers to unresolved code.
 * Such a member is left out, too, and the analysis continues with the next one.
 */
final class MemberScanner extends ErrorProneScanner {
  private final UnresolvedCode unresolved;

  MemberScanner(ErrorProneScanner rules, UnresolvedCode unresolved) {
    super(rules.getBugCheckers(), rules.severityMap());
    this.unresolved = unresolved;
  }

  @Override
  public Void visitMethod(MethodTree tree, VisitorState state) {
    return unresolved.excludes(tree) ? null : super.visitMethod(tree, state);
  }

  @Override
  public Void visitVariable(VariableTree tree, VisitorState state) {
    return unresolved.excludes(tree) ? null : super.visitVariable(tree, state);
  }

  @Override
  public Void visitBlock(BlockTree tree, VisitorState state) {
    return unresolved.excludes(tree) ? null : super.visitBlock(tree, state);
  }

  @Override
  public Void visitClass(ClassTree tree, VisitorState state) {
    return unresolved.excludes(tree) ? null : super.visitClass(tree, state);
  }

  @Override
  protected void handleError(Suppressible rule, Throwable thrown) {
    Optional<Member> member = unresolved.isEmpty() ? Optional.empty() : enclosingMember();
    if (member.isEmpty()) {
      super.handleError(rule, thrown);
      return;
    }
    TreePath unit = getCurrentPath();
    Throwable root = Throwables.getRootCause(thrown);
    int start = ((JCTree) unit.getLeaf()).getStartPosition();
    unresolved.omit(
        member.get(),
        (int) unit.getCompilationUnit().getLineMap().getLineNumber(start),
        root instanceof CompletionFailure
            ? String.valueOf(root.getMessage())
            : "the rule "
                + rule.canonicalName()
                + " crashes on it: "
                + root.getClass().getSimpleName(),
        root instanceof CompletionFailure ? Cause.CLASS_PATH : Cause.OTHER);
  }

  private Optional<Member> enclosingMember() {
    for (Tree tree : getCurrentPath()) {
      Optional<Member> member = unresolved.member(tree);
      if (member.isPresent()) {
        return member;
      }
    }
    return Optional.empty();
  }
}
