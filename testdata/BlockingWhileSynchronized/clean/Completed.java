package testdata;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** Calls of waiting methods that return at once. */
public class Completed {
  private final List<Object> pending = new ArrayList<>();
  private final BlockingQueue<String> tasks;
  private Future<String> latest;

  public Completed(BlockingQueue<String> tasks) {
    this.tasks = tasks;
  }

  public synchronized int prune() throws Exception {
    int done = 0;
    for (Iterator<Object> it = pending.iterator(); it.hasNext(); ) {
      Object next = it.next();
      if (next instanceof Future) {
        Future<?> future = (Future<?>) next;
        if (future.isCancelled()) {
          it.remove();
        } else if (future.isDone()) {
          future.get(0, TimeUnit.SECONDS);
          it.remove();
          done++;
        }
      }
    }
    return done;
  }

  public synchronized String tested(Future<String> future)
      throws ExecutionException, InterruptedException {
    return future.isDone() ? future.get() : "";
  }

  public synchronized String left(Future<String> future)
      throws ExecutionException, InterruptedException {
    if (future == null || !future.isDone()) {
      return "";
    }
    pending.remove(future);
    return future.get();
  }

  public synchronized boolean and(CompletableFuture<Boolean> future) {
    return future.isDone() && !future.isCompletedExceptionally() && future.join();
  }

  public synchronized String ofField() throws ExecutionException, InterruptedException {
    while (latest != null && latest.isDone()) {
      String text = latest.get();
      latest = null;
      return text;
    }
    return "";
  }

  public synchronized String poll(Future<String> future) throws InterruptedException {
    try {
      pending.add(tasks.poll(0, TimeUnit.MILLISECONDS));
      return future.get(0L, TimeUnit.MILLISECONDS);
    } catch (ExecutionException | TimeoutException e) {
      return "";
    }
  }

  public synchronized void negated(Future<String> future) throws ExecutionException, InterruptedException {
    if (!future.isDone()) {
      pending.clear();
    } else {
      pending.add(future.get());
    }
  }

  public synchronized void chosen(Future<String> future) throws ExecutionException, InterruptedException {
    pending.add(!future.isDone() ? "" : future.get());
  }

  public synchronized void or(Future<Boolean> future) throws ExecutionException, InterruptedException {
    pending.add(!future.isDone() || future.get());
  }

  public synchronized void eitherTest(Future<String> future) throws ExecutionException, InterruptedException {
    if (future.isDone() || future.isCancelled()) {
      pending.add(future.get());
    }
  }

  public synchronized void thrown(Future<String> future) throws ExecutionException, InterruptedException {
    if (!future.isDone()) throw new IllegalStateException();
    pending.add(future.get());
  }
}
