package io.github.uncontended.runner.command;

import com.google.common.collect.ImmutableList;
import io.github.uncontended.runner.CannotDoException;
import io.github.uncontended.runner.ExitCode;
import io.github.uncontended.runner.diagnose.Diagnoser;
import io.github.uncontended.runner.diagnose.DiagnosisPage;
import io.github.uncontended.runner.file.PathArgument;
import io.github.uncontended.runner.source.ClassFiles;
import io.github.uncontended.runner.source.ClassPath;
import io.github.uncontended.runner.source.TargetLoader;
import io.github.uncontended.runner.terminal.Console;
import java.io.IOException;
import java.nio.file.Path;
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
      "  uncontended diagnose load.jfr --classpath 'lib/*' --html diagnosis.html",
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

  @Option(
      names = {"--classpath", "--class-path", "-cp"},
      paramLabel = "CP",
      description = "The class path of the recorded program, separated as for java.")
  private String classPath = "";

  @Option(
      names = "--classpath-file",
      paramLabel = "FILE",
      description =
          "Read the class path from a file: the output of 'mvn dependency:build-classpath"
              + " -Dmdep.outputFile=FILE', or one entry per line.")
  private String classPathFile;

  @Option(
      names = "--top",
      paramLabel = "N",
      description = "Number of places to diagnose. Default: ${DEFAULT-VALUE}.")
  private int top = 5;

  @Option(
      names = "--offline",
      description = "Use the local Maven repository only; download nothing.")
  private boolean offline;

  @Mixin private PageOption page;

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
    page.validate();
    Path file = PathArgument.parse(recording);
    Diagnoser.Outcome outcome =
        new Diagnoser(loader, offline, ClassFiles.newestSupported(), console)
            .run(
                file,
                ImmutableList.<Path>builder()
                    .addAll(ClassPath.parse(classPath))
                    .addAll(
                        classPathFile == null
                            ? ImmutableList.of()
                            : ClassPath.readFrom(classPathFile))
                    .build(),
                PathArgument.parseAll(paths),
                top,
                page.isSet()
                    ? Optional.of(
                        new DiagnosisPage(
                            String.valueOf(file.getFileName()), Versions.uncontended()))
                    : Optional.empty());
    page.write(() -> outcome.page().orElseThrow(), console);
    return outcome.lost() ? ExitCode.FOUND : ExitCode.OK;
  }
}
