package testdata;

import java.util.concurrent.ConcurrentHashMap;

/** The file writes braces on lines of their own. */
class BracesOnOwnLines
{
  private static final ConcurrentHashMap<String, String> TEXTS = new ConcurrentHashMap<>();

  static String kind(int number)
  {
    if (number < 0)
    {
      return "negative";
    }
    else
    {
      return "positive";
    }
  }

  static String branches(boolean first, String key)
  {
    // BUG: Diagnostic contains: SAFE
    if (first) TEXTS.computeIfAbsent(key, k -> "1" + k);
    // BUG: Diagnostic contains: SAFE
    else TEXTS.computeIfAbsent(key, k -> "2" + k);
    return TEXTS.get(key);
  }

  static String returned(boolean first, String key)
  {
    // BUG: Diagnostic contains: SAFE
    if (first) return TEXTS.computeIfAbsent(key, k -> "1" + k);
    // BUG: Diagnostic contains: SAFE
    else return TEXTS.computeIfAbsent(key, k -> "2" + k);
  }

  static int nested(String key)
  {
    // BUG: Diagnostic contains: SAFE
    return TEXTS.computeIfAbsent(key, k -> "1" + k).length();
  }

  public static void main(String[] args)
  {
    System.out.println(branches(true, "a") + branches(false, "a") + branches(false, "b"));
    System.out.println(returned(true, "c") + returned(false, "c") + returned(false, "d"));
    System.out.println(nested("e") + nested("e") + kind(1));
  }
}
