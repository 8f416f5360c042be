package io.github.uncontended.runner.file;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/**
 * The replacement of several files, all of them or none. A journal outlives a process that is
 * killed, so that the next one can undo a part that was done.
 */
public final class Replacement implements AutoCloseable {
  private final ReplacementJournal journal;
  private final List<AtomicFile> after = new ArrayList<>();
  private final List<AtomicFile> before = new ArrayList<>();

  private Replacement(ReplacementJournal journal) {
    this.journal = journal;
  }

  /** Starts a replacement, of no file yet. */
  public static Replacement start() throws IOException {
    return new Replacement(ReplacementJournal.open(ReplacementJournal.userFolder()));
  }

  /**
   * Undoes the replacements of processes that were killed, and deletes their temporary files.
   *
   * @return the files that have their old content again
   */
  public static Collection<Path> undoInterrupted() {
    return ReplacementJournal.undoInterrupted(ReplacementJournal.userFolder());
  }

  /**
   * Prepares the replacement of a file.
   *
   * @param current what the file contains
   * @param next what it will contain
   */
  public void add(Path file, byte[] current, byte[] next) throws IOException {
    Path target = file.toRealPath();
    Path replacing = AtomicFile.temporaryOf(target);
    Path undoing = AtomicFile.temporaryOf(target);
    journal.record(new ReplacementJournal.Entry(target, replacing, undoing, next));
    // First: a file is only replaced once its old content is kept.
    before.add(AtomicFile.prepare(target, current, undoing));
    after.add(AtomicFile.prepare(target, next, replacing));
  }

  /** Replaces the files. If one fails, those before it are restored. */
  public void commit() throws IOException {
    AtomicFile.commitAll(after, before);
  }

  @Override
  public void close() throws IOException {
    after.forEach(AtomicFile::close);
    before.forEach(AtomicFile::close);
    journal.delete();
  }
}
