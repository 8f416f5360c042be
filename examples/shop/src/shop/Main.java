package shop;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.LongAdder;

/** Serves requests on several threads for a while, and says how many. */
public final class Main {
  private static final int THREADS = 8;

  private Main() {}

  /** Takes the seconds to run. */
  public static void main(String[] arguments) throws InterruptedException {
    System.out.println(new Banner().text());
    long end = System.nanoTime() + Long.parseLong(arguments[0]) * 1_000_000_000L;
    Requests requests = new Requests();
    LongAdder served = new LongAdder();
    List<Thread> threads = new ArrayList<>();
    for (int i = 0; i < THREADS; i++) {
      Thread thread =
          new Thread(
              () -> {
                int number = 0;
                while (System.nanoTime() - end < 0) {
                  requests.serve(number++);
                  served.increment();
                }
              });
      threads.add(thread);
      thread.start();
    }
    for (Thread thread : threads) {
      thread.join();
    }
    System.out.println(served.sum() + " requests served");
  }
}
