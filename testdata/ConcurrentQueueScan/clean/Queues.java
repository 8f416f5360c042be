package testdata;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.Supplier;

/** Sizes that cost little, or that nobody waits for. */
class Queues {
  private final Queue<String> counted = new LinkedBlockingQueue<>();
  private final Queue<String> queue = new ConcurrentLinkedQueue<>();
  private final ConcurrentLinkedDeque<String> deque = new ConcurrentLinkedDeque<>();
  private final Map<String, String> map = new ConcurrentHashMap<>();
  private final Queue<String> either;
  private final Queue<String> given;
  private Queue<String> replaced = new ConcurrentLinkedQueue<>();

  Queues(boolean bounded, Queue<String> given) {
    either = bounded ? new LinkedBlockingQueue<>() : new ConcurrentLinkedQueue<>();
    this.given = given;
  }

  void replace(Queue<String> other) {
    replaced = other;
  }

  boolean otherTypes(String key) {
    return counted.size() > 10
        || either.size() > 10
        || given.size() > 10
        || replaced.contains(key)
        || map.size() > 10
        || queue.isEmpty()
        || deque.peekFirst() == null;
  }

  String polls() {
    return queue.remove() + deque.removeFirst();
  }

  List<String> drained() {
    List<String> all = new ArrayList<>(queue.size());
    all.addAll(queue);
    return all;
  }

  /** What was added is removed again when the task is refused. */
  void undo(String task, boolean accepted) {
    queue.add(task);
    if (!accepted && queue.remove(task)) {
      throw new IllegalStateException(task);
    }
    try {
      deque.add(task);
    } catch (RuntimeException e) {
      deque.remove(task);
    } finally {
      if (!accepted) {
        deque.remove(task);
      }
    }
  }

  /** A queue of one call. */
  int local(Collection<String> names) {
    Queue<String> local = new ConcurrentLinkedQueue<>(names);
    local.remove("a");
    return local.size();
  }

  int getQueueSize() {
    return queue.size();
  }

  Supplier<Integer> gauge() {
    return () -> deque.size();
  }

  void register(Meters meters) {
    meters.gauge("queue").callback(it -> it.record(queue.size(), "label"));
  }

  interface Meters {
    Meters gauge(String name);

    void callback(java.util.function.Consumer<Sink> sink);
  }

  interface Sink {
    void record(long value, String label);
  }

  @Override
  public String toString() {
    return "queue of " + queue.size();
  }

  void close() {
    if (queue.size() > 0) {
      throw new IllegalStateException(queue.size() + " left");
    }
  }

  /** Each event visits all listeners. */
  public static class Listeners {
    private final Queue<Runnable> listeners = new ConcurrentLinkedQueue<>();

    void unsubscribe(Runnable listener) {
      listeners.remove(listener);
    }

    boolean isSubscribed(Runnable listener) {
      return listeners.contains(listener);
    }

    void fire() {
      for (Runnable listener : listeners) {
        listener.run();
      }
    }
  }

  /** So does each flush. */
  public static class Flushed {
    private final Queue<Runnable> tasks = new ConcurrentLinkedQueue<>();
    private final Queue<Runnable> others = new ConcurrentLinkedQueue<>();

    public void cancel(Runnable task) {
      tasks.remove(task);
      others.remove(task);
    }

    public void flush() {
      tasks.forEach(Runnable::run);
      for (Runnable other : this.others) {
        other.run();
      }
    }
  }

  /** Queues that may be of another class. */
  public static class Unknown {
    private final Queue<String> either;
    private final Queue<String> other;
    private final Queue<String> reassigned;
    Queue<String> open = new ConcurrentLinkedQueue<>();

    public Unknown(boolean isGiven, Queue<String> given) {
      either = isGiven ? given : new ConcurrentLinkedQueue<>();
      other = isGiven ? new ConcurrentLinkedQueue<>() : given;
      reassigned = new ConcurrentLinkedQueue<>();
    }

    public boolean areLong() {
      return either.size() > 10
          || other.size() > 10
          || open.size() > 10
          || isLong(reassigned)
          || isLongQueue(reassigned)
          || isLongQueue(new LinkedBlockingQueue<>())
          || isReplaced(reassigned, either);
    }

    /** Others may call it. */
    public boolean isLong(Queue<String> queue) {
      return queue.size() > 10 && queue.peek() != null;
    }

    private boolean isLongQueue(Queue<String> queue) {
      return queue.size() > 10 && queue.peek() != null;
    }

    private boolean isReplaced(Queue<String> queue, Queue<String> by) {
      queue = by;
      return queue.size() > 10 && queue.peek() != null;
    }
  }

  /** The search ends at the first node. */
  public static class Idle {
    private final ConcurrentLinkedDeque<String> idle = new ConcurrentLinkedDeque<>();

    public int trim(String limit) {
      int closed = 0;
      String oldest;
      while ((oldest = idle.peekFirst()) != null) {
        if (oldest.compareTo(limit) > 0 || !idle.remove(oldest)) {
          break;
        }
        closed++;
      }
      return closed;
    }

    /** The loop has come to the element, and the search ends there. */
    public int prune(String limit) {
      int closed = 0;
      for (String each : idle) {
        if (each.compareTo(limit) < 0 && idle.remove(each)) {
          closed++;
        }
      }
      return closed;
    }
  }
}
