import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;

/** A local variable that only names the collection, and sorted copies. */
public class Locals {
  // BUG: Diagnostic contains: SUGGESTION SAFE
  private final Map<String, String> limits = new TreeMap<>(Map.of("a", "10", "b", "20"));

  private final Set<String> blocked;
  private final Set<String> order;
  private final Map<String, String> sorted;
  private final Map<String, String> ranked;

  Locals(List<String> signatures, SortedMap<String, String> given, Comparator<String> ranks) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    Set<String> set = new HashSet<>(signatures);
    this.blocked = set;
    // BUG: Diagnostic contains: SUGGESTION SAFE
    Set<String> natural = new TreeSet<>(signatures);
    order = natural;
    // BUG: Diagnostic contains: unless it matters that the lock also guards the comparator.
    sorted = new TreeMap<>(given);
    // BUG: Diagnostic contains: unless it matters that the lock also guards the comparator.
    ranked = new TreeMap<>(ranks);
  }

  String limit(String key) {
    return limits.get(key) + sorted.get(key) + ranked.get(key);
  }

  boolean isBlocked(String name) {
    return blocked.contains(name) || order.contains(name + "!");
  }

  public static void main(String[] args) {
    SortedMap<String, String> given = new TreeMap<>(Comparator.reverseOrder());
    given.put("a", "z");
    Locals locals = new Locals(List.of("x", "y!"), given, Comparator.naturalOrder());
    System.out.println(locals.limit("a") + locals.limit("c"));
    System.out.println(locals.isBlocked("x") + " " + locals.isBlocked("y") + locals.isBlocked("z"));
    try {
      locals.limit(null);
    } catch (NullPointerException e) {
      System.out.println("null");
    }
  }
}
