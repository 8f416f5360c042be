package io.github.uncontended.runner.command;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.common.collect.ImmutableSet;
import io.github.uncontended.profile.Profile;
import io.github.uncontended.runner.CannotDoException;
import io.github.uncontended.runner.dependencies.AuditJson;
import io.github.uncontended.runner.dependencies.AuditResult;
import io.github.uncontended.runner.dependencies.DependencyPage;
import io.github.uncontended.runner.dependencies.DependencyReport;
import io.github.uncontended.runner.engine.Shard;
import io.github.uncontended.runner.output.TerminalReport;
import io.github.uncontended.runner.profile.Folding;
import io.github.uncontended.runner.profile.Unexplained;
import io.github.uncontended.runner.terminal.Console;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Optional;

/** Writes the result of an audit, or of merged parts of one, to all outputs. */
final class AuditOutput {
  private final Console console;
  private final Optional<Profile> profile;
  private final boolean all;

  /**
   * Creates outputs.
   *
   * @param profile the profile that the audit took
   * @param all whether suggestions are printed in full
   */
  AuditOutput(Console console, Optional<Path> profile, boolean all) {
    this.console = console;
    this.profile = profile.map(Folding::load);
    this.all = all;
  }

  /**
   * Writes a result.
   *
   * @param json where to write it as JSON; if that is standard output, nothing else is printed
   * @throws CannotDoException if no artifact could be analysed
   */
  void write(AuditResult result, Optional<OutputFile> json, PageOption page) {
    boolean isWhole = result.part().equals(Shard.ALL);
    result
        .missing()
        .forEach(each -> console.err().println("uncontended: " + each + " is not available"));
    if (isWhole && !result.run().isComparison() && !result.isAnalysed()) {
      throw new CannotDoException("no artifact could be analysed");
    }
    if (json.stream().noneMatch(OutputFile::isStandardOutput)) {
      print(result, isWhole);
    }
    json.ifPresent(file -> file.write(AuditJson.of(result).getBytes(UTF_8), console));
    page.write(() -> new DependencyPage(result).toPage(profile), console);
  }

  private void print(AuditResult result, boolean isWhole) {
    PrintWriter out = console.out();
    new DependencyReport(out, console.terminal(), all).print(result);
    if (isWhole) {
      profile.ifPresent(it -> unexplained(it, result));
    }
    InactiveRules.of(ImmutableSet.of(result.run().runtime()), ImmutableSet.of())
        .forEach(out::println);
    if (!isWhole) {
      out.println(
          "Part " + result.part().index() + " of " + result.part().count() + " of the artifacts.");
    }
    out.flush();
  }

  /** Prints what the profile measured in the application and no rule explains. */
  private void unexplained(Profile measured, AuditResult result) {
    new TerminalReport(console.out(), console.terminal(), /* suggestUnsafe= */ false)
        .unexplained(Unexplained.of(measured, result::explains).lines());
  }
}
