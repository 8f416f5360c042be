package io.github.uncontended.runner.source;

import static java.util.stream.Collectors.joining;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSortedMap;
import io.github.uncontended.runner.CannotDoException;
import io.github.uncontended.runner.git.RepositoryPaths;
import java.io.File;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.FileSystemLoopException;
import java.nio.file.FileVisitOption;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.zip.ZipFile;

/**
 * The Java sources of a run, by path, and the files that were skipped before compilation.
 *
 * <p>{@code module-info.java} is excluded: all sources are compiled on a class path.
 */
public final class Sources implements AutoCloseable {
  private static final Pattern COORDINATES = Pattern.compile("[\\w.-]+:[\\w.-]+:[\\w.-]+");

  private final TreeMap<String, Source> files = new TreeMap<>();

  /** The sources under each path that the user named. */
  private final List<List<Source>> roots = new ArrayList<>();

  private final List<Skip> skips = new ArrayList<>();

  /** A folder of test sources that was left out. */
  private Optional<Path> tests = Optional.empty();

  private boolean lastRootIsOfFiles;
  private final RepositoryPaths repositories = new RepositoryPaths();
  private final List<ZipFile> archives = new ArrayList<>();

  private Sources() {}

  /**
   * Finds the sources in files and folders. Their paths are relative to the working directory if
   * they are inside it.
   *
   * @throws CannotDoException if a path does not exist, or there is no source
   */
  public static Sources ofPaths(Collection<Path> paths, Optional<Charset> charset) {
    Sources sources = new Sources();
    for (Path path : paths) {
      if (!Files.exists(path)) {
        throw new CannotDoException(path + " does not exist" + hintFor(path.toString()));
      }
      sources.startRoot(/* ofFile= */ !Files.isDirectory(path));
      if (Files.isDirectory(path)) {
        sources.addFolder(path, charset, file -> true);
      } else if (path.toString().endsWith(".java")) {
        sources.addFile(path, charset, true);
      } else if (!ConfigurationFiles.isOne(path)) {
        throw new CannotDoException(
            path + " is neither a folder nor a .java file nor a configuration file");
      }
    }
    if (sources.count() == 0
        && ConfigurationFiles.of(paths, sources, List.of()).files().isEmpty()) {
      String names = paths.stream().map(Path::toString).collect(joining(", "));
      throw new CannotDoException(
          sources
              .tests
              .map(it -> names + " has only test sources; name " + it + " to check them")
              .orElse("there is no .java file in " + names));
    }
    return sources;
  }

  /** What to pass for a path that looks like the coordinates of a published artifact. */
  private static String hintFor(String path) {
    return COORDINATES.matcher(path).matches()
        ? "; for a published artifact pass --artifact=" + path
        : "";
  }

  /**
   * Finds the sources in source roots, each with the charset of its sources; there may be none.
   *
   * @param roots existing folders, with an empty charset where it is to be detected
   * @param wanted which of their files to take
   */
  public static Sources ofRoots(Map<Path, Optional<Charset>> roots, Predicate<Path> wanted) {
    Sources sources = new Sources();
    roots.forEach(
        (root, charset) -> {
          sources.startRoot(/* ofFile= */ false);
          sources.addFolder(root, charset, wanted);
        });
    return sources;
  }

  /**
   * Finds the sources in an archive, from which they are read on demand.
   *
   * @throws CannotDoException if it is not a readable archive
   */
  public static Sources ofArchive(Path archive, Optional<Charset> charset) {
    Sources sources = new Sources();
    sources.startRoot(/* ofFile= */ false);
    try {
      ZipFile opened = new ZipFile(archive.toFile());
      sources.archives.add(opened);
      new ArchiveReader(opened, charset).list(sources::add, sources.skips::add);
    } catch (IOException e) {
      throw new CannotDoException(archive + " is not a readable archive: " + e.getMessage(), e);
    }
    return sources;
  }

  /** The sources to compile, by path. */
  public ImmutableSortedMap<String, Source> files() {
    return ImmutableSortedMap.copyOf(files);
  }

  /** The sources to compile, by source root: each named folder, and consecutive named files. */
  public List<List<Source>> roots() {
    return roots;
  }

  /** The files on disk; empty for an archive. */
  public ImmutableList<Path> paths() {
    return files.values().stream()
        .flatMap(source -> source.file().stream())
        .collect(ImmutableList.toImmutableList());
  }

  /** The skipped files. */
  public ImmutableList<Skip> skips() {
    return ImmutableList.copyOf(skips);
  }

  /** The number of files including skipped ones. */
  public int count() {
    return files.size() + skips.size();
  }

  @Override
  public void close() throws IOException {
    for (ZipFile archive : archives) {
      archive.close();
    }
  }

  /** Starts a root for a named path; consecutive files share one. */
  private void startRoot(boolean ofFile) {
    if (!ofFile || !lastRootIsOfFiles) {
      roots.add(new ArrayList<>());
    }
    lastRootIsOfFiles = ofFile;
  }

  private void addFolder(Path folder, Optional<Charset> charset, Predicate<Path> wanted) {
    try {
      Files.walkFileTree(
          folder,
          EnumSet.of(FileVisitOption.FOLLOW_LINKS),
          Integer.MAX_VALUE,
          new SimpleFileVisitor<>() {
            private final Set<Path> visited = new HashSet<>();

            @Override
            public FileVisitResult preVisitDirectory(Path directory, BasicFileAttributes attributes)
                throws IOException {
              if (!visited.add(directory.toRealPath())) {
                // Two links to one folder would declare its classes twice.
                return FileVisitResult.SKIP_SUBTREE;
              }
              if (directory.equals(folder)) {
                return FileVisitResult.CONTINUE;
              }
              if (isOfTests(directory)) {
                tests = Optional.of(directory);
                return FileVisitResult.SKIP_SUBTREE;
              }
              return isHidden(directory) ? FileVisitResult.SKIP_SUBTREE : FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
              if (file.toString().endsWith(".java") && wanted.test(file)) {
                addFile(file, charset, false);
              }
              return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFileFailed(Path file, IOException e) {
              if (e instanceof FileSystemLoopException) {
                return FileVisitResult.CONTINUE;
              }
              skips.add(Skip.unreadable(nameOf(file), "cannot be read"));
              return FileVisitResult.CONTINUE;
            }
          });
    } catch (IOException e) {
      throw new CannotDoException(folder + " cannot be read", e);
    }
  }

  private static boolean isHidden(Path directory) {
    return directory.getFileName().toString().startsWith(".");
  }

  /** Whether a folder is {@code src/test/java}, or that of another source set of tests. */
  private static boolean isOfTests(Path directory) {
    Path set = directory.toAbsolutePath().getParent();
    return directory.endsWith("java")
        && set.getParent() != null
        && set.getParent().endsWith("src")
        && Ascii.toLowerCase(set.getFileName().toString()).contains("test");
  }

  private void addFile(Path file, Optional<Charset> charset, boolean namedDirectly) {
    add(Source.onDisk(file, nameOf(file), repositories.nameOf(file), charset, namedDirectly));
  }

  private void add(Source source) {
    String name = source.path().substring(source.path().lastIndexOf('/') + 1);
    if (name.equals("module-info.java")) {
      return;
    }
    Optional<String> problem = source.problem().or(() -> encodingProblem(source));
    if (problem.isPresent()) {
      skips.add(Skip.unreadable(source.path(), problem.get()));
    } else {
      if (files.putIfAbsent(source.path(), source) == null) {
        roots.get(roots.size() - 1).add(source);
      }
    }
  }

  /** javac reads UTF-16 only if it is told so, and git takes it for binary data. */
  private static Optional<String> encodingProblem(Source source) {
    return source.isMarkedUtf16()
        ? Optional.of("in UTF-16, which is only read with --encoding")
        : Optional.empty();
  }

  /** The path that the user sees: relative to the working directory if it is inside it. */
  static String nameOf(Path file) {
    Path absolute = file.toAbsolutePath().normalize();
    Path here = Path.of("").toAbsolutePath();
    Path shown = absolute.startsWith(here) ? here.relativize(absolute) : absolute;
    return shown.toString().replace(File.separatorChar, '/');
  }
}
