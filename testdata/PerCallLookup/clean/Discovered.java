package testdata;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;

/** What is found is kept in a collection. */
public class Discovered {
  interface Check {
    String name();
  }

  private final List<Check> found = new ArrayList<>();
  private final Map<String, Check> byName = new HashMap<>();

  public void discover() {
    for (Check check : ServiceLoader.load(Check.class)) {
      found.add(check);
    }
  }

  public void discoverByReference() {
    ServiceLoader.load(Check.class).forEach(found::add);
  }

  public void rediscover() {
    found.clear();
    ServiceLoader<Check> loader = ServiceLoader.load(Check.class);
    for (Check check : loader) {
      byName.put(check.name(), check);
    }
  }

  public int size() {
    return found.size() + byName.size();
  }
}
