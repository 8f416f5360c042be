package testdata;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;

/** Functions that can return null, for which nothing is stored. */
public class NullResults {
  private final Map<String, String> names = new ConcurrentHashMap<>();
  private final Map<String, String> source;
  private final Function<String, String> loader;

  public NullResults(Map<String, String> source, Function<String, String> loader) {
    this.source = source;
    this.loader = loader;
  }

  public String literal(String key) {
    // BUG: Diagnostic contains: SUGGESTION SAFE computeIfAbsent can lock the key's bin even on a hit (on JDK 9+: unless the key is the first node in its bin). Concurrent readers of that bin then block each other. Call get first and computeIfAbsent only on a miss. A hit on the first node costs only about 1 ns more than get. Where the function returns null, as it can here, nothing is stored: each call for that key locks the bin and computes again, with or without get. Store an Optional or another value that stands for none.
    String value = names.get(key);
    return value != null ? value : names.computeIfAbsent(key, k -> k.isEmpty() ? null : k.trim());
  }

  /** None is the result of a failure only. */
  public String failing(String key) {
    // BUG: Diagnostic contains: costs only about 1 ns more than get.$
    String value = names.get(key);
    return value != null ? value : names.computeIfAbsent(
        key,
        k -> {
          try {
            return java.net.InetAddress.getByName(k).getHostName();
          } catch (java.io.IOException e) {
            return null;
          }
        });
  }

  public String block(String key) {
    // BUG: Diagnostic contains: Where the function returns null
    String value = names.get(key);
    return value != null ? value : names.computeIfAbsent(
        key,
        k -> {
          if (k.startsWith("a")) {
            return k;
          }
          return null;
        });
  }

  public String fromMap(String key) {
    // BUG: Diagnostic contains: Where the function returns null
    String value = names.get(key);
    return value != null ? value : names.computeIfAbsent(key, source::get);
  }

  public String orElse(String key) {
    // BUG: Diagnostic contains: Where the function returns null
    String value = names.get(key);
    return value != null ? value : names.computeIfAbsent(key, k -> find(k).orElse(null));
  }

  public String method(String key) {
    // BUG: Diagnostic contains: Where the function returns null
    String value = names.get(key);
    return value != null ? value : names.computeIfAbsent(key, this::load);
  }

  private String load(String key) {
    String found = source.get(key);
    return found;
  }

  public String checked(String key) {
    // BUG: Diagnostic contains: only about 1 ns more than get.
    String value = names.get(key);
    return value != null ? value : names.computeIfAbsent(key, this::loadOrDefault);
  }

  private String loadOrDefault(String key) {
    String found = source.get(key);
    if (found == null) {
      throw new IllegalArgumentException(key);
    }
    return found;
  }

  public String unknown(String key) {
    // BUG: Diagnostic contains: only about 1 ns more than get.
    return names.computeIfAbsent(key, loader);
  }

  private Optional<String> find(String key) {
    return Optional.ofNullable(source.get(key));
  }

  public static void main(String[] args) {
    NullResults it = new NullResults(Map.of("k", "v"), String::trim);
    for (String key : new String[] {"k", "k", "", "a", "a", " x"}) {
      it.names.remove(" x");
      System.out.println(it.literal(key));
      System.out.println(it.names.remove(key) + it.block(key) + it.block(key));
      System.out.println(it.names.remove(key) + it.fromMap(key) + it.fromMap(key));
      System.out.println(it.names.remove(key) + it.orElse(key) + it.orElse(key));
      System.out.println(it.names.remove(key) + it.method(key) + it.method(key));
      System.out.println(it.names.remove(key) + it.unknown(key) + it.unknown(key));
      it.names.remove(key);
      try {
        System.out.println(it.checked(key) + it.checked(key));
      } catch (IllegalArgumentException e) {
        System.out.println(e);
      }
    }
    System.out.println(it.names.keySet().size());
  }
}
