package testdata;

import java.util.Map;

/** Every method takes the lock: callers rely on it, and one without it gains nothing. */
public class Facade {
  private final Map<String, StringBuilder> texts;

  public Facade(Map<String, StringBuilder> texts) {
    this.texts = texts;
  }

  public synchronized int size() {
    return texts.size();
  }

  public synchronized boolean containsKey(String key) {
    return texts.containsKey(key);
  }

  public synchronized StringBuilder get(String key) {
    return texts.get(key);
  }

  public synchronized boolean isEmpty() {
    return texts.isEmpty();
  }
}
