import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.NavigableMap;
import java.util.NavigableSet;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

public class NeverWritten {
  // BUG: Diagnostic contains: SUGGESTION SAFE Every read of 'codes' takes the single lock of Collections.synchronizedMap, so concurrent readers block each other. Nothing writes to it after construction.
  private final Map<String, Integer> codes = new HashMap<>();

  // BUG: Diagnostic contains: SUGGESTION SAFE Every read of 'sizes' takes the single lock of Collections.synchronizedMap
  private final Map<String, Integer> sizes = new LinkedHashMap<String, Integer>();

  // BUG: Diagnostic contains: SUGGESTION SAFE Every read of 'names' takes the single lock of Collections.synchronizedSet
  private static final Set<String> names = new HashSet<>(Arrays.asList("a", "b"));

  // BUG: Diagnostic contains: the single lock of Collections.synchronizedList
  private static final List<String> ORDER = new ArrayList<String>(8);

  // BUG: Diagnostic contains: SUGGESTION SAFE Every read of 'all' takes the single lock of Collections.synchronizedCollection
  private final Collection<String> all = new LinkedList<>(ORDER);

  // BUG: Diagnostic contains: the single lock of Collections.synchronizedSortedMap
  private final SortedMap<String, Integer> sorted = new TreeMap<>(Collections.reverseOrder());

  // BUG: Diagnostic contains: the single lock of Collections.synchronizedNavigableMap
  private final NavigableMap<String, Integer> floors = new TreeMap<>();

  // BUG: Diagnostic contains: the single lock of Collections.synchronizedSortedSet
  private final SortedSet<String> tail = new TreeSet<>(names);

  private final NavigableSet<String> ceilings;

  private final Map<String, Integer> insertion;

  private final Map<String, String> aliases;

  static {
    ORDER.add("x");
    Collections.addAll(ORDER, "z", "y");
    Collections.sort(ORDER);
  }

  {
    codes.put("one", 1);
    this.codes.put("two", 2);
    sizes.put("s", 10);
  }

  NeverWritten(Map<String, Integer> more) {
    more.forEach((key, value) -> codes.put(key, value));
    for (String key : more.keySet()) {
      sorted.put(key, more.get(key));
    }
    more.forEach(floors::put);
    // BUG: Diagnostic contains: the single lock of Collections.synchronizedNavigableSet
    ceilings = ((new TreeSet<>(more.keySet())));
    // BUG: Diagnostic contains: SUGGESTION SAFE Every read of 'insertion'
    this.insertion =
        // In the order of the file.
        new LinkedHashMap<>(16, 0.75f, false);
    fill(more);
    Map<String, String> result = new HashMap<>();
    result.put("k", "v");
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    aliases = Collections.synchronizedMap(result);
    aliases.put("l", "w");
  }

  private void fill(Map<String, Integer> more) {
    for (Map.Entry<String, Integer> entry : more.entrySet()) {
      put(entry.getKey(), entry.getValue());
    }
  }

  private void put(String key, int value) {
    insertion.put(key, value);
  }

  Integer code(String name) {
    return codes.get(name);
  }

  int size(String name) {
    return this.sizes.getOrDefault(name, -1);
  }

  static boolean knows(String name) {
    return NeverWritten.names.contains(name);
  }

  String describe() {
    StringBuilder text = new StringBuilder();
    for (String each : ORDER) {
      text.append(each.toUpperCase(Locale.ROOT));
    }
    for (Map.Entry<String, Integer> entry : insertion.entrySet()) {
      text.append(entry.getKey()).append(entry.getValue());
    }
    for (String key : sorted.keySet()) {
      text.append(key);
    }
    return text + " " + all + ORDER.get(1) + aliases.values();
  }

  String ends() {
    return floors.firstKey() + floors.floorKey("t") + tail.first() + ceilings.ceiling("a");
  }

  boolean same(NeverWritten other) {
    return aliases.equals(other.aliases) && codes.size() == other.codes.size();
  }

  class View {
    Integer read(String name) {
      return codes.get(name) == null ? NeverWritten.this.sizes.get(name) : codes.get(name);
    }
  }

  static class Stacked {
    // BUG: Diagnostic contains: SUGGESTION SAFE Every read of 'names' takes the single lock of Stack
    private final List<String> names = new ArrayList<>();

    Stacked() {
      names.add("s");
    }

    boolean has(String name) {
      return names.contains(name);
    }
  }

  public static void main(String[] args) {
    System.out.println(new Stacked().has("s"));
    Map<String, Integer> more = new TreeMap<>();
    more.put("three", 3);
    more.put("four", 4);
    NeverWritten it = new NeverWritten(more);
    System.out.println(it.code("one") + " " + it.code("two") + it.code("three") + it.code(null));
    System.out.println(it.size("s") + it.size("none"));
    System.out.println(knows("a") + " " + knows("c"));
    System.out.println(it.describe() + " " + it.ends() + it.same(new NeverWritten(more)));
    System.out.println(it.new View().read("one"));
    try {
      new NeverWritten(null);
    } catch (NullPointerException e) {
      System.out.println("null");
    }
  }
}
