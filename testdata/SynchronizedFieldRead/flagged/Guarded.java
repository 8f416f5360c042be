package testdata;

import org.springframework.web.bind.annotation.GetMapping;

/** Fields that say which lock guards them: without it, Error Prone's own check rejects the read. */
class Guarded {
  private final Object lock = new Object();

  /** Set once. */
  @GuardedBy("lock")
  private boolean stopped;

  @GuardedBy("lock") private String name = "";

  @GetMapping
  boolean isStopped() {
    // BUG: Diagnostic contains: WARNING SAFE This code takes 'lock' only to read 'stopped'.
    synchronized (lock) {
      return stopped;
    }
  }

  @GetMapping
  String name() {
    // BUG: Diagnostic contains: WARNING SAFE This code takes 'lock' only to read 'name'.
    synchronized (lock) { // the last one
      return name;
    }
  }

  void stop(String by) {
    synchronized (lock) {
      stopped = true;
    }
    synchronized (lock) {
      name = by;
    }
  }

  public static void main(String[] args) {
    Guarded guarded = new Guarded();
    System.out.println(guarded.isStopped() + guarded.name());
    guarded.stop("main");
    System.out.println(guarded.isStopped() + guarded.name());
  }

  @interface GuardedBy {
    String value();
  }
}
