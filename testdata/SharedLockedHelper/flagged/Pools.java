package testdata;

import java.nio.ByteBuffer;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Queue;
import java.util.function.Supplier;

/** Pools of objects that are created in other places. */
class Pools {
  /** A factory that callers give. */
  static class Supplied<T> {
    private final Deque<T> idle = new ArrayDeque<>();
    private final Supplier<T> factory;

    Supplied(Supplier<T> factory) {
      this.factory = factory;
    }

    T take() {
      // BUG: Diagnostic contains: One thread at a time uses 'idle', a Deque, and all others wait for it, which protects nothing else here. Pool the objects
      synchronized (idle) {
        return idle.isEmpty() ? factory.get() : idle.pop();
      }
    }

    void giveBack(T object) {
      synchronized (idle) {
        idle.push(object);
      }
    }
  }

  /** The first in is the first out, which changes nothing. */
  static class Direct {
    private final Queue<ByteBuffer> free = new ArrayDeque<>();

    ByteBuffer take() {
      ByteBuffer buffer = poll();
      if (buffer != null) {
        return buffer;
      }
      return create();
    }

    // BUG: Diagnostic contains: Pool the objects
    private synchronized ByteBuffer poll() {
      return free.poll();
    }

    private ByteBuffer create() {
      ByteBuffer created = ByteBuffer.allocateDirect(4096);
      return created;
    }

    // BUG: Diagnostic contains: Pool the objects
    synchronized void giveBack(ByteBuffer buffer) {
      free.offer(buffer);
    }
  }

  /** A chained call returns the buffer that it clears. */
  static class Cleared {
    private final Deque<ByteBuffer> free = new ArrayDeque<>();

    ByteBuffer take() {
      // BUG: Diagnostic contains: Pool the objects
      synchronized (free) {
        ByteBuffer buffer = free.pollFirst();
        if (buffer != null) {
          return buffer.clear();
        }
      }
      return ByteBuffer.allocate(4096);
    }

    void giveBack(ByteBuffer buffer) {
      // BUG: Diagnostic contains: Pool the objects
      synchronized (free) {
        free.push(buffer);
      }
    }
  }

  /** All objects are there from the start. */
  static class Filled {
    private final Deque<char[]> free = new ArrayDeque<>();

    Filled(int size) {
      for (int i = 0; i < size; i++) {
        free.add(new char[size]);
      }
    }

    char[] take() {
      // BUG: Diagnostic contains: Pool the objects
      synchronized (free) {
        return free.pollFirst();
      }
    }

    void giveBack(char[] text) {
      // BUG: Diagnostic contains: Pool the objects
      synchronized (free) {
        free.addFirst(text);
      }
    }
  }
}
