package testdata;

import java.util.HashMap;
import java.util.Map;

/** Methods without a result, after which their callers use what the first call sets up. */
class Ensured {
  static class Tables {
    private Map<String, String> names;
    private boolean registered;

    // BUG: Diagnostic contains: although only the first one initializes 'names'
    private synchronized void load() {
      if (names == null) {
        names = new HashMap<>(Map.of("a", "b"));
      }
    }

    String name(String key) {
      load();
      return names.get(key);
    }

    // BUG: Diagnostic contains: although only the first one sets 'registered'
    private synchronized void register() {
      if (!registered) {
        System.setProperty("handlers", "testdata");
        registered = true;
      }
    }

    String handlers(String suffix) {
      register();
      return System.getProperty("handlers") + suffix;
    }
  }

  static class Indirect {
    private Map<String, String> names;

    // BUG: Diagnostic contains: although only the first one initializes 'names'
    synchronized void load() {
      if (names != null) {
        return;
      }
      names = new HashMap<>(Map.of("a", "b"));
    }

    String name(String key) {
      load();
      String found = find(key);
      return found == null ? key : found;
    }

    private String find(String key) {
      return names.get(key);
    }
  }

  /** That the first call blocks is no finding of its own. */
  static class Fetched {
    private String config;

    // BUG: Diagnostic contains: although only the first one initializes 'config'
    synchronized String config() throws InterruptedException {
      if (config != null) {
        return config;
      }
      Thread.sleep(1);
      config = "a";
      return config;
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Tables tables = new Tables();
    Fetched fetched = new Fetched();
    for (int i = 0; i < 2; i++) {
      System.out.println(tables.name("a") + tables.handlers("b") + fetched.config());
    }
    System.out.println(new Indirect().name("a") + new Referenced().handlers("b"));
  }

  static class Referenced {
    private boolean registered;
    final Runnable registration = this::register;

    // BUG: Diagnostic contains: although only the first one sets 'registered'
    private synchronized void register() {
      if (!registered) {
        System.setProperty("handlers", "testdata");
        registered = true;
      }
    }

    String handlers(String suffix) {
      register();
      return System.getProperty("handlers") + suffix;
    }
  }
}
