import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import org.springframework.web.bind.annotation.GetMapping;

/** Written as often as read, as far as the code shows. */
public class Written {
  private final Map<String, Integer> plain = Collections.synchronizedMap(new HashMap<>());
  private final Map<String, Integer> byReference = Collections.synchronizedMap(new HashMap<>());
  private final Map<String, Integer> byView = Collections.synchronizedMap(new HashMap<>());
  private final Map<String, Integer> byEntry = Collections.synchronizedMap(new HashMap<>());
  private final List<String> byIterator = Collections.synchronizedList(new ArrayList<>());
  private final List<String> byLoop = Collections.synchronizedList(new ArrayList<>());
  private final List<String> sorted = Collections.synchronizedList(new ArrayList<>());
  private final Map<String, Integer> onRequest = Collections.synchronizedMap(new HashMap<>());
  private final Map<String, Integer> ofOther = Collections.synchronizedMap(new HashMap<>());
  private final List<String> byLambda = Collections.synchronizedList(new ArrayList<>());
  private final List<String> byStream = Collections.synchronizedList(new ArrayList<>());
  private static final List<String> INSTANCES = Collections.synchronizedList(new ArrayList<>());
  private final Map<String, Integer> alias = Collections.synchronizedMap(new HashMap<>());
  private final List<String> never = Collections.synchronizedList(new ArrayList<>());
  private final List<String> onlyWritten = Collections.synchronizedList(new ArrayList<>());

  private final Map<String, Integer> built;
  private final List<String> results = Collections.synchronizedList(new ArrayList<>());

  Written(Written other, List<String> names, List<Runnable> later) {
    other.ofOther.put("a", 1);
    later.add(() -> byLambda.add("later"));
    names.parallelStream().forEach(name -> byStream.add(name));
    INSTANCES.add("instance");
    never.isEmpty();
    Map<String, Integer> builder = Collections.synchronizedMap(new HashMap<>());
    later.add(() -> builder.put("later", 1));
    built = builder;
  }

  void set(String key, Integer value) {
    plain.put(key, value);
  }

  Integer plain(String key) {
    return plain.containsKey(key) ? plain.get(key) : null;
  }

  BiConsumer<String, Integer> writer() {
    return byReference::put;
  }

  void collect(List<String> names) {
    for (String name : names) {
      results.add(name);
    }
  }

  void drop(String key) {
    byView.keySet().remove(key);
    for (Map.Entry<String, Integer> entry : byEntry.entrySet()) {
      entry.setValue(byEntry.size());
    }
    for (Iterator<String> it = byIterator.iterator(); it.hasNext(); ) {
      if (it.next().equals(key)) {
        it.remove();
      }
    }
    byLoop.removeIf(each -> each.equals(key));
    Collections.sort(sorted);
    Map<String, Integer> other = alias;
    other.remove(key);
    onlyWritten.add(key);
  }

  @GetMapping("/put")
  void put(String key) {
    onRequest.put(key, 1);
  }

  String read(String key) {
    return byReference.get(key)
        + " "
        + built.get(key)
        + results.size()
        + results.get(0)
        + results.contains(key)
        + " "
        + byView.get(key)
        + byIterator.contains(key)
        + byLoop.contains(key)
        + sorted.get(0)
        + onRequest.get(key)
        + onRequest.containsKey(key)
        + onRequest.size()
        + ofOther.get(key)
        + byLambda.size()
        + byStream.size()
        + INSTANCES.size()
        + alias.get(key);
  }
}
