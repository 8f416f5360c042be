// OPTIONS: -XepOpt:Uncontended:TargetRuntime=17
package testdata;

import com.google.common.collect.Maps;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

/** With a subclass that overrides get, only maps whose creation is visible are certain. */
class Subclasses {
  static class Counting extends ConcurrentHashMap<String, String> {
    private int gets;

    @Override
    public String get(Object key) {
      gets++;
      return super.get(key);
    }
  }

  private final Counting counting = new Counting();
  private final ConcurrentHashMap<String, String> made = make();
  private final ConcurrentMap<String, String> ofGuava = Maps.newConcurrentMap();
  private final Map<String, String> ofFactory = plain();

  @SuppressWarnings("unchecked")
  private final Map<String, String>[] shards = new Map[] {new ConcurrentHashMap<String, String>()};

  private static ConcurrentHashMap<String, String> make() {
    return new Counting();
  }

  private static Map<String, String> plain() {
    return new ConcurrentHashMap<>();
  }

  private ConcurrentHashMap<String, String> counting() {
    return counting;
  }

  String notCertain(String key) {
    return counting().computeIfAbsent(key, k -> "counted") + made.computeIfAbsent(key, k -> "made");
  }

  String guava(String key) {
    // BUG: Diagnostic contains: SAFE
    return ofGuava.computeIfAbsent(key, k -> "guava");
  }

  String factory(String key) {
    // BUG: Diagnostic contains: SAFE
    return ofFactory.computeIfAbsent(key, k -> "factory");
  }

  String shard(String key) {
    // BUG: Diagnostic contains: SAFE
    return shards[key.length() - 1].computeIfAbsent(key, k -> "shard");
  }

  public static void main(String[] args) {
    Subclasses it = new Subclasses();
    for (int i = 0; i < 2; i++) {
      System.out.println(it.notCertain("a") + it.guava("b") + it.factory("c") + it.shard("d"));
      System.out.println(it.counting.gets);
    }
  }
}
