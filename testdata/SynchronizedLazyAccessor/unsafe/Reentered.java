package testdata;

import org.springframework.web.bind.annotation.GetMapping;

/** An accessor that hot code calls while it holds the lock, and other code without it. */
public class Reentered {
  private static final Object LOCK = new Object();
  private static volatile Object task;
  private static boolean fresh;

  @GetMapping
  Object fetch() {
    synchronized (LOCK) {
      fresh = !fresh;
      return task();
    }
  }

  Object refresh() {
    return task();
  }

  private Object task() {
    // BUG: Diagnostic contains: SUGGESTION
    Object current = task;
    if (current != null) {
      return current;
    }
    synchronized (LOCK) {
      if (task == null) {
        task = new Object();
      }
      return task;
    }
  }

  public static void main(String[] args) {
    Reentered reentered = new Reentered();
    System.out.println(reentered.fetch() == reentered.refresh());
  }
}
