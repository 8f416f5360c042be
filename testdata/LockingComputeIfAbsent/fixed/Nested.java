package testdata;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;

/** The value is a part of a larger expression. */
class Nested {
  private final Map<String, Set<String>> groups = new ConcurrentHashMap<>();
  private final ConcurrentHashMap<String, AtomicInteger> counters = new ConcurrentHashMap<>();
  private final ConcurrentHashMap<String, Boolean> flags = new ConcurrentHashMap<>();
  private int calls;

  boolean chain(String group, String name) {
    // BUG: Diagnostic contains: SAFE
    Set<String> value = groups.get(group);
    if (value == null) {
      value = groups.computeIfAbsent(group, k -> ConcurrentHashMap.newKeySet());
    }
    return value.add(name);
  }

  int chainOnLines(String name) {
    // BUG: Diagnostic contains: SAFE
    AtomicInteger value = counters.get(name);
    if (value == null) {
      value = counters
          .computeIfAbsent(
              name,
              k -> new AtomicInteger());
    }
    return value
        .incrementAndGet();
  }

  int chainReturned(String name) {
    // BUG: Diagnostic contains: SAFE
    AtomicInteger value = counters.get(name);
    if (value == null) {
      value = counters.computeIfAbsent(name, k -> new AtomicInteger(1));
    }
    return value.incrementAndGet();
  }

  String argument(String name) {
    // BUG: Diagnostic contains: SAFE
    AtomicInteger value = counters.get(name);
    if (value == null) {
      value = counters.computeIfAbsent(name, k -> new AtomicInteger(2));
    }
    return describe("argument", value);
  }

  String secondArgument(String name) {
    // BUG: Diagnostic contains: SAFE
    return describe(next(), getOrCompute(counters, name, k -> new AtomicInteger(calls)));
  }

  String readsWhatTheFunctionWrites(String name) {
    // BUG: Diagnostic contains: SAFE
    return calls + " " + getOrCompute(counters, name, k -> new AtomicInteger(++calls));
  }

  private String next() {
    return "call " + ++calls;
  }

  private static String describe(String what, AtomicInteger counter) {
    return what + "=" + counter.incrementAndGet();
  }

  String condition(String name) {
    // BUG: Diagnostic contains: SAFE
    Boolean value = flags.get(name);
    if (value == null) {
      value = flags.computeIfAbsent(name, k -> k.isEmpty());
    }
    if (value) {
      return "empty";
    }
    return "not empty";
  }

  boolean negated(String name) {
    // BUG: Diagnostic contains: SAFE
    Boolean value = flags.get(name);
    if (value == null) {
      value = flags.computeIfAbsent(name, String::isEmpty);
    }
    return !value;
  }

  boolean leftOfAnd(String name, boolean other) {
    // BUG: Diagnostic contains: SAFE
    Boolean value = flags.get(name);
    if (value == null) {
      value = flags.computeIfAbsent(name, String::isBlank);
    }
    return value && other;
  }

  boolean rightOfAnd(String name, boolean other) {
    // BUG: Diagnostic contains: SAFE
    return other && getOrCompute(flags, name, k -> k.length() == 3);
  }

  int ternary(String name, boolean known) {
    // BUG: Diagnostic contains: SAFE
    return known ? getOrCompute(counters, name, k -> new AtomicInteger(3)).get() : -1;
  }

  String concatenated(String name) {
    // BUG: Diagnostic contains: SAFE
    AtomicInteger value = counters.get(name);
    if (value == null) {
      value = counters.computeIfAbsent(name, k -> new AtomicInteger(4));
    }
    return "it is " + value + "!";
  }

  String chosenBySwitch(String name) {
    // BUG: Diagnostic contains: SAFE
    Boolean value = flags.get(name);
    if (value == null) {
      value = flags.computeIfAbsent(name, k -> true);
    }
    switch (value.toString()) {
      case "true":
        return "yes";
      default:
        return "no";
    }
  }

  String chosenBySwitchExpression(String name) {
    // BUG: Diagnostic contains: SAFE
    Boolean value = flags.get(name);
    if (value == null) {
      value = flags.computeIfAbsent(name, k -> false);
    }
    return switch (value.toString()) {
      case "true" -> "yes";
      default -> "no";
    };
  }

  int iterated(String group) {
    int size = 0;
    // BUG: Diagnostic contains: SAFE
    Set<String> value = groups.get(group);
    if (value == null) {
      value = groups.computeIfAbsent(group, k -> Set.of("one", "three"));
    }
    for (String name : value) {
      size += name.length();
    }
    return size;
  }

  int loopCondition(String name) {
    int rounds = 0;
    // BUG: Diagnostic contains: SAFE
    while (getOrCompute(counters, name, k -> new AtomicInteger()).incrementAndGet() < 4) {
      rounds++;
    }
    return rounds;
  }

  int loopHeader(String name) {
    int rounds = 0;
    // BUG: Diagnostic contains: SAFE
    for (int i = getOrCompute(counters, name, k -> new AtomicInteger(5)).get(); i < 9; i++) {
      rounds++;
    }
    do {
      rounds++;
      // BUG: Diagnostic contains: SAFE
    } while (getOrCompute(counters, name, k -> new AtomicInteger(6)).incrementAndGet() < 9);
    return rounds;
  }

  List<AtomicInteger> several(String one, String two) {
    // BUG: Diagnostic contains: SAFE
    // BUG: Diagnostic contains: SAFE
    return List.of(getOrCompute(counters, one, k -> new AtomicInteger(7)), getOrCompute(counters, two, k -> new AtomicInteger(8)));
  }

  String array(String name) {
    // BUG: Diagnostic contains: SAFE
    AtomicInteger value = counters.get(name);
    if (value == null) {
      value = counters.computeIfAbsent(name, k -> new AtomicInteger(9));
    }
    Object[] all = {"first", value};
    return all[1].toString();
  }

  String created(String name) {
    // BUG: Diagnostic contains: SAFE
    Set<String> value = groups.get(name);
    if (value == null) {
      value = groups.computeIfAbsent(name, k -> Set.of("created"));
    }
    return new ArrayList<>(value).toString();
  }

  boolean tested(ConcurrentHashMap<String, Object> objects, String name) {
    // BUG: Diagnostic contains: SAFE
    Object value = objects.get(name);
    if (value == null) {
      value = objects.computeIfAbsent(name, k -> k + "?");
    }
    if (value instanceof String s && s.length() > 2) {
      return true;
    }
    return false;
  }

  int elseIf(String name, boolean first) {
    if (first) {
      return 1;
      // BUG: Diagnostic contains: SAFE
    } else if (getOrCompute(flags, name, k -> k.startsWith("e"))) {
      return 2;
    }
    return 3;
  }

  int labeled(String name) {
    loop:
    // BUG: Diagnostic contains: SAFE
    for (String each : getOrCompute(groups, name, k -> Set.of("labeled"))) {
      break loop;
    }
    return groups.get(name).size();
  }

  int lambda(List<String> names) {
    names.forEach(
        // BUG: Diagnostic contains: SAFE
        name -> {
          AtomicInteger value = counters.get(name);
          if (value == null) {
            value = counters.computeIfAbsent(name, k -> new AtomicInteger(10));
          }
          value.incrementAndGet();
        });
    return names.stream()
        // BUG: Diagnostic contains: SAFE
        .map(name -> {
          AtomicInteger value = counters.get(name);
          if (value == null) {
            value = counters.computeIfAbsent(name, k -> new AtomicInteger(11));
          }
          return value.get();
        })
        .mapToInt(i -> i)
        .sum();
  }

  public static void main(String[] args) {
    Nested it = new Nested();
    ConcurrentHashMap<String, Object> objects = new ConcurrentHashMap<>();
    for (int i = 0; i < 2; i++) {
      System.out.println(it.chain("g", "n" + i));
      System.out.println(it.groups);
      System.out.println(it.chainOnLines("a"));
      System.out.println(it.chainReturned("b"));
      System.out.println(it.argument("c"));
      System.out.println(it.secondArgument("d"));
      System.out.println(it.readsWhatTheFunctionWrites("e"));
      System.out.println(it.condition("") + it.condition("e"));
      System.out.println(it.negated("f"));
      System.out.println(it.leftOfAnd("g", true));
      System.out.println(it.rightOfAnd("hhh", true) + " " + it.rightOfAnd("iii", false));
      System.out.println(it.ternary("h", true) + " " + it.ternary("i", false));
      System.out.println(it.concatenated("j"));
      System.out.println(it.chosenBySwitch("k") + it.chosenBySwitchExpression("l"));
      System.out.println(it.iterated("m"));
      System.out.println(it.loopCondition("o") + it.loopHeader("p"));
      System.out.println(it.several("q", "r"));
      System.out.println(it.array("s") + it.created("t"));
      System.out.println(it.tested(objects, "u") + " " + it.tested(objects, "long"));
      System.out.println(it.elseIf("every", false) + it.elseIf("v", false) + it.elseIf("w", true));
      System.out.println(it.labeled("x") + " " + it.lambda(List.of("y", "z", "y")));
      System.out.println(it.counters + " " + it.flags.containsKey("iii"));
    }
    try {
      it.secondArgument(null);
    } catch (NullPointerException e) {
      System.out.println("null key after " + it.calls);
    }
  }

  /** Gets before it computes: computeIfAbsent alone may lock even on a hit. */
  private static <K, V> V getOrCompute(
      Map<K, V> map, K key, Function<? super K, ? extends V> function) {
    V value = map.get(key);
    return value != null ? value : map.computeIfAbsent(key, function);
  }
}
