package io.github.uncontended.runner.audit;

import static java.util.stream.Collectors.joining;

import io.github.uncontended.runner.audit.Comparison.Change;
import io.github.uncontended.runner.engine.ReportedFinding;
import io.github.uncontended.runner.output.TerminalReport;
import io.github.uncontended.runner.terminal.Terminal;
import java.io.PrintWriter;
import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/**
 * Prints the comparison of two versions to the terminal: new and hotter findings in full, the
 * others in one line each.
 */
public final class AuditReport {
  private static final String INDENT = "  ";
  private static final int MAX_CODE = 70;

  private final PrintWriter out;
  private final Terminal terminal;
  private final Version before;
  private final Version after;

  /**
   * A version of the artifact.
   *
   * @param name the name in the report
   * @param files the paths of its source files
   */
  public record Version(String name, Set<String> files) {
    /** Replaces unprintable characters of the name. */
    public Version {
      name = Terminal.printable(name);
    }

    boolean has(ReportedFinding finding) {
      return files.contains(finding.source().path());
    }

    @Override
    public String toString() {
      return name;
    }
  }

  /** Creates a report on an upgrade from one version to another. */
  public AuditReport(PrintWriter out, Terminal terminal, Version before, Version after) {
    this.out = out;
    this.terminal = terminal;
    this.before = before;
    this.after = after;
  }

  /** Prints the changed findings, each under a heading that names the kind of change. */
  public void print(Comparison comparison, TerminalReport report) {
    for (Change change : comparison.hotter()) {
      heading("hotter in " + after, inBefore(change), terminal::red);
      report.print(change.after());
    }
    for (ReportedFinding finding : comparison.added()) {
      String where = before.has(finding) ? "" : ", in a file that " + before + " does not contain";
      heading("new in " + after, where, terminal::red);
      report.print(finding);
    }
    for (Change change : comparison.cooler()) {
      String now = howOften(change.after());
      heading(
          "cooler in " + after,
          (now.isEmpty() ? "" : ", " + now) + inBefore(change),
          terminal::green);
      brief(change.after());
    }
    for (ReportedFinding finding : comparison.removed()) {
      String where = after.has(finding) ? "" : ", which does not contain the file";
      heading("removed in " + after, where + inBefore(finding), terminal::green);
      brief(finding);
    }
    for (ReportedFinding finding : comparison.incomparable()) {
      heading(
          "not comparable",
          ": the other version's file was not analysed completely",
          terminal::cyan);
      brief(finding);
    }
    report.summary(comparison.worse());
  }

  /** Prints how many files of the old version were skipped. */
  public void skippedBefore(int skipped, int files) {
    if (skipped > 0) {
      out.println(skipped + " of " + files + " files skipped in " + before);
      out.println();
    }
  }

  /** Prints the last line: the number of findings by kind of change. */
  public void total(Comparison comparison) {
    String changes =
        Stream.of(
                count(comparison.hotter(), "hotter"),
                count(comparison.added(), "new"),
                count(comparison.cooler(), "cooler"),
                count(comparison.removed(), "removed"),
                count(comparison.unchanged(), "unchanged"),
                count(comparison.incomparable(), "not comparable"))
            .filter(part -> !part.isEmpty())
            .collect(joining(", "));
    out.println(
        terminal.bold(before + " to " + after)
            + ": "
            + (changes.isEmpty() ? "nothing found in either version" : changes));
  }

  private static String count(List<?> changes, String kind) {
    return changes.isEmpty() ? "" : changes.size() + " " + kind;
  }

  private void heading(String kind, String rest, UnaryOperator<String> colour) {
    List<String> lines = terminal.wrap(kind + rest, "");
    out.println(colour.apply(kind) + lines.get(0).substring(kind.length()));
    lines.stream().skip(1).forEach(out::println);
  }

  private String inBefore(Change change) {
    String known = howOften(change.before());
    return known.isEmpty()
        ? "; in " + before + " it was unknown how often it runs"
        : "; in " + before + " (line " + change.before().line() + ") " + known;
  }

  private String inBefore(ReportedFinding finding) {
    String known = howOften(finding);
    return known.isEmpty() ? "" : "; in " + before + " " + known;
  }

  /** The evidence of how often the flagged code runs; empty for none. */
  private static String howOften(ReportedFinding finding) {
    return finding.heat().reason();
  }

  private void brief(ReportedFinding finding) {
    out.println(
        terminal.bold(Terminal.printable(finding.source().path()) + ":" + finding.line())
            + ": "
            + finding.rule());
    out.println(INDENT + terminal.dim(code(finding)));
    out.println();
  }

  private static String code(ReportedFinding finding) {
    String code = finding.code().lines().map(String::strip).collect(joining(" "));
    return Terminal.printable(code.length() <= MAX_CODE ? code : code.substring(0, MAX_CODE) + "…");
  }
}
