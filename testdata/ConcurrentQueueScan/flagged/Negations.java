package testdata;

import java.util.concurrent.ConcurrentLinkedQueue;

/** Negated comparisons become one call, and zero is any constant of that value. */
class Negations {
  private static final int NONE = 0;

  private final ConcurrentLinkedQueue<String> queue = new ConcurrentLinkedQueue<>();

  boolean negated() {
    // BUG: Diagnostic contains: SAFE size of
    return !(queue.size() > 0);
  }

  boolean twice() {
    // BUG: Diagnostic contains: SAFE size of
    return !(queue.size() == 0);
  }

  boolean parenthesized() {
    // BUG: Diagnostic contains: SAFE size of
    return (queue.size()) > (0);
  }

  boolean asLong() {
    // BUG: Diagnostic contains: SAFE size of
    return queue.size() == 0L;
  }

  boolean named() {
    // BUG: Diagnostic contains: SAFE size of
    return NONE != queue.size();
  }

  boolean dense() {
    // BUG: Diagnostic contains: SAFE size of
    return!(queue.size()>0);
  }

  // SAME OUTPUT
  public static void main(String[] args) {
    Negations it = new Negations();
    System.out.println(it.negated() + " " + it.twice() + it.parenthesized() + it.asLong());
    System.out.println(it.named() + " " + it.dense());
    it.queue.add("a");
    System.out.println(it.negated() + " " + it.twice() + it.parenthesized() + it.asLong());
    System.out.println(it.named() + " " + it.dense());
  }
}
