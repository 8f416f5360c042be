package io.github.uncontended.runner.profile.jfr;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Optional;

/**
 * The head of a chunk; a recording is a sequence of chunks, each complete in itself.
 *
 * @param size bytes of the chunk; 0 where its writer never came to say it
 * @param constants offset of the last checkpoint
 * @param metadata offset of the metadata
 * @param durationNanos how long it was recorded
 * @param startTicks clock at its start
 * @param ticksPerSecond of that clock
 */
record ChunkHeader(
    long size,
    long constants,
    long metadata,
    long durationNanos,
    long startTicks,
    long ticksPerSecond) {
  /** Bytes of a head. */
  static final int LENGTH = 68;

  private static final int MAGIC = 0x464c5200;
  private static final int MAJOR = 2;
  private static final int COMPRESSED_INTEGERS = 1;
  private static final long MAX_NANOS = 366L * 24 * 3600 * 1_000_000_000;
  private static final long NANOS_PER_SECOND = 1_000_000_000;

  /** How much later than the chunk's end an event may seem to end, for clocks are not exact. */
  private static final long SLACK_SECONDS = 5;

  /** Whether bytes begin as a chunk does. */
  static boolean begins(ByteBuffer bytes, int at) {
    return bytes.getInt(at) == MAGIC;
  }

  /** Reads the head at the start of a chunk. */
  static ChunkHeader read(ByteBuffer chunk) throws DamagedException {
    if (chunk.limit() < LENGTH) {
      throw new DamagedException("it ends too early");
    }
    ByteBuffer bytes = chunk.duplicate().order(ByteOrder.BIG_ENDIAN);
    int major = bytes.getShort(4);
    if (major != MAJOR) {
      throw new DamagedException(
          "it is in version " + major + " of the format, not " + MAJOR + " as since JDK 9");
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
      throw new DamagedException("its integers are not compressed");
    }
    header.check();
    return header;
  }

  /**
   * The last of the copies that Flight Recorder leaves behind each second's events: the head of
   * what is complete, where the rest of a chunk is missing.
   */
  static Optional<ChunkHeader> lastCopy(ByteBuffer chunk) {
    for (int at = chunk.limit() - LENGTH; at > 0; at--) {
      if (begins(chunk, at) && chunk.getLong(at + 8) == at + LENGTH) {
        return sound(chunk.slice(at, LENGTH));
      }
    }
    return Optional.empty();
  }

  private static Optional<ChunkHeader> sound(ByteBuffer bytes) {
    try {
      return Optional.of(read(bytes));
    } catch (DamagedException e) {
      return Optional.empty();
    }
  }

  private void check() throws DamagedException {
    if (metadata < LENGTH || constants < LENGTH) {
      throw new DamagedException("it was never completed");
    }
    if (durationNanos < 0 || durationNanos > MAX_NANOS || ticksPerSecond <= 0 || size < 0) {
      throw new DamagedException("its head is not plausible");
    }
  }

  /** Nanoseconds of so many ticks. */
  long nanos(long ticks) {
    return ticksPerSecond == NANOS_PER_SECOND
        ? ticks
        : Math.round(ticks * ((double) NANOS_PER_SECOND / ticksPerSecond));
  }

  /** Whether an event of this chunk may have begun and lasted so. */
  boolean isPlausible(long startedTicks, long lastedTicks) {
    if (lastedTicks < 0 || nanos(lastedTicks) > MAX_NANOS) {
      return false;
    }
    long end = nanos(startedTicks + lastedTicks - startTicks);
    long slack = SLACK_SECONDS * NANOS_PER_SECOND;
    return end >= -slack && end <= durationNanos + slack;
  }
}
