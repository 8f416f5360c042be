package testdata;

import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.springframework.scheduling.annotation.Scheduled;
import org.springframework.web.bind.annotation.GetMapping;

/** A timer runs the section on one thread: whoever else needs its lock waits. */
class Timers {
  private final Object flush = new Object();
  private Future<?> pending;
  private boolean failed;

  Timers(ScheduledExecutorService timer) {
    timer.scheduleWithFixedDelay(this::tick, 1, 1, TimeUnit.SECONDS);
  }

  private void tick() {
    // BUG: Diagnostic contains: SUGGESTION
    synchronized (flush) {
      settle();
    }
  }

  private void settle() {
    try {
      if (pending != null) {
        pending.get();
      }
    } catch (ExecutionException e) {
      failed = true;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  void submit(Future<?> next) {
    synchronized (flush) {
      pending = next;
    }
  }

  static class Rates {
    private final Map<String, Double> rates = new HashMap<>();

    @Scheduled
    void refresh() throws InterruptedException {
      // BUG: Diagnostic contains: WARNING ADVICE TimeUnit.sleep() blocks while the thread holds 'rates', so every other thread that needs it waits, too. This place matters: others take its lock (reached from @GetMapping rate()).
      synchronized (rates) {
        rates.clear();
        TimeUnit.MILLISECONDS.sleep(500);
        rates.put("EUR", 1.0);
      }
    }

    @GetMapping
    Double rate(String currency) {
      synchronized (rates) {
        return rates.get(currency);
      }
    }
  }
}
