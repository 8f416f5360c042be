package testdata;

import java.nio.ByteBuffer;
import java.util.Arrays;

/** Large arrays that the object does not keep, and small ones that it does. */
class Consumed {
  private static final ByteBuffer ZEROS = ByteBuffer.wrap(new byte[1 << 20]);

  static class Page {
    private final int hash = Arrays.hashCode(new byte[1 << 20]);
    private final int capacity = ByteBuffer.wrap(new byte[1 << 20]).capacity();
    private final ByteBuffer header = ByteBuffer.wrap(new byte[65_535]);
    private final ByteBuffer body;

    Page(byte[] data) {
      body = ByteBuffer.wrap(new byte[data.length]);
    }
  }
}
