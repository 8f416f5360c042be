package io.github.uncontended.runner.file;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.common.base.Splitter;
import com.google.common.hash.Hashing;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Stream;

/**
 * The files that a process is about to replace. The process holds a lock on the journal, which the
 * operating system releases when it ends in any way: a journal without a lock is one of a process
 * that was killed.
 */
final class ReplacementJournal {
  private static final Splitter FIELDS = Splitter.on('\t');
  private static final String SUFFIX = ".journal";

  private final Path file;
  private final FileChannel channel;

  private ReplacementJournal(Path file, FileChannel channel) {
    this.file = file;
    this.channel = channel;
  }

  /**
   * The replacement of a file.
   *
   * @param target the file
   * @param replacing the temporary file with the new content
   * @param undoing the temporary file with the old content
   * @param hash the hash of the new content
   */
  record Entry(Path target, Path replacing, Path undoing, String hash) {
    Entry(Path target, Path replacing, Path undoing, byte[] next) {
      this(target, replacing, undoing, hashOf(next));
    }

    static Optional<Entry> parse(String line) {
      List<String> fields = FIELDS.splitToList(line);
      try {
        return fields.size() == 4
            ? Optional.of(
                new Entry(
                    Path.of(fields.get(0)),
                    Path.of(fields.get(1)),
                    Path.of(fields.get(2)),
                    fields.get(3)))
            : Optional.empty();
      } catch (InvalidPathException e) {
        return Optional.empty();
      }
    }

    String line() {
      return String.join("\t", target.toString(), replacing.toString(), undoing.toString(), hash)
          + "\n";
    }

    /**
     * Restores the old content unless somebody else changed the file, and deletes the temporary
     * files.
     *
     * @return whether the file was changed
     */
    boolean undo() throws IOException {
      // While the new content waits in its temporary file, the file was not replaced.
      boolean isReplaced =
          !Files.exists(replacing)
              && Files.exists(undoing)
              && Files.exists(target)
              && hashOf(Files.readAllBytes(target)).equals(hash);
      if (isReplaced) {
        Files.move(undoing, target, StandardCopyOption.REPLACE_EXISTING);
      }
      Files.deleteIfExists(undoing);
      Files.deleteIfExists(replacing);
      return isReplaced;
    }
  }

  /** The folder for the journals of this user. */
  static Path userFolder() {
    String state = System.getenv("XDG_STATE_HOME");
    Path home =
        state == null || state.isEmpty()
            ? Path.of(System.getProperty("user.home"), ".local", "state")
            : Path.of(state);
    return home.resolve("uncontended");
  }

  /** Creates a journal. */
  static ReplacementJournal open(Path folder) throws IOException {
    Files.createDirectories(folder);
    // Without the suffix until it is locked: nobody takes it for that of a process that was killed.
    Path file = folder.resolve(UUID.randomUUID().toString());
    FileChannel channel =
        FileChannel.open(file, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
    channel.lock();
    Path named = file.resolveSibling(file.getFileName() + SUFFIX);
    Files.move(file, named, StandardCopyOption.ATOMIC_MOVE);
    return new ReplacementJournal(named, channel);
  }

  /** Adds an entry, before any of its temporary files exists. */
  void record(Entry entry) throws IOException {
    ByteBuffer line = ByteBuffer.wrap(entry.line().getBytes(UTF_8));
    while (line.hasRemaining()) {
      channel.write(line);
    }
    channel.force(/* metaData= */ false);
  }

  /** Deletes the journal: nothing is to be undone. */
  void delete() throws IOException {
    Files.deleteIfExists(file);
    channel.close();
  }

  /** Closes the journal as the end of the process does. */
  void abandon() throws IOException {
    channel.close();
  }

  /** Undoes the replacements of processes that were killed; what cannot be undone stays. */
  static Collection<Path> undoInterrupted(Path folder) {
    List<Path> restored = new ArrayList<>();
    if (Files.isDirectory(folder)) {
      try (Stream<Path> files = Files.list(folder)) {
        for (Path file : files.filter(it -> it.toString().endsWith(SUFFIX)).sorted().toList()) {
          undo(file, restored);
        }
      } catch (IOException e) {
        // The journals stay for a later run.
        return restored;
      }
    }
    return restored;
  }

  private static void undo(Path journal, List<Path> restored) throws IOException {
    try (FileChannel channel = FileChannel.open(journal, StandardOpenOption.WRITE);
        FileLock lock = channel.tryLock()) {
      if (lock == null) {
        return;
      }
      for (String line : Files.readString(journal, UTF_8).lines().toList()) {
        Optional<Entry> entry = Entry.parse(line);
        if (entry.isPresent() && entry.get().undo()) {
          restored.add(entry.get().target());
        }
      }
      Files.delete(journal);
    } catch (OverlappingFileLockException e) {
      // Another thread of this process is writing it.
      return;
    }
  }

  private static String hashOf(byte[] content) {
    return Hashing.sha256().hashBytes(content).toString();
  }
}
