package io.github.uncontended.runner.profile.jfr;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import com.google.common.collect.ImmutableList;
import io.github.uncontended.runner.CannotDoException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileChannel.MapMode;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;
import java.util.function.IntConsumer;

/**
 * Reads a recording of JDK Flight Recorder or async-profiler, chunk by chunk. Damaged parts are
 * skipped: reading continues at the next chunk.
 */
public final class RecordingReader {
  private static final int SEARCH_WINDOW = 1 << 26;

  private final Path file;
  private final RecordingVisitor visitor;
  private final IntConsumer progress;
  private Optional<String> damage = Optional.empty();
  private int chunks;
  private int implausible;

  private RecordingReader(Path file, RecordingVisitor visitor, IntConsumer progress) {
    this.file = file;
    this.visitor = visitor;
    this.progress = progress;
  }

  /**
   * Reads a recording.
   *
   * @param visitor receives the contents
   * @param progress receives the percentage that was read
   * @return what could not be read, one line each
   * @throws CannotDoException if no chunk of the file can be read
   */
  public static ImmutableList<String> read(
      Path file, RecordingVisitor visitor, IntConsumer progress) {
    return new RecordingReader(file, visitor, progress).read();
  }

  /** Whether a file starts as a recording does. */
  public static boolean isRecording(Path file) {
    try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ)) {
      return isChunk(channel, 0);
    } catch (IOException e) {
      return false;
    }
  }

  private ImmutableList<String> read() {
    try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ)) {
      checkType(channel);
      readChunks(channel);
    } catch (IOException e) {
      String why =
          Files.isDirectory(file)
              ? "it is a directory"
              : Files.exists(file) ? e.toString() : "no such file";
      throw new CannotDoException(file + " cannot be read: " + why, e);
    }
    if (chunks == 0) {
      throw new CannotDoException(
          "no part of " + file + " can be read: " + damage.orElse("it has no complete chunk"));
    }
    ImmutableList.Builder<String> warnings = ImmutableList.builder();
    damage.ifPresent(
        reason ->
            warnings.add(file + " is damaged: " + reason + "; only its readable part was used"));
    if (implausible > 0) {
      warnings.add(
          file
              + ": skipped "
              + implausible
              + (implausible == 1 ? " event" : " events")
              + " with an impossible time or amount");
    }
    return warnings.build();
  }

  /** Refuses a file that does not start as a recording does, with a hint where there is one. */
  private void checkType(FileChannel channel) throws IOException {
    ByteBuffer start = ByteBuffer.allocate(24);
    channel.read(start, 0);
    start.flip();
    if (start.limit() == 0) {
      throw new CannotDoException(file + " is empty, not a recording");
    }
    if (start.limit() >= ChunkHeader.MAGIC_LENGTH && ChunkHeader.isAt(start, 0)) {
      return;
    }
    String text = ISO_8859_1.decode(start).toString();
    if (text.startsWith("# uncontended-profile")) {
      throw new CannotDoException(file + " is a profile, not a recording; add it with --merge");
    }
    if (text.startsWith("\u001f\u008b") || text.startsWith("PK")) {
      throw new CannotDoException(file + " is compressed; decompress it first");
    }
    throw new CannotDoException(
        file + " is not a recording of Flight Recorder or async-profiler (.jfr)");
  }

  private void readChunks(FileChannel channel) throws IOException {
    long end = channel.size();
    long at = 0;
    while (at < end) {
      progress.accept((int) (at * 100 / end));
      if (isChunk(channel, at)) {
        at = readChunk(channel, at);
      } else {
        damaged(
            end - at < ChunkHeader.LENGTH ? "its end is cut off" : "some bytes belong to no chunk");
        at = nextChunk(channel, at + 1);
      }
    }
  }

  /** Reads the chunk at an offset and returns the offset at which to continue. */
  private long readChunk(FileChannel channel, long at) throws IOException {
    int window = (int) Math.min(channel.size() - at, Integer.MAX_VALUE);
    ByteBuffer bytes = channel.map(MapMode.READ_ONLY, at, window);
    long next = -1;
    try {
      ChunkHeader header = ChunkHeader.read(bytes);
      boolean complete = header.size() > ChunkHeader.LENGTH && header.size() <= window;
      if (!complete) {
        damaged("a chunk is cut off");
        header = ChunkHeader.lastFlushed(bytes).orElse(header);
      }
      int length = (int) Math.min(header.size(), window);
      ChunkReader reader = new ChunkReader(bytes.slice(0, length), header, visitor);
      chunks++;
      if (complete) {
        next = at + header.size();
      }
      try {
        reader.read();
      } finally {
        implausible += reader.implausible();
      }
      if (complete) {
        return next;
      }
    } catch (DamagedException e) {
      damaged(e.getMessage());
    }
    // A chunk contains copies of its header, so that a search may find one of those first. They
    // fail
    // to describe a chunk, and only the size of a chunk that was described can be relied on.
    return next == channel.size() || isChunk(channel, next) ? next : nextChunk(channel, at + 1);
  }

  private static boolean isChunk(FileChannel channel, long at) throws IOException {
    ByteBuffer magic = ByteBuffer.allocate(ChunkHeader.MAGIC_LENGTH);
    return at >= 0
        && channel.size() - at >= ChunkHeader.LENGTH
        && channel.read(magic, at) == ChunkHeader.MAGIC_LENGTH
        && ChunkHeader.isAt(magic, 0);
  }

  /** Finds the next magic number; returns the end of the file if there is none. */
  private static long nextChunk(FileChannel channel, long from) throws IOException {
    long end = channel.size();
    long at = from;
    while (end - at >= ChunkHeader.LENGTH) {
      int window = (int) Math.min(end - at, SEARCH_WINDOW);
      ByteBuffer bytes = channel.map(MapMode.READ_ONLY, at, window);
      for (int i = 0; i + ChunkHeader.LENGTH <= window; i++) {
        if (bytes.get(i) == 'F' && ChunkHeader.isAt(bytes, i)) {
          return at + i;
        }
      }
      at += window - ChunkHeader.LENGTH + 1;
    }
    return end;
  }

  /** Keeps the first reason; later ones are often its consequence. */
  private void damaged(String reason) {
    if (damage.isEmpty()) {
      damage = Optional.of(reason);
    }
  }
}
