package io.github.uncontended.runner.command;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.annotations.MustBeClosed;
import io.github.uncontended.runner.CannotDoException;
import io.github.uncontended.runner.ExitCode;
import io.github.uncontended.runner.dependencies.DependencyTree;
import io.github.uncontended.runner.diagnose.Diagnoser;
import io.github.uncontended.runner.diagnose.DiagnosisPage;
import io.github.uncontended.runner.diagnose.Project;
import io.github.uncontended.runner.file.PathArgument;
import io.github.uncontended.runner.project.BuildFile;
import io.github.uncontended.runner.project.ProjectLoader;
import io.github.uncontended.runner.source.ClassFiles;
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
      "  uncontended diagnose load.jfr --pom pom.xml",
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
      names = "--pom",
      paramLabel = "FILE",
      description =
          "The Maven project of the recorded program: its main sources and its class path at run"
              + " time.")
  private String pom;

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
    List<Path> sources = PathArgument.parseAll(paths);
    if (pom != null && (!sources.isEmpty() || classPath.isGiven())) {
      throw new CannotDoException("--pom cannot be combined with paths or a class path");
    }
    Optional<BuildFile> build =
        Optional.ofNullable(pom).map(PathArgument::parse).map(BuildFile::ofPom);
    TargetLoader loader =
        new TargetLoader(
            OptionalInt.empty(), Optional.empty(), offline, Versions.lombok(), console.progress());
    page.validate();
    Path file = PathArgument.parse(recording);
    Diagnoser.Outcome outcome;
    try (Project project = project(build, sources, loader)) {
      outcome =
          new Diagnoser(loader, offline, ClassFiles.newestSupported(), console)
              .run(
                  file,
                  classPath(build),
                  project,
                  top,
                  page.isSet()
                      ? Optional.of(
                          new DiagnosisPage(
                              String.valueOf(file.getFileName()), Versions.uncontended()))
                      : Optional.empty());
    }
    page.write(() -> outcome.page().orElseThrow(), console);
    return outcome.lost() ? ExitCode.FOUND : ExitCode.OK;
  }

  private ImmutableList<Path> classPath(Optional<BuildFile> build) {
    return build
        .map(file -> DependencyTree.of(file.path(), offline).classPath())
        .orElseGet(classPath::entries);
  }

  // Closed with the project.
  @SuppressWarnings("MustBeClosedChecker")
  @MustBeClosed
  private Project project(Optional<BuildFile> build, List<Path> sources, TargetLoader loader)
      throws IOException {
    if (build.isPresent()) {
      return new ProjectLoader(
              OptionalInt.empty(), Optional.empty(), offline, Versions.lombok(), console.progress())
          .loadIfAny(List.of(build.get()))
          .map(Project::of)
          .orElseGet(Project::unknown);
    }
    return sources.isEmpty()
        ? Project.unknown()
        : Project.of(loader.ofPaths(sources, classPath.entries()));
  }
}
