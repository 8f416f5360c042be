package testdata;

import java.util.concurrent.ConcurrentHashMap;

/** The file writes "} else". */
class ElseOnLineOfBrace {
  private static final ConcurrentHashMap<String, String> TEXTS = new ConcurrentHashMap<>();

  static String kind(int number) {
    if (number < 0) {
      return "negative";
    } else if (number == 0) {
      return "zero";
    } else {
      return "positive";
    }
  }

  static String branches(boolean first, String key) {
    // BUG: Diagnostic contains: SAFE
    if (first) TEXTS.computeIfAbsent(key, k -> "1" + k);
    else TEXTS.clear();
    return TEXTS.get(key);
  }

  static String commented(boolean first, String key) {
    String result;
    // BUG: Diagnostic contains: SAFE
    if (first) result = TEXTS.computeIfAbsent(key, k -> "1" + k); // the first
    else if (key.isEmpty()) result = kind(0);
    else result = kind(1);
    return result;
  }

  static String followed(boolean first, String key) {
    // BUG: Diagnostic contains: SAFE
    if (first) TEXTS.computeIfAbsent(key, k -> "1" + k);
    // Otherwise, it is not stored.
    else TEXTS.remove(key);
    return TEXTS.get(key);
  }

  static int both(String a, String b) {
    // BUG: Diagnostic contains: SAFE
    // BUG: Diagnostic contains: SAFE
    return TEXTS.computeIfAbsent(a, k -> k + "1").length() + TEXTS.computeIfAbsent(b, k -> k + "2").length();
  }

  public static void main(String[] args) {
    System.out.println(branches(true, "a") + branches(false, "a") + branches(false, "b"));
    System.out.println(followed(true, "f") + followed(true, "f") + followed(false, "f"));
    System.out.println(commented(true, "c") + commented(true, "c") + commented(false, "d"));
    System.out.println(both("x", "y") + both("x", "y"));
  }
}
