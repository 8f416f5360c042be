package testdata;

import java.util.concurrent.ConcurrentHashMap;

/** The names of the method and of its types are taken. */
class HelperMethodNamed extends HelperMethodBase {
  private static final ConcurrentHashMap<String, Integer> LENGTHS = new ConcurrentHashMap<>();

  interface Map {}

  interface Function {}

  static boolean longer(String one, boolean both) {
    // BUG: Diagnostic contains: SAFE
    return both && LENGTHS.computeIfAbsent(one, String::length) > 3;
  }

  static class Deeper {
    boolean longer(String one, boolean both) {
      // BUG: Diagnostic contains: SAFE
      return both && LENGTHS.computeIfAbsent(one, k -> 9) > 3;
    }
  }

  public static void main(String[] args) {
    System.out.println(longer("three", true) + " " + longer("one", true) + longer("one", false));
    System.out.println(new Deeper().longer("three", true) + " " + new Deeper().longer("x", true));
    getOrCompute();
  }
}

class HelperMethodBase {
  static void getOrCompute() {
    System.out.println("inherited");
  }
}
