package io.github.uncontended.runner.profile.jfr;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Optional;

/**
 * The header of a chunk. Offsets count from the start of the chunk.
 *
 * @param size bytes of the chunk; 0 if its writer never updated the header
 * @param constantPool offset of the last checkpoint event
 * @param metadata offset of the metadata event
 * @param durationNanos how long the chunk was recorded
 * @param startTicks the clock at the start of the chunk
 * @param ticksPerSecond frequency of the clock
 */
record ChunkHeader(
    long size,
    long constantPool,
    long metadata,
    long durationNanos,
    long startTicks,
    long ticksPerSecond) {
  /** Bytes of a header. */
  static final int LENGTH = 68;

  /** Bytes of the magic number. */
  static final int MAGIC_LENGTH = 4;

  private static final int MAGIC = 0x464c5200;
  private static final int MAJOR_VERSION = 2;
  private static final int COMPRESSED_INTEGERS = 1;
  private static final long MAX_NANOS = 366L * 24 * 3600 * 1_000_000_000;
  private static final long NANOS_PER_SECOND = 1_000_000_000;

  /** The clock of events and the clock of the header drift apart a little. */
  private static final long SLACK_SECONDS = 5;

  /** Whether the magic number of a chunk is at an offset. */
  static boolean isAt(ByteBuffer bytes, int offset) {
    return bytes.getInt(offset) == MAGIC;
  }

  /** Reads the header at the start of a chunk. */
  static ChunkHeader read(ByteBuffer chunk) throws DamagedException {
    if (chunk.limit() < LENGTH) {
      throw new DamagedException("a chunk header is cut off");
    }
    ByteBuffer bytes = chunk.duplicate().order(ByteOrder.BIG_ENDIAN);
    int major = bytes.getShort(4);
    if (major != MAJOR_VERSION) {
      throw new DamagedException(
          "a chunk header has format version "
              + major
              + "; JDK 9 and later write version "
              + MAJOR_VERSION);
    }
    ChunkHeader header =
        new ChunkHeader(
            bytes.getLong(8),
            bytes.getLong(16),
            bytes.getLong(24),
            bytes.getLong(40),
            bytes.getLong(48),
            bytes.getLong(56));
    if ((bytes.getInt(64) & COMPRESSED_INTEGERS) == 0) {
      throw new DamagedException("a chunk header declares integers without LEB128 encoding");
    }
    header.check();
    return header;
  }

  /**
   * The header as of the last flush of a chunk that is cut off. Flight Recorder flushes every
   * second and writes a copy of the header into each flush's checkpoint event.
   */
  static Optional<ChunkHeader> lastFlushed(ByteBuffer chunk) {
    for (int at = chunk.limit() - LENGTH; at > 0; at--) {
      if (isAt(chunk, at) && chunk.getLong(at + 8) == at + LENGTH) {
        return ifValid(chunk.slice(at, LENGTH));
      }
    }
    return Optional.empty();
  }

  private static Optional<ChunkHeader> ifValid(ByteBuffer bytes) {
    try {
      return Optional.of(read(bytes));
    } catch (DamagedException e) {
      return Optional.empty();
    }
  }

  private void check() throws DamagedException {
    if (metadata < LENGTH || constantPool < LENGTH) {
      throw new DamagedException("a chunk was never completed");
    }
    if (durationNanos < 0 || durationNanos > MAX_NANOS || ticksPerSecond <= 0 || size < 0) {
      throw new DamagedException("a chunk header has implausible values");
    }
  }

  /** Converts ticks of the chunk's clock to nanoseconds. */
  long nanos(long ticks) {
    return ticksPerSecond == NANOS_PER_SECOND
        ? ticks
        : Math.round(ticks * ((double) NANOS_PER_SECOND / ticksPerSecond));
  }

  /** Whether the time and duration of an event lie within the chunk. */
  boolean isPlausible(long eventStartTicks, long eventTicks) {
    if (eventTicks < 0 || nanos(eventTicks) > MAX_NANOS) {
      return false;
    }
    long end = nanos(eventStartTicks + eventTicks - startTicks);
    long slack = SLACK_SECONDS * NANOS_PER_SECOND;
    return end >= -slack && end <= durationNanos + slack;
  }
}
