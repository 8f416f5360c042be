package io.github.uncontended.runner.output;

import io.github.uncontended.edit.Fix;
import io.github.uncontended.report.FixSafety;
import io.github.uncontended.runner.engine.ReportedFinding;
import io.github.uncontended.runner.terminal.Terminal;
import java.io.PrintWriter;
import java.util.Locale;

/** Prints one finding to the terminal: header, source excerpt, message, diff of the fix. */
final class FindingPrinter {
  private static final String INDENT = "  ";

  private final PrintWriter out;
  private final Terminal terminal;
  private final Review review;

  FindingPrinter(PrintWriter out, Terminal terminal, Review review) {
    this.out = out;
    this.terminal = terminal;
    this.review = review;
  }

  /** Prints a finding with its source line, its reason and its fix. */
  void print(ReportedFinding finding) {
    String text = finding.text();
    out.println(
        terminal.bold(
                Terminal.printable(finding.source().path())
                    + ":"
                    + finding.line()
                    + ":"
                    + finding.column())
            + ": "
            + terminal.severity(
                finding.severity(), finding.severity().name().toLowerCase(Locale.ROOT))
            + " "
            + terminal.bold(finding.rule()));
    excerpt(finding, text);
    paragraph(finding.cost());
    paragraph(finding.heatSentence());
    paragraph(finding.advice());
    finding.fix().ifPresent(fix -> fix(finding, fix, text));
    paragraph(finding.withheldSentence());
    String docs =
        review.helpUrl(finding.rule()).orElse("'uncontended explain " + finding.rule() + "'");
    out.println(INDENT + terminal.dim("see " + docs));
    out.println();
  }

  /**
   * Prints the first line of the flagged code, shortened to the terminal's width, and a marker
   * below it.
   */
  private void excerpt(ReportedFinding finding, String text) {
    int position = finding.position();
    int lineStart = position - (finding.column() - 1);
    int lineEnd = lineStart;
    while (lineEnd < text.length()
        && text.charAt(lineEnd) != '\n'
        && text.charAt(lineEnd) != '\r') {
      lineEnd++;
    }
    String number = String.valueOf(finding.line());
    String gutter = " ".repeat(number.length());
    int from = Math.max(lineStart, position - terminal.width() / 2);
    int room = Math.max(1, terminal.width() - number.length() - INDENT.length() * 3);
    int to = Math.min(lineEnd, from + room);
    if (lineEnd - lineStart <= room) {
      from = lineStart;
      to = lineEnd;
    }
    String before = Terminal.printable(text.substring(from, position));
    int end = Math.max(position + 1, Math.min(finding.end(), to));
    String marked =
        Terminal.printable(text.substring(position, Math.min(end, Math.max(position, to))));
    String after = Terminal.printable(text.substring(Math.min(end, to), to));
    out.println(INDENT + terminal.dim(number + " | ") + before + marked + after);
    out.println(
        INDENT
            + terminal.dim(gutter + " | ")
            + " ".repeat(before.length())
            + terminal.severity(finding.severity(), "^".repeat(Math.max(1, marked.length()))));
  }

  private void fix(ReportedFinding finding, Fix fix, String text) {
    if (!finding.isFixable(review.suggestUnsafe())) {
      out.println(
          INDENT
              + terminal.cyan("unsafe fix")
              + " (can change what the program does; --suggest-unsafe shows it)");
      return;
    }
    out.println(
        INDENT
            + (finding.safety() == FixSafety.SAFE
                ? terminal.green("safe fix")
                : terminal.cyan("unsafe fix") + " (can change what the program does)"));
    for (String line : FixDiff.hunks(fix, text)) {
      String shown = INDENT + INDENT + Terminal.printable(line);
      out.println(
          switch (line.isEmpty() ? ' ' : line.charAt(0)) {
            case '+' -> terminal.green(shown);
            case '-' -> terminal.red(shown);
            case '@' -> terminal.cyan(shown);
            default -> shown.stripTrailing();
          });
    }
  }

  /** Prints a paragraph wrapped to the terminal's width; nothing for an empty one. */
  private void paragraph(String text) {
    terminal.wrap(text, INDENT).forEach(out::println);
  }
}
