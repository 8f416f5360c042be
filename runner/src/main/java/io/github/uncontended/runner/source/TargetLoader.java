package io.github.uncontended.runner.source;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.annotations.MustBeClosed;
import io.github.uncontended.runner.CannotDoException;
import io.github.uncontended.runner.terminal.Progress;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Path;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/** Loads targets: reads or resolves the sources and determines what is needed to compile them. */
public final class TargetLoader {
  /** The release of an artifact that has no class files. */
  private static final int DEFAULT_RELEASE = 8;

  private final OptionalInt release;
  private final Optional<Charset> charset;
  private final boolean offline;
  private final String lombok;
  private final Progress progress;

  /**
   * Creates a loader.
   *
   * @param release the {@code --release} to compile for; empty to determine it
   * @param charset the charset of the sources; empty to detect it for each file
   * @param offline whether to use the local Maven repository only
   * @param lombok the coordinates of the Lombok to run for sources that use it
   */
  public TargetLoader(
      OptionalInt release,
      Optional<Charset> charset,
      boolean offline,
      String lombok,
      Progress progress) {
    this.release = release;
    this.charset = charset;
    this.offline = offline;
    this.lombok = lombok;
    this.progress = progress;
  }

  /** Loads source files and folders; the default release is that of the running JDK. */
  @MustBeClosed
  public Target ofPaths(Collection<Path> paths, ImmutableList<Path> classPath) throws IOException {
    return target(
        Sources.ofPaths(paths, charset),
        classPath,
        release.orElseGet(() -> ClassFiles.newestSupported()),
        ImmutableList.of(),
        /* whole= */ false);
  }

  /**
   * Loads the sources of an artifact; the default release is that of its class files.
   *
   * @param coordinates {@code groupId:artifactId:version}
   */
  @MustBeClosed
  public Target ofArtifact(String coordinates) throws IOException {
    progress.show("resolving " + coordinates);
    try (Artifacts artifacts = new Artifacts(offline)) {
      return ofArtifact(coordinates, artifacts, ImmutableList.of());
    }
  }

  /**
   * Loads the sources of an artifact of an application.
   *
   * @param application the class path of the application, for what the artifact's own lacks
   */
  @MustBeClosed
  public Target ofArtifact(String coordinates, Artifacts artifacts, Collection<Path> application)
      throws IOException {
    Artifacts.Compilable resolved = artifacts.compilable(coordinates);
    progress.show("reading " + coordinates);
    Sources sources = Sources.ofArchive(resolved.sources(), charset);
    if (sources.count() == 0) {
      sources.close();
      throw new CannotDoException("the sources jar of " + coordinates + " contains no .java file");
    }
    Set<Path> classPath = new LinkedHashSet<>(resolved.classPath());
    // Last, so that it only provides classes that the sources lack: generated and skipped ones.
    resolved.jar().ifPresent(classPath::add);
    classPath.addAll(application);
    if (resolved.jar().isPresent()) {
      RelocatedClasses.of(resolved.jar().get(), sources).ifPresent(classPath::add);
    }
    return target(
        sources,
        ImmutableList.copyOf(classPath),
        releaseOf(resolved),
        resolved.missing(),
        /* whole= */ true);
  }

  @MustBeClosed
  private Target target(
      Sources sources,
      ImmutableList<Path> classPath,
      int targetRelease,
      ImmutableList<String> missing,
      boolean whole)
      throws IOException {
    Optional<Path> lombokJar = Lombok.jarFor(sources, lombok, offline, progress);
    ImmutableList.Builder<Path> all = ImmutableList.<Path>builder().addAll(classPath);
    lombokJar.ifPresent(all::add);
    return new Target(
        sources,
        all.build(),
        targetRelease,
        lombokJar,
        missing,
        ImmutableList.of(),
        ImmutableList.of(),
        whole,
        ImmutableList.of(),
        ImmutableList.of());
  }

  private int releaseOf(Artifacts.Compilable resolved) {
    if (release.isPresent()) {
      return release.getAsInt();
    }
    OptionalInt compiled =
        resolved.jar().isPresent() ? ClassFiles.release(resolved.jar().get()) : OptionalInt.empty();
    return Math.max(
        ClassFiles.oldestSupported(),
        Math.min(ClassFiles.newestSupported(), compiled.orElse(DEFAULT_RELEASE)));
  }
}
