package io.github.uncontended.analysis.formatting;

import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import io.github.uncontended.analysis.syntax.LazyPathScanner;
import io.github.uncontended.analysis.unit.UnitIndex;
import java.util.HashSet;
import java.util.Set;

/**
 * The members of a unit that format what only a formatter can: with width, precision, flags or
 * conversions such as {@code %x} and {@code %f}. A plain format in such a member is there for
 * uniformity, and not the formatting that costs.
 *
 * @param members methods, fields and initializers
 */
public record FormatterNeeds(Set<Tree> members) {
  /** Whether the member around {@code state}'s place formats something that needs a formatter. */
  public static boolean isNeededBeside(VisitorState state) {
    return UnitIndex.of(state)
        .memo(FormatterNeeds.class, FormatterNeeds::in)
        .members()
        .contains(member(state.getPath()));
  }

  private static FormatterNeeds in(CompilationUnitTree unit) {
    Set<Tree> members = new HashSet<>();
    new LazyPathScanner() {
      @Override
      public Void visitMethodInvocation(MethodInvocationTree tree, Void unused) {
        if (FormatCall.isNamed(tree) && needsFormatter(tree)) {
          members.add(member(path()));
        }
        return super.visitMethodInvocation(tree, null);
      }
    }.scan(unit, null);
    return new FormatterNeeds(members);
  }

  private static boolean needsFormatter(MethodInvocationTree call) {
    ExpressionTree receiver = ASTHelpers.getReceiver(call);
    return (receiver != null && isElaborate(receiver))
        || call.getArguments().stream().limit(2).anyMatch(FormatterNeeds::isElaborate);
  }

  private static boolean isElaborate(ExpressionTree text) {
    String format = ASTHelpers.constValue(text, String.class);
    return format != null && format.indexOf('%') >= 0 && FormatString.parse(format).isEmpty();
  }

  /** The innermost member of a class that a path leads into. */
  private static Tree member(TreePath path) {
    TreePath at = path;
    while (!(at.getParentPath().getLeaf() instanceof ClassTree)) {
      at = at.getParentPath();
    }
    return at.getLeaf();
  }
}
