package testdata;

import java.net.URI;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Queue;

/** Queues whose consumers have something else to do where none is left. */
class Consumers {
  static class Message {
    private final String text;

    Message(String text) {
      this.text = text;
    }

    boolean isUrgent() {
      return text.startsWith("!");
    }
  }

  static class Pause extends Message {
    Pause() {
      super("");
    }
  }

  /** What stands for no message is no message of the queue. */
  static class Mailbox {
    private final Queue<Message> messages = new ArrayDeque<>();

    synchronized void send(Message message) {
      messages.add(message);
    }

    synchronized Message next() {
      return messages.isEmpty() ? null : messages.poll();
    }

    Message nextOrPause() {
      Message message = next();
      return message != null ? message : new Pause();
    }
  }

  /** Skips to what is urgent. */
  static class Urgent {
    private final Deque<Message> messages = new ArrayDeque<>();

    synchronized void send(Message message) {
      messages.addLast(message);
    }

    private synchronized Message first() {
      return messages.pollFirst();
    }

    Message next() {
      Message message = first();
      if (message == null) {
        return null;
      }
      Message later = message;
      later = later.isUrgent() ? later : next();
      return later;
    }
  }

  /** The last chunk is written from other bytes. */
  static class Chunks {
    private final Deque<ByteBuffer> chunks = new ArrayDeque<>();
    private final byte[] trailer;

    Chunks(byte[] trailer) {
      this.trailer = trailer;
    }

    synchronized void add(ByteBuffer chunk) {
      chunks.addLast(chunk);
    }

    synchronized ByteBuffer next() {
      ByteBuffer chunk = chunks.pollFirst();
      return chunk == null ? ByteBuffer.wrap(trailer) : chunk;
    }
  }

  /** All tasks but the last have a folder of their own. */
  static class Folders {
    private final Queue<Path> folders = new ArrayDeque<>();
    private final URI fallback;

    Folders(URI fallback) {
      this.fallback = fallback;
    }

    void add(Path folder) {
      synchronized (folders) {
        folders.add(folder);
      }
    }

    Path next() {
      synchronized (folders) {
        Path folder = folders.poll();
        return folder == null ? Path.of(fallback) : folder;
      }
    }
  }
}
