package testdata;

import java.util.ArrayList;
import java.util.List;
import java.util.ServiceLoader;
import java.util.function.Consumer;

/** A method that fills a field, and is called for each request, too. */
public class AlsoOtherwise {
  interface Check {
    String name();
  }

  private volatile List<Check> checks;

  List<Check> checks() {
    if (checks == null) {
      checks = load();
    }
    return checks;
  }

  int count() {
    return load().size();
  }

  private static List<Check> load() {
    List<Check> found = new ArrayList<>();
    // BUG: Diagnostic contains: SUGGESTION ADVICE ServiceLoader.load
    ServiceLoader.load(Check.class).forEach(found::add);
    return found;
  }

  /** The scan itself is the result. */
  static class Counted {
    private ServiceLoader<Check> checks;

    ServiceLoader<Check> checks() {
      if (checks == null) {
        checks = load();
      }
      return checks;
    }

    int count() {
      int count = 0;
      for (Check check : load()) {
        count += check.name().length();
      }
      return count;
    }

    private static ServiceLoader<Check> load() {
      // BUG: Diagnostic contains: SUGGESTION ADVICE ServiceLoader.load
      return ServiceLoader.load(Check.class);
    }
  }

  /** Other classes of the package may call what the constructor calls. */
  static class Open {
    private final String name;

    Open(String name) {
      require(name);
      this.name = name;
    }

    static void require(String name) {
      // BUG: Diagnostic contains: SUGGESTION ADVICE ServiceLoader.load
      for (Check check : ServiceLoader.load(Check.class)) {
        if (check.name().equals(name)) {
          return;
        }
      }
      throw new IllegalArgumentException(name);
    }

    String name() {
      return name;
    }
  }

  /** Each new name is checked like the first one. */
  static class Renamed {
    private String name;

    Renamed(String name) {
      require(name);
      this.name = name;
    }

    void rename(String other) {
      require(other);
      name = other;
    }

    private static void require(String name) {
      // BUG: Diagnostic contains: SUGGESTION ADVICE ServiceLoader.load
      for (Check check : ServiceLoader.load(Check.class)) {
        if (check.name().equals(name)) {
          return;
        }
      }
      throw new IllegalArgumentException(name);
    }

    String name() {
      return name;
    }
  }

  /** What the constructor registers runs for each event. */
  static class Registered {
    Registered(List<Consumer<String>> listeners) {
      listeners.add(
          name -> {
            // BUG: Diagnostic contains: SUGGESTION ADVICE ServiceLoader.load
            for (Check check : ServiceLoader.load(Check.class)) {
              System.out.println(check.name() + name);
            }
          });
    }
  }

  /** A collection that ends with the method, and one that gets something else. */
  static class Collected {
    private final List<String> calls = new ArrayList<>();

    int count(String call) {
      List<Check> found = new ArrayList<>();
      calls.add(call);
      // BUG: Diagnostic contains: SUGGESTION ADVICE ServiceLoader.load
      for (Check check : ServiceLoader.load(Check.class)) {
        found.add(check);
      }
      return found.size();
    }
  }

  static String last(String other) {
    String last = other;
    // BUG: Diagnostic contains: SUGGESTION ADVICE ServiceLoader.load
    for (Check check : ServiceLoader.load(Check.class)) {
      last = check.name();
    }
    return last;
  }
}
