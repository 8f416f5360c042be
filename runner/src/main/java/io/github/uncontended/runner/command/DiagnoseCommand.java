package io.github.uncontended.runner.command;

import io.github.uncontended.runner.CannotDoException;
import io.github.uncontended.runner.ExitCode;
import io.github.uncontended.runner.diagnose.Diagnoser;
import io.github.uncontended.runner.file.PathArgument;
import io.github.uncontended.runner.source.ClassFiles;
import io.github.uncontended.runner.source.TargetLoader;
import io.github.uncontended.runner.terminal.Console;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Says for a recording where thread time is lost and what cures it. */
@Command(
    name = "diagnose",
    description = {
      "Says where a recorded program loses thread time, in which artifact, and what cures it: a"
          + " newer version, a patch, a setting.",
      "",
      "The sources of the artifacts and their newer releases are resolved from the repositories in"
          + " your Maven settings.",
      ""
    },
    mixinStandardHelpOptions = true,
    versionProvider = Versions.class,
    sortOptions = false,
    exitCodeListHeading = "%nExit code:%n",
    exitCodeList = {"0:no thread time is lost", "1:thread time is lost", "2:the command failed"},
    footer = {
      "",
      "Examples:",
      "  uncontended diagnose load.jfr --classpath 'lib/*'",
      "  uncontended diagnose load.jfr --classpath-file cp.txt src/main/java",
    })
public final class DiagnoseCommand implements Callable<Integer> {
  @Parameters(
      index = "0",
      paramLabel = "FILE",
      description = "A recording, or a profile made of recordings.")
  private String recording;

  @Parameters(
      index = "1..*",
      arity = "0..*",
      paramLabel = "PATH",
      description = "Source folders and .java files of the project.")
  private List<String> paths = new ArrayList<>();

  @Mixin private ClassPathOptions classPath;

  @Option(
      names = "--top",
      paramLabel = "N",
      description = "Number of places to diagnose. Default: ${DEFAULT-VALUE}.")
  private int top = 5;

  @Option(
      names = "--offline",
      description = "Use the local Maven repository only; download nothing.")
  private boolean offline;

  private final Console console;

  /** Creates the command. */
  public DiagnoseCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws IOException {
    if (top < 1) {
      throw new CannotDoException("--top must be at least 1, not " + top);
    }
    TargetLoader loader =
        new TargetLoader(
            OptionalInt.empty(), Optional.empty(), offline, Versions.lombok(), console.progress());
    boolean lost =
        new Diagnoser(loader, offline, ClassFiles.newestSupported(), console)
            .run(
                PathArgument.parse(recording),
                classPath.entries(),
                PathArgument.parseAll(paths),
                top);
    return lost ? ExitCode.FOUND : ExitCode.OK;
  }
}
