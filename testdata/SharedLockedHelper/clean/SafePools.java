package testdata;

import java.nio.ByteBuffer;
import java.util.Deque;
import java.util.Queue;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.ConcurrentLinkedDeque;

/** Pools that need no lock themselves. */
class SafePools {
  private final Deque<char[]> texts = new ConcurrentLinkedDeque<>();
  private final Queue<ByteBuffer> buffers;

  SafePools(int size) {
    buffers = new ArrayBlockingQueue<>(size);
  }

  synchronized char[] text() {
    char[] text = texts.pollFirst();
    return text == null ? new char[512] : text;
  }

  synchronized void giveBack(char[] text) {
    texts.addFirst(text);
  }

  ByteBuffer buffer() {
    synchronized (buffers) {
      return buffers.isEmpty() ? ByteBuffer.allocate(1024) : buffers.remove();
    }
  }

  void giveBack(ByteBuffer buffer) {
    synchronized (buffers) {
      buffers.offer(buffer);
    }
  }
}
