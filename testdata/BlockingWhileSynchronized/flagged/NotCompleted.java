package testdata;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;

/** Tests that do not show that the future is complete. */
public class NotCompleted {
  private final List<String> results = new ArrayList<>();

  // BUG: Diagnostic contains: SUGGESTION ADVICE Future.get() blocks while the thread holds the monitor of this NotCompleted
  public synchronized void inverted(Future<String> future)
      throws ExecutionException, InterruptedException {
    if (!future.isDone()) {
      results.add(future.get());
    }
  }

  // BUG: Diagnostic contains: SUGGESTION ADVICE Future.get() blocks
  public synchronized void other(Future<String> first, Future<String> second)
      throws ExecutionException, InterruptedException {
    if (first.isDone()) {
      results.add(second.get());
    }
  }

  // BUG: Diagnostic contains: SUGGESTION ADVICE Future.get() blocks
  public synchronized void either(Future<String> future, boolean wait)
      throws ExecutionException, InterruptedException {
    if (wait || future.isDone()) {
      results.add(future.get());
    }
  }

  // BUG: Diagnostic contains: SUGGESTION ADVICE Future.get() blocks
  public synchronized void timed(Future<String> future) throws Exception {
    if (!future.isDone()) {
      results.add("late");
    }
    results.add(future.get(1, TimeUnit.SECONDS));
  }

  // BUG: Diagnostic contains: SUGGESTION ADVICE Future.get() blocks
  public synchronized void inCondition(Future<Boolean> future)
      throws ExecutionException, InterruptedException {
    results.add(future.get() ? "a" : "b");
  }

  // BUG: Diagnostic contains: SUGGESTION ADVICE Future.get() blocks
  public synchronized void byOther(Future<String> future, boolean wait)
      throws ExecutionException, InterruptedException {
    results.add(wait ? future.get() : "");
  }

  // BUG: Diagnostic contains: SUGGESTION ADVICE Future.get() blocks
  public synchronized void inLoop(Future<String> future, boolean wait)
      throws ExecutionException, InterruptedException {
    while (wait) {
      results.add(future.get());
    }
  }

  // BUG: Diagnostic contains: SUGGESTION ADVICE Future.get() blocks
  public synchronized void bothEvaluated(Future<Boolean> future)
      throws ExecutionException, InterruptedException {
    results.add("" + (future.isDone() & future.get()));
  }

  // BUG: Diagnostic contains: SUGGESTION ADVICE Future.get() blocks
  public synchronized void bothTested(Future<String> future, boolean wait)
      throws ExecutionException, InterruptedException {
    if (future.isDone() ^ wait) {
      results.add(future.get());
    }
  }

  // BUG: Diagnostic contains: SUGGESTION ADVICE Future.get() blocks
  public synchronized void orFlag(Future<Boolean> future, boolean wait)
      throws ExecutionException, InterruptedException {
    results.add("" + (wait || future.get()));
  }

  // BUG: Diagnostic contains: SUGGESTION ADVICE Future.get() blocks
  public synchronized void emptyBlock(Future<String> future)
      throws ExecutionException, InterruptedException {
    if (!future.isDone()) {
    }
    results.add(future.get());
  }

  // BUG: Diagnostic contains: SUGGESTION ADVICE Future.get() blocks
  public synchronized void firstOrSecond(Future<String> first, Future<String> second)
      throws ExecutionException, InterruptedException {
    if (first.isDone() || second.isDone()) {
      results.add(first.get());
    }
  }

  // BUG: Diagnostic contains: SUGGESTION ADVICE Future.get() blocks
  public synchronized void lateAndWanted(Future<String> future, boolean wait)
      throws ExecutionException, InterruptedException {
    if (!future.isDone() && wait) {
      return;
    }
    results.add(future.get());
  }

  // BUG: Diagnostic contains: SUGGESTION ADVICE Future.get() blocks
  public synchronized void withElse(Future<String> future)
      throws ExecutionException, InterruptedException {
    if (!future.isDone()) {
      return;
    } else {
      results.clear();
    }
    results.add(next().get());
  }

  // BUG: Diagnostic contains: SUGGESTION ADVICE Future.get() blocks
  public synchronized void nextOne()
      throws ExecutionException, InterruptedException {
    if (next().isDone()) {
      results.add(next().get());
    }
  }

  protected Future<String> next() {
    return null;
  }

  private Future<String> latest;

  /** Another future may be there when it runs. */
  public Object later() {
    if (latest.isDone()) {
      return new Object() {
        // BUG: Diagnostic contains: Future.get() blocks
        synchronized String text() throws ExecutionException, InterruptedException {
          return latest.get();
        }
      };
    }
    latest = next();
    return "";
  }
}
