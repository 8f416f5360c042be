package io.github.uncontended.analysis.collections;

import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ClassTree;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import io.github.uncontended.testing.Probe;
import org.junit.jupiter.api.Test;

/** Each probe says where the collection comes from that construction stores in {@code field}. */
final class CollectionOriginTest {
  private static final String SOURCE =
      """
      import com.google.common.collect.*;
      import java.util.*;
      import java.util.concurrent.*;
      @SuppressWarnings("all") class Probed {
        Object field;
        static void probe(String expected, Object value) {}
        static class Own extends HashMap<String, String> {}
        enum Color { RED }

        Probed(
            Map<String, String> map, HashMap<String, String> hash, Hashtable<String, String> table,
            WeakHashMap<String, String> weak, Own own, String[] array, String text, boolean b,
            Object o) {
          probe("FRESH", new HashMap<>());
          probe("FRESH", (new HashMap<>()));
          probe("FRESH", new ArrayList<>(map.keySet()));
          probe("FRESH", new ConcurrentHashMap<>());
          probe("FRESH", new LinkedHashMap<>(map));
          probe("FRESH", new LinkedHashMap<>(16, 0.75f));
          probe("FRESH", new LinkedHashMap<>(16, 0.75f, false));
          probe("UNFIT", new LinkedHashMap<>(16, 0.75f, true));
          probe("UNFIT", new LinkedHashMap<>(16, 0.75f, b));
          probe("FRESH", new HashMap<>() {});
          probe("FRESH", new HashMap<String, String>() {{ put("", ""); put("x", ""); }});
          probe("UNFIT", new HashMap<String, String>() {{ field = this; }});
          probe("UNFIT", new HashMap<String, String>() {{ map.put("", ""); }});
          probe("UNFIT", new HashMap<String, String>() {{ if (b) { put("", ""); } }});
          probe("UNFIT", new HashMap<String, String>() { public int size() { return 1; } });
          probe("UNFIT", new HashMap<String, String>() { int more; });
          probe("HELD", new Hashtable<>());
          probe("HELD", new Vector<>());
          probe("WEAK", new WeakHashMap<>());
          probe("EXTENDED", new Own());
          probe("UNFIT", new PriorityQueue<>());

          probe("FRESH", List.of(text));
          probe("FRESH", Map.copyOf(map));
          probe("FRESH", EnumSet.noneOf(Color.class));
          probe("FRESH", Arrays.asList(text, text));
          probe("FRESH", Arrays.asList());
          probe("HELD", Arrays.asList(array));
          probe("FRESH", Lists.newArrayList());
          probe("FRESH", Maps.newTreeMap());
          probe("HELD", Maps.filterKeys(map, it -> true));
          probe("HELD", Lists.reverse(new ArrayList<>()));
          probe("FRESH", Collections.newSetFromMap(new HashMap<>()));
          probe("HELD", Collections.newSetFromMap(new Hashtable<>()));
          probe("WEAK", Collections.newSetFromMap(new WeakHashMap<>()));
          probe("HELD", Collections.emptyMap());
          probe("HELD", map.keySet());
          probe("UNFIT", o);

          probe("HELD", map);
          probe("HELD", hash);
          probe("HELD", table);
          probe("UNFIT", weak);
          probe("UNFIT", own);

          Map<String, String> alone = new HashMap<>();
          alone.put("", "");
          alone.get("");
          probe("FRESH", alone);
          Map<String, String> shared = new HashMap<>();
          keep(shared);
          probe("HELD", shared);
          Map<String, String> bracketed = new HashMap<>();
          probe("FRESH", (bracketed));
          Map<String, String> weakInside = new WeakHashMap<>();
          probe("WEAK", weakInside);
          Map<String, String> given = map;
          probe("HELD", given);
          Map<String, String> late;
          late = new WeakHashMap<>();
          probe("HELD", late);
          Map<String, String> changed = new WeakHashMap<>();
          changed = map;
          probe("HELD", changed);
          WeakHashMap<String, String> changedWeak = null;
          changedWeak = weak;
          probe("UNFIT", changedWeak);
        }
        static Object kept;
        static void keep(Object o) { kept = o; }
        void later() {
          Map<String, String> local = new HashMap<>();
          local.put("", "");
          probe("HELD", local);
        }
      }
      """;

  @Test
  void origins() {
    Probe.check(SOURCE, CollectionOriginTest::origin);
  }

  private static CollectionOrigin origin(Probe probe) {
    VarSymbol field =
        (VarSymbol)
            ASTHelpers.getSymbol(
                probe.state().findEnclosing(ClassTree.class).getMembers().stream()
                    .filter(it -> ASTHelpers.getSymbol(it) instanceof VarSymbol)
                    .findFirst()
                    .orElseThrow());
    return CollectionOrigin.of(probe.expression(), field, probe.state());
  }
}
