package io.github.uncontended.runner.source;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.ImmutableSortedMap;
import io.github.uncontended.runner.CannotDoException;
import io.github.uncontended.runner.git.RepositoryPaths;
import java.io.IOException;
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
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/**
 * Files that may configure the checked sources: files that the user names, and those in the
 * resource folders that a build names, or that are beside the checked source roots, such as {@code
 * src/main/resources} beside {@code src/main/java}. Resources of tests, and of modules for show,
 * are left out.
 */
public final class ConfigurationFiles {
  private static final ImmutableSet<String> LANGUAGES =
      ImmutableSet.of("java", "kotlin", "groovy", "scala");
  private static final ImmutableSet<String> RESOURCES = ImmutableSet.of("resources", "webapp");
  private static final ImmutableSet<String> EXTENSIONS =
      ImmutableSet.of("yml", "yaml", "properties", "xml");

  /** Files of JSON seldom are configuration that rules read: Log4j's are. */
  private static final Pattern JSON = Pattern.compile("log4j2.*\\.jso?n", Pattern.CASE_INSENSITIVE);

  private final TreeMap<String, Source> files = new TreeMap<>();
  private final List<Skip> skips = new ArrayList<>();
  private final RepositoryPaths repositories = new RepositoryPaths();

  private ConfigurationFiles() {}

  /** Whether a path has the extension of a configuration file, or the name of one in JSON. */
  static boolean isOne(Path file) {
    String name = nameOf(file);
    int dot = name.lastIndexOf('.');
    return (dot >= 0 && EXTENSIONS.contains(Ascii.toLowerCase(name.substring(dot + 1))))
        || JSON.matcher(name).matches();
  }

  /**
   * Finds the configuration of sources.
   *
   * @param named the paths that the user named; empty for a project or an artifact
   * @param resources the folders of resources that a build names
   */
  public static ConfigurationFiles of(
      Collection<Path> named, Sources sources, Collection<Path> resources) {
    ConfigurationFiles found = new ConfigurationFiles();
    for (Path path : named) {
      if (!Files.isDirectory(path)) {
        if (isOne(path)) {
          found.add(path, /* namedDirectly= */ true);
        }
      } else if (found.isInResources(path) || sources.paths().stream().noneMatch(isBelow(path))) {
        found.addFolder(path);
      }
    }
    Set<Path> folders = resourceFolders(sources);
    folders.addAll(resources);
    DeliveredFolders.among(folders, sources.files().values()).forEach(found::addFolder);
    return found;
  }

  /** The files by the path that the user sees, also those that turn out not to be readable. */
  public ImmutableSortedMap<String, Source> files() {
    return ImmutableSortedMap.copyOf(files);
  }

  /** The folders that could not be read. */
  public ImmutableList<Skip> skips() {
    return ImmutableList.copyOf(skips);
  }

  /** The files on disk. */
  public ImmutableList<Path> paths() {
    return files.values().stream()
        .flatMap(file -> file.file().stream())
        .collect(ImmutableList.toImmutableList());
  }

  private static Predicate<Path> isBelow(Path folder) {
    Path absolute = folder.toAbsolutePath().normalize();
    return file -> file.toAbsolutePath().normalize().startsWith(absolute);
  }

  private boolean isInResources(Path folder) {
    for (Path at = folder.toAbsolutePath().normalize(); at != null; at = at.getParent()) {
      if (RESOURCES.contains(nameOf(at)) && isSourceSet(at.getParent())) {
        return true;
      }
    }
    return false;
  }

  /** The folders of resources beside the roots of sources that were found in folders. */
  private static Set<Path> resourceFolders(Sources sources) {
    Set<Path> seen = new LinkedHashSet<>();
    Set<Path> folders = new LinkedHashSet<>();
    for (Source source : sources.files().values()) {
      if (source.file().isEmpty() || source.namedDirectly().isPresent()) {
        continue;
      }
      Path at = source.file().get().toAbsolutePath().normalize().getParent();
      // A folder that was seen has the same ancestors.
      while (at != null && seen.add(at)) {
        if (LANGUAGES.contains(nameOf(at)) && isSourceSet(at.getParent())) {
          for (String name : RESOURCES) {
            folders.add(at.resolveSibling(name));
          }
        }
        at = at.getParent();
      }
    }
    folders.removeIf(folder -> !Files.isDirectory(folder));
    return folders;
  }

  /** Whether a folder is {@code src/main} or the like, and not a source set of tests. */
  private static boolean isSourceSet(Path folder) {
    return folder != null
        && folder.getParent() != null
        && nameOf(folder.getParent()).equals("src")
        && !Ascii.toLowerCase(nameOf(folder)).contains("test");
  }

  private static String nameOf(Path path) {
    return path.getFileName() == null ? "" : path.getFileName().toString();
  }

  private void addFolder(Path folder) {
    try {
      Files.walkFileTree(
          folder,
          EnumSet.of(FileVisitOption.FOLLOW_LINKS),
          Integer.MAX_VALUE,
          new SimpleFileVisitor<>() {
            private final Set<Path> visited = new HashSet<>();

            @Override
            public FileVisitResult preVisitDirectory(Path at, BasicFileAttributes attributes)
                throws IOException {
              boolean left =
                  !at.equals(folder)
                      && (nameOf(at).startsWith(".")
                          || nameOf(at).equals("node_modules")
                          || isTestResources(at));
              return left || !visited.add(at.toRealPath())
                  ? FileVisitResult.SKIP_SUBTREE
                  : FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
              if (isOne(file)) {
                add(file, /* namedDirectly= */ false);
              }
              return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFileFailed(Path file, IOException e) {
              if (!(e instanceof FileSystemLoopException)) {
                skips.add(Skip.configuration(Sources.nameOf(file), "it cannot be read"));
              }
              return FileVisitResult.CONTINUE;
            }
          });
    } catch (IOException e) {
      throw new CannotDoException(folder + " cannot be read", e);
    }
  }

  private static boolean isTestResources(Path folder) {
    Path set = folder.toAbsolutePath().normalize().getParent();
    return RESOURCES.contains(nameOf(folder))
        && set != null
        && set.getParent() != null
        && nameOf(set.getParent()).equals("src")
        && !isSourceSet(set);
  }

  private void add(Path file, boolean namedDirectly) {
    String path = Sources.nameOf(file);
    files.putIfAbsent(
        path,
        Source.onDisk(file, path, repositories.nameOf(file), Optional.empty(), namedDirectly));
  }
}
