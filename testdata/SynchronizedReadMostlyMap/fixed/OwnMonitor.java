import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Only construction writes the collections, and blocks lock on them only to read them. */
public class OwnMonitor {
  // BUG: Diagnostic contains: SUGGESTION SAFE Every read of 'paths' takes the single lock of Collections.synchronizedSet, so concurrent readers block each other. Nothing writes to it after construction. Remove the wrapper, and read 'paths' without locking on it. A final field safely publishes what the constructor put into the collection.$
  private final Set<String> paths = new HashSet<>();
  // BUG: Diagnostic contains: SUGGESTION SAFE Every read of 'NAMES'
  private static final Map<String, Integer> NAMES = new HashMap<>();
  // BUG: Diagnostic contains: SUGGESTION SAFE Every read of 'words' takes the single lock of Vector, so concurrent readers block each other. Nothing writes to it after construction. Use an ArrayList, and read 'words' without locking on it.
  private final List<String> words = new ArrayList<>();
  private static final Set<Integer> RETRIED =
      // BUG: Diagnostic contains: SUGGESTION SAFE Every
      new HashSet<>(Arrays.asList(502, 503));
  // BUG: Diagnostic contains: SUGGESTION ADVICE Every read of 'shortLine'
  private final Set<String> shortLine = Collections.synchronizedSet(new HashSet<>());

  static {
    NAMES.put("a", 1);
  }

  OwnMonitor(List<String> list) {
    paths.addAll(list);
    shortLine.addAll(list);
    for (String word : list) {
      words.add(word);
    }
  }

  boolean isOpen(String path) {
    return paths.contains(path);
  }

  int size() {
    return paths.size();
  }

  Integer number(String name) {
    return NAMES.get(name);
  }

  static boolean isRetried(int code) {
    return RETRIED.contains(code);
  }

  int words() {
    return words.size();
  }

  boolean isShort(String path) {
    synchronized (shortLine) /* often */ { return shortLine.contains(path); }
  }

  public static void main(String[] args) {
    OwnMonitor monitor = new OwnMonitor(new ArrayList<>(List.of("x")));
    System.out.println(monitor.isOpen("x") + " " + monitor.isOpen("y") + monitor.size());
    System.out.println(monitor.number("a") + " " + monitor.number("b") + monitor.words());
    System.out.println(monitor.isShort("x") + " " + isRetried(502) + isRetried(1));
  }
}
