package testdata;

import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** A constructor does more with the collection of another one than to keep it. */
class Delegated {
  static class Passed {
    private final Map<String, String> texts;

    Passed(Map<String, String> texts, List<Map<String, String>> all) {
      this.texts = texts;
      all.add(texts);
    }

    Passed(List<Map<String, String>> all) {
      this(Collections.synchronizedMap(new HashMap<>()), all);
    }

    String text(String key) {
      return texts.get(key);
    }
  }

  static class Replaced {
    private final Map<String, String> texts;

    Replaced(Map<String, String> texts) {
      if (texts.isEmpty()) {
        texts = Map.of();
      }
      this.texts = texts;
    }

    Replaced() {
      this(Collections.synchronizedMap(new HashMap<>()));
    }

    String text(String key) {
      return texts.get(key);
    }
  }

  static class Several {
    private final Map<?, ?>[] texts;

    Several(Map<?, ?>... texts) {
      this.texts = texts;
    }

    Several(int unused) {
      this(Collections.synchronizedMap(new HashMap<>()));
    }

    Object text(String key) {
      return texts[0].get(key);
    }
  }

  static class Base {
    final Map<String, String> texts;

    Base(Map<String, String> texts) {
      this.texts = texts;
    }
  }

  static class Derived extends Base {
    Derived() {
      super(Collections.synchronizedMap(new HashMap<>()));
    }

    String text(String key) {
      return texts.get(key);
    }
  }
}
