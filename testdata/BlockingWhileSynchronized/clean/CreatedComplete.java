package testdata;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;

/** Futures that are complete from the start. */
class CreatedComplete {
  private static final CompletableFuture<String> DONE = CompletableFuture.completedFuture("a");

  private int calls;

  synchronized String done() {
    calls++;
    return CompletableFuture.completedFuture("a").join() + calls;
  }

  synchronized String constant() throws ExecutionException, InterruptedException {
    calls++;
    return DONE.get() + calls;
  }

  synchronized String local(String text) {
    CompletableFuture<String> result = CompletableFuture.completedFuture(text);
    calls++;
    return result.join() + calls;
  }
}
