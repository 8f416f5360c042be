import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.LongAdder;

/** computeIfAbsent only looks up on a hit, so that nothing but it need read the map. */
class ComputedOnMiss {
  // BUG: Diagnostic contains: SUGGESTION ADVICE Every read of 'titles' takes the single lock of Collections.synchronizedMap, so concurrent readers block each other. After construction, only a miss adds to it. Use a ConcurrentHashMap unless the code relies on null keys or values, iteration order or atomic compound operations. Call get first and computeIfAbsent only on a miss
  private final Map<Integer, String> titles = Collections.synchronizedMap(new HashMap<>());

  // BUG: Diagnostic contains: Every read of 'hits'
  private static final Map<String, LongAdder> hits = Collections.synchronizedMap(new HashMap<>());

  private final Map<String, Map<String, Long>> byRegion =
      // BUG: Diagnostic contains: Every read of 'byRegion'
      Collections.synchronizedMap(new HashMap<>());

  // BUG: Diagnostic contains: Every read of 'parts'
  private final Map<String, List<String>> parts = Collections.synchronizedMap(new HashMap<>());

  String title(int page) {
    String title = titles.computeIfAbsent(page, number -> "page " + number);
    return title.isEmpty() ? "untitled" : title;
  }

  static void hit(String page) {
    hits.computeIfAbsent(page, unused -> new LongAdder()).increment();
  }

  long population(String region, String town) {
    return byRegion
        .computeIfAbsent(region, unused -> new ConcurrentHashMap<>())
        .computeIfAbsent(town, name -> (long) name.length());
  }

  int parts(String path) {
    return ((List<String>) parts.computeIfAbsent(path, p -> new ArrayList<>(List.of(p.split("/")))))
        .size();
  }
}
