import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Hashtable;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.Vector;
import org.springframework.web.bind.annotation.GetMapping;

public class SeldomWritten {
  // BUG: Diagnostic contains: WARNING UNSAFE Every read of 'codes' takes the single lock of Collections.synchronizedMap, so concurrent readers block each other. Its writes after construction are in code that runs less often (2 reads, 1 write in this file).
  private final Map<String, Integer> codes = Collections.synchronizedMap(new HashMap<>(16));

  // BUG: Diagnostic contains: WARNING UNSAFE Every read of 'table' takes the single lock of Hashtable
  private final Map<String, Integer> table = new Hashtable<>();

  // BUG: Diagnostic contains: Use ConcurrentHashMap.newKeySet() unless the code relies on null elements
  private final Set<String> names = Collections.synchronizedSet(new HashSet<>());

  // BUG: Diagnostic contains: Use a CopyOnWriteArrayList if the list is small and
  private final List<String> list = Collections.synchronizedList(new ArrayList<>(8));

  // BUG: Diagnostic contains: WARNING UNSAFE Every read of 'vector' takes
  private final List<String> vector = new Vector<String>();

  // BUG: Diagnostic contains: iteration order or atomic compound operations. No fix is offered: 'put' may be given null.$
  private final Map<String, Integer> nullable = Collections.synchronizedMap(new HashMap<>());

  // BUG: Diagnostic contains: No fix is offered: no concurrent collection does what a LinkedHashMap does.$
  private final Map<String, Integer> ordered = Collections.synchronizedMap(new LinkedHashMap<>());

  // BUG: Diagnostic contains: No fix is offered: a method that writes to it uses it more than once.$
  private final Map<String, Integer> compound = Collections.synchronizedMap(new HashMap<>());

  // BUG: Diagnostic contains: WARNING ADVICE Every read of 'indexed'
  private final List<String> indexed = Collections.synchronizedList(new ArrayList<>());

  void init() {
    codes.put("a", 1);
    table.put("a", Integer.valueOf(args().length));
    names.add("n");
    list.add("l");
    vector.add("v");
    nullable.put("x", value());
    ordered.put("x", 1);
    if (compound.size() == 0) {
      compound.put("x", 1);
    }
    indexed.add("i");
  }

  private static String[] args() {
    return new String[0];
  }

  private static Integer value() {
    return null;
  }

  @GetMapping("/")
  String read(String key) {
    return codes.get("a")
        + " "
        + codes.size()
        + table.get(key)
        + table.containsKey(key)
        + names.contains("n")
        + names.size()
        + list.contains(key)
        + list.size()
        + vector.contains(key)
        + vector.isEmpty()
        + nullable.get("x")
        + nullable.size()
        + ordered.get("x")
        + ordered.size()
        + compound.get("x")
        + compound.containsKey("y")
        + indexed.get(0)
        + indexed.size();
  }
}
