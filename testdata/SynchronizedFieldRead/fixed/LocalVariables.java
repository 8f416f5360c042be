package testdata;

import java.util.List;

/** A block that only assigns a local variable which is declared in front of it. */
class LocalVariables {
  private final Object lock = new Object();
  private volatile List<String> routes = List.of();
  private volatile String label = "none";
  private volatile int width;

  void routes(List<String> given) {
    synchronized (lock) {
      routes = List.copyOf(given);
    }
  }

  void label(String given) {
    synchronized (lock) {
      label = given;
    }
  }

  String first() {
    // BUG: Diagnostic contains: SAFE This code takes 'lock' only to read 'routes'.
    List<String> snapshot = routes;
    return snapshot.isEmpty() ? "none" : snapshot.get(0);
  }

  String shortLabel() {
    // BUG: Diagnostic contains: SAFE This code takes 'lock' only to read 'label'.
    final String current = this.label;
    return current.substring(0, 1);
  }

  /** The comment stays. */
  int length() {
    String current;
    // BUG: Diagnostic contains: SAFE This code takes 'lock' only to read 'label'.
    // The label of today.
    current = label;
    return current.length();
  }

  /** It is declared with another variable. */
  int both() {
    int length, size = label().length();
    // BUG: Diagnostic contains: SAFE This code takes 'lock' only to read 'width'.
    length = width;
    int other = 1, last;
    // BUG: Diagnostic contains: SAFE This code takes 'lock' only to read 'width'.
    last = width;
    return length + size + other + last;
  }

  private String label() {
    return "label";
  }

  void width(int given) {
    synchronized (lock) {
      width = given;
    }
  }

  /** It has a value before. */
  int size() {
    int size = 0;
    String current = null;
    // BUG: Diagnostic contains: SAFE This code takes 'lock' only to read 'label'.
    current = label;
    return size + current.length();
  }

  // SAME OUTPUT
  public static void main(String[] args) {
    LocalVariables it = new LocalVariables();
    System.out.println(it.first() + it.shortLabel() + it.length() + it.size() + it.both());
    it.routes(List.of("north", "south"));
    it.label("tide");
    it.width(3);
    System.out.println(it.first() + it.shortLabel() + it.length() + it.size() + it.both());
  }
}
