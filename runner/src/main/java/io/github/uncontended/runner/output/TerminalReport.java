package io.github.uncontended.runner.output;

import com.google.common.collect.ImmutableListMultimap;
import com.google.common.collect.Multimaps;
import io.github.uncontended.edit.Fix;
import io.github.uncontended.report.FixSafety;
import io.github.uncontended.runner.engine.ReportedFinding;
import io.github.uncontended.runner.patch.Fixing;
import io.github.uncontended.runner.source.Skip;
import io.github.uncontended.runner.source.Source;
import io.github.uncontended.runner.terminal.Terminal;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/** Prints the outcome of a run for people. */
public final class TerminalReport {
  private static final String INDENT = "  ";

  /** A skipped file is named, but thousands of them are not read by anybody. */
  private static final int MAX_NAMES = 10;

  private final PrintWriter out;
  private final Terminal terminal;

  public TerminalReport(PrintWriter out, Terminal terminal) {
    this.out = out;
    this.terminal = terminal;
  }

  /** Prints a finding with its source line, its reason and its fix. */
  public void print(ReportedFinding hit) {
    String text = textOf(hit.source());
    out.println(
        terminal.bold(
                Terminal.printable(hit.source().path()) + ":" + hit.line() + ":" + hit.column())
            + ": "
            + terminal.severity(hit.severity(), hit.severity().name().toLowerCase(Locale.ROOT))
            + " "
            + terminal.bold(hit.rule()));
    excerpt(hit, text);
    paragraph(hit.cost());
    if (!hit.heat().reason().isEmpty()) {
      paragraph("This place matters: " + hit.heat().reason() + ".");
    }
    paragraph(hit.advice());
    if (hit.fix().isPresent()) {
      fix(hit, hit.fix().get(), text);
    } else if (!hit.withheld().isEmpty()) {
      paragraph("No fix is offered here: " + hit.withheld() + ".");
    }
    out.println(INDENT + terminal.dim("see " + hit.anchor()));
    out.println();
  }

  /** Prints what the ruleset has to say about its options. */
  public void warning(String warning) {
    out.println(Terminal.printable(warning));
  }

  /** Prints what would help. */
  public void hint(String hint) {
    out.println(hint);
    out.println();
  }

  /** Prints which dependencies could not be had. */
  public void missing(Collection<String> dependencies) {
    if (!dependencies.isEmpty()) {
      out.println(
          plural(dependencies.size(), "dependency", "dependencies")
              + " not available: "
              + Terminal.printable(String.join(", ", dependencies)));
      out.println();
    }
  }

  /** Prints how much of each rule there was. */
  public void summary(Collection<ReportedFinding> hits) {
    if (hits.isEmpty()) {
      return;
    }
    Map<String, Map<String, Integer>> rows = new TreeMap<>();
    for (ReportedFinding hit : hits) {
      Map<String, Integer> row = rows.computeIfAbsent(hit.rule(), rule -> new TreeMap<>());
      row.merge(fixOf(hit), 1, Integer::sum);
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

  /** Prints what was not analysed, and why. */
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

  /** Prints what became of the fixes. */
  public void fixes(Fixing.Outcome outcome, boolean inPlace) {
    if (inPlace) {
      for (ReportedFinding hit : outcome.fixed()) {
        out.println(
            terminal.green("fixed ")
                + Terminal.printable(hit.source().path())
                + ":"
                + hit.line()
                + " "
                + hit.rule());
      }
    }
    for (Fixing.Dropped dropped : outcome.dropped()) {
      ReportedFinding hit = dropped.hit();
      out.println(
          terminal.red("not fixed ")
              + Terminal.printable(
                  hit.source().path()
                      + ":"
                      + hit.line()
                      + " "
                      + hit.rule()
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

  /** Prints the last line: how much was looked at, and what came of it. */
  public void total(Collection<ReportedFinding> hits, int analysed, int skipped) {
    String found =
        hits.isEmpty()
            ? terminal.green("nothing found")
            : terminal.bold(plural(hits.size(), "finding"))
                + " in "
                + plural(hits.stream().map(ReportedFinding::source).distinct().count(), "file");
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

  private void excerpt(ReportedFinding hit, String text) {
    int place = hit.place();
    int lineStart = place - (hit.column() - 1);
    int lineEnd = lineStart;
    while (lineEnd < text.length()
        && text.charAt(lineEnd) != '\n'
        && text.charAt(lineEnd) != '\r') {
      lineEnd++;
    }
    String number = String.valueOf(hit.line());
    String gutter = " ".repeat(number.length());
    int from = Math.max(lineStart, place - terminal.width() / 2);
    int room = Math.max(1, terminal.width() - number.length() - INDENT.length() * 3);
    int to = Math.min(lineEnd, from + room);
    // Most lines fit from their first character on.
    if (lineEnd - lineStart <= room) {
      from = lineStart;
      to = lineEnd;
    }
    String before = Terminal.printable(text.substring(from, place));
    int end = Math.max(place + 1, Math.min(hit.end(), to));
    String marked = Terminal.printable(text.substring(place, Math.min(end, Math.max(place, to))));
    String after = Terminal.printable(text.substring(Math.min(end, to), to));
    out.println(INDENT + terminal.dim(number + " | ") + before + marked + after);
    out.println(
        INDENT
            + terminal.dim(gutter + " | ")
            + " ".repeat(before.length())
            + terminal.severity(hit.severity(), "^".repeat(Math.max(1, marked.length()))));
  }

  private void fix(ReportedFinding hit, Fix fix, String text) {
    out.println(
        INDENT
            + (hit.safety() == FixSafety.SAFE
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

  private void paragraph(String text) {
    List<String> lines = terminal.wrap(text, INDENT);
    lines.forEach(out::println);
  }

  private static String fixOf(ReportedFinding hit) {
    return hit.fix().isEmpty() ? "none" : hit.safety() == FixSafety.SAFE ? "safe" : "unsafe";
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

  private static String textOf(Source source) {
    try {
      return source.text();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
