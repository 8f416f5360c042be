package io.github.uncontended.analysis.unit;

import java.util.function.Supplier;

/**
 * Scans of whole units that begin deep inside a scan. Error Prone calls a rule at the bottom of its
 * own recursion, where a long expression leaves too little stack to read the unit from its root.
 */
final class DeepScan {
  /** What javac itself has on the main thread of usual platforms. */
  private static final long STACK = 8L << 20;

  private DeepScan() {}

  /**
   * The result of a scan, which begins again on a thread with a stack of its own if this one's is
   * too small. The scan must not leave anything behind when it fails.
   */
  static <T> T of(Supplier<T> scan) {
    try {
      return scan.get();
    } catch (StackOverflowError e) {
      return onOwnStack(scan);
    }
  }

  private static <T> T onOwnStack(Supplier<T> scan) {
    Run<T> run = new Run<>(scan);
    Thread thread = new Thread(null, run, "scan of a deep unit", STACK);
    thread.setUncaughtExceptionHandler((t, thrown) -> run.thrown = thrown);
    thread.start();
    boolean interrupted = false;
    while (true) {
      try {
        thread.join();
        break;
      } catch (InterruptedException e) {
        interrupted = true;
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
    if (run.thrown instanceof Error error) {
      throw error;
    }
    if (run.thrown instanceof RuntimeException exception) {
      throw exception;
    }
    return run.result;
  }

  private static final class Run<T> implements Runnable {
    private final Supplier<T> scan;
    private T result;
    private Throwable thrown;

    Run(Supplier<T> scan) {
      this.scan = scan;
    }

    @Override
    public void run() {
      result = scan.get();
    }
  }
}
