package testdata;

import java.util.concurrent.ConcurrentHashMap;

/** A default method of an interface, and an enum and a record inside. */
public interface HelperMethodInInterface {
  ConcurrentHashMap<String, Integer> LENGTHS = new ConcurrentHashMap<>();

  default boolean isLong(String text, boolean really) {
    // BUG: Diagnostic contains: SAFE
    return really && LENGTHS.computeIfAbsent(text, String::length) > 3;
  }

  enum Size {
    SMALL {
      @Override
      int of(String text) {
        // BUG: Diagnostic contains: SAFE
        return LENGTHS.computeIfAbsent(text, t -> 1);
      }
    };

    abstract int of(String text);

    static boolean isSmall(String text) {
      // BUG: Diagnostic contains: SAFE
      return text != null && LENGTHS.computeIfAbsent(text, t -> 3) < 4;
    }
  }

  record Text(String text) {
    public Text {
      // BUG: Diagnostic contains: SAFE
      text = text + LENGTHS.computeIfAbsent(text, t -> 2);
    }
  }

  public static void main(String[] args) {
    HelperMethodInInterface it = new HelperMethodInInterface() {};
    for (int i = 0; i < 2; i++) {
      System.out.println(it.isLong("four", true) + " " + it.isLong("x", true));
      System.out.println(Size.isSmall("tiny"));
      System.out.println(Size.SMALL.of("small") + " " + new Text("text"));
    }
  }
}
