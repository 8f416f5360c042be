package io.github.uncontended.runner.command;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.uncontended.runner.CannotDoException;
import io.github.uncontended.runner.ExitCode;
import io.github.uncontended.runner.file.PathArgument;
import io.github.uncontended.runner.output.MergedReport;
import io.github.uncontended.runner.terminal.Console;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Merges the reports of runs with {@code --shard}. */
@Command(
    name = "merge",
    description = {
      "Merges the reports of runs with --shard into the report of one run.",
      "",
      "Merges reports of --sarif, --rdjson, --gitlab and --sonar.",
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
    })
public final class MergeCommand implements Callable<Integer> {
  @Parameters(paramLabel = "FILE", arity = "1..*", description = "The reports, of one format.")
  private List<String> reports;

  @Option(
      names = {"-o", "--output"},
      paramLabel = "FILE",
      description = "Where to write the merged report. Default: standard output.")
  private String output = OutputFile.STANDARD_OUTPUT;

  private final Console console;

  /** Creates the command. */
  public MergeCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    OutputFile file = new OutputFile(output);
    file.checkWritable();
    List<String> texts = new ArrayList<>();
    for (Path report : PathArgument.parseAll(reports)) {
      try {
        texts.add(Files.readString(report, UTF_8));
      } catch (IOException e) {
        throw new CannotDoException(report + " cannot be read", e);
      }
    }
    file.write(MergedReport.of(texts).getBytes(UTF_8), console);
    return ExitCode.OK;
  }
}
