package io.github.uncontended.runner.dependencies;

import static java.util.stream.Collectors.joining;

import com.google.common.collect.ImmutableList;
import io.github.uncontended.runner.terminal.Terminal;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/** Prints audits of dependencies to the terminal: a table, then the warnings by artifact. */
public final class DependencyReport {
  private static final String INDENT = "  ";
  private static final int MAX_CODE = 90;
  private static final int MAX_NAMES = 12;

  private final PrintWriter out;
  private final Terminal terminal;
  private final boolean all;

  /**
   * Creates a report.
   *
   * @param all whether suggestions are printed like warnings
   */
  public DependencyReport(PrintWriter out, Terminal terminal, boolean all) {
    this.out = out;
    this.terminal = terminal;
    this.all = all;
  }

  /** Prints the result of an audit. */
  public void print(AuditResult result) {
    List<AuditedArtifact> found = result.hottestFirst();
    table(found);
    details(found);
    names(
        "nothing found",
        result.artifacts().stream()
            .map(AuditedArtifact::audit)
            .filter(it -> it.isAnalysed() && it.findings().isEmpty())
            .map(it -> it.coordinates().toString()));
    problems(result);
    names("no longer a dependency", result.dropped().stream());
    total(
        result.artifacts(),
        result.run().isComparison() ? " new or hotter, " + result.removed() + " removed" : "");
  }

  private void table(List<AuditedArtifact> found) {
    if (found.isEmpty()) {
      return;
    }
    boolean measured = found.get(0).audit().hottest().get().rank() > 0;
    String format = "%-" + width(found) + "s  %5s  %8s  %11s  %s";
    out.println(
        terminal.bold(
            String.format(
                format, "artifact", "files", "warnings", "suggestions", "hottest finding")));
    for (AuditedArtifact row : found) {
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
      String cure = row.cureInWords(hottest);
      if (!cure.isEmpty()) {
        out.println(INDENT + terminal.green(Terminal.printable(cure)));
      }
    }
    out.println();
  }

  private static String count(long count) {
    return count == 0 ? "-" : String.valueOf(count);
  }

  private static int width(List<AuditedArtifact> found) {
    return Stream.concat(Stream.of("artifact"), found.stream().map(AuditedArtifact::name))
        .mapToInt(String::length)
        .max()
        .orElse(0);
  }

  private static String fileAndLine(AuditedFinding finding) {
    return finding.path().substring(finding.path().lastIndexOf('/') + 1) + ":" + finding.line();
  }

  private void details(List<AuditedArtifact> found) {
    for (AuditedArtifact row : found) {
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

  private void print(AuditedArtifact row, AuditedFinding finding) {
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
    String cure = row.cureInWords(finding);
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

  /** Prints why artifacts were not analysed, those with the same reason together. */
  private void problems(AuditResult result) {
    Map<String, List<ArtifactAudit>> byReason = new TreeMap<>();
    for (AuditedArtifact row : result.artifacts()) {
      if (!row.audit().isAnalysed()) {
        String name = row.audit().coordinates().toString();
        byReason
            .computeIfAbsent(row.audit().problem().replace(name, "each"), it -> new ArrayList<>())
            .add(row.audit());
      }
    }
    byReason.forEach(
        (reason, audits) -> {
          if (audits.size() == 1) {
            out.println("not analysed: " + Terminal.printable(audits.get(0).problem()));
          } else {
            names(
                "not analysed, since " + Terminal.printable(reason),
                audits.stream().map(it -> it.coordinates().toString()));
          }
        });
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

  private void total(Collection<AuditedArtifact> rows, String suffix) {
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
