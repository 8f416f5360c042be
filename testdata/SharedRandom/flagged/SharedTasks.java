package testdata;

import java.util.Random;
import java.util.concurrent.ExecutorService;

/** One task that several threads run, and one for each thread. */
class SharedTasks {
  static class Shared implements Runnable {
    // BUG: Diagnostic contains: SUGGESTION
    private final Random random = new Random();
    private int last;

    @Override
    public void run() {
      last = random.nextInt(10);
    }
  }

  static class Own implements Runnable {
    private final Random random = new Random();
    private int last;

    @Override
    public void run() {
      last = random.nextInt(10);
    }
  }

  static void run(ExecutorService executor, int threads) {
    Shared shared = new Shared();
    for (int i = 0; i < threads; i++) {
      executor.execute(shared);
      Own own = new Own();
      new Thread(own).start();
    }
  }

  static void choose(ExecutorService executor, int kind) {
    switch (kind) {
      case 1:
        Own own = new Own();
        executor.execute(own);
        break;
      default:
        own = new Own();
        executor.execute(own);
    }
  }

  public static void main(String[] args) {
    run(java.util.concurrent.ForkJoinPool.commonPool(), 0);
    System.out.println("ran");
  }
}
