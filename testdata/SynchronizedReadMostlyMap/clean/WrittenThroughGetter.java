package testdata;

import java.util.Collections;
import java.util.HashMap;
import java.util.Map;

/** What the unit writes through a method that returns the collection is a write. */
public class WrittenThroughGetter {
  private final Map<String, String> statuses = Collections.synchronizedMap(new HashMap<>());

  protected Map<String, String> statuses() {
    return statuses;
  }

  public void register(String manager, String status) {
    statuses().put(manager, status);
  }

  public boolean isRegistered(String manager) {
    return statuses.containsKey(manager);
  }
}
