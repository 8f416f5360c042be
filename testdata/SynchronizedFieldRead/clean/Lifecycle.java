import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;

/** Readers wait for long only while the service starts or stops, and nothing else is known of them. */
class Lifecycle {
  private final List<Thread> workers = new ArrayList<>();
  private boolean started;

  synchronized void start() {
    for (int i = 0; i < 4; i++) {
      Thread worker = new Thread(() -> {});
      workers.add(worker);
      worker.start();
    }
    started = true;
  }

  synchronized void stop() {
    for (Thread worker : workers) {
      worker.interrupt();
    }
    started = false;
  }

  synchronized boolean isStarted() {
    return started;
  }

  String state() {
    return isStarted() ? "up" : "down";
  }

  /** The only other code under the lock is short, and in sight. */
  static class Mark {
    private long file;
    private long offset;

    synchronized long getFile() {
      return file;
    }

    synchronized void set(long file, long offset) {
      this.file = file;
      this.offset = offset;
    }

    synchronized int compare(Mark other) {
      int order = Long.compare(file, other.getFile());
      return order != 0 ? order : Long.compare(offset, other.offset());
    }

    synchronized long offset() {
      return offset;
    }

    synchronized void write(ByteBuffer buffer) {
      buffer.putLong(file);
      buffer.putLong(offset);
    }
  }

  /** Threads that search change the elements, too. */
  static class Slots {
    private final List<int[]> slots = new ArrayList<>();

    synchronized boolean take(int key) {
      for (int[] slot : slots) {
        if (slot[0] == key) {
          slot[1]++;
          return true;
        }
      }
      return false;
    }
  }
}
