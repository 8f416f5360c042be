package io.github.uncontended.runner.engine;

import com.sun.source.tree.CompilationUnitTree;
import com.sun.tools.javac.tree.JCTree;
import io.github.uncontended.report.Finding;
import io.github.uncontended.runner.source.Source;

/** Converts a {@link Finding}, which refers to javac's trees, into a {@link ReportedFinding}. */
final class ReportedFindings {
  private ReportedFindings() {}

  /** Converts a finding. */
  static ReportedFinding of(Finding finding, Source source) {
    CompilationUnitTree unit = finding.unit();
    int preferred = ((JCTree) finding.tree()).pos().getPreferredPosition();
    long line = unit.getLineMap().getLineNumber(preferred);
    long lineStart = unit.getLineMap().getStartPosition(line);
    // javac reports a chain of calls at the last call; within one line its start is clearer.
    int position = finding.start() >= lineStart ? finding.start() : preferred;
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
        finding.fix(),
        "",
        finding.enclosingClass(),
        finding.enclosingMethod());
  }
}
