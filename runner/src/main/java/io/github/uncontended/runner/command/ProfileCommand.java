package io.github.uncontended.runner.command;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.uncontended.runner.CannotDoException;
import io.github.uncontended.runner.ExitCode;
import io.github.uncontended.runner.file.PathArgument;
import io.github.uncontended.runner.profile.Folding;
import io.github.uncontended.runner.terminal.Console;
import io.github.uncontended.runner.terminal.Terminal;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Folds recordings into a profile. */
@Command(
    name = "profile",
    description = {
      "Folds recordings of a running program into a profile: a small text file, committed with the"
          + " code, that lists where threads were blocked.",
      "",
      "Reads recordings of JDK Flight Recorder and async-profiler (.jfr). A profile contains no"
          + " environment variables, system properties, thread names or addresses.",
      ""
    },
    mixinStandardHelpOptions = true,
    versionProvider = Versions.class,
    sortOptions = false,
    footer = {
      "",
      "Examples:",
      "  uncontended profile load-test.jfr -o contention.profile",
      "  uncontended profile monday.jfr --merge contention.profile -o contention.profile",
      "  uncontended profile show contention.profile",
      "  uncontended profile diff contention.profile monday.jfr",
      "  uncontended profile stale contention.profile src/main/java",
      "  uncontended check --profile contention.profile src/main/java",
    })
public final class ProfileCommand implements Callable<Integer> {
  private static final String STANDARD_OUTPUT = OutputFile.STANDARD_OUTPUT;

  @Parameters(paramLabel = "FILE", arity = "0..*", description = "Recordings to fold.")
  private List<String> recordings = new ArrayList<>();

  @Option(
      names = "--merge",
      paramLabel = "PROFILE",
      description = "Add an existing profile. Repeatable.")
  private List<String> profiles = new ArrayList<>();

  @Option(
      names = "--app",
      paramLabel = "PREFIX",
      description =
          "Prefix of class names that count as application code, besides all classes but those of"
              + " the JDK and of well-known libraries. Repeatable.")
  private List<String> prefixes = new ArrayList<>();

  @Option(
      names = {"-o", "--output"},
      paramLabel = "FILE",
      description = "Write the profile to this file; - is standard output. Default: -.")
  private String output = STANDARD_OUTPUT;

  private final Console console;

  /** Makes the command, which writes to a console. */
  public ProfileCommand(Console console) {
    this.console = console;
  }

  /** The command line with the subcommands. */
  public static CommandLine line(Console console) {
    return new CommandLine(new ProfileCommand(console))
        .addSubcommand(new ProfileShowCommand(console))
        .addSubcommand(new ProfileDiffCommand(console))
        .addSubcommand(new ProfileStaleCommand(console));
  }

  @Override
  public Integer call() {
    if (recordings.isEmpty() && profiles.isEmpty()) {
      throw new CannotDoException(
          "no recording to fold; 'uncontended profile --help' has examples");
    }
    OutputFile file = new OutputFile(output);
    file.checkWritable();
    Folding folding = new Folding(prefixes, console.progress());
    try {
      profiles.forEach(profile -> folding.addProfile(PathArgument.parse(profile)));
      recordings.forEach(recording -> folding.addRecording(PathArgument.parse(recording)));
    } finally {
      console.progress().clear();
    }
    file.write(folding.text().getBytes(UTF_8), console);
    folding.warnings().forEach(line -> printError("warning: " + line));
    folding.summary().forEach(this::printError);
    return ExitCode.OK;
  }

  private void printError(String line) {
    console.err().println(Terminal.printable(line));
  }
}
