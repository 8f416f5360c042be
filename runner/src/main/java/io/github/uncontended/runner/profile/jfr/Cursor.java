package io.github.uncontended.runner.profile.jfr;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;

/**
 * Reads the primitives of the JFR format from a chunk. Nothing is believed: every length is checked
 * against what is left.
 */
final class Cursor {
  private static final long MAX_STEPS_A_BYTE = 8;

  private final ByteBuffer bytes;
  private int position;
  private int limit;

  /** Steps that read nothing; types can be made up of which one value takes forever. */
  private long idle;

  Cursor(ByteBuffer bytes) {
    this.bytes = bytes;
    this.limit = bytes.limit();
  }

  /** Another cursor over the same chunk. */
  Cursor(Cursor other) {
    this(other.bytes);
  }

  int position() {
    return position;
  }

  /** Goes to a place in the chunk. */
  void move(long to) throws DamagedException {
    if (to < 0 || to > limit) {
      throw new DamagedException("a reference points outside");
    }
    position = (int) to;
  }

  /** Lets nothing be read behind a place, until the next call. */
  void limit(long end) throws DamagedException {
    if (end < position || end > bytes.limit()) {
      throw new DamagedException("an event is longer than the part that holds it");
    }
    limit = (int) end;
  }

  /** Counts a step, of which there may only be so many. */
  void step() throws DamagedException {
    if (++idle > MAX_STEPS_A_BYTE * (1024L + bytes.limit())) {
      throw new DamagedException("its types are absurd");
    }
  }

  /** How many bytes are left. */
  int left() {
    return limit - position;
  }

  int readByte() throws DamagedException {
    if (position >= limit) {
      throw new DamagedException("it ends too early");
    }
    return bytes.get(position++);
  }

  void skip(long count) throws DamagedException {
    if (count < 0 || count > left()) {
      throw new DamagedException("it ends too early");
    }
    position += (int) count;
  }

  /** A number of up to nine bytes, seven bits each but for the ninth, which has eight. */
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

  /** A number of things of which each takes a byte at least. */
  int readCount() throws DamagedException {
    long count = readLong();
    if (count < 0 || count > left()) {
      throw new DamagedException("it claims more than it holds");
    }
    return (int) count;
  }

  /**
   * A string.
   *
   * @param pool what a string that stands elsewhere is taken from
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
      default -> throw new DamagedException("a string is in no known encoding");
    }
  }

  /** Passes a string. */
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
      default -> throw new DamagedException("a string is in no known encoding");
    }
  }

  /** The strings that stand apart from what holds them. */
  interface StringPool {
    String get(long id) throws DamagedException;
  }
}
