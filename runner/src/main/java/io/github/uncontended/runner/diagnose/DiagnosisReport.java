package io.github.uncontended.runner.diagnose;

import io.github.uncontended.heat.Measurement;
import io.github.uncontended.profile.Profile;
import io.github.uncontended.runner.dependencies.VersionSearch;
import io.github.uncontended.runner.engine.ReportedFinding;
import io.github.uncontended.runner.output.TerminalReport;
import io.github.uncontended.runner.profile.CauseBreakdown;
import io.github.uncontended.runner.profile.MeasuredCause;
import io.github.uncontended.runner.terminal.Terminal;
import java.io.PrintWriter;
import java.util.Collection;

/** Prints verdicts to the terminal. */
final class DiagnosisReport {
  private static final String INDENT = "  ";

  private final PrintWriter out;
  private final Terminal terminal;
  private final Profile profile;

  DiagnosisReport(PrintWriter out, Terminal terminal, Profile profile) {
    this.out = out;
    this.terminal = terminal;
    this.profile = profile;
  }

  void print(Collection<Verdict> verdicts) {
    if (verdicts.isEmpty()) {
      out.println("No thread time is lost by contention or waiting.");
    }
    verdicts.forEach(this::print);
    out.flush();
  }

  private void print(Verdict verdict) {
    MeasuredCause cause = verdict.cause();
    out.println(
        terminal.bold(
            Measurement.percent(cause.share(profile))
                + " of thread time "
                + Terminal.printable(cause.inWords())));
    line(cause.figures());
    CauseBreakdown.CALLERS.inWords(cause).ifPresent(this::line);
    verdict.artifact().ifPresent(artifact -> line("in " + artifact));
    verdict.notes().forEach(this::line);
    boolean cured = verdict.upgrade().flatMap(VersionSearch.Outcome::first).isPresent();
    verdict.upgradeInWords().ifPresent(it -> line(it, cured));
    verdict.advice().ifPresent(this::line);
    if (!verdict.findings().isEmpty()) {
      ReportedFinding finding = verdict.findings().get(0);
      verdict.runtimeInWords().ifPresent(this::line);
      line(finding.fix().isPresent() ? "Apply this fix:" : "What to do:");
      out.println();
      TerminalReport report = new TerminalReport(out, terminal, /* suggestUnsafe= */ true);
      verdict.findings().forEach(report::print);
    } else {
      if (verdict.advice().isEmpty()) {
        line(Verdict.NO_ADVICE);
      }
      out.println();
    }
  }

  private void line(String text) {
    line(text, /* cure= */ false);
  }

  private void line(String text, boolean cure) {
    terminal
        .wrap(Terminal.printable(text), INDENT)
        .forEach(line -> out.println(cure ? terminal.green(line) : line));
  }
}
