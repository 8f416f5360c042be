package testdata;

import java.util.concurrent.ConcurrentLinkedQueue;

/** A name that is written with a Unicode escape is not replaced. */
public class Escaped {
  private final ConcurrentLinkedQueue<String> queue = new ConcurrentLinkedQueue<>();

  int count(int limit) {
    // BUG: Diagnostic contains: SUGGESTION ADVICE
    return queue.si\u007ae() == 0 ? 0 : limit;
  }

  public static void main(String[] args) {
    System.out.println(new Escaped().count(1));
  }
}
