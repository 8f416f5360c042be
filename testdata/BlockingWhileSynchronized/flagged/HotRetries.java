package testdata;

import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import org.springframework.web.bind.annotation.PostMapping;

/** Requests try again under the lock. */
class HotRetries {
  private static final BlockingQueue<String> queue = new ArrayBlockingQueue<>(3);

  // BUG: Diagnostic contains: Thread.sleep() blocks while the thread holds the monitor of the class HotRetries, so every other thread that needs it waits, too. This place matters: reached from @PostMapping send(). Leave the section for the pause
  private static synchronized void put(String text) throws InterruptedException {
    for (; ; ) {
      if (queue.offer(text)) {
        return;
      }
      Thread.sleep(50);
    }
  }

  @PostMapping("/send")
  void send(String text) throws InterruptedException {
    put(text);
  }
}
