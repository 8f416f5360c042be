package io.github.uncontended.runner.output;

import io.github.uncontended.runner.engine.ReportedFinding;
import io.github.uncontended.runner.terminal.Terminal;
import java.io.PrintWriter;
import java.util.Collection;
import java.util.List;

/** Prints findings to the terminal, one line each: place, rule, flagged code. */
final class BriefFindings {
  /** A longer place is not aligned with the others, so that most lines fit the terminal. */
  private static final int MAX_ALIGNED = 80;

  private final PrintWriter out;
  private final Terminal terminal;

  BriefFindings(PrintWriter out, Terminal terminal) {
    this.out = out;
    this.terminal = terminal;
  }

  /** Prints findings, sorted by file and position. */
  void print(Collection<ReportedFinding> findings) {
    List<ReportedFinding> sorted = findings.stream().sorted().toList();
    int places =
        sorted.stream()
            .mapToInt(finding -> place(finding).length())
            .filter(length -> length <= MAX_ALIGNED)
            .max()
            .orElse(0);
    int rules = sorted.stream().mapToInt(finding -> finding.rule().length()).max().orElse(0);
    for (ReportedFinding finding : sorted) {
      String place = place(finding);
      String gap = " ".repeat(Math.max(0, places - place.length()) + 1);
      String rule = finding.rule();
      String code = " ".repeat(rules - rule.length() + 1) + code(finding);
      int left = terminal.width() - place.length() - gap.length() - rule.length() - 1;
      out.println(
          terminal.bold(place)
              + gap
              + terminal.severity(finding.severity(), rule)
              + ":"
              + terminal.fit(code, left).stripTrailing());
    }
  }

  private static String place(ReportedFinding finding) {
    return Terminal.printable(finding.source().path())
        + ":"
        + finding.line()
        + ":"
        + finding.column();
  }

  /** The flagged code in one line. */
  private static String code(ReportedFinding finding) {
    StringBuilder code = new StringBuilder();
    finding
        .code()
        .lines()
        .map(String::strip)
        .filter(line -> !line.isEmpty())
        .forEach(
            line ->
                code.append(code.length() == 0 || line.startsWith(".") ? "" : " ").append(line));
    return Terminal.printable(code.toString());
  }
}
