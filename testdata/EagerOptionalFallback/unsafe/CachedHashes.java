package testdata;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/** Keys that keep their hash code, and a map that is no other map's class. */
class CachedHashes {
  static final class Key {
    private final String first;
    private final int second;
    private transient int hash;

    Key(String first, int second) {
      this.first = Objects.requireNonNull(first);
      this.second = second;
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Key key && key.first.equals(first) && key.second == second;
    }

    @Override
    public int hashCode() {
      int result = hash;
      if (result == 0) {
        result = Objects.hash(first, second);
        hash = result;
      }
      return result;
    }
  }

  private final Map<Key, String> names = new HashMap<>();

  String name(Optional<String> given, Key key) {
    // BUG: Diagnostic contains: SAFE
    return given.orElseGet(() -> known(key));
  }

  private String known(Key key) {
    return "no " + names.get(key);
  }

  /** The list of its parts may change, and other code reads the hash code. */
  static final class OpenKey {
    private final List<String> parts;
    private int hash;

    OpenKey(List<String> parts) {
      this.parts = parts;
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof OpenKey key && key.parts.equals(parts);
    }

    @Override
    public int hashCode() {
      if (hash == 0) {
        hash = parts.hashCode();
      }
      return hash;
    }

    boolean isHashed() {
      return hash != 0;
    }
  }

  private final Map<OpenKey, String> open = new HashMap<>();

  String open(Optional<String> given, OpenKey key) {
    // BUG: Diagnostic contains: UNSAFE
    return given.orElseGet(() -> openName(key));
  }

  private String openName(OpenKey key) {
    return "no " + open.get(key);
  }

  static class Folded extends ConcurrentHashMap<Integer, String> {
    @Override
    public String get(Object key) {
      return super.get(key.hashCode());
    }
  }

  private final Map<String, Long> plain = new HashMap<>();
  private final Map<String, Long> passed;

  CachedHashes(Map<String, Long> passed) {
    this.passed = passed;
  }

  String plain(Optional<String> given, String key) {
    // BUG: Diagnostic contains: SAFE
    return given.orElseGet(() -> plainName(key));
  }

  private String plainName(String key) {
    return "no " + plain.get(key);
  }

  String passed(Optional<String> given, String key) {
    // BUG: Diagnostic contains: UNSAFE
    return given.orElseGet(() -> passedName(key));
  }

  private String passedName(String key) {
    return "no " + passed.get(key);
  }

  public static void main(String[] args) {
    CachedHashes hashes = new CachedHashes(Map.of("a", 1L));
    Key key = new Key("a", 1);
    hashes.names.put(key, "b");
    System.out.println(hashes.name(Optional.empty(), key) + hashes.name(Optional.of("c"), key));
    System.out.println(hashes.open(Optional.empty(), new OpenKey(List.of("a"))));
    System.out.println(hashes.plain(Optional.empty(), "a") + hashes.passed(Optional.of("b"), "a"));
  }
}
