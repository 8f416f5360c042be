package io.github.uncontended.runner.output;

import com.google.common.collect.ImmutableListMultimap;
import com.google.common.collect.Multimaps;
import io.github.uncontended.report.FixSafety;
import io.github.uncontended.runner.engine.ReportedFinding;
import io.github.uncontended.runner.patch.Fixing;
import io.github.uncontended.runner.source.Skip;
import io.github.uncontended.runner.terminal.Terminal;
import java.io.PrintWriter;
import java.util.Collection;
import java.util.Map;
import java.util.TreeMap;

/** Prints the outcome of a run to the terminal. */
public final class TerminalReport {
  private static final String INDENT = "  ";

  /** The number of skipped files that are listed for one reason. */
  private static final int MAX_NAMES = 10;

  private final PrintWriter out;
  private final Terminal terminal;

  /** Creates a report. */
  public TerminalReport(PrintWriter out, Terminal terminal) {
    this.out = out;
    this.terminal = terminal;
  }

  /** Prints a finding with its source line, its reason and its fix. */
  public void print(ReportedFinding finding) {
    new FindingPrinter(out, terminal).print(finding);
  }

  /** Prints a warning of the ruleset about its options. */
  public void warning(String warning) {
    out.println(Terminal.printable(warning));
  }

  /** Prints a hint on how to call the command. */
  public void hint(String hint) {
    out.println(hint);
    out.println();
  }

  /** Prints the dependencies that could not be resolved. */
  public void missing(Collection<String> dependencies) {
    if (!dependencies.isEmpty()) {
      out.println(
          plural(dependencies.size(), "dependency", "dependencies")
              + " not available: "
              + Terminal.printable(String.join(", ", dependencies)));
      out.println();
    }
  }

  /** Prints the number of findings and fixes by rule. */
  public void summary(Collection<ReportedFinding> findings) {
    if (findings.isEmpty()) {
      return;
    }
    Map<String, Map<String, Integer>> rows = new TreeMap<>();
    for (ReportedFinding finding : findings) {
      Map<String, Integer> row = rows.computeIfAbsent(finding.rule(), rule -> new TreeMap<>());
      row.merge(fixOf(finding), 1, Integer::sum);
      row.merge("findings", 1, Integer::sum);
    }
    int width = rows.keySet().stream().mapToInt(String::length).max().orElse(0);
    String format = "%-" + width + "s  %8s  %8s  %10s  %6s";
    out.println(
        terminal.bold(
            String.format(format, "rule", "findings", "safe fix", "unsafe fix", "no fix")));
    for (Map.Entry<String, Map<String, Integer>> row : rows.entrySet()) {
      out.println(
          String.format(
              format,
              row.getKey(),
              row.getValue().get("findings"),
              count(row.getValue(), "safe"),
              count(row.getValue(), "unsafe"),
              count(row.getValue(), "none")));
    }
    out.println();
  }

  /**
   * Prints the files that were not analysed, by reason.
   *
   * @param files the number of all files
   */
  public void skips(Collection<Skip> skips, int files) {
    if (skips.isEmpty()) {
      return;
    }
    ImmutableListMultimap<String, Skip> byReason = Multimaps.index(skips, Skip::reason);
    String counted = skips.size() + " of " + files + " files skipped";
    if (byReason.keySet().size() == 1) {
      out.println(counted + ": " + Terminal.printable(skips.iterator().next().reason()));
      names(byReason.values(), INDENT);
    } else {
      out.println(counted + ":");
      for (Map.Entry<String, Collection<Skip>> reason : byReason.asMap().entrySet()) {
        out.println(INDENT + Terminal.printable(reason.getKey()));
        names(reason.getValue(), INDENT + INDENT);
      }
    }
    out.println();
  }

  /**
   * Prints which findings were fixed and which fixes were dropped.
   *
   * @param inPlace whether the sources were changed
   */
  public void fixes(Fixing.Outcome outcome, boolean inPlace) {
    if (inPlace) {
      for (ReportedFinding finding : outcome.fixed()) {
        out.println(
            terminal.green("fixed ")
                + Terminal.printable(finding.source().path())
                + ":"
                + finding.line()
                + " "
                + finding.rule());
      }
    }
    for (Fixing.Dropped dropped : outcome.dropped()) {
      ReportedFinding finding = dropped.finding();
      out.println(
          terminal.red("not fixed ")
              + Terminal.printable(
                  finding.source().path()
                      + ":"
                      + finding.line()
                      + " "
                      + finding.rule()
                      + ": "
                      + dropped.reason()));
    }
    out.println(
        outcome.fixed().isEmpty()
            ? "nothing to fix"
            : plural(outcome.fixed().size(), "finding")
                + " in "
                + plural(outcome.changes().size(), "file")
                + (inPlace ? " fixed" : " fixed by the patch"));
    out.println();
  }

  /** Prints what a profile measured and no finding explains. */
  public void unexplained(Collection<String> lines) {
    if (!lines.isEmpty()) {
      out.println(terminal.bold("Not explained by any rule:"));
      lines.forEach(line -> out.println(INDENT + Terminal.printable(line)));
      out.println();
    }
  }

  /** Prints the last line: the number of findings, analysed files and skipped files. */
  public void total(Collection<ReportedFinding> findings, int analysed, int skipped) {
    String found =
        findings.isEmpty()
            ? terminal.green("nothing found")
            : terminal.bold(plural(findings.size(), "finding"))
                + " in "
                + plural(findings.stream().map(ReportedFinding::source).distinct().count(), "file");
    out.println(
        found
            + "; "
            + plural(analysed, "file")
            + " analysed"
            + (skipped == 0 ? "" : ", " + skipped + " skipped"));
  }

  private void names(Collection<Skip> skips, String indent) {
    skips.stream()
        .limit(MAX_NAMES)
        .forEach(skip -> out.println(indent + terminal.dim(Terminal.printable(skip.path()))));
    if (skips.size() > MAX_NAMES) {
      out.println(indent + terminal.dim("and " + (skips.size() - MAX_NAMES) + " more"));
    }
  }

  private static String fixOf(ReportedFinding finding) {
    return finding.fix().isEmpty()
        ? "none"
        : finding.safety() == FixSafety.SAFE ? "safe" : "unsafe";
  }

  private static String count(Map<String, Integer> row, String name) {
    Integer count = row.get(name);
    return count == null ? "-" : count.toString();
  }

  private static String plural(long count, String noun) {
    return plural(count, noun, noun + "s");
  }

  private static String plural(long count, String one, String many) {
    return count + " " + (count == 1 ? one : many);
  }
}
