package testdata;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Hashtable;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.springframework.web.bind.annotation.GetMapping;

/** Values that are never null, by the factory that gives them, and others. */
public class StoredFactories {
  // BUG: Diagnostic contains: WARNING UNSAFE
  private final Map<String, List<String>> lists = Collections.synchronizedMap(new HashMap<>());

  // BUG: Diagnostic contains: WARNING UNSAFE
  private final Map<String, Set<String>> sets = Collections.synchronizedMap(new HashMap<>());

  // BUG: Diagnostic contains: WARNING UNSAFE
  private final Map<String, Object> optionals = Collections.synchronizedMap(new HashMap<>());

  // BUG: Diagnostic contains: WARNING UNSAFE
  private final Map<String, List<String>> own = Collections.synchronizedMap(new HashMap<>());

  // BUG: Diagnostic contains: No fix is offered: 'put' may be given null.$
  private final Map<String, String> found = Collections.synchronizedMap(new HashMap<>());

  // BUG: Diagnostic contains: No fix is offered: 'put' may be given null.$
  private final Map<String, String> settings = Collections.synchronizedMap(new HashMap<>());

  // BUG: Diagnostic contains: No fix is offered: 'a' is declared as Hashtable.$
  private final Hashtable<String, List<String>> a = new Hashtable<>();

  // BUG: Diagnostic contains: No fix is offered: 'entrySet' may rely on the order of the elements or on one lock for all.$
  private final Map<String, String> entries = Collections.synchronizedMap(new HashMap<>());

  // BUG: Diagnostic contains: No fix is offered: its constructor is given more than a capacity.$
  private final Map<String, String> copied = Collections.synchronizedMap(new HashMap<>(base()));

  // BUG: Diagnostic contains: WARNING SAFE Every read of 'fixed'
  private final Map<String, String> fixed = new Hashtable<>();

  StoredFactories() {
    fixed.put("f", "f".repeat(2));
  }

  void init() {
    lists.put("l", List.of("y"));
    sets.put("s", Set.copyOf(List.of("s")));
    optionals.put("o", Optional.ofNullable(System.getProperty("o")));
    own.put("o", own());
    found.put("f", List.of("f").stream().findFirst().orElse(null));
    settings.put("f", System.getProperty("testdata.missing"));
    a.put("a", List.of());
    entries.put("e", "f");
    copied.put("c", "d");
  }

  private static List<String> own() {
    return new ArrayList<>();
  }

  private static Map<String, String> base() {
    return Map.of("x", "y");
  }

  @GetMapping("/")
  String read(String key) {
    return lists.get(key) + "" + sets.get(key) + optionals.get(key) + own.get(key) + found.get(key)
        + settings.get(key) + a.get(key) + copied.get(key) + entries.entrySet().size()
        + fixed.get("f");
  }

  public static void main(String[] args) {
    StoredFactories it = new StoredFactories();
    System.out.println(it.read("l") + it.read("f"));
  }
}
