package io.github.uncontended.runner.audit;

import static java.util.stream.Collectors.joining;

import io.github.uncontended.runner.audit.Comparison.Change;
import io.github.uncontended.runner.engine.ReportedFinding;
import io.github.uncontended.runner.output.TerminalReport;
import io.github.uncontended.runner.terminal.Terminal;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/** Prints for people what an upgrade changes: what is worse in full, what is better in short. */
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
   * @param name what it is called in the report
   * @param files the paths of its source files
   */
  public record Version(String name, Set<String> files) {
    /** A version whose name can be shown as it is. */
    public Version {
      name = Terminal.printable(name);
    }

    boolean has(ReportedFinding hit) {
      return files.contains(hit.source().path());
    }

    @Override
    public String toString() {
      return name;
    }
  }

  /** Makes a report on an upgrade from one version to another. */
  public AuditReport(PrintWriter out, Terminal terminal, Version before, Version after) {
    this.out = out;
    this.terminal = terminal;
    this.before = before;
    this.after = after;
  }

  /** Prints the changes, each under a heading that says what kind it is. */
  public void print(Comparison comparison) {
    TerminalReport findings = new TerminalReport(out, terminal);
    for (Change change : comparison.hotter()) {
      heading("hotter in " + after, inBefore(change), terminal::red);
      findings.print(change.after());
    }
    for (ReportedFinding hit : comparison.added()) {
      String where = before.has(hit) ? "" : ", in a file that " + before + " has not";
      heading("new in " + after, where, terminal::red);
      findings.print(hit);
    }
    for (Change change : comparison.cooler()) {
      String now = howOften(change.after());
      heading(
          "less hot in " + after,
          (now.isEmpty() ? "" : ", " + now) + inBefore(change),
          terminal::green);
      brief(change.after());
    }
    for (ReportedFinding hit : comparison.gone()) {
      String where = after.has(hit) ? "" : ", which has no such file";
      heading("gone with " + after, where + inBefore(hit), terminal::green);
      brief(hit);
    }
    for (ReportedFinding hit : comparison.incomparable()) {
      heading("not comparable", ": the other version's file was skipped", terminal::cyan);
      brief(hit);
    }
    findings.summary(comparison.worse());
  }

  /** Prints how much of the old version was not looked at. */
  public void skippedBefore(int skipped, int files) {
    if (skipped > 0) {
      out.println(skipped + " of " + files + " files skipped in " + before);
      out.println();
    }
  }

  /** Prints the last line: how many findings changed in which way. */
  public void total(Comparison comparison) {
    String changes =
        Stream.of(
                count(comparison.hotter(), "hotter"),
                count(comparison.added(), "new"),
                count(comparison.cooler(), "less hot"),
                count(comparison.gone(), "gone"),
                count(comparison.kept(), "as before"),
                count(comparison.incomparable(), "not comparable"))
            .filter(part -> !part.isEmpty())
            .collect(joining(", "));
    out.println(
        terminal.bold(before + " to " + after)
            + ": "
            + (changes.isEmpty() ? "nothing found in either" : changes));
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
        ? "; nothing showed in " + before + " how often it runs"
        : "; in " + before + " (line " + change.before().line() + ") " + known;
  }

  private String inBefore(ReportedFinding hit) {
    String known = howOften(hit);
    return known.isEmpty() ? "" : "; in " + before + " " + known;
  }

  /** What is known of how often a place runs. */
  private static String howOften(ReportedFinding hit) {
    return hit.heat().reason().isEmpty() ? hit.origin().reason() : hit.heat().reason();
  }

  private void brief(ReportedFinding hit) {
    out.println(
        terminal.bold(Terminal.printable(hit.source().path()) + ":" + hit.line())
            + ": "
            + hit.rule());
    out.println(INDENT + terminal.dim(code(hit)));
    out.println();
  }

  private static String code(ReportedFinding hit) {
    try {
      String code =
          hit.source()
              .text()
              .substring(hit.start(), hit.end())
              .lines()
              .map(String::strip)
              .collect(joining(" "));
      return Terminal.printable(
          code.length() <= MAX_CODE ? code : code.substring(0, MAX_CODE) + "…");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
