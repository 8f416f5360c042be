package testdata;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Future;
import org.springframework.scheduling.annotation.Scheduled;

/** A timer runs the section on one thread, and no other thread needs its lock but at the end. */
class Timers {
  private final List<Future<?>> pending = new ArrayList<>();

  @Scheduled
  void settle() throws Exception {
    synchronized (pending) {
      for (Future<?> each : pending) {
        each.get();
      }
      pending.clear();
    }
  }

  void shutdown() {
    synchronized (pending) {
      pending.clear();
    }
  }

  static class Alone {
    private int runs;

    @Scheduled
    synchronized void run() throws InterruptedException {
      runs++;
      Thread.sleep(runs);
    }
  }
}
