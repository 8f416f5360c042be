package testdata;

import org.springframework.web.bind.annotation.GetMapping;

/** A read that hot code makes while it holds the lock, for which it never waits. */
public class Reentered {
  private static final Object LOCK = new Object();
  private static volatile boolean prepared;
  private static int uses;

  @GetMapping
  int invoke() {
    synchronized (LOCK) {
      if (!isPrepared()) {
        prepared = true;
      }
      return ++uses;
    }
  }

  protected boolean isPrepared() {
    // BUG: Diagnostic contains: SUGGESTION
    return prepared;
  }

  public static void main(String[] args) {
    System.out.println(new Reentered().invoke());
  }
}
