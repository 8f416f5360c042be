package io.github.uncontended.runner.command;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.annotations.MustBeClosed;
import io.github.uncontended.runner.CannotDoException;
import io.github.uncontended.runner.source.Artifacts;
import io.github.uncontended.runner.source.ClassFiles;
import io.github.uncontended.runner.source.ClassPath;
import io.github.uncontended.runner.source.Source;
import io.github.uncontended.runner.source.Sources;
import io.github.uncontended.runner.source.Target;
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
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The options that say what to check and how it compiles. */
final class InputOptions {
  private static final String LOMBOK_IMPORT = "import lombok.";

  /** What an artifact without classes is taken to be compiled for. */
  private static final int DEFAULT_RELEASE = 8;

  private static final int MAX_JOBS = 256;

  @Parameters(paramLabel = "PATH", arity = "0..*", description = "Source folders and .java files.")
  private List<String> paths = new ArrayList<>();

  @Option(
      names = "--artifact",
      paramLabel = "G:A:V",
      description =
          "Check the sources of this artifact, taken with its dependencies from the Maven"
              + " repositories of your settings.")
  private String artifact;

  @Option(
      names = "--against",
      paramLabel = "[G:A:]V",
      description =
          "Audit an upgrade: say only what --artifact has that this older version had not, or that"
              + " runs more often now, and what is gone.")
  private String against;

  @Option(
      names = {"--classpath", "--class-path", "-cp"},
      paramLabel = "CP",
      description = "Jars and folders that the sources need, separated as for java.")
  private String classPath = "";

  @Option(
      names = "--classpath-file",
      paramLabel = "FILE",
      description =
          "The same from a file, as 'mvn dependency:build-classpath -Dmdep.outputFile=FILE' writes it,"
              + " or with one entry a line.")
  private String classPathFile;

  @Option(
      names = "--release",
      paramLabel = "N",
      description =
          "The Java release to compile for. Default: that of the artifact's classes; for source"
              + " folders, that of the running JDK.")
  private Integer release;

  @Option(
      names = "--encoding",
      paramLabel = "CHARSET",
      description = "Of the sources. Default: UTF-8, or ISO-8859-1 for a file that is not UTF-8.")
  private String encoding;

  @Option(names = "--offline", description = "Use only what the local Maven repository holds.")
  private boolean offline;

  @Option(
      names = "--jobs",
      paramLabel = "N",
      description =
          "How many source roots to compile at a time; those that use each other are compiled"
              + " together. Default: ${DEFAULT-VALUE}.")
  private int jobs = 1;

  /** How many compilations may run at a time. */
  int jobs() {
    return jobs;
  }

  /** The artifact that is checked; empty where paths are. */
  Optional<String> artifact() {
    return Optional.ofNullable(artifact);
  }

  /** The version that the artifact is compared with; empty where it is not compared. */
  Optional<String> against() {
    if (against == null) {
      return Optional.empty();
    }
    return Optional.of(
        against.contains(":")
            ? against
            : artifact.substring(0, artifact.lastIndexOf(':') + 1) + against);
  }

  /** Whether sources that lack something could be helped by a class path. */
  boolean lacksClassPath() {
    return artifact == null && classPath.isEmpty() && classPathFile == null;
  }

  /**
   * Says what is wrong with the options, before anything is done.
   *
   * @throws CannotDoException if something is
   */
  void validate() {
    if (paths.isEmpty() == (artifact == null)) {
      throw new CannotDoException("say what to check: either --artifact G:A:V or PATHs");
    }
    if (against != null && artifact == null) {
      throw new CannotDoException("--against compares artifacts; say which one with --artifact");
    }
    if (artifact != null && !classPath.isEmpty()) {
      throw new CannotDoException("--artifact brings its own class path; leave --classpath out");
    }
    if (artifact != null && classPathFile != null) {
      throw new CannotDoException(
          "--artifact brings its own class path; leave --classpath-file out");
    }
    if (jobs < 1 || jobs > MAX_JOBS) {
      throw new CannotDoException("--jobs is a number from 1 to " + MAX_JOBS + ", not " + jobs);
    }
    if (release != null) {
      checkRelease(release);
    }
    charset();
  }

  /** Gets what is to be checked. */
  @MustBeClosed
  Target open(Progress progress) throws IOException {
    return artifact == null ? ofPaths(progress) : ofArtifact(artifact, progress);
  }

  /** Gets the version to compare with. */
  @MustBeClosed
  Target openAgainst(Progress progress) throws IOException {
    return ofArtifact(against().orElseThrow(), progress);
  }

  @MustBeClosed
  private Target ofPaths(Progress progress) throws IOException {
    ImmutableList<Path> jars =
        ImmutableList.<Path>builder()
            .addAll(ClassPath.parse(classPath))
            .addAll(classPathFile == null ? ImmutableList.of() : ClassPath.readFrom(classPathFile))
            .build();
    Sources sources = Sources.ofPaths(paths.stream().map(ClassPath::path).toList(), charset());
    if (sources.count() == 0) {
      sources.close();
      throw new CannotDoException("there is no .java file in " + String.join(", ", paths));
    }
    int feature = release == null ? ClassFiles.newestSupported() : release;
    return target(sources, jars, feature, ImmutableList.of(), progress);
  }

  @MustBeClosed
  private Target ofArtifact(String coordinates, Progress progress) throws IOException {
    progress.show("resolving " + coordinates);
    Artifacts.Compilable resolved;
    try (Artifacts artifacts = new Artifacts(offline)) {
      resolved = artifacts.compilable(coordinates);
    }
    progress.show("reading " + coordinates);
    Sources sources = Sources.ofArchive(resolved.sources(), charset());
    if (sources.count() == 0) {
      sources.close();
      throw new CannotDoException("the sources jar of " + coordinates + " holds no .java file");
    }
    ImmutableList.Builder<Path> jars = ImmutableList.builder();
    jars.addAll(resolved.classPath());
    // Last, so that it only stands in for what the sources lack: generated and skipped classes.
    resolved.jar().ifPresent(jars::add);
    return target(sources, jars.build(), releaseOf(resolved), resolved.missing(), progress);
  }

  @MustBeClosed
  private Target target(
      Sources sources,
      ImmutableList<Path> jars,
      int feature,
      ImmutableList<String> missing,
      Progress progress)
      throws IOException {
    Optional<Path> lombok = lombok(sources, progress);
    ImmutableList.Builder<Path> all = ImmutableList.<Path>builder().addAll(jars);
    lombok.ifPresent(all::add);
    return new Target(sources, all.build(), feature, lombok, missing);
  }

  private Optional<Path> lombok(Sources sources, Progress progress) throws IOException {
    for (Source source : sources.files().values()) {
      if (source.text().contains(LOMBOK_IMPORT)) {
        progress.show("resolving Lombok");
        try (Artifacts artifacts = new Artifacts(offline)) {
          return artifacts.jar(Versions.lombok());
        }
      }
    }
    return Optional.empty();
  }

  private int releaseOf(Artifacts.Compilable resolved) {
    if (release != null) {
      return release;
    }
    OptionalInt guessed =
        resolved.jar().isPresent() ? ClassFiles.release(resolved.jar().get()) : OptionalInt.empty();
    return Math.max(
        ClassFiles.oldestSupported(),
        Math.min(ClassFiles.newestSupported(), guessed.orElse(DEFAULT_RELEASE)));
  }

  private static void checkRelease(int feature) {
    if (feature < ClassFiles.oldestSupported() || feature > ClassFiles.newestSupported()) {
      throw new CannotDoException(
          "--release "
              + feature
              + " is not supported by the running JDK, which takes "
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
