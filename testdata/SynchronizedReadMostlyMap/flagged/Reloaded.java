import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Vector;
import org.springframework.web.bind.annotation.GetMapping;

/** One method replaces what requests read. */
public class Reloaded {
  // BUG: Diagnostic contains: WARNING ADVICE Every read of 'tariffs' takes the single lock of Collections.synchronizedMap, so concurrent readers block each other. It is not known how often code writes to it after construction (3 reads, 1 write in this file).
  private final Map<String, Integer> tariffs = Collections.synchronizedMap(new HashMap<>());

  // BUG: Diagnostic contains: (1 read, 2 writes in this file)
  private final List<String> zones = Collections.synchronizedList(new ArrayList<>());

  // BUG: Diagnostic contains: WARNING ADVICE
  private final List<String> routes = new Vector<>();

  public void reload(Map<String, Integer> fresh) {
    tariffs.putAll(fresh);
  }

  public void replace(List<String> fresh) {
    zones.clear();
    zones.addAll(fresh);
    synchronized (this) {
      routes.clear();
      routes.addAll(fresh);
    }
  }

  @GetMapping("/tariff")
  int tariff(String zone) {
    if (!tariffs.containsKey(zone)) {
      return tariffs.size();
    }
    return zones.contains(zone) && routes.contains(zone) ? 0 : tariffs.get(zone);
  }
}
