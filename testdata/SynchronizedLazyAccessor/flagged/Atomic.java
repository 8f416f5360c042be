package testdata;

import java.util.concurrent.atomic.AtomicReference;

/** The value is in an atomic reference, which is read without a lock. */
class Atomic {
  static class Mapper {
    private static final AtomicReference<StringBuffer> SHARED = new AtomicReference<>();

    // BUG: Diagnostic contains: SUGGESTION ADVICE Every call takes the monitor of the class Mapper, although only a call that finds 'SHARED' unset can initialize it. Concurrent callers block each other. Read 'SHARED' before the lock, and take the lock only on a miss. No fix is offered: the value is in 'SHARED', not 'SHARED' itself.$
    static synchronized StringBuffer shared() {
      StringBuffer mapper = SHARED.get();
      if (mapper == null) {
        mapper = new StringBuffer();
        SHARED.set(mapper);
      }
      return mapper;
    }
  }

  static class Direct {
    private final AtomicReference<String> name = new AtomicReference<>();

    // BUG: Diagnostic contains: Read 'name' before the lock, and take the lock only on a miss. No fix is offered: the value is in 'name', not 'name' itself.$
    synchronized String name() {
      if (name.get() == null) {
        name.compareAndSet(null, String.valueOf(hashCode()));
      }
      return name.get();
    }
  }

  static class Published {
    private final AtomicReference<Thread> worker = new AtomicReference<>();

    // BUG: Diagnostic contains: Read 'worker' before the lock, and take the lock only on a miss. First make sure that the initialization assigns 'worker' last
    synchronized Thread worker() {
      if (worker.get() == null) {
        worker.set(new Thread());
        worker.get().setDaemon(true);
      }
      return worker.get();
    }
  }
}
