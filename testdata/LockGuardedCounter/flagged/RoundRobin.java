package testdata;

import java.util.List;
import java.util.concurrent.locks.ReentrantLock;

/** Numbers that go round. */
class RoundRobin {
  static class Picker {
    private final List<String> servers;
    private final int size;
    private int index = 0;

    Picker(List<String> servers) {
      this.servers = List.copyOf(servers);
      this.size = this.servers.size();
    }

    String next() {
      // BUG: Diagnostic contains: SUGGESTION ADVICE All that the monitor of this Picker guards is the number 'index'. Threads block each other to step to the next index. Let an AtomicInteger run on, and take the index by Math.floorMod of what getAndIncrement() returns.
      synchronized (this) {
        String server = servers.get(index);
        index++;
        if (index >= size) {
          index = 0;
        }
        return server;
      }
    }
  }

  static class Remainder {
    private final String[] servers = {"a", "b", "c"};
    private int at;

    // BUG: Diagnostic contains: ADVICE All that the monitor of this Remainder guards is the number 'at'.
    synchronized String next() {
      at = (at + 1) % servers.length;
      return servers[at];
    }
  }

  static class Locked {
    private final ReentrantLock lock = new ReentrantLock();
    private final int slots = Runtime.getRuntime().availableProcessors();
    private long next;

    long next() {
      // BUG: Diagnostic contains: ADVICE All that 'lock' guards is the number 'next'. Threads block each other to step to the next index. Let an AtomicLong run on
      lock.lock();
      try {
        if (slots <= ++next) next -= slots;
        return next;
      } finally {
        lock.unlock();
      }
    }
  }

  /** The names are given. */
  static class Ring {
    private final String[] names;
    private int cursor;

    Ring(String... names) {
      this.names = names.clone();
    }

    // BUG: Diagnostic contains: UNSAFE All that the monitor of this Ring guards is the number 'cursor'.
    synchronized String next() {
      return names[cursor++ % names.length];
    }
  }

  static class Stepping {
    private final String[] names;
    private int cursor;

    Stepping(String[] names) {
      this.names = names;
    }

    // BUG: Diagnostic contains: ADVICE All that the monitor of this Stepping guards is the number 'cursor'.
    synchronized String next() {
      cursor = (cursor + 1) % names.length;
      return names[cursor];
    }
  }

  /** Others read where it stands. */
  static class Observed {
    private static final int SHARDS = 16;
    private int shard;

    // BUG: Diagnostic contains: ADVICE All that the monitor of this Observed guards is the number 'shard'. Threads block each other to step to the next index. Let an AtomicInteger run on, and take the index by Math.floorMod of what getAndIncrement() returns, and likewise where it is only read.
    synchronized int next() {
      if (shard >= SHARDS) {
        shard = 0;
      }
      return shard++;
    }

    synchronized int current() {
      return shard;
    }
  }

  static class Balanced {
    private final java.util.List<String> servers;
    private int next;

    Balanced(java.util.List<String> servers) {
      this.servers = java.util.List.copyOf(servers);
    }

    // BUG: Diagnostic contains: ADVICE All that the monitor of this Balanced guards is the number 'next'.
    synchronized String choose() {
      String server = servers.get(next);
      next = (next + 1) % servers.size();
      return server;
    }
  }
}
