package testdata;

import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.springframework.web.bind.annotation.GetMapping;

/** Many threads pass: a warning, whatever the method is called. */
class Hot {
  private final Map<String, Set<String>> groups = new ConcurrentHashMap<>();

  @GetMapping
  Set<String> list(String group) {
    // BUG: Diagnostic contains: WARNING SAFE
    Set<String> value = groups.get(group);
    return value != null ? value : groups.computeIfAbsent(group, k -> ConcurrentHashMap.newKeySet());
  }

  @GetMapping
  void registerGroup(String group) {
    // BUG: Diagnostic contains: WARNING SAFE
    if (!groups.containsKey(group)) {
      groups.computeIfAbsent(group, k -> ConcurrentHashMap.newKeySet());
    }
  }

  int looped(String[] names) {
    int added = 0;
    for (String name : names) {
      // BUG: Diagnostic contains: SUGGESTION SAFE
      Set<String> value = groups.get(name);
      if (value == null) {
        value = groups.computeIfAbsent(name, k -> ConcurrentHashMap.newKeySet());
      }
      added += value.size();
    }
    return added;
  }

  @GetMapping
  boolean add(String name) {
    // BUG: Diagnostic contains: WARNING SAFE
    Set<String> value = groups.get(name);
    if (value == null) {
      value = groups.computeIfAbsent(name, k -> ConcurrentHashMap.newKeySet());
    }
    return value.add(name);
  }

  public static void main(String[] args) {
    Hot it = new Hot();
    for (int i = 0; i < 2; i++) {
      System.out.println(it.list("a"));
      it.registerGroup("b");
      System.out.println(it.looped(new String[] {"c", "a", "c"}));
      it.add("d");
      System.out.println(new java.util.TreeMap<>(it.groups));
    }
  }
}
