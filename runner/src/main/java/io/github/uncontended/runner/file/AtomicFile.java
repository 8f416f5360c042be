package io.github.uncontended.runner.file;

import io.github.uncontended.runner.CannotDoException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermission;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.UUID;

/**
 * Writes a file to a temporary file in the same folder and then renames it, so that readers see
 * either the old or the new content. A temporary file that is not renamed is deleted on close, or
 * at the latest when the JVM shuts down.
 */
public final class AtomicFile implements AutoCloseable {
  /** The temporary files; also the lock that keeps commits and JVM shutdown apart. */
  private static final Set<Path> UNFINISHED = new HashSet<>();

  private static boolean shuttingDown;

  static {
    Runtime.getRuntime().addShutdownHook(new Thread(AtomicFile::deleteUnfinished));
  }

  private final Path target;
  private final Path temporary;

  private AtomicFile(Path target, Path temporary) {
    this.target = target;
    this.temporary = temporary;
  }

  /** Writes a file, keeping the permissions of an existing one. */
  public static void write(Path file, byte[] content) throws IOException {
    if (Files.exists(file) && !Files.isRegularFile(file)) {
      // A pipe or a device cannot be replaced by a rename.
      Files.write(file, content);
      return;
    }
    try (AtomicFile prepared = prepare(file, content)) {
      prepared.commit();
    }
  }

  /**
   * Writes the content to a temporary file with the permissions of the existing file.
   *
   * @param file the file to replace or create; a symbolic link is followed
   */
  public static AtomicFile prepare(Path file, byte[] content) throws IOException {
    return prepare(file, content, temporaryOf(file));
  }

  /**
   * Writes the content to a temporary file with the permissions of the existing file.
   *
   * @param temporary a path that {@link #temporaryOf} returned
   */
  static AtomicFile prepare(Path file, byte[] content, Path temporary) throws IOException {
    Path target = Files.exists(file) ? file.toRealPath() : file.toAbsolutePath();
    synchronized (UNFINISHED) {
      if (shuttingDown) {
        throw new IOException("the program is shutting down");
      }
      Files.createFile(temporary);
      UNFINISHED.add(temporary);
    }
    AtomicFile prepared = new AtomicFile(target, temporary);
    try {
      // Without CREATE: the shutdown hook may have deleted it.
      Files.write(temporary, content, StandardOpenOption.WRITE);
      Files.setPosixFilePermissions(temporary, permissions(target));
    } catch (UnsupportedOperationException e) {
      // The file system has no POSIX permissions.
      return prepared;
    } catch (IOException e) {
      prepared.close();
      throw e;
    }
    return prepared;
  }

  /** A new path for a temporary file in the folder of a file; links are followed. */
  static Path temporaryOf(Path file) throws IOException {
    Path target = Files.exists(file) ? file.toRealPath() : file.toAbsolutePath();
    return target.resolveSibling(".uncontended" + UUID.randomUUID() + ".tmp");
  }

  /** Renames the temporary file to its target. */
  public void commit() throws IOException {
    synchronized (UNFINISHED) {
      try {
        Files.move(
            temporary, target, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
      } catch (AtomicMoveNotSupportedException e) {
        Files.move(temporary, target, StandardCopyOption.REPLACE_EXISTING);
      }
      UNFINISHED.remove(temporary);
    }
  }

  /** Deletes the temporary file unless it was committed. */
  @Override
  public void close() {
    synchronized (UNFINISHED) {
      if (UNFINISHED.remove(temporary)) {
        delete(temporary);
      }
    }
  }

  /**
   * Commits several files. If one fails, the ones before it are restored. A JVM shutdown waits
   * until this method is done.
   *
   * @param undo the previous contents, in the same order
   */
  public static void commitAll(List<AtomicFile> files, List<AtomicFile> undo) throws IOException {
    synchronized (UNFINISHED) {
      int done = 0;
      try {
        for (AtomicFile file : files) {
          file.commit();
          done++;
        }
      } catch (IOException e) {
        for (AtomicFile before : undo.subList(0, done)) {
          before.commit();
        }
        throw e;
      }
    }
  }

  /**
   * Checks that a file can be written.
   *
   * @throws CannotDoException if it cannot
   */
  public static void checkWritable(Path file) {
    Path folder = file.toAbsolutePath().getParent();
    if (Files.isDirectory(file)) {
      throw new CannotDoException(file + " cannot be written: it is a folder");
    }
    if (folder == null || !Files.isDirectory(folder)) {
      throw new CannotDoException(file + " cannot be written: there is no folder " + folder);
    }
    if (Files.exists(file) ? !Files.isWritable(file) : !Files.isWritable(folder)) {
      throw new CannotDoException(file + " cannot be written: no permission");
    }
  }

  /** The reason why a file could not be written, as a phrase for an error line. */
  public static String reason(IOException e) {
    if (e instanceof AccessDeniedException) {
      return "no permission";
    }
    String message = e instanceof FileSystemException failed ? failed.getReason() : e.getMessage();
    return message == null ? e.getClass().getSimpleName() : message;
  }

  private static Set<PosixFilePermission> permissions(Path target) throws IOException {
    try {
      return Files.getPosixFilePermissions(target);
    } catch (NoSuchFileException e) {
      // Java creates temporary files without access for others, unlike new files.
      return NewFiles.PERMISSIONS;
    }
  }

  private static void deleteUnfinished() {
    synchronized (UNFINISHED) {
      shuttingDown = true;
      UNFINISHED.forEach(AtomicFile::delete);
    }
  }

  private static void delete(Path temporary) {
    try {
      Files.deleteIfExists(temporary);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Initialized only when a new file is written. */
  private static final class NewFiles {
    /** The permissions of a new file under the user's umask. */
    static final Set<PosixFilePermission> PERMISSIONS = permissions();

    private static Set<PosixFilePermission> permissions() {
      try {
        Path folder = Files.createTempDirectory("uncontended");
        Path file = Files.createFile(folder.resolve("mask"));
        Set<PosixFilePermission> permissions = Files.getPosixFilePermissions(file);
        Files.delete(file);
        Files.delete(folder);
        return permissions;
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }
}
