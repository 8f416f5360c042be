package testdata;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** A miss hashes the key once more. */
class HashCodes {
  private final Map<Object, String> names = new ConcurrentHashMap<>();

  record Plain(int number) {}

  static class Counted {
    static int hashes;

    @Override
    public int hashCode() {
      return ++hashes;
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Counted;
    }
  }

  String plain(Plain key) {
    // BUG: Diagnostic contains: SAFE
    String value = names.get(key);
    return value != null ? value : names.computeIfAbsent(key, k -> "plain");
  }

  String counted(Counted key) {
    // BUG: Diagnostic contains: UNSAFE computeIfAbsent
    return names.computeIfAbsent(key, k -> "counted");
  }

  public static void main(String[] args) {
    HashCodes it = new HashCodes();
    for (int i = 0; i < 2; i++) {
      System.out.println(it.plain(new Plain(1)) + it.counted(new Counted()) + Counted.hashes);
    }
  }
}
