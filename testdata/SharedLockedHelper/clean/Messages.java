package testdata;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedList;
import java.util.Queue;
import java.util.Stack;
import java.util.function.Supplier;

/** Arrays and buffers with contents that matter, which collections keep in their order. */
class Messages {
  private final Queue<byte[]> sent = new ArrayDeque<>();
  private final Deque<ByteBuffer> unwritten = new ArrayDeque<>();
  private final Deque<long[]> latest = new ArrayDeque<>();
  private final LinkedList<StringBuilder> lines = new LinkedList<>();
  private final Stack<char[]> undone = new Stack<>();
  private final Queue<byte[]> frames = new ArrayDeque<>();

  synchronized void send(String text) {
    sent.add(text.getBytes(StandardCharsets.UTF_8));
  }

  /** No message is no buffer to fill. */
  synchronized byte[] next() {
    return sent.isEmpty() ? new byte[0] : sent.remove();
  }

  void write(ByteBuffer buffer) {
    synchronized (unwritten) {
      unwritten.addLast(buffer);
    }
  }

  /** The header does not take the place of a message. */
  ByteBuffer[] toWrite() {
    ByteBuffer message;
    synchronized (unwritten) {
      message = unwritten.pollFirst();
    }
    if (message == null) {
      return null;
    }
    ByteBuffer header = ByteBuffer.allocate(4);
    header.putInt(0, message.remaining());
    return new ByteBuffer[] {header, message};
  }

  void measured(long[] sample) {
    synchronized (latest) {
      latest.addLast(sample);
      if (latest.size() > 60) {
        latest.removeFirst();
      }
    }
  }

  void print(String text) {
    synchronized (lines) {
      lines.add(new StringBuilder(text));
    }
  }

  StringBuilder printed() {
    synchronized (lines) {
      return lines.isEmpty() ? null : lines.removeFirst();
    }
  }

  synchronized void change(char[] before) {
    undone.push(before);
  }

  synchronized char[] undo() {
    return undone.empty() ? null : undone.pop();
  }

  void receive(byte[] frame) {
    synchronized (frames) {
      frames.offer(frame);
    }
  }

  /** The copy is longer than the frame, and no other frame. */
  byte[] padded() {
    byte[] frame;
    synchronized (frames) {
      frame = frames.poll();
    }
    byte[] copy = new byte[64];
    System.arraycopy(frame, 0, copy, 0, frame.length);
    return copy;
  }

  /** What a supplier gives is put in order with what was there. */
  static class Merged {
    private final Queue<StringBuilder> texts = new ArrayDeque<>();
    private final Supplier<StringBuilder> source;

    Merged(Supplier<StringBuilder> source) {
      this.source = source;
    }

    synchronized void read() {
      texts.add(source.get());
    }

    synchronized StringBuilder take() {
      return texts.poll();
    }
  }
}
