package testdata;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.IntBuffer;
import java.util.Objects;

/** Buffers around new arrays. */
class Wrapped {
  static class Line {
    // BUG: Diagnostic contains: Each new Line allocates and clears a buffer of 128 KiB
    private final CharBuffer text = CharBuffer.wrap(new char[1 << 16]).limit(80);
    private final IntBuffer counts;
    private final ByteBuffer rest;

    Line(int first) {
      // BUG: Diagnostic contains: Each new Line allocates and clears a buffer of 390 KiB
      counts = IntBuffer.wrap(new int[100_000], 0, 10);
      // BUG: Diagnostic contains: Each new Line allocates and clears a buffer of 97 KiB
      rest = Objects.requireNonNull(ByteBuffer.wrap(new byte[100_000]).slice());
    }
  }
}
