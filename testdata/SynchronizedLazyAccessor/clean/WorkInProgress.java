package testdata;

import java.util.concurrent.CompletableFuture;

/** The field holds a refresh while that goes on, and most calls find it empty. */
class WorkInProgress {
  private final Object lock = new Object();
  private CompletableFuture<String> refresh;

  CompletableFuture<String> refresh() {
    synchronized (lock) {
      if (refresh != null) {
        return refresh;
      }
      CompletableFuture<String> next = new CompletableFuture<>();
      refresh = next;
      return next;
    }
  }

  void finish(CompletableFuture<String> done, String text) {
    synchronized (lock) {
      done.complete(text);
      if (this.refresh == done) {
        this.refresh = null;
      }
    }
  }
}
