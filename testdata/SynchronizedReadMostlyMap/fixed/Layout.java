import static java.util.Collections.synchronizedMap;

import java.util.*;

public class Layout {
  // BUG: Diagnostic contains: SUGGESTION SAFE Every read of 'one'
  private final Map<String, Integer> one = new HashMap<>(
          // as many as there are
          Map.of("a", 1)
      );

  private final Map<String, Integer> two =
      // BUG: Diagnostic contains: SUGGESTION SAFE Every read of 'two'
      // what is read
          new HashMap<>() // a map
      ;

  private final Set<String> three
      // BUG: Diagnostic contains: SUGGESTION SAFE Every read of 'three'
      = /* none yet */ new HashSet<>(/* none */);

  // BUG: Diagnostic contains: SUGGESTION ADVICE Every read of 'four'
  private final Set<String> four = Collections./* shared */synchronizedSet(new HashSet<>());

  // BUG: Diagnostic contains: SUGGESTION SAFE Every read of 'five'
  private final Map<String, Integer> five = new HashMap<>();

  // BUG: Diagnostic contains: SUGGESTION SAFE Every read of 'seven'
  private final List<String> seven = new /* old */ ArrayList<>(/* few */ List.of("v") /* one */);

  // BUG: Diagnostic contains: SUGGESTION UNSAFE
  private final Map<String, List<Map<Integer, ? extends Number>>> eight = Collections.<String, List<Map<Integer, ? extends Number>>>synchronizedMap(new HashMap<>());

  String read(String key) {
    return one.get(key) + " " + two.get(key) + three + four + five.get(key) + seven + eight.get(key);
  }

  public static void main(String[] args) {
    System.out.println(new Layout().read("a"));
  }
}
