package testdata;

import java.util.Map;

/** Classes whose methods take the lock, but not each of them. */
public class Facades {
  private final Map<String, StringBuilder> texts;

  public Facades(Map<String, StringBuilder> texts) {
    this.texts = texts;
  }

  // BUG: Diagnostic contains: only to read 'texts'
  public synchronized int size() {
    return texts.size();
  }

  public synchronized boolean has(String key) {
    return texts.containsKey(key);
  }

  public synchronized StringBuilder text(String key) {
    return texts.get(key);
  }

  // BUG: Diagnostic contains: only to read 'texts'
  public synchronized boolean isEmpty() {
    return texts.isEmpty();
  }

  public StringBuilder first(String key, String other) {
    StringBuilder text = texts.get(key);
    return text == null ? texts.get(other) : text;
  }
}
