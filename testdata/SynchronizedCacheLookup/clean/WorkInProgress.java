package testdata;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;

/** Entries that the same method takes out again, or moves, or runs. */
class WorkInProgress {
  private final Map<String, Job> running = new HashMap<>();
  private final Map<String, Job> renamed = new HashMap<>();
  private final Map<String, Job> waiting = new HashMap<>();
  private final Map<String, Job> byAlias = new HashMap<>();
  private final Map<String, Deque<String>> aliases = new HashMap<>();
  private final Deque<String> order = new ArrayDeque<>();

  void run(String id) {
    Job job;
    synchronized (running) {
      job = running.get(id);
      if (job == null) {
        job = new Job(id);
        running.put(id, job);
      }
    }
    job.run();
    synchronized (running) {
      running.remove(id);
    }
  }

  synchronized Job rename(String from, String to) {
    Job job = renamed.get(to);
    if (job == null) {
      job = new Job(to);
      renamed.remove(from);
      renamed.put(to, job);
    }
    return job;
  }

  /** The job that waits longest runs next. */
  void submit(String id) {
    synchronized (waiting) {
      Job job = waiting.get(id);
      if (job == null) {
        waiting.put(id, new Job(id));
        order.addLast(id);
      }
    }
    Job next;
    synchronized (waiting) {
      next = waiting.remove(order.pollFirst());
    }
    next.run();
  }

  /** The key that is removed depends on the one that is looked up. */
  synchronized Job forAlias(String name) {
    Job job = byAlias.get(name);
    if (job == null) {
      byAlias.remove(aliases.get(name).peek());
      job = new Job(name);
      byAlias.put(name, job);
    }
    return job;
  }

  static final class Job {
    final String id;

    Job(String id) {
      this.id = id;
    }

    void run() {
      System.out.println(id);
    }
  }
}
