package testdata;

import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;

/** Queues whose elements come and go, although code also visits all of them. */
public class Registries {
  private final Queue<Runnable> active = new ConcurrentLinkedQueue<>();

  public void run(Runnable task) {
    active.add(task);
    try {
      task.run();
    } finally {
      // BUG: Diagnostic contains: SUGGESTION ADVICE remove of a ConcurrentLinkedQueue visits its nodes one by one.
      active.remove(task);
    }
  }

  public void interruptAll() {
    for (Runnable task : active) {
      task.run();
    }
  }

  /** Only traversed, as listeners are, but searched by a key. */
  public static class Unconfirmed {
    private final Queue<Long> ids = new ConcurrentLinkedQueue<>();

    public void sent(long id) {
      ids.add(id);
    }

    public boolean confirm(long id) {
      // BUG: Diagnostic contains: SUGGESTION ADVICE remove of a ConcurrentLinkedQueue
      return ids.remove(id);
    }

    public long sum() {
      long sum = 0;
      for (long id : ids) {
        sum += id;
      }
      return sum;
    }
  }

  public static class Backlog {
    private final ConcurrentLinkedQueue<String> backlog = new ConcurrentLinkedQueue<>();

    public void add(String name) {
      backlog.add(name);
    }

    public String next() {
      return backlog.poll();
    }

    public boolean cancel(String name) {
      // BUG: Diagnostic contains: SUGGESTION ADVICE remove of a ConcurrentLinkedQueue
      return backlog.remove(name);
    }

    public int characters() {
      return backlog.stream().mapToInt(String::length).sum();
    }
  }
}
