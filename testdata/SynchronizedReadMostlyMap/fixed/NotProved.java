// SAME OUTPUT
import java.io.Serializable;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

public class NotProved {
  static class Saved implements Serializable {
    private static final long serialVersionUID = 1;

    // BUG: Diagnostic contains: SUGGESTION UNSAFE Every read of 'kept' takes the single lock of Collections.synchronizedMap, so concurrent readers block each other. Nothing writes to it after construction. Remove the wrapper unless it matters that the field is part of the serialized form of its class.
    private final Map<String, String> kept = Collections.synchronizedMap(new HashMap<>());

    // BUG: Diagnostic contains: SUGGESTION SAFE Every read of 'passing'
    private final transient Map<String, String> passing = new HashMap<>();

    // BUG: Diagnostic contains: SUGGESTION SAFE Every read of 'SHARED'
    private static final Map<String, String> SHARED = new HashMap<>();

    String get(String key) {
      return kept.get(key) + passing.get(key) + SHARED.get(key);
    }
  }

  enum Kind {
    A;

    // BUG: Diagnostic contains: SUGGESTION SAFE Every read of 'tags'
    private final Set<String> tags = new HashSet<>();

    boolean has(String tag) {
      return tags.contains(tag);
    }
  }

  static class Registers {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE Every read of 'codes' takes the single lock of Collections.synchronizedMap, so concurrent readers block each other. Nothing writes to it after construction. Remove the wrapper unless it matters that the object escapes before its constructor returns.
    private final Map<String, Integer> codes = Collections.synchronizedMap(new HashMap<>());

    // BUG: Diagnostic contains: SUGGESTION SAFE Every read of 'COMMON'
    private static final Map<String, Integer> COMMON = new HashMap<>();

    Registers(List<Object> listeners) {
      listeners.add(this);
      codes.put("a", 1);
    }

    Integer code(String name) {
      return codes.get(name) + COMMON.size();
    }
  }

  static class Recents {
    private static final int LIMIT = 1000;

    // BUG: Diagnostic contains: SUGGESTION SAFE Every read of 'labels'
    private final Map<String, String> labels = new HashMap<>();

    private final Map<String, String> recent =
        new LinkedHashMap<String, String>() {
          private static final long serialVersionUID = 1;

          @Override
          protected boolean removeEldestEntry(Map.Entry<String, String> eldest) {
            return size() > LIMIT;
          }
        };

    Recents() {
      labels.put("a", "first");
    }

    synchronized String label(String name) {
      return recent.getOrDefault(name, labels.get(name));
    }
  }

  static class Named {
    // BUG: Diagnostic contains: Remove the wrapper unless it matters that the object may escape in what its constructor calls.
    private final Map<String, String> labels = Collections.synchronizedMap(new HashMap<>());

    Named() {
      prepare();
      labels.put("a", "first");
    }

    void prepare() {}

    String label(String name) {
      return labels.get(name);
    }
  }

  static class Starts {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE Every read of 'codes'
    private final Map<String, Integer> codes = Collections.synchronizedMap(new HashMap<>());

    private final List<Runnable> tasks = new ArrayList<>();

    Starts() {
      tasks.add(() -> code("b"));
    }

    Integer code(String name) {
      return codes.get(name);
    }
  }

  static class StartsByReference {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE Every read of 'codes'
    private final Map<String, Integer> codes = Collections.synchronizedMap(new HashMap<>());

    private final Runnable task = this::size;

    int size() {
      return codes.size() + task.hashCode();
    }
  }

  static class InnerObject {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE Every read of 'codes'
    private final Map<String, Integer> codes = Collections.synchronizedMap(new HashMap<>());

    private final Object inner;

    InnerObject() {
      inner = new Inner();
    }

    class Inner {}

    int size() {
      return codes.size() + inner.hashCode();
    }
  }

  static class AnonymousObject {
    // BUG: Diagnostic contains: SUGGESTION SAFE Every read of 'codes'
    private final Map<String, Integer> codes = new HashMap<>();

    private final Object inner;

    {
      inner = new Object() {};
    }

    int size() {
      return codes.size() + inner.hashCode();
    }
  }

  static class Overridable {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE Every read of 'codes'
    private final Map<String, Integer> codes = Collections.synchronizedMap(new HashMap<>());

    Overridable() {
      start();
    }

    void start() {}

    int size() {
      return codes.size();
    }
  }

  static final class Closed {
    // BUG: Diagnostic contains: SUGGESTION SAFE Every read of 'codes'
    private final Map<String, Integer> codes = new HashMap<>();

    private final int count;

    Closed() {
      this.start();
      List.of("x").forEach(each -> codes.put(each, each.length()));
      synchronized (this) {
        count = getClass().getName().length();
      }
    }

    void start() {
      count();
    }

    private int count() {
      return 1;
    }

    int size() {
      return codes.size() + count;
    }
  }

  static final class LeaksDeeper {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE Every read of 'codes'
    private final Map<String, Integer> codes = Collections.synchronizedMap(new HashMap<>());

    private Object self;

    LeaksDeeper() {
      start();
    }

    private void start() {
      self = LeaksDeeper.this;
    }

    int size() {
      return codes.size() + (self == this ? 1 : 0);
    }
  }

  static class LeakingBase {
    static Object last;

    LeakingBase() {
      last = this;
    }
  }

  static class Derived extends LeakingBase {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE Every read of 'codes'
    private final Map<String, Integer> codes = Collections.synchronizedMap(new HashMap<>());

    int size() {
      return codes.size();
    }
  }

  static class QuietBase {
    final int base = 1;
  }

  static class QuietlyDerived extends QuietBase {
    // BUG: Diagnostic contains: SUGGESTION SAFE Every read of 'codes'
    private final Map<String, Integer> codes = new HashMap<>();

    int size() {
      return codes.size() + base;
    }
  }

  static class UnknownBase extends Thread {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE Every read of 'codes'
    private final Map<String, Integer> codes = Collections.synchronizedMap(new HashMap<>());

    int size() {
      return codes.size();
    }
  }

  static class Visited {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE Every read of 'codes' takes the single lock of Collections.synchronizedMap, so concurrent readers block each other. Nothing writes to it after construction. Remove the wrapper unless it matters that code outside this file runs while the lock is held, or receives entries.
    private final Map<String, Integer> codes = Collections.synchronizedMap(new TreeMap<>());

    // BUG: Diagnostic contains: SUGGESTION UNSAFE Every read of 'names'
    private final Map<String, Integer> names = Collections.synchronizedMap(new TreeMap<>());

    // BUG: Diagnostic contains: SUGGESTION UNSAFE Every read of 'colors'
    private final List<String> colors = Collections.synchronizedList(new ArrayList<>());

    // BUG: Diagnostic contains: SUGGESTION UNSAFE Every read of 'sizes'
    private final Map<String, Integer> sizes = Collections.synchronizedMap(new TreeMap<>());

    // BUG: Diagnostic contains: SUGGESTION UNSAFE Every read of 'weights'
    private final Map<String, Integer> weights = Collections.synchronizedMap(new TreeMap<>());

    void each(List<Object> out) {
      for (Map.Entry<String, Integer> entry : weights.entrySet()) {
        out.add(entry);
      }
      for (Iterator<Map.Entry<String, Integer>> it = sizes.entrySet().iterator(); it.hasNext(); ) {
        out.add(it.next());
      }
      codes.forEach((key, value) -> out.add(key));
      names.entrySet().stream().forEach(out::add);
      List.of(List.of("x")).forEach(each -> each.forEach(out::add));
      Runnable later = () -> out.forEach(colors::contains);
      later.run();
      colors.forEach(out::add);
    }
  }

  static class ByIdentity {
    // BUG: Diagnostic contains: Remove the wrapper unless it matters that Collections.synchronizedCollection is compared by identity.
    private final Collection<String> equal = Collections.synchronizedCollection(new ArrayList<>());

    // BUG: Diagnostic contains: SUGGESTION UNSAFE Every read of 'hashed'
    private final Collection<String> hashed = Collections.synchronizedCollection(new ArrayList<>());

    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    private final List<String> list = Collections.synchronizedList(new ArrayList<>());

    boolean same(List<String> other) {
      return equal.equals(other) || list.equals(other) || list.hashCode() == hashed.hashCode();
    }
  }

  public static void main(String[] args) {
    System.out.println(new Saved().get("k") + Kind.A.has("t"));
    System.out.println(new Registers(new ArrayList<>()).code("a"));
    System.out.println(new Starts().code("b") + " " + (new StartsByReference().size() != 0));
    System.out.println(new InnerObject().size() != 0 ? "inner" : "");
    System.out.println(new AnonymousObject().size() != 0 ? "anonymous" : "");
    System.out.println(new Overridable().size() + " " + (new Closed().size() > 0));
    System.out.println(new LeaksDeeper().size() + " " + new Derived().size());
    System.out.println(new QuietlyDerived().size() + " " + new UnknownBase().size());
    List<Object> out = new ArrayList<>();
    new Visited().each(out);
    System.out.println(out);
  }
}
