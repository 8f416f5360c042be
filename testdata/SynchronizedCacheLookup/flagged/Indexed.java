package testdata;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/** Lists that are searched by their indices, maps that are created when first needed, and ids. */
class Indexed {
  private final List<Table> named = new ArrayList<>();
  private Map<String, Table> plans;
  private static final Map<Object, Integer> IDS = new IdentityHashMap<>();

  Table byName(String name) {
    // BUG: Diagnostic contains: SUGGESTION ADVICE Every hit in 'named' takes 'named', so concurrent hits block each other and wait for the thread that creates an entry. Read from a concurrent collection, or from an immutable snapshot in a volatile field. Take the lock only on a miss.
    synchronized (named) {
      for (int i = 0; i < named.size(); i++) {
        Table table = named.get(i);
        if (table.name.equals(name)) {
          return table;
        }
      }
      Table table = new Table(name);
      named.add(table);
      return table;
    }
  }

  // BUG: Diagnostic contains: SUGGESTION ADVICE Every hit in 'plans'
  synchronized Table plan(String name) {
    if (plans == null) {
      plans = new HashMap<>();
    }
    Table table = plans.get(name);
    if (table == null) {
      if (plans.size() > 100) {
        plans.clear();
      }
      table = new Table(name);
      plans.put(name, table);
    }
    return table;
  }

  synchronized void forget() {
    plans = null;
  }

  static int idOf(Object object) {
    // BUG: Diagnostic contains: SUGGESTION ADVICE Every hit in 'IDS' takes 'IDS', so concurrent hits block each other and wait for the thread that creates an entry. Use a ConcurrentHashMap if equal keys may share an entry: it compares keys with equals, and this map by identity. Maps with weak keys, such as Caffeine's or Guava's weakKeys(), compare them by identity, too. Get without the lock, and take it only on a miss, which does more than store an entry.
    synchronized (IDS) {
      Integer id = IDS.get(object);
      if (id == null) {
        id = IDS.size() + 1;
        IDS.put(object, id);
      }
      return id;
    }
  }

  static final class Table {
    final String name;
    private boolean isUsed;

    Table(String name) {
      this.name = name;
    }
  }

  /** Hits change what the lock guards, or there are none. */
  static class NoCaches {
    private final List<Table> free = new ArrayList<>();
    private final List<String> seen = new ArrayList<>();
    private final List<Table> all = new ArrayList<>();
    private Map<String, Table> renewed;

    synchronized Table take() {
      for (int i = 0; i < free.size(); i++) {
        Table table = free.get(i);
        if (!table.isUsed) {
          table.isUsed = true;
          return table;
        }
      }
      Table table = new Table("");
      free.add(table);
      return table;
    }

    synchronized boolean isNew(String name) {
      for (int i = 0; i < seen.size(); i++) {
        if (seen.get(i).equals(name)) {
          return false;
        }
      }
      seen.add(name);
      return true;
    }

    synchronized int length(String name) {
      int length = 0;
      for (int i = 0; i < all.size(); i++) {
        length += all.get(i).name.length();
      }
      all.add(new Table(name));
      return length;
    }

    /** Each call begins anew. */
    synchronized Table last(String name) {
      renewed = new HashMap<>();
      Table table = renewed.get(name);
      if (table == null) {
        table = new Table(name);
        renewed.put(name, table);
      }
      return table;
    }
  }
}
