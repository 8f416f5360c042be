package io.github.uncontended.runner.dependencies;

import static java.util.stream.Collectors.joining;

import com.google.common.collect.ImmutableList;
import io.github.uncontended.runner.terminal.Terminal;
import java.io.PrintWriter;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Stream;

/** Prints audits of dependencies to the terminal: a table, then the warnings by artifact. */
public final class DependencyReport {
  private static final String INDENT = "  ";
  private static final int MAX_CODE = 90;
  private static final int MAX_NAMES = 12;

  private final PrintWriter out;
  private final Terminal terminal;
  private final Map<Coordinates, Cures> cures;
  private final boolean all;

  /**
   * Creates a report.
   *
   * @param cures what is known of newer releases
   * @param all whether suggestions are printed like warnings
   */
  public DependencyReport(
      PrintWriter out, Terminal terminal, Map<Coordinates, Cures> cures, boolean all) {
    this.out = out;
    this.terminal = terminal;
    this.cures = cures;
    this.all = all;
  }

  /** A row of the table: a name, and the audit with the findings that count. */
  private record Row(String name, ArtifactAudit audit) {}

  /** Prints the audit of a tree. */
  public void print(Collection<ArtifactAudit> audits) {
    List<Row> rows = audits.stream().map(it -> new Row(it.coordinates().toString(), it)).toList();
    table(rows);
    details(rows);
    rest(audits);
    total(rows, "");
  }

  /** Prints the comparison of two trees. */
  public void print(TreeComparison comparison) {
    List<Row> rows =
        comparison.changes().stream().map(it -> new Row(it.name(), it.after())).toList();
    table(rows);
    details(rows);
    rest(comparison.changes().stream().map(TreeComparison.Change::after).toList());
    int removed = comparison.changes().stream().mapToInt(TreeComparison.Change::removed).sum();
    if (!comparison.dropped().isEmpty()) {
      names("no longer a dependency", comparison.dropped().stream().map(Coordinates::toString));
    }
    total(rows, " new or hotter, " + removed + " removed");
  }

  private static List<Row> hottestFirst(Collection<Row> rows) {
    return rows.stream()
        .filter(row -> row.audit().hottest().isPresent())
        .sorted(
            Comparator.comparing(row -> row.audit().hottest().get(), AuditedFinding.HOTTEST_FIRST))
        .toList();
  }

  private void table(Collection<Row> rows) {
    List<Row> found = hottestFirst(rows);
    if (found.isEmpty()) {
      return;
    }
    boolean measured = found.get(0).audit().hottest().get().rank() > 0;
    String format = "%-" + width("artifact", found, Row::name) + "s  %5s  %8s  %11s  %s";
    out.println(
        terminal.bold(
            String.format(
                format, "artifact", "files", "warnings", "suggestions", "hottest finding")));
    for (Row row : found) {
      ArtifactAudit audit = row.audit();
      AuditedFinding hottest = audit.hottest().get();
      out.println(
          String.format(
              format,
              Terminal.printable(row.name()),
              audit.analysed(),
              count(audit.warnings()),
              count(audit.findings().size() - audit.warnings()),
              Terminal.printable(hottest.rule() + " " + fileAndLine(hottest))));
      if (measured && hottest.rank() > 0) {
        out.println(INDENT + terminal.red(Terminal.printable(hottest.measured())));
      }
      String cure = cure(row, hottest);
      if (!cure.isEmpty()) {
        out.println(INDENT + terminal.green(Terminal.printable(cure)));
      }
    }
    out.println();
  }

  private static String count(long count) {
    return count == 0 ? "-" : String.valueOf(count);
  }

  private static int width(String heading, List<Row> rows, Function<Row, String> cell) {
    return Stream.concat(Stream.of(heading), rows.stream().map(cell))
        .mapToInt(String::length)
        .max()
        .orElse(0);
  }

  private static String fileAndLine(AuditedFinding finding) {
    return finding.path().substring(finding.path().lastIndexOf('/') + 1) + ":" + finding.line();
  }

  private void details(Collection<Row> rows) {
    for (Row row : hottestFirst(rows)) {
      List<AuditedFinding> shown =
          row.audit().findings().stream()
              .filter(finding -> all || finding.isWarning() || finding.rank() > 0)
              .toList();
      if (shown.isEmpty()) {
        continue;
      }
      out.println(terminal.bold(Terminal.printable(row.name())));
      shown.forEach(finding -> print(row, finding));
    }
  }

  private void print(Row row, AuditedFinding finding) {
    out.println(
        INDENT
            + terminal.bold(Terminal.printable(finding.path()) + ":" + finding.line())
            + ": "
            + terminal.severity(
                finding.severity(), finding.severity().toString().toLowerCase(Locale.ROOT))
            + " "
            + finding.rule());
    String code = finding.code().lines().map(String::strip).collect(joining(" "));
    line(terminal.dim(Terminal.printable(shortened(code))));
    if (!finding.reason().isEmpty()) {
      paragraph("This place matters: " + finding.reason() + ".");
    }
    String cure = cure(row, finding);
    paragraph(cure.isEmpty() ? finding.advice() : capitalized(cure) + ".");
    out.println();
  }

  private void paragraph(String text) {
    terminal.wrap(text, INDENT + INDENT).forEach(out::println);
  }

  private void line(String text) {
    out.println(INDENT + INDENT + text);
  }

  private static String shortened(String code) {
    return code.length() <= MAX_CODE ? code : code.substring(0, MAX_CODE) + "…";
  }

  private static String capitalized(String text) {
    return text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1);
  }

  private String cure(Row row, AuditedFinding finding) {
    Cures known = cures.get(row.audit().coordinates());
    return known == null ? "" : known.of(finding).map(VersionSearch.Outcome::inWords).orElse("");
  }

  private void rest(Collection<ArtifactAudit> audits) {
    names(
        "nothing found",
        audits.stream()
            .filter(it -> it.isAnalysed() && it.findings().isEmpty())
            .map(it -> it.coordinates().toString()));
    audits.stream()
        .filter(audit -> !audit.isAnalysed())
        .map(ArtifactAudit::problem)
        .sorted()
        .forEach(problem -> out.println("not analysed: " + Terminal.printable(problem)));
  }

  private void names(String heading, Stream<String> names) {
    ImmutableList<String> sorted = names.sorted().collect(ImmutableList.toImmutableList());
    if (sorted.isEmpty()) {
      return;
    }
    String more = sorted.size() > MAX_NAMES ? ", and " + (sorted.size() - MAX_NAMES) + " more" : "";
    terminal
        .wrap(
            heading
                + ": "
                + sorted.stream().limit(MAX_NAMES).map(Terminal::printable).collect(joining(", "))
                + more,
            "")
        .forEach(out::println);
  }

  private void total(Collection<Row> rows, String suffix) {
    long warnings = rows.stream().mapToLong(row -> row.audit().warnings()).sum();
    long findings = rows.stream().mapToLong(row -> row.audit().findings().size()).sum();
    long files = rows.stream().mapToLong(row -> row.audit().analysed()).sum();
    out.println(
        terminal.bold(
                plural(warnings, "warning") + ", " + plural(findings - warnings, "suggestion"))
            + suffix
            + " in "
            + plural(rows.size(), "artifact")
            + "; "
            + plural(files, "file")
            + " analysed");
    out.flush();
  }

  private static String plural(long count, String noun) {
    return count + " " + noun + (count == 1 ? "" : "s");
  }
}
