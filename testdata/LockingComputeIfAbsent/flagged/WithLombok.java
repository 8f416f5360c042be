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
    val list = lists.computeIfAbsent(key, k -> new ArrayList<>());
    list.add(name);
    return list;
  }

  @SneakyThrows
  List<String> sneaky(String key) {
    List<String> list;
    // BUG: Diagnostic contains: SAFE
    list = lists.computeIfAbsent(key, k -> new ArrayList<>(2));
    if (list.size() > 3) {
      throw new java.io.IOException("full");
    }
    return list;
  }

  List<String> byGetter(String key) {
    // BUG: Diagnostic contains: SAFE
    return lists.computeIfAbsent(getName() + key, k -> new ArrayList<>(3));
  }

  public static void main(String[] args) {
    WithLombok it = new WithLombok("name");
    for (int i = 0; i < 2; i++) {
      System.out.println(it.inferred("a") + "" + it.sneaky("b") + it.byGetter("c"));
      System.out.println(it.getLists().size() + " " + it.getLatest());
    }
  }
}
