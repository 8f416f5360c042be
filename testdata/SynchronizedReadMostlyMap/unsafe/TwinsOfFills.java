import java.util.Collections;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.springframework.context.ApplicationListener;
import org.springframework.context.event.ContextRefreshedEvent;
import org.springframework.scheduling.annotation.Scheduled;
import org.springframework.web.bind.annotation.GetMapping;

public class TwinsOfFills implements ApplicationListener<ContextRefreshedEvent> {
  // BUG: Diagnostic contains: WARNING UNSAFE Every read of 'labels' takes the single lock of Collections.synchronizedMap
  private final Map<Long, String> labels = new ConcurrentHashMap<>();

  // computeIfAbsent of the twin can lock on a hit, too.
  // BUG: Diagnostic contains: Call get first and computeIfAbsent only on a miss: it can lock on a hit, too. No fix is offered for that reason.
  private final Map<String, Integer> lengths = Collections.synchronizedMap(new HashMap<>());

  // BUG: Diagnostic contains: WARNING UNSAFE Every read of 'titles' takes the single lock of Collections.synchronizedMap, so concurrent readers block each other. After construction, only a miss adds to it. This place matters: reached from @GetMapping title(). Use a ConcurrentHashMap unless the code relies on null keys or values, iteration order or atomic compound operations.$
  private final Map<Long, String> titles = new ConcurrentHashMap<>();

  // A concurrent map refuses what uses it to compute an entry.
  // BUG: Diagnostic contains: WARNING ADVICE Every read of 'ranks' takes
  private final Map<Long, Long> ranks = Collections.synchronizedMap(new HashMap<>());

  // BUG: Diagnostic contains: WARNING UNSAFE Every read of 'codes' takes the single lock of Collections.synchronizedSet
  private final Set<String> codes = ConcurrentHashMap.newKeySet();

  // BUG: Diagnostic contains: WARNING UNSAFE Every read of 'rates' takes
  private final Map<String, Double> rates = new ConcurrentHashMap<>();

  // The value may be null, which the map stores today.
  // BUG: Diagnostic contains: WARNING ADVICE Every read of 'found' takes
  private final Map<Long, String> found = Collections.synchronizedMap(new HashMap<>());

  // Something else is read in the same method as it is written.
  // BUG: Diagnostic contains: WARNING ADVICE Every read of 'counted' takes
  private final Map<String, Integer> counted = Collections.synchronizedMap(new HashMap<>());

  @Override
  public void onApplicationEvent(ContextRefreshedEvent event) {
    codes.add("a");
    counted.put("a", counted.size());
  }

  @Scheduled
  void renew() {
    rates.put("eur", 1.1);
  }

  @GetMapping("/label")
  String label(long id) {
    String label = labels.get(id);
    if (label == null) {
      label = "label " + id;
      labels.put(id, label);
    }
    return label;
  }

  @GetMapping("/length")
  int length(String text) {
    return lengths.computeIfAbsent(text, it -> it.trim().length());
  }

  @GetMapping("/title")
  String title(long id) {
    String title = titles.get(id);
    if (title == null) {
      title = titles.computeIfAbsent(id, it -> "title " + it);
    }
    return title;
  }

  @GetMapping("/rank")
  long rank(long id) {
    Long rank = ranks.get(id);
    return rank != null ? rank : ranks.computeIfAbsent(id, it -> it < 1 ? 0 : rank(it / 2) + 1);
  }

  @GetMapping("/code")
  boolean isCode(long id) {
    return codes.contains("c" + id);
  }

  @GetMapping("/rate")
  Double rate(long id) {
    return rates.get("r" + id);
  }

  @GetMapping("/found")
  String found(long id) {
    String result = found.get(id);
    if (result == null) {
      result = search(id);
      found.put(id, result);
    }
    return result;
  }

  private static String search(long id) {
    return id > 9 ? "many" : null;
  }

  @GetMapping("/counted")
  Integer counted(long id) {
    return counted.get("c" + id);
  }
}
