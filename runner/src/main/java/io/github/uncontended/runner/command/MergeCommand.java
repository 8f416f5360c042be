package io.github.uncontended.runner.command;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.uncontended.runner.CannotDoException;
import io.github.uncontended.runner.ExitCode;
import io.github.uncontended.runner.dependencies.AuditJson;
import io.github.uncontended.runner.dependencies.AuditResult;
import io.github.uncontended.runner.dependencies.AuditRun;
import io.github.uncontended.runner.file.PathArgument;
import io.github.uncontended.runner.filter.Baseline;
import io.github.uncontended.runner.output.MergedReport;
import io.github.uncontended.runner.terminal.Console;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Merges the reports of runs with {@code --shard}. */
@Command(
    name = "merge",
    description = {
      "Merges the reports of runs with --shard into the report of one run.",
      "",
      "Merges reports of 'check' by --sarif, --rdjson, --gitlab, --sonar, --junit and"
          + " --write-baseline, and of 'audit' by --json.",
      ""
    },
    mixinStandardHelpOptions = true,
    versionProvider = Versions.class,
    sortOptions = false,
    exitCodeListHeading = "%nExit code:%n",
    exitCodeList = {"0:the reports are merged", "2:the command failed"},
    footer = {
      "",
      "Examples:",
      "  uncontended merge part-1.sarif part-2.sarif -o findings.sarif",
      "  uncontended merge part-1.json part-2.json -o audit.json --html audit.html",
    })
public final class MergeCommand implements Callable<Integer> {
  @Parameters(paramLabel = "FILE", arity = "1..*", description = "The reports, of one format.")
  private List<String> reports;

  @Option(
      names = {"-o", "--output"},
      paramLabel = "FILE",
      description =
          "Where to write the merged report. Default: standard output. An audit in a file is"
              + " printed, too.")
  private String output = OutputFile.STANDARD_OUTPUT;

  @Option(
      names = "--profile",
      paramLabel = "FILE",
      description = "The profile that the merged audits took.")
  private String profile;

  @Mixin private PageOption page;

  private final Console console;

  /** Creates the command. */
  public MergeCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    OutputFile file = new OutputFile(output);
    file.checkWritable();
    page.validate();
    List<String> texts = new ArrayList<>();
    for (Path report : PathArgument.parseAll(reports)) {
      try {
        texts.add(Files.readString(report, UTF_8));
      } catch (IOException e) {
        throw new CannotDoException(report + " cannot be read", e);
      }
    }
    if (texts.stream().allMatch(AuditJson::isAudit)) {
      mergeAudits(texts, file);
      return ExitCode.OK;
    }
    if (page.isSet() || profile != null) {
      throw new CannotDoException("--html and --profile are for reports of 'audit --json'");
    }
    file.write(merged(texts).getBytes(UTF_8), console);
    return ExitCode.OK;
  }

  private static String merged(List<String> texts) {
    return texts.stream().allMatch(Baseline::isBaseline)
        ? Baseline.merged(texts)
        : MergedReport.of(texts);
  }

  private void mergeAudits(List<String> texts, OutputFile file) {
    AuditResult merged = AuditResult.merged(texts.stream().map(AuditJson::read).toList());
    Optional<Path> measured = Optional.ofNullable(profile).map(PathArgument::parse);
    if (!measured.map(AuditRun::hash).orElse("").equals(merged.run().profile())) {
      throw new CannotDoException(
          merged.run().profile().isEmpty()
              ? "the audits took no profile"
              : "the audits took a profile: name the same one with --profile");
    }
    new AuditOutput(console, measured, /* all= */ false).write(merged, Optional.of(file), page);
  }
}
