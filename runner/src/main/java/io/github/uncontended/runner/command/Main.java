package io.github.uncontended.runner.command;

import com.google.common.base.Throwables;
import io.github.uncontended.runner.CannotDoException;
import io.github.uncontended.runner.ExitCode;
import io.github.uncontended.runner.terminal.Console;
import io.github.uncontended.runner.terminal.Progress;
import io.github.uncontended.runner.terminal.StandardOutput;
import io.github.uncontended.runner.terminal.Terminal;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.util.List;
import picocli.AutoComplete.GenerateCompletion;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.OverwrittenOptionException;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.UnmatchedArgumentException;

/** The command line and its entry point. */
@Command(
    name = "uncontended",
    description = "Finds concurrency-performance anti-patterns in Java code and shows the fixes.",
    mixinStandardHelpOptions = true,
    versionProvider = Versions.class,
    footer = {
      "",
      "Examples:",
      "  uncontended check --artifact org.postgresql:postgresql:42.3.2",
      "  uncontended check --release 17 --classpath lib/a.jar:lib/b.jar src/main/java",
      "  uncontended audit pom.xml",
      "  uncontended check --help",
      "  uncontended diagnose load.jfr --classpath 'lib/*'",
      "  uncontended explain SynchronizedTimeZoneLookup",
      "  source <(uncontended generate-completion)",
    })
public final class Main {
  private Main() {}

  /** Runs the command line and exits with its code. */
  public static void main(String[] arguments) {
    int code = run(new FileOutputStream(FileDescriptor.out), Terminal.standardError(), arguments);
    System.exit(code);
  }

  /** Runs the command line. */
  public static int run(OutputStream stdout, PrintWriter err, String... arguments) {
    StandardOutput output = new StandardOutput(stdout);
    PrintWriter out = Terminal.standardOutput(output);
    int code = run(output, out, err, arguments);
    err.flush();
    if (out.checkError()) {
      err.println("uncontended: standard output cannot be written");
      return ExitCode.CANNOT_DO;
    }
    return code;
  }

  private static int run(
      OutputStream stdout, PrintWriter out, PrintWriter err, String[] arguments) {
    Terminal terminal = Terminal.ofStandardOutput();
    Progress progress = new Progress(err, Terminal.isTerminal("stderr"));
    Console console = new Console(stdout, out, err, terminal, progress);
    CommandLine line =
        new CommandLine(new Main())
            .addSubcommand(new CheckCommand(console))
            .addSubcommand(new AuditCommand(console))
            .addSubcommand(new MergeCommand(console))
            .addSubcommand(new ExplainCommand(terminal))
            .addSubcommand(new RulesCommand())
            .addSubcommand(ProfileCommand.line(console))
            .addSubcommand(new DiagnoseCommand(console))
            .addSubcommand(new GenerateCompletion())
            .setOut(out)
            .setErr(err)
            .setColorScheme(
                CommandLine.Help.defaultColorScheme(
                    terminal.hasColours() ? CommandLine.Help.Ansi.ON : CommandLine.Help.Ansi.OFF));
    line.setCaseInsensitiveEnumValuesAllowed(true);
    line.setOverwrittenOptionsAllowed(true);
    line.setExecutionStrategy(Main::execute);
    line.setParameterExceptionHandler(
        (e, given) -> {
          err.println(
              "uncontended: "
                  + Terminal.printable(e.getMessage())
                  + suggestion(e)
                  + "; try '"
                  + e.getCommandLine().getCommandSpec().qualifiedName()
                  + " --help'");
          return ExitCode.CANNOT_DO;
        });
    line.setExecutionExceptionHandler(
        (e, command, parsed) -> {
          err.println("uncontended: " + Terminal.printable(messageOf(e)));
          return ExitCode.CANNOT_DO;
        });
    try {
      return arguments.length == 0
          ? usage(line)
          : line.execute(CheckCommand.withoutPluginSpelling(arguments));
    } catch (OutOfMemoryError e) {
      err.println("uncontended: out of memory; set a larger heap with JAVA_TOOL_OPTIONS=-Xmx4g");
      return ExitCode.CANNOT_DO;
    }
  }

  /** Runs a command; a switch may be given twice, which says the same, but no value may. */
  private static int execute(ParseResult given) {
    for (ParseResult at = given; at != null; at = at.subcommand()) {
      for (OptionSpec option : at.matchedOptions()) {
        if (!option.isMultiValue()
            && option.arity().max() > 0
            && option.originalStringValues().size() > 1) {
          throw new OverwrittenOptionException(
              at.commandSpec().commandLine(),
              option,
              "option '" + option.longestName() + "' should be specified only once");
        }
      }
    }
    return new CommandLine.RunLast().execute(given);
  }

  private static int usage(CommandLine line) {
    line.usage(line.getErr());
    return ExitCode.CANNOT_DO;
  }

  private static String suggestion(ParameterException e) {
    if (e instanceof UnmatchedArgumentException unmatched) {
      List<String> nearest = unmatched.getSuggestions();
      if (!nearest.isEmpty()) {
        return ", did you mean " + String.join(" or ", nearest) + "?";
      }
    }
    return "";
  }

  private static String messageOf(Exception e) {
    if (e instanceof CannotDoException) {
      return e.getMessage();
    }
    Throwable root = Throwables.getRootCause(e);
    return "internal error, please report it: "
        + root
        + (root.getStackTrace().length == 0 ? "" : " at " + root.getStackTrace()[0]);
  }
}
