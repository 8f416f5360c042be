package testdata;

import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;

/** A second caller waits for what the first one has begun: the entries last as long as the work. */
class PendingRequests {
  private final Map<String, CompletableFuture<String>> requests = new ConcurrentHashMap<>();

  CompletableFuture<String> untilCompletion(String key) {
    CompletableFuture<String> future = requests.computeIfAbsent(key, this::begin);
    return future.whenComplete((result, failure) -> requests.remove(key));
  }

  CompletableFuture<String> ofFunction(String key) {
    return requests.computeIfAbsent(
        key,
        k -> {
          CompletableFuture<String> begun = begin(k);
          begun.handle(
              (result, failure) -> {
                requests.remove(k, begun);
                return result;
              });
          return begun;
        });
  }

  String untilTheEnd(String key, Function<String, String> work) {
    CompletableFuture<String> mine = requests.computeIfAbsent(key, this::begin);
    try {
      return work.apply(key) + mine;
    } finally {
      requests.remove(key);
    }
  }

  private CompletableFuture<String> begin(String key) {
    return CompletableFuture.supplyAsync(() -> key);
  }
}
