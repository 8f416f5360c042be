import java.util.ArrayList;
import java.util.List;

/** Sections that do more than read a field. */
class Lifecycle {
  private final List<Thread> workers = new ArrayList<>();

  synchronized void start() {
    for (int i = 0; i < 4; i++) {
      Thread worker = new Thread(() -> {});
      workers.add(worker);
      worker.start();
    }
  }

  synchronized void stop() {
    for (Thread worker : workers) {
      worker.interrupt();
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
