// OPTIONS: -XepOpt:Uncontended:TargetRuntime=17
package testdata;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

/** A map that a subclass with own lookups cannot be, by its values or its type. */
class OtherSubclasses {
  static class Tracked extends ConcurrentHashMap<String, String> {
    int gets;

    @Override
    public String get(Object key) {
      gets++;
      return super.get(key);
    }
  }

  static class TrackedSets<E> extends ConcurrentHashMap<String, Set<E>> {
    int gets;

    @Override
    public Set<E> get(Object key) {
      gets++;
      return super.get(key);
    }
  }

  static class Directory {
    protected final ConcurrentHashMap<String, String> owners = new ConcurrentHashMap<>();
    protected ConcurrentHashMap<String, String> replaced = new ConcurrentHashMap<>();
    final ConcurrentHashMap<String, String> given;

    Directory(ConcurrentHashMap<String, String> given) {
      this.given = given;
    }
  }

  static class Region extends Directory {
    private final ConcurrentHashMap<String, ConcurrentHashMap<String, AtomicInteger>> counts =
        new ConcurrentHashMap<>();
    private final TrackedSets<String> sets = new TrackedSets<>();

    Region() {
      super(new Tracked());
    }

    String owner(String host) {
      // BUG: Diagnostic contains: SAFE
      String value = owners.get(host);
      return value != null ? value : owners.computeIfAbsent(host, h -> "o" + h);
    }

    String replaced(String host) {
      return replaced.computeIfAbsent(host, h -> "r" + h);
    }

    String given(String host) {
      return given.computeIfAbsent(host, h -> "g" + h);
    }

    int hit(ConcurrentHashMap<String, AtomicInteger> hits, String host) {
      // BUG: Diagnostic contains: SAFE
      AtomicInteger value = hits.get(host);
      if (value == null) {
        value = hits.computeIfAbsent(host, h -> new AtomicInteger());
      }
      return value.incrementAndGet();
    }

    <V> V any(ConcurrentHashMap<String, V> hits, String host, V value) {
      return hits.computeIfAbsent(host, h -> value);
    }

    Set<String> set(ConcurrentHashMap<String, Set<String>> all, String host) {
      return all.computeIfAbsent(host, h -> Set.of(h));
    }

    int hits(String region, String host) {
      // BUG: Diagnostic contains: SAFE
      ConcurrentHashMap<String, AtomicInteger> hits = counts.get(region);
      if (hits == null) {
        hits = counts.computeIfAbsent(region, r -> new ConcurrentHashMap<>());
      }
      return hit(hits, host);
    }
  }

  public static void main(String[] args) {
    Region region = new Region();
    region.replaced = new Tracked();
    for (int i = 0; i < 2; i++) {
      System.out.println(region.owner("a") + region.replaced("b") + region.given("c") + region.hits("n", "d"));
      System.out.println(region.any(region.given, "e", "v") + region.set(region.sets, "f"));
      System.out.println(((Tracked) region.replaced).gets + ((Tracked) region.given).gets + region.sets.gets);
    }
  }
}
