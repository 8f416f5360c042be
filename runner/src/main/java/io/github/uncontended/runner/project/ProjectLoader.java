package io.github.uncontended.runner.project;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.errorprone.annotations.MustBeClosed;
import io.github.uncontended.analysis.unit.CompilationIndex;
import io.github.uncontended.runner.CannotDoException;
import io.github.uncontended.runner.source.ClassFiles;
import io.github.uncontended.runner.source.Lombok;
import io.github.uncontended.runner.source.Source;
import io.github.uncontended.runner.source.SourceSet;
import io.github.uncontended.runner.source.Sources;
import io.github.uncontended.runner.source.Target;
import io.github.uncontended.runner.terminal.Progress;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/** Loads the main sources of Maven and Gradle builds, with what compiling them takes. */
public final class ProjectLoader {
  /** The release of a module that names none, as the compiler plugin has it. */
  private static final int DEFAULT_RELEASE = 8;

  private final OptionalInt release;
  private final Optional<Charset> charset;
  private final boolean offline;
  private final String lombok;
  private final Progress progress;

  /**
   * Creates a loader.
   *
   * @param release the {@code --release} to compile for; empty for that of each module
   * @param charset the charset of the sources; empty for that of each module
   * @param offline whether to use the local Maven repository only
   * @param lombok the coordinates of the Lombok to run for sources that use it
   */
  public ProjectLoader(
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

  /**
   * Loads the main sources of builds; of builds without sources, the resources.
   *
   * @throws CannotDoException if a build cannot be read, or has neither
   */
  @MustBeClosed
  public Target load(Collection<BuildFile> files) throws IOException {
    NamedPaths everything = NamedPaths.everything();
    Build build = merged(files, everything);
    Optional<Target> code = load(build, everything);
    if (code.isPresent()) {
      return code.get();
    }
    if (resources(build).isEmpty()) {
      throw new CannotDoException(
          "there is no .java file in the main sources of "
              + files.iterator().next().path()
              + ", and no resource either");
    }
    return withoutCode(build);
  }

  /** The resources of a build, with the class path of the modules to check. */
  @MustBeClosed
  private static Target withoutCode(Build build) {
    return new Target(
        Sources.ofRoots(Map.of(), file -> true),
        classPath(build),
        DEFAULT_RELEASE,
        Optional.empty(),
        build.missing(),
        ImmutableList.of(),
        resources(build),
        /* whole= */ false,
        build.unread(),
        ImmutableList.of());
  }

  private static ImmutableList<Path> classPath(Build build) {
    return build.modules().stream()
        .filter(module -> build.selected().contains(module.name()))
        .flatMap(module -> module.classPath().values().stream())
        .distinct()
        .collect(ImmutableList.toImmutableList());
  }

  /**
   * Loads the main sources of builds; empty if they have none.
   *
   * @throws CannotDoException if a build cannot be read
   */
  public Optional<Target> loadIfAny(Collection<BuildFile> files) throws IOException {
    NamedPaths everything = NamedPaths.everything();
    return load(merged(files, everything), everything);
  }

  /**
   * Loads some of the main sources of builds; the others of their modules support them.
   *
   * @param paths files and folders
   * @return the target; empty if no main source is among the paths
   * @throws CannotDoException if a build cannot be read
   */
  public Optional<Target> loadPart(Collection<BuildFile> files, Collection<Path> paths)
      throws IOException {
    NamedPaths named = NamedPaths.of(paths);
    return load(merged(files, named), named);
  }

  private Optional<Target> load(Build build, NamedPaths named) throws IOException {
    Map<String, BuildModule> modules = new LinkedHashMap<>();
    build.modules().forEach(module -> modules.put(module.name(), module));
    Map<Path, Optional<Charset>> checked = new LinkedHashMap<>();
    Map<Path, Optional<Charset>> support = new LinkedHashMap<>();
    for (BuildModule module : modules.values()) {
      boolean isChecked = build.selected().contains(module.name());
      module.sourceRoots().forEach(root -> (isChecked ? checked : support).put(root, of(module)));
    }
    Sources sources = Sources.ofRoots(checked, named::contains);
    if (sources.count() == 0) {
      sources.close();
      return Optional.empty();
    }
    Map<Path, Optional<Charset>> unnamed = named.isEverything() ? Map.of() : checked;
    modules.values().stream()
        .flatMap(module -> module.generated().stream())
        .forEach(root -> support.put(root, charset));
    try (Sources others = Sources.ofRoots(support, file -> true);
        Sources rest = Sources.ofRoots(unnamed, file -> !named.contains(file))) {
      ImmutableMap.Builder<Path, List<Source>> roots = ImmutableMap.builder();
      roots.putAll(byRoot(checked, sources));
      roots.putAll(byRoot(support, others));
      ImmutableList.Builder<String> notes = ImmutableList.builder();
      CompilationPlan plan =
          new CompilationPlan(
              modules,
              roots.buildKeepingLast(),
              byRoot(unnamed, rest),
              module -> releaseOf(module));
      noteNewerReleases(modules.values(), notes);
      Optional<Path> lombokJar = Lombok.jarFor(sources, lombok, offline, progress);
      List<SourceSet> sets = plan.divide(build.selected(), lombokJar);
      // There is none if no source can be read.
      Optional<SourceSet> first = sets.stream().findFirst();
      return Optional.of(
          new Target(
              sources,
              first.map(SourceSet::classPath).orElseGet(() -> classPath(build)),
              first.map(SourceSet::release).orElse(DEFAULT_RELEASE),
              lombokJar,
              build.missing(),
              ImmutableList.copyOf(sets),
              named.isEverything() ? resources(build) : ImmutableList.of(),
              // A project of few files may be an example, of which every finding is shown.
              named.isEverything() && sources.count() >= CompilationIndex.FEW,
              build.unread(),
              notes.build()));
    }
  }

  private static ImmutableList<Path> resources(Build build) {
    return build.modules().stream()
        .filter(module -> build.selected().contains(module.name()) && !isForTests(module))
        .flatMap(module -> module.resources().stream())
        .distinct()
        .collect(ImmutableList.toImmutableList());
  }

  /** Whether a module has no code but tests, so that its resources are theirs, too. */
  private static boolean isForTests(BuildModule module) {
    return module.sourceRoots().isEmpty()
        && module.resources().stream()
            .map(Path::getParent)
            .anyMatch(set -> set != null && Files.isDirectory(set.resolveSibling("test")));
  }

  private Build merged(Collection<BuildFile> files, NamedPaths named) {
    ImmutableList.Builder<Build> builds = ImmutableList.builder();
    List<Path> poms =
        files.stream()
            .filter(file -> file.kind() == BuildFile.Kind.MAVEN)
            .map(BuildFile::path)
            .toList();
    if (!poms.isEmpty()) {
      builds.add(MavenBuild.read(poms, offline, progress, named));
    }
    for (BuildFile file : files) {
      switch (file.kind()) {
        case GRADLE ->
            builds.add(
                GradleBuild.read(file.path().toAbsolutePath().getParent(), offline, progress));
        case MODEL -> builds.add(BuildModel.read(file.path()));
        case MAVEN -> {}
      }
    }
    return Build.merge(builds.build());
  }

  private Optional<Charset> of(BuildModule module) {
    return charset.or(module::encoding);
  }

  private static Map<Path, List<Source>> byRoot(
      Map<Path, Optional<Charset>> roots, Sources sources) {
    Map<Path, List<Source>> byRoot = new LinkedHashMap<>();
    int i = 0;
    for (Path root : roots.keySet()) {
      byRoot.put(root, sources.roots().get(i++));
    }
    return byRoot;
  }

  private int releaseOf(BuildModule module) {
    return Math.max(
        ClassFiles.oldestSupported(),
        Math.min(ClassFiles.newestSupported(), declaredRelease(module)));
  }

  private int declaredRelease(BuildModule module) {
    return release.orElse(module.release().orElse(DEFAULT_RELEASE));
  }

  private void noteNewerReleases(
      Collection<BuildModule> modules, ImmutableList.Builder<String> notes) {
    Set<Integer> newer =
        modules.stream()
            .map(this::declaredRelease)
            .filter(declared -> declared > ClassFiles.newestSupported())
            .collect(ImmutableSet.toImmutableSet());
    newer.forEach(
        declared ->
            notes.add(
                "The project is compiled for release "
                    + declared
                    + ", which the running JDK does not support: run uncontended with a JDK "
                    + declared
                    + " or later (JAVA_HOME) to check all files."));
  }
}
