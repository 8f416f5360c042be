package io.github.uncontended.runner.profile.jfr;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import io.github.uncontended.runner.CannotDoException;
import io.github.uncontended.runner.terminal.Progress;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileChannel.MapMode;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;

/**
 * A recording in a file, of JDK Flight Recorder or of async-profiler.
 *
 * <p>The JDK has a reader of its own, which believes what it reads. This one is for recordings that
 * nobody vouches for: it checks every reference, goes on behind a part that is damaged, builds no
 * object an event, and gives the same on every JDK. {@code RecordingTest} holds it to the JDK's.
 */
public final class Recording {
  private final Path file;
  private final ApplicationCode application;
  private final Progress progress;
  private final RecordingTally tally = new RecordingTally();
  private Optional<String> damage = Optional.empty();
  private int chunks;

  private Recording(Path file, ApplicationCode application, Progress progress) {
    this.file = file;
    this.application = application;
    this.progress = progress;
  }

  /**
   * Reads a recording to its end, a chunk at a time.
   *
   * @param warnings takes what could not be read
   * @throws CannotDoException if nothing of the file can be read
   */
  public static RecordingTally read(
      Path file, ApplicationCode application, Warnings warnings, Progress progress) {
    Recording recording = new Recording(file, application, progress);
    recording.read(warnings);
    return recording.tally;
  }

  private void read(Warnings warnings) {
    try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ)) {
      if (channel.size() == 0) {
        throw new CannotDoException(file + " is empty, so it is no recording");
      }
      readChunks(channel);
    } catch (IOException e) {
      String why =
          Files.isDirectory(file)
              ? "it is a folder"
              : Files.exists(file) ? e.toString() : "there is no such file";
      throw new CannotDoException(file + " cannot be read: " + why, e);
    }
    if (chunks == 0) {
      throw new CannotDoException(
          "nothing of " + file + " can be read: " + damage.orElse("it ends too early"));
    }
    damage.ifPresent(
        what -> warnings.add(file + " is damaged: " + what + "; what could be read of it counts"));
    if (tally.implausible() > 0) {
      warnings.add(
          file + " has " + tally.implausible() + " events that cannot be true; they are left out");
    }
  }

  private void readChunks(FileChannel channel) throws IOException {
    long end = channel.size();
    long at = 0;
    while (at < end) {
      progress.show("reading " + file.getFileName(), (int) (at * 100 / end), 100);
      int window = (int) Math.min(end - at, Integer.MAX_VALUE);
      ByteBuffer bytes = channel.map(MapMode.READ_ONLY, at, window);
      if (window < ChunkHeader.LENGTH || !ChunkHeader.begins(bytes, 0)) {
        if (at == 0) {
          checkBeginning(bytes);
        }
        damaged("there is something else between its chunks");
        at = nextChunk(channel, at + 1);
        continue;
      }
      at = readChunk(channel, at, bytes);
    }
  }

  /** Says what a file is that is no recording, where that can be told. */
  private void checkBeginning(ByteBuffer bytes) {
    byte[] start = new byte[Math.min(bytes.limit(), 24)];
    bytes.get(0, start);
    String text = new String(start, ISO_8859_1);
    if (text.startsWith("# uncontended-profile")) {
      throw new CannotDoException(file + " is a profile already; give it with --merge");
    }
    if (text.startsWith("\u001f\u008b") || text.startsWith("PK")) {
      throw new CannotDoException(file + " is compressed; unpack the recording first");
    }
    throw new CannotDoException(
        file + " is no recording of Flight Recorder or async-profiler (a .jfr file)");
  }

  /** Reads the chunk at a place; returns where the next is. */
  private long readChunk(FileChannel channel, long at, ByteBuffer bytes) throws IOException {
    try {
      ChunkHeader header = ChunkHeader.read(bytes);
      boolean whole = header.size() > ChunkHeader.LENGTH && header.size() <= bytes.limit();
      if (!whole) {
        header = ChunkHeader.lastCopy(bytes).orElse(header);
      }
      int length = (int) Math.min(header.size(), bytes.limit());
      Chunk chunk = Chunk.open(bytes.slice(0, length), header, application, tally);
      chunks++;
      chunk.read();
      if (!whole) {
        damaged("a chunk ends too early");
      } else if (at + length == channel.size() || isChunk(channel, at + length)) {
        return at + length;
      }
    } catch (DamagedException e) {
      damaged(e.getMessage());
    }
    // Within a chunk there may be copies of its head, which lead nowhere.
    return nextChunk(channel, at + 1);
  }

  private static boolean isChunk(FileChannel channel, long at) throws IOException {
    ByteBuffer magic = ByteBuffer.allocate(4);
    return channel.read(magic, at) == 4 && ChunkHeader.begins(magic, 0);
  }

  /** Where the next chunk begins, wherever the one before says that it ends. */
  private static long nextChunk(FileChannel channel, long from) throws IOException {
    long end = channel.size();
    long at = from;
    while (end - at >= ChunkHeader.LENGTH) {
      int window = (int) Math.min(end - at, 1 << 26);
      ByteBuffer bytes = channel.map(MapMode.READ_ONLY, at, window);
      for (int i = 0; i + ChunkHeader.LENGTH <= window; i++) {
        if (bytes.get(i) == 'F' && ChunkHeader.begins(bytes, i)) {
          return at + i;
        }
      }
      at += window - ChunkHeader.LENGTH + 1;
    }
    return end;
  }

  /** Keeps the first reason: those behind it follow from it. */
  private void damaged(String what) {
    if (damage.isEmpty()) {
      damage = Optional.of(what);
    }
  }

  /** Takes what there is to say, a line each. */
  public interface Warnings {
    void add(String warning);
  }
}
