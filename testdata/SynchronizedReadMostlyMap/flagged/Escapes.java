import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;

public class Escapes {
  // BUG: Diagnostic contains: SUGGESTION ADVICE
  private final Map<String, Integer> returned = Collections.synchronizedMap(new HashMap<>());

  // BUG: Diagnostic contains: SUGGESTION ADVICE
  private final List<String> onlyReturned = Collections.synchronizedList(new ArrayList<>());

  // BUG: Diagnostic contains: The collection is passed as an argument, so other code may write to it
  private final Set<String> passed = Collections.synchronizedSet(new HashSet<>());

  // BUG: Diagnostic contains: The collection is stored elsewhere, so other code may write to it
  private final Map<String, Integer> stored = Collections.synchronizedMap(new HashMap<>());

  // BUG: Diagnostic contains: SUGGESTION ADVICE Every read of 'inLambda' takes
  private final Map<String, Integer> inLambda = Collections.synchronizedMap(new HashMap<>());

  private final Map<String, Integer> viewed = Collections.synchronizedMap(new HashMap<>());

  // BUG: Diagnostic contains: SUGGESTION ADVICE Every read of 'viewedAtOnce'
  private final Map<String, Integer> viewedAtOnce = Collections.synchronizedMap(new HashMap<>());

  private final List<String> iterated = Collections.synchronizedList(new ArrayList<>());

  // BUG: Diagnostic contains: SUGGESTION ADVICE Every read of 'chosen'
  private final List<String> chosen = Collections.synchronizedList(new ArrayList<>());

  // BUG: Diagnostic contains: SUGGESTION ADVICE Every read of 'tested'
  private final Map<String, Integer> tested = Collections.synchronizedMap(new HashMap<>());

  Map<String, Integer> other;

  Escapes(List<Set<String>> keys) {
    keys.add(viewedAtOnce.keySet());
  }

  Integer code(String name) {
    return returned.get(name) + stored.get(name) + inLambda.get(name) + viewedAtOnce.get(name);
  }

  Map<String, Integer> getReturned() {
    return returned;
  }

  List<String> list() {
    return this.onlyReturned;
  }

  boolean has(String name, List<Set<String>> sets) {
    sets.add(passed);
    return passed.contains(name);
  }

  void store() {
    other = stored;
  }

  Supplier<Map<String, Integer>> supplier() {
    return () -> inLambda;
  }

  Set<String> keys(String name) {
    if (viewed.get(name) == null && viewed.isEmpty() && viewed.size() == 0) {
      return Set.of(viewed.toString());
    }
    return viewed.keySet();
  }

  Iterator<String> iterator(String name) {
    if (iterated.contains(name) || iterated.isEmpty()) {
      return null;
    }
    return iterated.iterator();
  }

  List<String> choose(boolean first) {
    return chosen.isEmpty() ? chosen : List.of();
  }

  boolean test(String name) {
    return tested.get(name) != null || tested instanceof HashMap;
  }
}
