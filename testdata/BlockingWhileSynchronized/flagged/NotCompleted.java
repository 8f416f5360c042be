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
}
