package testdata;

import java.lang.ref.WeakReference;
import java.nio.ByteBuffer;
import java.util.ArrayDeque;
import java.util.Deque;

/** A queue of messages, whose consumer has nothing to do where it is empty. */
class SoftQueue {
  private final Deque<WeakReference<ByteBuffer>> messages = new ArrayDeque<>();

  synchronized ByteBuffer next() {
    while (true) {
      WeakReference<ByteBuffer> first = messages.pollFirst();
      if (first == null) {
        return null;
      }
      ByteBuffer message = first.get();
      if (message != null) {
        return message;
      }
    }
  }

  synchronized void send(ByteBuffer message) {
    messages.addLast(new WeakReference<>(message));
  }
}
