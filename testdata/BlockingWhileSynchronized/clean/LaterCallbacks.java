package testdata;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** Functions that run when the monitor is not held any more. */
class LaterCallbacks {
  private final List<Supplier<String>> pending = new ArrayList<>();

  synchronized void later(CompletableFuture<String> value) {
    pending.add(() -> value.join());
  }

  synchronized void onOther(Executor executor, CompletableFuture<String> value) {
    executor.execute(() -> value.join());
  }

  /** The caller reads the stream. */
  Stream<String> lazy(List<CompletableFuture<String>> all) {
    synchronized (pending) {
      return all.stream().map(CompletableFuture::join);
    }
  }

  synchronized java.util.Iterator<String> iterator(List<CompletableFuture<String>> all) {
    pending.clear();
    return all.stream().map(each -> each.join()).iterator();
  }

  synchronized void chained(CompletableFuture<String> first, CompletableFuture<String> second) {
    first.thenAccept(done -> second.join());
  }
}
