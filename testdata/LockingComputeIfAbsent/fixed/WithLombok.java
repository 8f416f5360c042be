// PROCESSOR: lombok
package testdata;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import lombok.Getter;
import lombok.RequiredArgsConstructor;
import lombok.SneakyThrows;
import lombok.val;

/** Lombok writes around the calls. */
@Getter
@RequiredArgsConstructor
class WithLombok {
  private final Map<String, List<String>> lists = new ConcurrentHashMap<>();
  private final String name;
  private List<String> latest;

  List<String> inferred(String key) {
    // BUG: Diagnostic contains: SAFE
    val list = getOrCompute(lists, key, k -> new ArrayList<>());
    list.add(name);
    return list;
  }

  @SneakyThrows
  List<String> sneaky(String key) {
    List<String> list;
    // BUG: Diagnostic contains: SAFE
    List<String> value = lists.get(key);
    list = value != null ? value : lists.computeIfAbsent(key, k -> new ArrayList<>(2));
    if (list.size() > 3) {
      throw new java.io.IOException("full");
    }
    return list;
  }

  List<String> byGetter(String key) {
    // BUG: Diagnostic contains: SAFE
    String key2 = getName() + key;
    List<String> value = lists.get(key2);
    return value != null ? value : lists.computeIfAbsent(key2, k -> new ArrayList<>(3));
  }

  public static void main(String[] args) {
    WithLombok it = new WithLombok("name");
    for (int i = 0; i < 2; i++) {
      System.out.println(it.inferred("a") + "" + it.sneaky("b") + it.byGetter("c"));
      System.out.println(it.getLists().size() + " " + it.getLatest());
    }
  }

  /** Gets before it computes: computeIfAbsent alone may lock even on a hit. */
  private static <K, V> V getOrCompute(
      Map<K, V> map, K key, java.util.function.Function<? super K, ? extends V> function) {
    V value = map.get(key);
    return value != null ? value : map.computeIfAbsent(key, function);
  }
}
