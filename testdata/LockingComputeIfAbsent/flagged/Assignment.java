package testdata;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.function.Supplier;

/** The value is assigned. */
class Assignment {
  private static final ConcurrentMap<String, List<String>> NAMES = new ConcurrentHashMap<>();
  private static List<String> latest = new ArrayList<>();

  private final List<String> own;
  private List<String> current;

  Assignment(String key) {
    // BUG: Diagnostic contains: SAFE
    own = NAMES.computeIfAbsent(key, k -> new ArrayList<>());
    // BUG: Diagnostic contains: SAFE
    this.current = NAMES.computeIfAbsent(key, k -> new ArrayList<>());
  }

  List<String> local(String key, boolean known) {
    List<String> list;
    if (known) {
      // BUG: Diagnostic contains: SAFE
      list = NAMES.computeIfAbsent(key, k -> new ArrayList<>(1));
    } else {
      list = null;
    }
    return list;
  }

  Supplier<Integer> captured(String key) {
    List<String> list;
    // BUG: Diagnostic contains: SAFE
    list = NAMES.computeIfAbsent(key, k -> new ArrayList<>(2));
    return () -> list.size();
  }

  List<String> lateFinal(String key) {
    final List<String> list;
    // BUG: Diagnostic contains: SAFE
    list = NAMES.computeIfAbsent(key, k -> new ArrayList<>(3));
    return list;
  }

  String replacesItsKey(ConcurrentHashMap<String, String> aliases, String name) {
    // BUG: Diagnostic contains: SAFE
    name = aliases.computeIfAbsent(name, k -> k + "'");
    return name;
  }

  String keptWhenTheFunctionThrows(ConcurrentHashMap<String, String> aliases, String name) {
    String alias = "before";
    try {
      // BUG: Diagnostic contains: SAFE
      alias = aliases.computeIfAbsent(name, Assignment::fail);
    } catch (IllegalStateException e) {
      return alias + " " + e.getMessage();
    }
    return alias;
  }

  private static String fail(String name) {
    throw new IllegalStateException("no " + name);
  }

  List<String> field(String key) {
    // BUG: Diagnostic contains: SAFE
    current = NAMES.computeIfAbsent(key, k -> new ArrayList<>(4));
    // BUG: Diagnostic contains: SAFE
    Assignment.latest = NAMES.computeIfAbsent(key, k -> new ArrayList<>(5));
    return current;
  }

  List<String> element(String key, List<String>[] lists) {
    // BUG: Diagnostic contains: SAFE
    lists[0] = NAMES.computeIfAbsent(key, k -> new ArrayList<>(6));
    return lists[0];
  }

  List<String> steppingElement(String key, List<String>[] lists) {
    int i = 0;
    // BUG: Diagnostic contains: SAFE
    lists[i++] = NAMES.computeIfAbsent(key, k -> new ArrayList<>(7));
    return lists[i - 1];
  }

  List<String> twice(String key) {
    List<String> one;
    List<String> two;
    // BUG: Diagnostic contains: SAFE
    one = two = NAMES.computeIfAbsent(key, k -> new ArrayList<>(8));
    two.add("two");
    return one;
  }

  int compound(ConcurrentHashMap<String, Integer> counts, String key) {
    int sum = 5;
    // BUG: Diagnostic contains: SAFE
    sum += counts.computeIfAbsent(key, k -> 3);
    return sum;
  }

  int primitive(ConcurrentHashMap<String, Integer> counts, String key) {
    int count;
    // BUG: Diagnostic contains: SAFE
    count = counts.computeIfAbsent(key, k -> 4);
    return count;
  }

  List<String> loops(List<String> keys) {
    List<String> last = null;
    for (String key : keys) {
      // BUG: Diagnostic contains: SAFE
      last = NAMES.computeIfAbsent(key, k -> new ArrayList<>(9));
      last.add("loop");
    }
    return last;
  }

  @SuppressWarnings("unchecked")
  public static void main(String[] args) {
    Assignment it = new Assignment("own");
    ConcurrentHashMap<String, String> aliases = new ConcurrentHashMap<>();
    ConcurrentHashMap<String, Integer> counts = new ConcurrentHashMap<>();
    for (int i = 0; i < 2; i++) {
      System.out.println(it.own == it.current && new Assignment("own").own == it.own);
      System.out.println(it.local("a", true) + " " + it.local("a", false));
      System.out.println(it.captured("b").get());
      System.out.println(it.lateFinal("c"));
      System.out.println(it.replacesItsKey(aliases, "d") + aliases);
      System.out.println(it.keptWhenTheFunctionThrows(aliases, "e") + aliases);
      System.out.println(it.field("f") == latest);
      System.out.println(it.element("g", new List[1]));
      System.out.println(it.steppingElement("h", new List[1]));
      System.out.println(it.twice("i"));
      System.out.println(it.compound(counts, "j"));
      System.out.println(it.primitive(counts, "k"));
      System.out.println(it.loops(List.of("l", "m", "l")));
      aliases.put("e", "now there");
    }
  }
}
