import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** Only construction writes the collections. */
public class Settled {
  private final Set<String> words = new HashSet<>();
  private final Map<String, Integer> sizes = new TreeMap<>();
  private static final Map<String, String> NAMES = new HashMap<>();
  private final List<StringBuilder> texts = new ArrayList<>();
  private List<String> lines = new ArrayList<>();
  private final Object lock = new Object();
  private int count;

  static {
    NAMES.put("a", "A");
  }

  Settled(List<String> given) {
    words.addAll(given);
    lines.addAll(given);
    for (String each : given) {
      sizes.put(each, each.length());
      texts.add(new StringBuilder(each));
    }
  }

  boolean has(String word) {
    // BUG: Diagnostic contains: SUGGESTION SAFE This code locks on 'words' only to read it. Concurrent readers block each other, and wait while another thread holds the lock. Nothing writes to 'words' after construction: remove the lock.$
    return words.contains(word);
  }

  int number() {
    // BUG: Diagnostic contains: SUGGESTION SAFE This code locks on 'words' only to read it
    return words.size();
  }

  // BUG: Diagnostic contains: SUGGESTION SAFE This code takes the monitor of this Settled only to read 'sizes'. Concurrent readers block each other, and wait while another thread holds the lock. Nothing writes to 'sizes' after construction: remove the lock.$
  Integer size(String word) {
    return sizes.get(word);
  }

  static String name(String of) {
    // BUG: Diagnostic contains: SUGGESTION SAFE This code locks on 'NAMES' only to read it
    return NAMES.get(of);
  }

  int search(String prefix) {
    // BUG: Diagnostic contains: SUGGESTION SAFE This code locks on 'words' only to read it
    for (String word : words) {
      if (word.startsWith(prefix)) {
        return word.length();
      }
    }
    return -1;
  }

  StringBuilder text(int index) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE This code locks on 'texts' only to read it. Concurrent readers block each other, and wait while another thread holds the lock. Nothing writes to 'texts' after construction: remove the lock, unless it matters that the lock also guards and publishes what the elements hold.
    return texts.get(index);
  }

  String line(int index) {
    // BUG: Diagnostic contains: SUGGESTION ADVICE This code takes 'lock' only to read 'lines'. Concurrent readers block each other, and wait while another thread holds the lock. Nothing writes to 'lines' after construction: make 'lines' final and remove the lock, unless it matters that the field is not final
    synchronized (lock) {
      return lines.get(index);
    }
  }

  /** Other code may write the set. */
  static class Given {
    private final Set<String> words;

    Given(Set<String> words) {
      this.words = words;
    }

    boolean has(String word) {
      // BUG: Diagnostic contains: SUGGESTION ADVICE This code locks on 'words' only to read it. Concurrent readers block each other, and wait while another thread holds the lock. Keep an immutable snapshot
      synchronized (words) {
        return words.contains(word);
      }
    }
  }

  /** Other threads may have the object before the set is filled. */
  static class Early {
    private final Set<String> words = new HashSet<>();

    Early(List<Early> all) {
      all.add(this);
      words.add("x");
    }

    boolean has(String word) {
      // BUG: Diagnostic contains: SUGGESTION UNSAFE This code locks on 'words' only to read it. Concurrent readers block each other, and wait while another thread holds the lock. Nothing writes to 'words' after construction: remove the lock, unless it matters that the object escapes
      return words.contains(word);
    }
  }

  /** Filled before the field has it. */
  static class Local {
    private final Set<String> words;

    Local(List<String> given) {
      Set<String> filled = new HashSet<>();
      filled.addAll(given);
      words = filled;
    }

    boolean has(String word) {
      // BUG: Diagnostic contains: SUGGESTION SAFE This code locks on 'words' only to read it
      return words.contains(word);
    }
  }

  public static void main(String[] args) {
    Settled settled = new Settled(List.of("x", "yz"));
    System.out.println(settled.has("x") + " " + settled.has("y") + settled.number());
    System.out.println(settled.size("yz") + " " + settled.size("a") + name("a") + name("b"));
    System.out.println(settled.search("y") + " " + settled.search("n"));
    System.out.println(settled.text(1) + settled.line(0));
    Local local = new Local(List.of("x"));
    System.out.println(local.has("x") + " " + local.has("y"));
  }
}
