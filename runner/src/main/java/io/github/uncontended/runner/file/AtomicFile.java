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

/**
 * A file that is written beside its place and then moved there, so that it is either as it was or
 * whole. One that is never moved is deleted, at the latest when the JVM ends.
 */
public final class AtomicFile implements AutoCloseable {
  /** Also the lock of everything that must not happen while the JVM ends. */
  private static final Set<Path> UNFINISHED = new HashSet<>();

  private static boolean ending;

  static {
    Runtime.getRuntime().addShutdownHook(new Thread(AtomicFile::deleteUnfinished));
  }

  private final Path target;
  private final Path temporary;

  private AtomicFile(Path target, Path temporary) {
    this.target = target;
    this.temporary = temporary;
  }

  /** Writes a file, keeping the permissions of one that is there. */
  public static void write(Path file, byte[] content) throws IOException {
    if (Files.exists(file) && !Files.isRegularFile(file)) {
      // A pipe or a device: there is no place beside it, and nothing to keep.
      Files.write(file, content);
      return;
    }
    try (AtomicFile prepared = prepare(file, content)) {
      prepared.commit();
    }
  }

  /**
   * Writes the content beside the file, with the permissions of the file that is there.
   *
   * @param file where it will be; a symbolic link is followed
   */
  public static AtomicFile prepare(Path file, byte[] content) throws IOException {
    Path target = Files.exists(file) ? file.toRealPath() : file.toAbsolutePath();
    Path folder = target.getParent();
    Path temporary;
    synchronized (UNFINISHED) {
      if (ending) {
        throw new IOException("the program is ending");
      }
      temporary = Files.createTempFile(folder, ".uncontended", ".tmp");
      UNFINISHED.add(temporary);
    }
    AtomicFile prepared = new AtomicFile(target, temporary);
    try {
      // Never created anew: it may have been deleted because the program ends.
      Files.write(temporary, content, StandardOpenOption.WRITE);
      Files.setPosixFilePermissions(temporary, permissions(target));
    } catch (UnsupportedOperationException e) {
      // The file system has no such permissions.
      return prepared;
    } catch (IOException e) {
      prepared.close();
      throw e;
    }
    return prepared;
  }

  /** Puts the content into its place. */
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

  /** Throws away what was not committed. */
  @Override
  public void close() {
    synchronized (UNFINISHED) {
      if (UNFINISHED.remove(temporary)) {
        delete(temporary);
      }
    }
  }

  /**
   * Puts several into their places. If one fails, those before it are undone; an interruption of
   * the program waits until it is done.
   *
   * @param undo what was there before, in the same order
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
   * Says before any work is done that a file could not be written.
   *
   * @throws CannotDoException if so
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

  /** Why a file could not be written, in a few words. */
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
      // As any new file of this user; Java makes temporary files private.
      return NewFiles.PERMISSIONS;
    }
  }

  private static void deleteUnfinished() {
    synchronized (UNFINISHED) {
      ending = true;
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

  /** Asked only where a new file is written. */
  private static final class NewFiles {
    /** What the user's mask leaves of a new file's permissions. */
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
