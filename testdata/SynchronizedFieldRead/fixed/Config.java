package testdata;

/** The writer takes long, and a reader waits for it. */
class Config {
  interface Source {
    String load();
  }

  private final Object lock = new Object();
  private volatile String text = "initial";

  void reload(Source source) {
    synchronized (lock) {
      text = source.load();
    }
  }

  String text() {
    // BUG: Diagnostic contains: SUGGESTION SAFE This code takes 'lock' only to read 'text'. Concurrent readers block each other, and wait while another thread holds the lock. Make 'text' volatile and read it without the lock.
    return text;
  }

  boolean isLoaded() {
    // BUG: Diagnostic contains: SAFE
    return text != null;
  }

  String required() {
    // BUG: Diagnostic contains: SAFE
    String current = text;
    if (current == null) {
      throw new IllegalStateException("not loaded");
    }
    return current;
  }

  static class Monitor {
    private volatile boolean ready;

    synchronized void load(Source source) {
      ready = source.load().isEmpty();
    }

    // BUG: Diagnostic contains: SAFE This code takes the monitor of this Monitor only to read 'ready'.
    boolean isReady() {
      return ready;
    }

    // BUG: Diagnostic contains: SAFE
    void ensureReady() {
      if (!ready) {
        throw new IllegalStateException();
      }
    }
  }

  static class Final {
    private final String name = String.valueOf(1);

    // BUG: Diagnostic contains: SAFE This code takes the monitor of this Final only to read 'name'. Concurrent readers block each other, and wait while another thread holds the lock. 'name' is final: remove the lock.
    String name() {
      return name;
    }
  }

  public static void main(String[] args) {
    Config config = new Config();
    System.out.println(config.text() + config.isLoaded() + config.required());
    config.reload(() -> "loaded");
    System.out.println(config.text() + config.isLoaded() + config.required());
    config.reload(() -> null);
    System.out.println(config.text() + config.isLoaded());
    try {
      config.required();
    } catch (IllegalStateException e) {
      System.out.println(e.getMessage());
    }
    Monitor monitor = new Monitor();
    try {
      monitor.ensureReady();
    } catch (IllegalStateException e) {
      System.out.println(monitor.isReady());
    }
    monitor.load(() -> "");
    monitor.ensureReady();
    System.out.println(monitor.isReady() + new Final().name());
  }
}
