// OPTIONS: -XepOpt:Uncontended:HotMethods=testdata.HotOnMiss#*
package testdata;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;

/** The same where the methods are declared hot themselves. */
public class HotOnMiss {
  interface Check {}

  private volatile List<Check> checks;

  List<Check> checks() {
    if (checks == null) {
      checks = load();
    }
    return checks;
  }

  private static List<Check> load() {
    List<Check> found = new ArrayList<>();
    ServiceLoader.load(Check.class).forEach(found::add);
    return found;
  }

  private final Map<String, List<Check>> byName = new HashMap<>();

  List<Check> byName(String name) {
    return byName.computeIfAbsent(name, key -> loadNamed());
  }

  List<Check> byReference(ClassLoader loader) {
    return byLoader.computeIfAbsent(loader, HotOnMiss::loadWith);
  }

  private final Map<ClassLoader, List<Check>> byLoader = new HashMap<>();

  private static List<Check> loadWith(ClassLoader loader) {
    List<Check> found = new ArrayList<>();
    for (Check check : ServiceLoader.load(Check.class, loader)) {
      found.add(check);
    }
    return found;
  }

  private static List<Check> loadNamed() {
    return addTo(new ArrayList<>());
  }

  private static List<Check> addTo(List<Check> found) {
    for (Check check : ServiceLoader.load(Check.class)) {
      found.add(check);
    }
    return found;
  }

  private List<Check> value;
  private boolean loaded;

  List<Check> byFlag() {
    if (!loaded) {
      value = loadByFlag();
      loaded = true;
    }
    return value;
  }

  private static List<Check> loadByFlag() {
    List<Check> found = new ArrayList<>();
    for (Check check : ServiceLoader.load(Check.class)) {
      found.add(check);
    }
    return found;
  }
}
