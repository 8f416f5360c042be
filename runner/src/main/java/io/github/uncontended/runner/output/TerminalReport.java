package io.github.uncontended.runner.output;

import static com.google.common.collect.ImmutableListMultimap.toImmutableListMultimap;
import static io.github.uncontended.runner.terminal.Terminal.printable;
import static java.util.Comparator.comparingInt;
import static java.util.stream.Collectors.counting;
import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.joining;

import com.google.common.collect.ImmutableListMultimap;
import io.github.uncontended.report.FixSafety;
import io.github.uncontended.runner.engine.OmittedMember;
import io.github.uncontended.runner.engine.ReportedFinding;
import io.github.uncontended.runner.engine.Withheld;
import io.github.uncontended.runner.patch.Fixing;
import io.github.uncontended.runner.source.Skip;
import io.github.uncontended.runner.terminal.Terminal;
import java.io.PrintWriter;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Prints the outcome of a run to the terminal. */
public final class TerminalReport {
  private static final String INDENT = "  ";

  /** The number of files that are listed for one reason, and of reasons. */
  private static final int MAX_NAMES = 10;

  /** The number of members that are listed for one of several reasons. */
  private static final int MAX_MEMBERS = 3;

  private final PrintWriter out;
  private final Terminal terminal;
  private final Review review;

  /**
   * Creates a report without links to documentation.
   *
   * @param suggestUnsafe whether to show unsafe fixes
   */
  public TerminalReport(PrintWriter out, Terminal terminal, boolean suggestUnsafe) {
    this(out, terminal, new Review(suggestUnsafe, Optional.empty()));
  }

  /** Creates a report. */
  public TerminalReport(PrintWriter out, Terminal terminal, Review review) {
    this.out = out;
    this.terminal = terminal;
    this.review = review;
  }

  /** Prints a finding with its source line, its reason and its fix. */
  public void print(ReportedFinding finding) {
    new FindingPrinter(out, terminal, review).print(finding);
  }

  /** Prints findings with one line each. */
  public void brief(Collection<ReportedFinding> findings) {
    if (!findings.isEmpty()) {
      new BriefFindings(out, terminal).print(findings);
      out.println();
    }
  }

  /** Prints how to see the findings in full that were printed with one line each. */
  public void abbreviated(Collection<ReportedFinding> brief) {
    if (!brief.isEmpty()) {
      boolean one = brief.size() == 1;
      out.println(
          plural(brief.size(), "suggestion")
              + (one ? " is" : " are")
              + " abbreviated; "
              + terminal.bold("--all")
              + " prints "
              + (one ? "it" : "them")
              + " in full");
    }
  }

  /**
   * Prints how to see the places that were not reported: their heat is unknown, or too low for what
   * they cost.
   */
  public void withheld(Collection<Withheld> places) {
    if (!places.isEmpty()) {
      String rules =
          places.stream()
              .collect(groupingBy(Withheld::rule, TreeMap::new, counting()))
              .entrySet()
              .stream()
              .map(rule -> rule.getKey() + " " + rule.getValue())
              .collect(joining(", "));
      boolean one = places.size() == 1;
      out.println(
          plural(places.size(), "place")
              + " of unknown heat, or that "
              + (one ? "costs" : "cost")
              + " little for "
              + (one ? "its" : "their")
              + " heat, not reported ("
              + rules
              + "); "
              + terminal.bold("--unknown-heat")
              + (one ? " reports it" : " reports them"));
    }
  }

  /** Prints a warning of the ruleset about its options. */
  public void warning(String warning) {
    out.println(Terminal.printable(warning));
  }

  /** Prints a hint on how to call the command. */
  public void hint(String hint) {
    out.println(hint);
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
    omissions(
        skips.size() + " of " + plural(files, "file") + " skipped",
        skips.stream()
            .collect(toImmutableListMultimap(Skip::reason, skip -> printable(skip.place()))),
        MAX_NAMES);
  }

  /**
   * Prints the members that were not analysed, by reason.
   *
   * @param members the number of all members in the analysed files
   */
  public void omitted(Collection<OmittedMember> omitted, int members) {
    omissions(
        omitted.size() + " of " + plural(members, "member") + " left out",
        omitted.stream()
            .collect(
                toImmutableListMultimap(
                    OmittedMember::reason,
                    it -> printable(it.path() + ":" + it.line() + " " + it.member()))),
        MAX_MEMBERS);
  }

  private void omissions(String counted, ImmutableListMultimap<String, String> byReason, int max) {
    if (byReason.isEmpty()) {
      return;
    }
    if (byReason.keySet().size() == 1) {
      out.println(counted + ": " + printable(byReason.keySet().iterator().next()));
      names(byReason.values(), INDENT, MAX_NAMES);
    } else {
      out.println(counted + ":");
      byReason.asMap().entrySet().stream()
          .sorted(comparingInt(reason -> -reason.getValue().size()))
          .limit(MAX_NAMES)
          .forEach(
              reason -> {
                out.println(INDENT + printable(reason.getKey()));
                names(reason.getValue(), INDENT + INDENT, max);
              });
      int more = byReason.keySet().size() - MAX_NAMES;
      if (more > 0) {
        out.println(INDENT + "and " + plural(more, "other reason"));
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

  private void names(Collection<String> names, String indent, int max) {
    names.stream().limit(max).forEach(name -> out.println(indent + terminal.dim(name)));
    if (names.size() > max) {
      out.println(indent + terminal.dim("and " + (names.size() - max) + " more"));
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
