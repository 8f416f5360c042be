package io.github.uncontended.runner.engine;

import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreeScanner;
import com.sun.tools.javac.tree.JCTree;
import io.github.uncontended.report.Finding;
import io.github.uncontended.runner.lifetime.Origin;
import io.github.uncontended.runner.source.Source;
import java.util.Optional;

/** Converts a {@link Finding}, which refers to javac's trees, into a {@link ReportedFinding}. */
final class ReportedFindings {
  private ReportedFindings() {}

  /**
   * Converts a finding. Its fix is removed if the code around it has unresolved types, since the
   * fix then cannot be verified by compiling.
   */
  static ReportedFinding of(Finding finding, Source source) {
    CompilationUnitTree unit = finding.unit();
    int preferred = ((JCTree) finding.tree()).pos().getPreferredPosition();
    long line = unit.getLineMap().getLineNumber(preferred);
    long lineStart = unit.getLineMap().getStartPosition(line);
    // javac reports a chain of calls at the last call; within one line its start is clearer.
    int position = finding.start() >= lineStart ? finding.start() : preferred;
    String withheld =
        finding.fix().isPresent() && isErroneous(finding)
            ? "the enclosing code refers to a type that cannot be resolved"
            : "";
    return new ReportedFinding(
        finding.rule(),
        finding.severity(),
        finding.safety(),
        finding.heat(),
        finding.cost(),
        finding.advice(),
        source,
        position,
        (int) line,
        (int) (position - lineStart) + 1,
        finding.start(),
        Math.max(finding.start(), finding.end()),
        withheld.isEmpty() ? finding.fix() : Optional.empty(),
        withheld,
        finding.enclosingClass(),
        finding.enclosingMethod(),
        Origin.UNKNOWN);
  }

  /** Whether the method or initializer around the finding has an erroneous type. */
  private static boolean isErroneous(Finding finding) {
    Tree member = finding.unit();
    for (TreePath at = TreePath.getPath(finding.unit(), finding.tree());
        at != null;
        at = at.getParentPath()) {
      member = at.getLeaf();
      boolean inClass =
          at.getParentPath() != null && at.getParentPath().getLeaf() instanceof JCTree.JCClassDecl;
      if (member instanceof MethodTree || inClass) {
        break;
      }
    }
    return Boolean.TRUE.equals(
        new TreeScanner<Boolean, Void>() {
          @Override
          public Boolean scan(Tree tree, Void unused) {
            if (tree instanceof JCTree node && node.type != null && node.type.isErroneous()) {
              return true;
            }
            return super.scan(tree, null);
          }

          @Override
          public Boolean reduce(Boolean left, Boolean right) {
            return Boolean.TRUE.equals(left) || Boolean.TRUE.equals(right);
          }
        }.scan(member, null));
  }
}
