import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PostMapping;

/** What grows with the work, or with requests, is no reload. */
public class Merged {
  private final Map<String, Integer> onRequest = Collections.synchronizedMap(new HashMap<>());
  private final Map<String, Integer> inLoop = Collections.synchronizedMap(new HashMap<>());
  private final Map<String, Integer> oneByOne = Collections.synchronizedMap(new HashMap<>());
  private final Map<String, Integer> byTwo = Collections.synchronizedMap(new HashMap<>());
  private final Map<String, Integer> alsoOne = Collections.synchronizedMap(new HashMap<>());
  private final List<String> found = Collections.synchronizedList(new ArrayList<>());

  @PostMapping("/merge")
  void merge(Map<String, Integer> more) {
    onRequest.putAll(more);
  }

  public void mergeAll(List<Map<String, Integer>> parts) {
    for (Map<String, Integer> part : parts) {
      inLoop.putAll(part);
    }
  }

  public void set(String key, int value) {
    oneByOne.put(key, value);
    byTwo.putAll(Map.of(key, value));
    alsoOne.putAll(Map.of(key, value));
    alsoOne.remove("last");
  }

  public void setAll(Map<String, Integer> more) {
    byTwo.putAll(more);
  }

  public void collect(List<String> batch) {
    found.addAll(batch);
  }

  @GetMapping("/read")
  int read(String key) {
    return onRequest.get(key)
        + inLoop.get(key)
        + oneByOne.get(key)
        + byTwo.get(key)
        + alsoOne.get(key)
        + found.indexOf(key);
  }
}
