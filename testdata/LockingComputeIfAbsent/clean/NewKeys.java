package testdata;

import java.util.Map;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;

/** Keys that are new each time always miss; null is no key. */
class NewKeys {
  private final Map<Object, String> names = new ConcurrentHashMap<>();
  private final AtomicLong ids = new AtomicLong();

  static class Token {}

  String object() {
    return names.computeIfAbsent(new Object(), k -> "object");
  }

  String token() {
    Token token = new Token();
    return names.computeIfAbsent(token, k -> "token");
  }

  // The lock of the generator is another matter.
  @SuppressWarnings("SharedRandom")
  String random() {
    return names.computeIfAbsent("id-" + UUID.randomUUID().toString(), k -> "random");
  }

  String next() {
    return names.computeIfAbsent(String.valueOf(ids.incrementAndGet()), k -> "next");
  }

  String nothing() {
    return names.computeIfAbsent(null, k -> "nothing");
  }

  public static void main(String[] args) {
    NewKeys it = new NewKeys();
    System.out.println(it.object() + it.token() + it.random() + it.next());
  }
}
