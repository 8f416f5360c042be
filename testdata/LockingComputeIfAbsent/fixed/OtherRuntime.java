// OPTIONS: -XepOpt:Uncontended:TargetRuntime=9
package testdata;

import java.util.concurrent.ConcurrentHashMap;

/** JDK 9 is the first where a hit on the bin's first node takes no lock. */
class OtherRuntime {
  static final ConcurrentHashMap<String, String> TEXTS = new ConcurrentHashMap<>();

  static String text(String key) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    String value = TEXTS.get(key);
    return value != null ? value : TEXTS.computeIfAbsent(key, k -> "text");
  }

  public static void main(String[] args) {
    System.out.println(text("a") + text("a"));
  }
}
