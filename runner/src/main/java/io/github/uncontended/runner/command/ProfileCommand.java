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
      "Folds recordings of the running program into a profile: a small text file beside the code,"
          + " which says where threads waited.",
      "",
      "Takes what JDK Flight Recorder and async-profiler write (.jfr). Nothing of a recording's"
          + " environment, thread names or addresses gets into the profile.",
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
      "  uncontended profile stale contention.profile src/main/java",
      "  uncontended check --profile contention.profile src/main/java",
    })
public final class ProfileCommand implements Callable<Integer> {
  private static final String STANDARD_OUTPUT = OutputFile.STANDARD_OUTPUT;

  @Parameters(paramLabel = "FILE", arity = "0..*", description = "Recordings.")
  private List<String> recordings = new ArrayList<>();

  @Option(
      names = "--merge",
      paramLabel = "PROFILE",
      description = "Add a profile that was made before; repeatable.")
  private List<String> profiles = new ArrayList<>();

  @Option(
      names = "--app",
      paramLabel = "PREFIX",
      description =
          "What the names of the application's classes begin with; repeatable. Default: all but the"
              + " JDK's and those of well-known frameworks.")
  private List<String> prefixes = new ArrayList<>();

  @Option(
      names = {"-o", "--output"},
      paramLabel = "FILE",
      description = "The profile to write; - is standard output. Default: -.")
  private String output = STANDARD_OUTPUT;

  private final Console console;

  /** The command, saying what it has to say on a console. */
  public ProfileCommand(Console console) {
    this.console = console;
  }

  /** The command with its own commands. */
  public static CommandLine line(Console console) {
    return new CommandLine(new ProfileCommand(console))
        .addSubcommand(new ProfileShowCommand(console))
        .addSubcommand(new ProfileStaleCommand(console));
  }

  @Override
  public Integer call() {
    if (recordings.isEmpty() && profiles.isEmpty()) {
      throw new CannotDoException(
          "say which recordings to fold; 'uncontended profile --help' has examples");
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
