package testdata;

import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

/** One whose {@code equals} converts it to a string. */
public class HashedStrings<T> {
  private final ConcurrentMap<T, StringBuilder> texts = new ConcurrentHashMap<>();
  private int conversions;

  StringBuilder text(T key) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE computeIfAbsent can lock the key's bin even on a hit (on JDK 9+: unless the key is the first node in its bin). Concurrent readers of that bin then block each other. Call get first and computeIfAbsent only on a miss. A hit on the first node costs only about 1 ns more than get. A miss hashes the key twice, and hashCode() or equals of a possible key increments conversions
    return texts.computeIfAbsent(key, k -> new StringBuilder("new"));
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof HashedStrings && toString().equals(other.toString());
  }

  @Override
  public int hashCode() {
    return 1;
  }

  @Override
  public String toString() {
    conversions++;
    return "texts";
  }
}
