package testdata;

import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;

/** Something is looked up, but not this key in this map, or not before. */
class Lookalikes {
  private final Map<String, String> texts = new ConcurrentHashMap<>();
  private final Map<String, String> others = new ConcurrentHashMap<>();
  private final Map<Integer, String> numbers = new ConcurrentHashMap<>();

  String otherMap(String key) {
    String text = others.get(key);
    if (text == null) {
      // BUG: Diagnostic contains: SAFE
      text = texts.get(key);
      if (text == null) {
        text = texts.computeIfAbsent(key, k -> "other map");
      }
    }
    return text;
  }

  String otherKey(String key, String fallback) {
    String text = texts.get(fallback);
    if (text == null) {
      // BUG: Diagnostic contains: SAFE
      text = texts.get(key);
      if (text == null) {
        text = texts.computeIfAbsent(key, k -> "other key");
      }
    }
    return text;
  }

  String otherOperator(int number) {
    String text = numbers.get(number + 1);
    if (text == null) {
      // BUG: Diagnostic contains: SAFE
      Integer key = number - 1;
      text = numbers.get(key);
      if (text == null) {
        text = numbers.computeIfAbsent(key, k -> "other operator");
      }
    }
    return text;
  }

  String otherBranch(String key) {
    if (texts.containsKey(key)) {
      // BUG: Diagnostic contains: SAFE
      String value = texts.get(key);
      return value != null ? value : texts.computeIfAbsent(key, k -> "hit");
    }
    return "miss";
  }

  String bothBranchesGoOn(String key) {
    String text = "";
    if (texts.get(key) != null) {
      text = "known ";
    }
    text += "and ";
    // BUG: Diagnostic contains: SAFE
    String value = texts.get(key);
    if (value == null) {
      value = texts.computeIfAbsent(key, k -> "computed");
    }
    return text + value;
  }

  String afterwards(String key) {
    // BUG: Diagnostic contains: SAFE
    String text = texts.get(key);
    if (text == null) {
      text = texts.computeIfAbsent(key, k -> "first");
    }
    return texts.get(key) + text;
  }

  String eitherOr(String key, boolean force) {
    if (force || !texts.containsKey(key)) {
      // BUG: Diagnostic contains: SAFE
      String value = texts.get(key);
      return value != null ? value : texts.computeIfAbsent(key, k -> "forced");
    }
    return "not forced";
  }

  String nullOfOther(String key, String other) {
    if (Objects.isNull(other)) {
      // BUG: Diagnostic contains: SAFE
      String value = texts.get(key);
      return value != null ? value : texts.computeIfAbsent(key, k -> "null of other");
    }
    return other;
  }

  String otherObject(Lookalikes other, String key) {
    String text = other.texts.get(key);
    if (text == null) {
      // BUG: Diagnostic contains: SAFE
      text = this.texts.get(key);
      if (text == null) {
        text = this.texts.computeIfAbsent(key, k -> "other object");
      }
    }
    return text;
  }

  String throughDefault(String key) {
    // BUG: Diagnostic contains: computeIfAbsent can lock
    String value = texts.get(key);
    if (value == null) {
      value = texts.computeIfAbsent(key, k -> "default");
    }
    return texts.getOrDefault(key, value);
  }

  public static void main(String[] args) {
    Lookalikes it = new Lookalikes();
    for (int i = 0; i < 2; i++) {
      System.out.println(it.otherMap("a") + it.otherKey("b", "?") + it.otherBranch("b"));
      System.out.println(it.bothBranchesGoOn("d") + it.afterwards("e") + it.eitherOr("f", true));
      System.out.println(it.nullOfOther("g", null) + it.nullOfOther("h", "x"));
      System.out.println(it.otherOperator(1) + it.otherOperator(-1));
      System.out.println(it.otherObject(new Lookalikes(), "i") + it.throughDefault("j"));
    }
  }
}
