package io.github.uncontended.runner.diagnose;

import io.github.uncontended.heat.Measurement;
import io.github.uncontended.profile.Profile;
import io.github.uncontended.runner.dependencies.VersionSearch;
import io.github.uncontended.runner.engine.ReportedFinding;
import io.github.uncontended.runner.engine.RuleInfo;
import io.github.uncontended.runner.output.TerminalReport;
import io.github.uncontended.runner.profile.MeasuredCause;
import io.github.uncontended.runner.terminal.Terminal;
import java.io.PrintWriter;
import java.util.Collection;
import java.util.Optional;
import java.util.OptionalInt;

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
    verdict.artifact().ifPresent(artifact -> line("in " + artifact));
    verdict.notes().forEach(this::line);
    verdict.upgrade().ifPresent(upgrade -> upgrade(upgrade, verdict.artifact().orElse("")));
    if (!verdict.findings().isEmpty()) {
      ReportedFinding finding = verdict.findings().get(0);
      runtime(finding).ifPresent(this::line);
      line(finding.fix().isPresent() ? "Apply this fix:" : "What to do:");
      out.println();
      TerminalReport report = new TerminalReport(out, terminal, /* suggestUnsafe= */ true);
      verdict.findings().forEach(report::print);
    } else {
      verdict
          .advice()
          .ifPresentOrElse(
              this::line,
              () -> line("No rule explains it, and no setting is known that cures it."));
      out.println();
    }
  }

  private void upgrade(VersionSearch.Outcome upgrade, String artifact) {
    String name = artifact.substring(0, Math.max(0, artifact.lastIndexOf(':')));
    if (upgrade.first().isPresent()) {
      line(
          terminal.green("Upgrade " + name + " to " + upgrade.first().get())
              + ", the first release without it"
              + upgrade.has().map(has -> "; " + has + " still has it").orElse(""));
    } else {
      upgrade
          .newest()
          .ifPresentOrElse(
              newest ->
                  line("The newest release that could be analysed, " + newest + ", has it, too."),
              () ->
                  line("No newer release of " + name + " has a sources jar that can be analysed."));
    }
  }

  /** On which JDKs the cost does not exist, from the rule's range. */
  private static Optional<String> runtime(ReportedFinding finding) {
    OptionalInt last = RuleInfo.of(finding.rule()).lastRuntime();
    return last.isEmpty()
        ? Optional.empty()
        : Optional.of(
            "Run on JDK " + (last.getAsInt() + 1) + " or later, which does not have this lock.");
  }

  private void line(String text) {
    terminal.wrap(Terminal.printable(text), INDENT).forEach(out::println);
  }
}
