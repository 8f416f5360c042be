package testdata;

import java.util.concurrent.CompletableFuture;

/** Futures that may be complete. */
class MaybeComplete {
  private CompletableFuture<String> last = CompletableFuture.completedFuture("a");
  private int calls;

  // BUG: Diagnostic contains: CompletableFuture.join() blocks
  synchronized String last() {
    calls++;
    return last.join() + calls;
  }

  void next(CompletableFuture<String> next) {
    last = next;
  }

  // BUG: Diagnostic contains: CompletableFuture.join() blocks
  synchronized String local(CompletableFuture<String> given) {
    CompletableFuture<String> result = CompletableFuture.completedFuture("a");
    if (given != null) {
      result = given;
    }
    calls++;
    return result.join() + calls;
  }

  // BUG: Diagnostic contains: CompletableFuture.join() blocks
  synchronized String supplied() {
    calls++;
    return CompletableFuture.supplyAsync(() -> "a").join() + calls;
  }
}
