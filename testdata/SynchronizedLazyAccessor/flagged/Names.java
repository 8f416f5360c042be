package testdata;

import java.util.concurrent.atomic.AtomicInteger;

/** Only the first call needs the lock. */
class Names {
  private String name;

  // BUG: Diagnostic contains: SUGGESTION SAFE Every call takes the monitor of this Names, although only the first one initializes 'name'. Concurrent callers block each other. Make 'name' volatile, read it once into a local variable, and take the lock only on a miss.
  synchronized String name() {
    if (name == null) {
      name = "name";
    }
    return name;
  }

  static class AlreadyVolatile {
    private volatile String name;

    // BUG: Diagnostic contains: SAFE Every call takes the monitor of this AlreadyVolatile, although only the first one initializes 'name'. Concurrent callers block each other. Read 'name' before the lock, and take the lock only on a miss.
    synchronized String name() {
      if (name == null) {
        name = "name";
      }
      return name;
    }
  }

  static class Early {
    private static AtomicInteger counter;

    // BUG: Diagnostic contains: SAFE Every call takes the monitor of the class Early
    static synchronized AtomicInteger counter() {
      if (counter != null) {
        return counter;
      }
      // The first call.
      counter = new AtomicInteger(42);
      return counter;
    }
  }

  static class Block {
    private final Object lock = new Object();
    private String text;

    String text() {
      // BUG: Diagnostic contains: SAFE Every call takes 'lock'
      synchronized (lock) {
        if (text == null) {
          text = "text";
        }
        return text;
      }
    }
  }

  static class Local {
    private Integer size;

    // BUG: Diagnostic contains: SAFE
    public synchronized Integer size() {
      Integer result = size;
      if (result == null) {
        size = result = 7;
      }
      return result;
    }
  }

  public static void main(String[] args) {
    Names names = new Names();
    System.out.println(names.name() + names.name());
    System.out.println(Early.counter().incrementAndGet() + Early.counter().incrementAndGet());
    Block block = new Block();
    System.out.println(block.text() + block.text());
    Local local = new Local();
    System.out.println(local.size() + local.size());
  }
}
