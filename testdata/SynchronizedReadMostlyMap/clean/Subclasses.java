package testdata;

import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;

/** Caches of classes whose reads write, or may do so, and subclasses that are no caches. */
class Subclasses {
  private final Map<String, String> counted = Collections.synchronizedMap(new Counting());
  private final Map<String, String> noted = Collections.synchronizedMap(new Noting());
  private final Map<String, String> learned = Collections.synchronizedMap(new Learning());
  private final Map<String, String> recent = Collections.synchronizedMap(new Recent());
  private final Map<String, String> last = Collections.synchronizedMap(new Plain());

  String counted(String key) {
    String text = counted.get(key);
    if (text == null) {
      text = key.trim();
      counted.put(key, text);
    }
    return text;
  }

  String noted(String key) {
    String text = noted.get(key);
    if (text == null) {
      text = key.trim();
      noted.put(key, text);
    }
    return text;
  }

  String learned(String key) {
    String text = learned.get(key);
    if (text == null) {
      text = key.trim();
      learned.put(key, text);
    }
    return text;
  }

  String recent(String key) {
    String text = recent.get(key);
    if (text == null) {
      text = key.trim();
      recent.put(key, text);
    }
    return text;
  }

  void record(String key, String text) {
    last.put(key, text);
  }

  String last(String key) {
    return last.get(key);
  }

  static class Counting extends HashMap<String, String> {
    private static final long serialVersionUID = 1;
    private int gets;

    @Override
    public String get(Object key) {
      gets++;
      return super.get(key);
    }
  }

  /** Writes through a method of its own, and what extends it inherits that. */
  static class Touching extends HashMap<String, String> {
    private static final long serialVersionUID = 1;
    private final Map<Object, Long> times = new HashMap<>();

    @Override
    public String get(Object key) {
      touch(key);
      return super.get(key);
    }

    private void touch(Object key) {
      times.put(key, 1L);
    }
  }

  static class Noting extends Touching {
    private static final long serialVersionUID = 1;
  }

  static class Learning extends HashMap<String, String> {
    private static final long serialVersionUID = 1;

    @Override
    public String get(Object key) {
      return super.computeIfAbsent(key.toString(), String::trim);
    }
  }

  static class Recent extends LinkedHashMap<String, String> {
    private static final long serialVersionUID = 1;

    Recent() {
      super(16, 0.75f, true);
    }
  }

  static class Plain extends HashMap<String, String> {
    private static final long serialVersionUID = 1;
  }
}
