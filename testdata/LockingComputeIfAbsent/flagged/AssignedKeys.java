package testdata;

import java.util.concurrent.ConcurrentHashMap;

/** The key is assigned anew between the lookup and the call: the lookup was of another key. */
class AssignedKeys {
  private final ConcurrentHashMap<String, String> texts = new ConcurrentHashMap<>();
  private final ConcurrentHashMap<Integer, String> numbers = new ConcurrentHashMap<>();
  private String name = "n";

  String choice(String key) {
    String text = texts.get(key);
    key = key + "x";
    // BUG: Diagnostic contains: computeIfAbsent can lock
    return text != null ? text : texts.computeIfAbsent(key, k -> k + 1);
  }

  String behindHit(String key) {
    String text = texts.get(key);
    if (text != null) {
      return text;
    }
    key = key.trim();
    // BUG: Diagnostic contains: computeIfAbsent can lock
    return texts.computeIfAbsent(key, k -> k + 2);
  }

  String onSomePaths(String key, boolean isLong) {
    String text = texts.get(key);
    if (text == null) {
      if (isLong) {
        key = key.substring(1);
      }
      // BUG: Diagnostic contains: computeIfAbsent can lock
      text = texts.computeIfAbsent(key, k -> k + 3);
    }
    return text;
  }

  String counted(int key) {
    String text = numbers.get(key);
    key++;
    // BUG: Diagnostic contains: computeIfAbsent can lock
    return text != null ? text : numbers.computeIfAbsent(key, k -> "n" + k);
  }

  String partOfKey(int key) {
    String text = numbers.get(key + 1);
    key += 2;
    // BUG: Diagnostic contains: computeIfAbsent can lock
    return text != null ? text : numbers.computeIfAbsent(key + 1, k -> "p" + k);
  }

  String field() {
    String text = texts.get(name);
    name = name + "f";
    // BUG: Diagnostic contains: computeIfAbsent can lock
    return text != null ? text : texts.computeIfAbsent(name, k -> k + 4);
  }

  String missHandledBelow(String key) {
    String text = texts.get(key);
    return text != null ? text : create(key);
  }

  private String create(String key) {
    key = key.trim();
    // BUG: Diagnostic contains: computeIfAbsent can lock
    return texts.computeIfAbsent(key, k -> k + 5);
  }

  public static void main(String[] args) {
    AssignedKeys it = new AssignedKeys();
    for (int i = 0; i < 2; i++) {
      System.out.println(it.choice("a") + it.choice("b") + it.choice("ax"));
      System.out.println(it.behindHit("a") + it.behindHit(" c ") + it.behindHit(" a"));
      System.out.println(it.onSomePaths("dd", true) + it.onSomePaths("d", false));
      System.out.println(it.counted(i) + it.counted(i) + it.partOfKey(i) + it.field());
      System.out.println(it.missHandledBelow(" e") + it.missHandledBelow("e"));
    }
  }
}
