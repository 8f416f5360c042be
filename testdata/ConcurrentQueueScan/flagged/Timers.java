package testdata;

import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.LinkedTransferQueue;
import org.springframework.scheduling.annotation.Scheduled;

/** A timer counts all elements for each one that it takes out. */
class Timers {
  private final LinkedTransferQueue<String> samples = new LinkedTransferQueue<>();
  private final Queue<String> requests = new ConcurrentLinkedQueue<>();

  void add(String sample) {
    samples.add(sample);
    requests.add(sample);
  }

  @Scheduled
  void trim() {
    // BUG: Diagnostic contains: SUGGESTION ADVICE size of a LinkedTransferQueue visits its nodes one by one
    while (samples.size() > 100) {
      samples.poll();
    }
  }

  /** Once a run, a timer may count them. */
  @Scheduled
  void report() {
    System.out.println(requests.size());
  }
}
