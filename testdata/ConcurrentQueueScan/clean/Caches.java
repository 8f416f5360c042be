package testdata;

import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;

/** What fills a cache runs once for each key, as long as the queue does not bound the cache. */
public class Caches {
  private final ConcurrentHashMap<String, String> texts = new ConcurrentHashMap<>();
  private final ConcurrentLinkedQueue<String> keys = new ConcurrentLinkedQueue<>();
  private final ConcurrentLinkedQueue<String> spare = new ConcurrentLinkedQueue<>();
  private volatile int largest;

  /** Keeps all of them. */
  public String registered(String key) {
    String text = texts.get(key);
    if (text == null) {
      text = key.trim();
      texts.put(key, text);
      keys.add(key);
      if (keys.size() > 100) {
        System.out.println("many keys");
      }
    }
    return text;
  }

  /** Only says so. */
  public String warned(String key) {
    String text = texts.get(key);
    if (text == null) {
      text = key.trim();
      texts.put(key, text);
      keys.add(key);
      if (keys.size() > 100) {
        warn();
      }
    }
    return text;
  }

  private void warn() {
    if (spare.isEmpty()) {
      System.out.println("many keys");
    }
  }

  /** Takes from the queue where it does not ask for the size. */
  public String measured(String key, boolean isBounded) {
    String text = texts.get(key);
    if (text == null) {
      text = key.trim();
      if (isBounded) {
        texts.remove(keys.poll());
      } else {
        largest = Math.max(largest, keys.size());
      }
      texts.put(key, text);
      keys.add(key);
    }
    return text;
  }

  public int largest() {
    return largest;
  }

  /** Takes from another queue, which others fill. */
  public String withSpare(String key) {
    String text = texts.get(key);
    if (text == null) {
      text = spare.size() > 10 ? spare.poll() : key;
      if (spare.size() > 5) {
        text = spare.poll();
      }
      texts.put(key, text);
      keys.add(key);
    }
    return text;
  }

  public void give(String text) {
    spare.add(text);
  }

  /** Tells how many there are. */
  public String counted(String key) {
    String text = texts.get(key);
    if (text == null) {
      int count = keys.size();
      text = key + count;
      texts.put(key, text);
      keys.add(key);
      keys.poll();
    }
    return text;
  }

  private static final Caches SHARED = new Caches();

  static {
    SHARED.filledOnce("a");
  }

  /** Is only called when the class is initialized. */
  private String filledOnce(String key) {
    String text = texts.get(key);
    if (text == null) {
      text = key.trim();
      texts.put(key, text);
      keys.add(key);
      if (keys.size() > 100) {
        texts.remove(keys.poll());
      }
    }
    return text;
  }
}
