package io.github.uncontended.runner.command;

import com.google.common.collect.ImmutableSet;
import com.google.errorprone.annotations.MustBeClosed;
import io.github.uncontended.runner.CannotDoException;
import io.github.uncontended.runner.file.PathArgument;
import io.github.uncontended.runner.project.BuildFile;
import io.github.uncontended.runner.project.ProjectLoader;
import io.github.uncontended.runner.source.ClassFiles;
import io.github.uncontended.runner.source.ConfigurationFiles;
import io.github.uncontended.runner.source.Target;
import io.github.uncontended.runner.source.TargetLoader;
import io.github.uncontended.runner.terminal.Progress;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.IllegalCharsetNameException;
import java.nio.charset.UnsupportedCharsetException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The options that select the code to check and how to compile it. */
final class InputOptions {
  @Parameters(
      paramLabel = "PATH",
      arity = "0..*",
      description = {
        "Source folders and .java files, configuration files, or folders of Maven and Gradle"
            + " projects. Default: the project in the working directory."
      })
  private List<String> paths = new ArrayList<>();

  @Option(
      names = "--pom",
      paramLabel = "FILE",
      description =
          "Check the main sources of this Maven project and of its modules, compiled as the project"
              + " compiles them.")
  private String pom;

  @Option(
      names = "--build-model",
      hidden = true,
      description = "Check the modules that a build tool describes in this file.")
  private String buildModel;

  @Option(
      names = "--artifact",
      paramLabel = "G:A:V",
      description =
          "Check the sources of this artifact, resolved with its dependencies from the repositories"
              + " in your Maven settings.")
  private String artifact;

  @Option(
      names = "--against",
      paramLabel = "[G:A:]V",
      description =
          "Compare --artifact with this older version: report new, hotter, cooler and removed"
              + " findings.")
  private String against;

  @Mixin private ClassPathOptions classPath;

  @Option(
      names = "--release",
      paramLabel = "N",
      description =
          "The Java release to compile for. Default: the release of the artifact's class files; for"
              + " source folders, the release of the running JDK.")
  private Integer release;

  @Option(
      names = "--encoding",
      paramLabel = "CHARSET",
      description =
          "The encoding of the sources. Default: UTF-8, or ISO-8859-1 for a file that is not UTF-8.")
  private String encoding;

  @Option(
      names = "--offline",
      description = "Use the local Maven repository only; download nothing.")
  private boolean offline;

  @Option(
      names = "--jobs",
      paramLabel = "N",
      description =
          "The number of parallel compilations. Source roots that refer to each other are compiled"
              + " together. Default: ${DEFAULT-VALUE}.")
  private int jobs = 1;

  /** The maximum number of parallel compilations. */
  int jobs() {
    return jobs;
  }

  /** The artifact to check; empty if paths are checked. */
  Optional<String> artifact() {
    return Optional.ofNullable(artifact);
  }

  /** What is checked, as the user named it; the name of the working directory by default. */
  String title() {
    if (artifact != null) {
      return artifact;
    }
    if (pom != null) {
      return pom;
    }
    return paths.isEmpty()
        ? String.valueOf(Path.of("").toAbsolutePath().getFileName())
        : String.join(" ", paths);
  }

  /** The coordinates of the version to compare with; empty for no comparison. */
  Optional<String> against() {
    if (against == null) {
      return Optional.empty();
    }
    return Optional.of(
        against.contains(":")
            ? against
            : artifact.substring(0, artifact.lastIndexOf(':') + 1) + against);
  }

  /**
   * The JDK that runs the checked code unless the user says so. The class files of an artifact tell
   * the oldest that can; empty for a project, whose release tells more.
   */
  OptionalInt usualRuntime() {
    return artifact == null ? OptionalInt.empty() : OptionalInt.of(Runtime.version().feature());
  }

  /**
   * The configuration of the code: files that the user named, and those of the build, and resources
   * beside sources.
   */
  ConfigurationFiles configuration(Target target) {
    boolean named = artifact == null && projects().isEmpty();
    return ConfigurationFiles.of(
        named ? PathArgument.parseAll(paths) : List.of(), target.sources(), target.resources());
  }

  /** Whether paths are checked for which neither the user nor a build gave a class path. */
  boolean lacksClassPath(Target target) {
    return artifact == null && !classPath.isGiven() && target.sets().isEmpty();
  }

  /**
   * The projects to check; empty if sources or an artifact are checked. With a class path from the
   * user, the folder of a project is a folder like any other.
   */
  private List<BuildFile> projects() {
    if (buildModel != null) {
      return List.of(BuildFile.ofModel(PathArgument.parse(buildModel)));
    }
    if (pom != null) {
      return List.of(BuildFile.ofPom(PathArgument.parse(pom)));
    }
    if (artifact != null || classPath.isGiven()) {
      return List.of();
    }
    List<Path> folders = paths.isEmpty() ? List.of(Path.of("")) : PathArgument.parseAll(paths);
    List<BuildFile> projects =
        folders.stream().flatMap(folder -> BuildFile.in(folder).stream()).toList();
    if (!projects.isEmpty() && projects.size() < folders.size()) {
      throw new CannotDoException(
          "projects and other paths cannot be checked together: "
              + projects.get(0).path()
              + " makes its folder a project");
    }
    return projects;
  }

  /**
   * The projects whose builds tell how to compile the paths; empty if some are outside of any, or
   * the user gave a class path.
   */
  private ImmutableSet<BuildFile> enclosing(List<Path> files) {
    if (classPath.isGiven()) {
      return ImmutableSet.of();
    }
    ImmutableSet.Builder<BuildFile> projects = ImmutableSet.builder();
    for (Path file : files) {
      Optional<BuildFile> project = BuildFile.above(file);
      if (project.isEmpty()) {
        return ImmutableSet.of();
      }
      projects.add(project.get());
    }
    return projects.build();
  }

  /**
   * Checks the options before any work is done.
   *
   * @throws CannotDoException if they are invalid
   */
  void validate() {
    if (pom != null && (artifact != null || !paths.isEmpty() || classPath.isGiven())) {
      throw new CannotDoException("--pom cannot be combined with paths, --artifact or --classpath");
    }
    boolean isProject = !projects().isEmpty();
    if (!isProject && paths.isEmpty() == (artifact == null)) {
      throw new CannotDoException(
          "give either --artifact G:A:V or source paths, or run it in the folder of a Maven or"
              + " Gradle project");
    }
    if (against != null && artifact == null) {
      throw new CannotDoException("--against requires --artifact");
    }
    if (artifact != null && classPath.isGiven()) {
      throw new CannotDoException("--artifact has its own class path; omit " + classPath.option());
    }
    JobCount.check(jobs);
    if (release != null) {
      checkRelease(release);
    }
    charset();
  }

  /** Loads the code to check. */
  @MustBeClosed
  Target open(Progress progress) throws IOException {
    List<BuildFile> projects = projects();
    if (!projects.isEmpty()) {
      return projectLoader(progress).load(projects);
    }
    return artifact == null ? openPaths(progress) : loader(progress).ofArtifact(artifact);
  }

  /** Loads sources as the build of their project compiles them, else with the given class path. */
  // The caller closes it.
  @SuppressWarnings("MustBeClosedChecker")
  @MustBeClosed
  private Target openPaths(Progress progress) throws IOException {
    List<Path> files = PathArgument.parseAll(paths);
    ImmutableSet<BuildFile> enclosing = enclosing(files);
    String note = "";
    if (!enclosing.isEmpty()) {
      try {
        Optional<Target> part = projectLoader(progress).loadPart(enclosing, files);
        if (part.isPresent()) {
          return part.get();
        }
      } catch (CannotDoException e) {
        note = "The class path is not that of the project: " + e.getMessage();
      }
    }
    Target target = loader(progress).ofPaths(files, classPath.entries());
    return note.isEmpty() ? target : target.withNote(note);
  }

  private ProjectLoader projectLoader(Progress progress) {
    return new ProjectLoader(
        release == null ? OptionalInt.empty() : OptionalInt.of(release),
        charset(),
        offline,
        Versions.lombok(),
        progress);
  }

  /** Loads the version to compare with. */
  @MustBeClosed
  Target openAgainst(Progress progress) throws IOException {
    return loader(progress).ofArtifact(against().orElseThrow());
  }

  private TargetLoader loader(Progress progress) {
    return new TargetLoader(
        release == null ? OptionalInt.empty() : OptionalInt.of(release),
        charset(),
        offline,
        Versions.lombok(),
        progress);
  }

  private static void checkRelease(int feature) {
    if (feature < ClassFiles.oldestSupported() || feature > ClassFiles.newestSupported()) {
      throw new CannotDoException(
          "--release "
              + feature
              + " is not supported by the running JDK, which supports "
              + ClassFiles.oldestSupported()
              + " to "
              + ClassFiles.newestSupported());
    }
  }

  private Optional<Charset> charset() {
    if (encoding == null) {
      return Optional.empty();
    }
    try {
      return Optional.of(Charset.forName(encoding));
    } catch (IllegalCharsetNameException | UnsupportedCharsetException e) {
      throw new CannotDoException("there is no charset '" + encoding + "'", e);
    }
  }
}
