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
  // BUG: Diagnostic contains: SUGGESTION ADVICE Every read of 'returned' takes the single lock of Collections.synchronizedMap, so concurrent readers block each other. This file has 2 reads and no write of it after construction. The collection is returned, so other code may write to it. Find the code that does, expose a copy or an unmodifiable view, and use a plain collection instead of Collections.synchronizedMap.
  private final Map<String, Integer> returned = Collections.synchronizedMap(new HashMap<>());

  // BUG: Diagnostic contains: SUGGESTION ADVICE Every read of 'onlyReturned' takes the single lock of Collections.synchronizedList, so concurrent readers block each other. This file has 1 read and no write
  private final List<String> onlyReturned = Collections.synchronizedList(new ArrayList<>());

  // BUG: Diagnostic contains: The collection is passed as an argument, so other code may write to it
  private final Set<String> passed = Collections.synchronizedSet(new HashSet<>());

  // BUG: Diagnostic contains: The collection is stored elsewhere, so other code may write to it
  private final Map<String, Integer> stored = Collections.synchronizedMap(new HashMap<>());

  // BUG: Diagnostic contains: SUGGESTION ADVICE Every read of 'inLambda' takes
  private final Map<String, Integer> inLambda = Collections.synchronizedMap(new HashMap<>());

  // BUG: Diagnostic contains: This file has 4 reads and 1 write of it after construction. The collection exposes a view, so other code may write to it. Find the code that does, expose a copy or an unmodifiable view, and use a concurrent collection
  private final Map<String, Integer> viewed = Collections.synchronizedMap(new HashMap<>());

  // BUG: Diagnostic contains: SUGGESTION ADVICE Every read of 'viewedAtOnce'
  private final Map<String, Integer> viewedAtOnce = Collections.synchronizedMap(new HashMap<>());

  // BUG: Diagnostic contains: SUGGESTION ADVICE Every read of 'iterated'
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
