package testdata;

import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;

/** Results that are kept, but for those of failures. */
class KeptResults {
  private final Map<String, CompletableFuture<String>> results = new ConcurrentHashMap<>();

  CompletableFuture<String> unlessItFails(String key) {
    // BUG: Diagnostic contains: SAFE
    CompletableFuture<String> future = results.get(key);
    if (future == null) {
      future = results.computeIfAbsent(key, this::begin);
    }
    return future.whenComplete(
        (result, failure) -> {
          if (failure != null) {
            results.remove(key);
          }
        });
  }

  CompletableFuture<String> exceptionally(String key) {
    // BUG: Diagnostic contains: SAFE
    CompletableFuture<String> future = results.get(key);
    if (future == null) {
      future = results.computeIfAbsent(key, this::begin);
    }
    return future.exceptionally(
        failure -> {
          results.remove(key);
          return null;
        });
  }

  CompletableFuture<String> caught(String key) {
    try {
      // BUG: Diagnostic contains: SAFE
      CompletableFuture<String> value = results.get(key);
      return value != null ? value : results.computeIfAbsent(key, this::begin);
    } catch (IllegalStateException e) {
      results.remove(key);
      return null;
    }
  }

  CompletableFuture<String> replaced(String key, String old) {
    if (old != null) {
      results.remove(old);
    }
    // BUG: Diagnostic contains: SAFE
    CompletableFuture<String> value = results.get(key);
    return value != null ? value : results.computeIfAbsent(key, this::begin);
  }

  void forget(String key) {
    results.remove(key);
  }

  private CompletableFuture<String> begin(String key) {
    return CompletableFuture.completedFuture(key);
  }

  public static void main(String[] args) {
    KeptResults kept = new KeptResults();
    for (int i = 0; i < 2; i++) {
      System.out.println(kept.unlessItFails("a").join());
      System.out.println(kept.exceptionally("b").join());
      System.out.println(kept.caught("c").join());
      System.out.println(kept.replaced("d", "a").join());
    }
    kept.forget("a");
    System.out.println(kept.results.keySet());
  }
}
