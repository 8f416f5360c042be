package io.github.uncontended.runner.profile.jfr;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;

/** The parts of a recording, for tests that look at them or damage them. */
public final class RecordingBytes {
  private static final int LAST_DESCRIBING_TYPE = 1;

  private RecordingBytes() {}

  /**
   * A part of a recording.
   *
   * @param typeId the event's
   */
  public record Part(int chunk, int start, int end, long typeId) {
    /** Whether this is the metadata or a checkpoint event, which describe the others. */
    boolean describesOthers() {
      return typeId <= LAST_DESCRIBING_TYPE;
    }
  }

  /** The chunks of a recording. */
  static List<ByteBuffer> chunks(byte[] recording) throws DamagedException {
    List<ByteBuffer> chunks = new ArrayList<>();
    int at = 0;
    while (at < recording.length) {
      ByteBuffer rest = ByteBuffer.wrap(recording, at, recording.length - at).slice();
      int size = (int) ChunkHeader.read(rest).size();
      chunks.add(rest.slice(0, size));
      at += size;
    }
    return chunks;
  }

  /** All events, with offsets in the file. */
  static List<Part> events(byte[] recording) throws DamagedException {
    List<Part> events = new ArrayList<>();
    int chunkStart = 0;
    List<ByteBuffer> chunks = chunks(recording);
    for (int i = 0; i < chunks.size(); i++) {
      Cursor cursor = new Cursor(chunks.get(i));
      int at = ChunkHeader.LENGTH;
      while (at < chunks.get(i).limit()) {
        cursor.move(at);
        int end = at + (int) cursor.readLong();
        events.add(new Part(i, chunkStart + at, chunkStart + end, cursor.readLong()));
        at = end;
      }
      chunkStart += chunks.get(i).limit();
    }
    return events;
  }

  /** The events that are neither metadata nor constants. */
  public static List<Part> plainEvents(byte[] recording) {
    try {
      return events(recording).stream().filter(event -> !event.describesOthers()).toList();
    } catch (DamagedException e) {
      throw new IllegalArgumentException(e);
    }
  }
}
