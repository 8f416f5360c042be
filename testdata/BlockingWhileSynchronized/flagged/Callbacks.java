package testdata;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;

/** Functions that run while the monitor is held, as the body of a loop would. */
class Callbacks {
  private final Set<String> names = new HashSet<>();
  private final Map<String, Integer> sizes = new HashMap<>();

  void forEach(List<CompletableFuture<String>> all) {
    // BUG: Diagnostic contains: CompletableFuture.join() blocks while the thread holds 'names'
    synchronized (names) {
      all.forEach(each -> names.add(each.join()));
    }
  }

  void reference(List<CompletableFuture<String>> all) {
    // BUG: Diagnostic contains: CompletableFuture.join() blocks
    synchronized (names) {
      all.stream().map(CompletableFuture::join).forEach(names::add);
    }
  }

  List<String> collected(List<CompletableFuture<String>> all) {
    // BUG: Diagnostic contains: CompletableFuture.join() blocks
    synchronized (names) {
      List<String> found = all.stream().map(each -> each.join()).toList();
      names.addAll(found);
      return found;
    }
  }

  void optional(Optional<CompletableFuture<String>> maybe) {
    // BUG: Diagnostic contains: CompletableFuture.join() blocks
    synchronized (names) {
      names.add(maybe.map(each -> each.join()).orElse(""));
    }
  }

  void pairs(Map<String, BlockingQueue<Integer>> queues) {
    // BUG: Diagnostic contains: BlockingQueue.take() blocks
    synchronized (sizes) {
      queues.forEach(
          (name, queue) -> {
            try {
              sizes.put(name, queue.take());
            } catch (InterruptedException e) {
              Thread.currentThread().interrupt();
            }
          });
    }
  }

  // BUG: Diagnostic contains: CompletableFuture.join() (through add) blocks
  synchronized void through(List<CompletableFuture<String>> all) {
    all.forEach(each -> add(each));
  }

  private void add(CompletableFuture<String> each) {
    names.add(each.join());
  }
}
