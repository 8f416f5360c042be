package testdata;

import java.util.List;

/** A block that only assigns a local variable which is declared in front of it. */
class LocalVariables {
  private final Object lock = new Object();
  private List<String> routes = List.of();
  private String label = "none";
  private int width;

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
    List<String> snapshot;
    // BUG: Diagnostic contains: SAFE This code takes 'lock' only to read 'routes'.
    synchronized (lock) {
      snapshot = routes;
    }
    return snapshot.isEmpty() ? "none" : snapshot.get(0);
  }

  String shortLabel() {
    final String current;
    // BUG: Diagnostic contains: SAFE This code takes 'lock' only to read 'label'.
    synchronized (lock) {
      current = this.label;
    }
    return current.substring(0, 1);
  }

  /** The comment stays. */
  int length() {
    String current;
    // BUG: Diagnostic contains: SAFE This code takes 'lock' only to read 'label'.
    synchronized (lock) {
      // The label of today.
      current = label;
    }
    return current.length();
  }

  /** It is declared with another variable. */
  int both() {
    int length, size = label().length();
    // BUG: Diagnostic contains: SAFE This code takes 'lock' only to read 'width'.
    synchronized (lock) {
      length = width;
    }
    int other = 1, last;
    // BUG: Diagnostic contains: SAFE This code takes 'lock' only to read 'width'.
    synchronized (lock) {
      last = width;
    }
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
    synchronized (lock) {
      current = label;
    }
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
