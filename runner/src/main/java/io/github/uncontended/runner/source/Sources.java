package io.github.uncontended.runner.source;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSortedMap;
import io.github.uncontended.runner.CannotDoException;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.charset.Charset;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/**
 * The Java sources of a run, by path, and those that were left out before javac saw them.
 *
 * <p>{@code module-info.java} is not among them: everything is analysed on a class path.
 */
public final class Sources implements AutoCloseable {
  private static final long MAX_ARCHIVE_BYTES = 1L << 30;
  private static final int MAX_ARCHIVE_ENTRIES = 200_000;

  private final TreeMap<String, Source> files = new TreeMap<>();

  /** What was found under each path that was named. */
  private final List<List<Source>> roots = new ArrayList<>();

  private final List<Skip> skips = new ArrayList<>();
  private boolean inFiles;
  private final Optional<Charset> charset;
  private final Repositories repositories = new Repositories();
  private final List<ZipFile> archives = new ArrayList<>();

  private Sources(Optional<Charset> charset) {
    this.charset = charset;
  }

  /**
   * The sources in files and folders; a folder's are named relative to the working directory where
   * they lie below it.
   */
  public static Sources ofPaths(Collection<Path> paths, Optional<Charset> charset) {
    Sources sources = new Sources(charset);
    for (Path path : paths) {
      if (!Files.exists(path)) {
        throw new CannotDoException(path + " does not exist");
      }
      sources.startRoot(/* ofFile= */ !Files.isDirectory(path));
      if (Files.isDirectory(path)) {
        sources.addFolder(path);
      } else if (path.toString().endsWith(".java")) {
        sources.addFile(path, true);
      } else {
        throw new CannotDoException(path + " is neither a folder nor a .java file");
      }
    }
    return sources;
  }

  /**
   * The sources in a jar, which stay in there: nothing is written to disk, so no entry can leave
   * its folder.
   */
  public static Sources ofArchive(Path archive, Optional<Charset> charset) {
    Sources sources = new Sources(charset);
    sources.startRoot(/* ofFile= */ false);
    try {
      sources.addArchive(archive);
    } catch (IOException e) {
      throw new CannotDoException(archive + " is no readable archive: " + e.getMessage(), e);
    }
    return sources;
  }

  /** What can be given to javac, by path. */
  public ImmutableSortedMap<String, Source> files() {
    return ImmutableSortedMap.copyOf(files);
  }

  /** What can be given to javac, by the folders that were named; single files are one more. */
  public List<List<Source>> roots() {
    return roots;
  }

  /** Where the files are; none inside an archive. */
  public ImmutableList<Path> paths() {
    return files.values().stream()
        .flatMap(source -> source.file().stream())
        .collect(ImmutableList.toImmutableList());
  }

  /** What cannot. */
  public ImmutableList<Skip> skips() {
    return ImmutableList.copyOf(skips);
  }

  /** How many files there are, skipped ones included. */
  public int count() {
    return files.size() + skips.size();
  }

  @Override
  public void close() throws IOException {
    for (ZipFile archive : archives) {
      archive.close();
    }
  }

  /** Files that are named one by one follow each other in one root. */
  private void startRoot(boolean ofFile) {
    if (!ofFile || !inFiles) {
      roots.add(new ArrayList<>());
    }
    inFiles = ofFile;
  }

  private void addFolder(Path folder) {
    try {
      Files.walkFileTree(
          folder,
          new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult preVisitDirectory(
                Path directory, BasicFileAttributes attributes) {
              Path name = directory.getFileName();
              boolean hidden =
                  !directory.equals(folder) && name != null && name.toString().startsWith(".");
              return hidden ? FileVisitResult.SKIP_SUBTREE : FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
              if (file.toString().endsWith(".java")) {
                addFile(file, false);
              }
              return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFileFailed(Path file, IOException e) {
              skips.add(new Skip(nameOf(file), "cannot be read"));
              return FileVisitResult.CONTINUE;
            }
          });
    } catch (IOException e) {
      throw new CannotDoException(folder + " cannot be read", e);
    }
  }

  private void addFile(Path file, boolean namedDirectly) {
    if (!Files.isRegularFile(file)) {
      // Of a pipe, reading would wait for ever.
      skips.add(new Skip(nameOf(file), "not a regular file"));
      return;
    }
    add(
        new Source(
            file.toUri(),
            nameOf(file),
            repositories.nameOf(file),
            () -> {
              try (InputStream in = Files.newInputStream(file)) {
                return in.readNBytes(Source.MAX_BYTES + 1);
              }
            },
            charset,
            Optional.of(file),
            namedDirectly));
  }

  private void addArchive(Path path) throws IOException {
    ZipFile archive = new ZipFile(path.toFile());
    archives.add(archive);
    if (archive.size() > MAX_ARCHIVE_ENTRIES) {
      throw new IOException("more than " + MAX_ARCHIVE_ENTRIES + " entries");
    }
    long total = 0;
    for (ZipEntry entry :
        (Iterable<ZipEntry>) archive.stream().map(ZipEntry.class::cast)::iterator) {
      String name = entry.getName();
      if (entry.isDirectory() || !name.endsWith(".java") || name.startsWith("META-INF/")) {
        continue;
      }
      if (leavesItsFolder(name)) {
        skips.add(new Skip(name, "its name leads out of the archive"));
        continue;
      }
      total += Math.max(0, entry.getSize());
      if (total > MAX_ARCHIVE_BYTES) {
        throw new IOException("more than " + (MAX_ARCHIVE_BYTES >> 20) + " MB unpacked");
      }
      add(
          new Source(
              uriOf(name),
              name,
              name,
              () -> {
                try (InputStream in = archive.getInputStream(entry)) {
                  return in.readNBytes(Source.MAX_BYTES + 1);
                }
              },
              charset,
              Optional.empty(),
              false));
    }
  }

  private void add(Source source) {
    String name = source.path().substring(source.path().lastIndexOf('/') + 1);
    if (name.equals("module-info.java")) {
      return;
    }
    Optional<String> problem = source.problem();
    if (problem.isPresent()) {
      skips.add(new Skip(source.path(), problem.get()));
    } else {
      if (files.putIfAbsent(source.path(), source) == null) {
        roots.get(roots.size() - 1).add(source);
      }
    }
  }

  private static boolean leavesItsFolder(String entry) {
    String name = entry.replace('\\', '/');
    if (name.startsWith("/") || name.indexOf(':') >= 0 || name.indexOf('\0') >= 0) {
      return true;
    }
    for (String part : name.split("/", -1)) {
      if (part.equals("..")) {
        return true;
      }
    }
    return false;
  }

  private static URI uriOf(String entry) throws IOException {
    try {
      return new URI("archive", null, "/" + entry, null);
    } catch (URISyntaxException e) {
      throw new IOException("not a file name: " + entry, e);
    }
  }

  private static String nameOf(Path file) {
    Path absolute = file.toAbsolutePath().normalize();
    Path here = Path.of("").toAbsolutePath();
    Path shown = absolute.startsWith(here) ? here.relativize(absolute) : absolute;
    return shown.toString().replace(File.separatorChar, '/');
  }
}
