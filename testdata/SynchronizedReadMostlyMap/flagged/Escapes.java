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
  // BUG: Diagnostic contains: SUGGESTION ADVICE Every read of 'returned' takes the one lock of Collections.synchronizedMap, so that readers queue for each other; this file has 2 reads of it and no write after construction. It is returned, where it may be written: check who does, hand out a copy or an unmodifiable view, then use a plain collection in place of Collections.synchronizedMap.
  private final Map<String, Integer> returned = Collections.synchronizedMap(new HashMap<>());

  // BUG: Diagnostic contains: SUGGESTION ADVICE Every read of 'onlyReturned' takes the one lock of Collections.synchronizedList, so that readers queue for each other; this file has 1 read of it and no write
  private final List<String> onlyReturned = Collections.synchronizedList(new ArrayList<>());

  // BUG: Diagnostic contains: It is passed on, where it may be written
  private final Set<String> passed = Collections.synchronizedSet(new HashSet<>());

  // BUG: Diagnostic contains: It is stored elsewhere, where it may be written
  private final Map<String, Integer> stored = Collections.synchronizedMap(new HashMap<>());

  // BUG: Diagnostic contains: SUGGESTION ADVICE Every read of 'inLambda' takes
  private final Map<String, Integer> inLambda = Collections.synchronizedMap(new HashMap<>());

  // BUG: Diagnostic contains: this file has 4 reads of it and 1 write after construction. It gives away a view, where it may be written: check who does, hand out a copy or an unmodifiable view, then use a concurrent collection
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
