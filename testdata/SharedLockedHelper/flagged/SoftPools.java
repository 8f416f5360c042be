package testdata;

import java.lang.ref.SoftReference;
import java.nio.ByteBuffer;
import java.util.ArrayDeque;
import java.util.Deque;

/** Pools whose objects the garbage collector may take. */
class SoftPools {
  static class Buffers {
    private static final int SIZE = 8192;
    private final Deque<SoftReference<ByteBuffer>> free = new ArrayDeque<>();

    // BUG: Diagnostic contains: One thread at a time uses 'free'
    synchronized ByteBuffer take(int size) {
      if (size > SIZE) {
        throw new IllegalArgumentException("too large: " + size);
      }
      while (true) {
        SoftReference<ByteBuffer> kept = free.pollFirst();
        if (kept == null) {
          return ByteBuffer.allocate(SIZE);
        }
        ByteBuffer buffer = kept.get();
        if (buffer != null) {
          return buffer;
        }
      }
    }

    // BUG: Diagnostic contains: One thread at a time uses 'free'
    synchronized void giveBack(ByteBuffer buffer) {
      if (buffer.capacity() >= SIZE) {
        buffer.clear();
        free.addFirst(new SoftReference<>(buffer));
      }
    }
  }
}
