package io.github.uncontended.runner.profile.jfr;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;

/**
 * Decodes the primitives of the JFR format at a position in a chunk. Every length is checked
 * against the bytes that are left, because recordings can be damaged.
 */
final class Cursor {
  private static final long MAX_STEPS_PER_BYTE = 8;

  private final ByteBuffer bytes;
  private final WorkLimit work;
  private int position;
  private int limit;

  /** Supplies the strings of the constant pool. */
  interface StringPool {
    String get(long id) throws DamagedException;
  }

  /**
   * Counts the steps that consume no bytes. Damaged metadata can describe a structure without
   * fields but with 2^60 elements.
   */
  private static final class WorkLimit {
    private long steps;
  }

  private Cursor(ByteBuffer bytes, WorkLimit work) {
    this.bytes = bytes;
    this.work = work;
    this.limit = bytes.limit();
  }

  /** A cursor at the start of a chunk. */
  Cursor(ByteBuffer chunk) {
    this(chunk, new WorkLimit());
  }

  /** Another cursor on the same chunk, at its start. */
  Cursor another() {
    return new Cursor(bytes, work);
  }

  int position() {
    return position;
  }

  /** Moves to an offset in the chunk. */
  void move(long offset) throws DamagedException {
    if (offset < 0 || offset > limit) {
      throw new DamagedException("an offset points outside of its chunk");
    }
    position = (int) offset;
  }

  /** Sets the offset at which reading ends, until the next call. */
  void limit(long end) throws DamagedException {
    if (end < position || end > bytes.limit()) {
      throw new DamagedException("an event extends beyond its chunk");
    }
    limit = (int) end;
  }

  /** Counts a step that may consume no bytes. */
  void step() throws DamagedException {
    if (++work.steps > MAX_STEPS_PER_BYTE * (1024L + bytes.limit())) {
      throw new DamagedException("the metadata describes values of absurd size");
    }
  }

  /** The number of bytes before the limit. */
  int remaining() {
    return limit - position;
  }

  int readByte() throws DamagedException {
    if (position >= limit) {
      throw new DamagedException("a value is cut off");
    }
    return bytes.get(position++);
  }

  void skip(long count) throws DamagedException {
    if (count < 0 || count > remaining()) {
      throw new DamagedException("a value is cut off");
    }
    position += (int) count;
  }

  /**
   * Reads an integer in LEB128: seven bits per byte, lowest first, the sign bit set in each byte
   * but the last. Unlike in standard LEB128, a ninth byte holds eight bits, so that no long needs
   * ten.
   */
  long readLong() throws DamagedException {
    long value = 0;
    for (int shift = 0; shift < 56; shift += 7) {
      int b = readByte();
      value |= (long) (b & 0x7f) << shift;
      if (b >= 0) {
        return value;
      }
    }
    return value | (long) (readByte() & 0xff) << 56;
  }

  /** Reads the number of elements that follow, each of at least one byte. */
  int readCount() throws DamagedException {
    long count = readLong();
    if (count < 0 || count > remaining()) {
      throw new DamagedException("a length exceeds the bytes that are left");
    }
    return (int) count;
  }

  /**
   * Reads a string.
   *
   * @param pool resolves a reference to the constant pool
   */
  String readString(StringPool pool) throws DamagedException {
    int encoding = readByte();
    switch (encoding) {
      case 0, 1 -> {
        return "";
      }
      case 2 -> {
        return pool.get(readLong());
      }
      case 3, 5 -> {
        byte[] text = new byte[readCount()];
        bytes.get(position, text);
        position += text.length;
        return new String(
            text, encoding == 3 ? StandardCharsets.UTF_8 : StandardCharsets.ISO_8859_1);
      }
      case 4 -> {
        int length = readCount();
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < length; i++) {
          text.append((char) readLong());
        }
        return text.toString();
      }
      default -> throw new DamagedException("a string has an unknown encoding");
    }
  }

  /** Skips a string. */
  void skipString() throws DamagedException {
    int encoding = readByte();
    switch (encoding) {
      case 0, 1 -> {}
      case 2 -> readLong();
      case 3, 5 -> skip(readCount());
      case 4 -> {
        for (int i = readCount(); i > 0; i--) {
          readLong();
        }
      }
      default -> throw new DamagedException("a string has an unknown encoding");
    }
  }
}
