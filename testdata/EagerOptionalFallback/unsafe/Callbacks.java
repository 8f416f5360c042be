package testdata;

import java.util.AbstractList;
import java.util.AbstractMap;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/** Fallbacks through which other code of the application runs. */
public class Callbacks {
  private static int calls;
  private final Counting key = new Counting();
  private final Object general = new Counting();
  private final List<Counting> list = new ArrayList<>(List.of(key));
  private final List<Object> objects = new ArrayList<>(List.of(key));
  private final Map<Object, String> map = new HashMap<>();
  private final TreeMap<Integer, String> tree = new TreeMap<>((a, b) -> calls++);
  private final Held held = new Held(() -> "held" + calls++);

  /** Each of its methods has a side effect. */
  static final class Counting implements Comparable<Counting> {
    @Override
    public String toString() {
      return "counting " + calls++;
    }

    @Override
    public int hashCode() {
      return calls++;
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Counting && calls++ > 0;
    }

    @Override
    public int compareTo(Counting other) {
      return calls++;
    }
  }

  record Pair(Counting one, Counting other) {}

  /** Keeps a function. */
  static final class Held {
    private final Supplier<String> supplier;

    Held(Supplier<String> supplier) {
      this.supplier = supplier;
    }

    String value() {
      return supplier.get().trim();
    }
  }

  private static String print(Object value) {
    return "value " + value;
  }

  String concatenates(Optional<String> given) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElseGet(() -> print(general));
  }

  String converts(Optional<String> given) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElseGet(() -> Objects.toString(key));
  }

  String joins(Optional<String> given) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElseGet(() -> objects.stream().map(String::valueOf).collect(Collectors.joining()));
  }

  int hashes(OptionalInt given) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElseGet(() -> list.hashCode());
  }

  String looksUp(Optional<String> given) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElseGet(() -> map.getOrDefault(key, "none").trim());
  }

  Object compares(Optional<Object> given) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElseGet(() -> Collections.max(list));
  }

  Object comparesKeys(Optional<Object> given) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElseGet(() -> tree.ceilingKey(1));
  }

  private int distinct() {
    Set<Counting> distinct = new HashSet<>();
    distinct.add(key);
    distinct.add(new Counting());
    return distinct.size();
  }

  int addsToSet(OptionalInt given) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElseGet(() -> distinct());
  }

  /** A list that counts how often its size is asked for, also by methods that it inherits. */
  static final class CountedSize extends AbstractList<String> {
    @Override
    public String get(int index) {
      return "element";
    }

    @Override
    public int size() {
      return calls++;
    }
  }

  /** A map that counts how often it is read, also by methods that it inherits. */
  static class CountedReads extends AbstractMap<String, String> {
    @Override
    public Set<Map.Entry<String, String>> entrySet() {
      calls++;
      return Set.of();
    }
  }

  String asksSkeleton(Optional<String> given, CountedSize counted) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElseGet(() -> counted.isEmpty() ? "none" : "some" + calls);
  }

  String asksSkeleton(Optional<String> given, CountedReads counted) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElseGet(() -> counted.isEmpty() ? "none" : "some" + calls);
  }

  String asksSize(Optional<String> given, CountedReads counted) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElseGet(() -> "some" + counted.size());
  }

  /** A list that prints what is asked of it. */
  static final class LoudList extends AbstractList<String> {
    @Override
    public String get(int index) {
      System.out.println("get " + index);
      return "element";
    }

    @Override
    public int size() {
      return 2;
    }
  }

  private static int lengths(List<String> texts) {
    int total = 0;
    for (int i = 0; i < texts.size(); i++) {
      total += texts.get(i).length();
    }
    return total;
  }

  int readsLoud(OptionalInt given, List<String> texts) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElseGet(() -> lengths(texts));
  }

  private static int frames() {
    int frames = 0;
    for (StackTraceElement frame : new Throwable().getStackTrace()) {
      frames++;
    }
    return frames;
  }

  int looksAtStack(OptionalInt given) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElseGet(() -> frames());
  }

  private boolean pairs() {
    return new Pair(key, key).equals(new Pair(key, new Counting()));
  }

  boolean comparesComponents(Optional<Boolean> given) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElseGet(() -> pairs());
  }

  String runsHeld(Optional<String> given) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElseGet(() -> held.value());
  }

  /** Its first use prints. */
  static class Loud {
    static {
      System.out.println("initialized");
    }

    static int value(int n) {
      int result = 1;
      for (int i = 0; i < n; i++) {
        result *= n;
      }
      return result;
    }
  }

  static class Quiet extends Loud {
    private static final int FACTOR = Integer.parseInt("3");

    static int product(int n) {
      int result = FACTOR;
      for (int i = 0; i < n; i++) {
        result *= n;
      }
      return result;
    }
  }

  int initializes(OptionalInt given) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE The fallback is evaluated on every call, even when the Optional is present. Use orElseGet with a lambda, which runs only when the Optional is empty. Deferring the fallback can change behaviour: it initializes Loud, which calls
    return given.orElseGet(() -> Loud.value(3));
  }

  int initializesParent(OptionalInt given) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElseGet(() -> Quiet.product(3));
  }

  /** A class that implements it initializes it, because of the default method. */
  interface LoudToImplement {
    int FACTOR = Loud.value(2);

    default int twice() {
      return FACTOR * 2;
    }
  }

  static class Implements implements LoudToImplement {
    static int product(int n) {
      int result = 1;
      for (int i = 0; i < n; i++) {
        result *= n;
      }
      return result;
    }
  }

  int initializesInterface(OptionalInt given) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElseGet(() -> Implements.product(3));
  }

  private int first(int n) {
    return second(n) + 1;
  }

  private int second(int n) {
    return third(n) + 1;
  }

  private int third(int n) {
    return fourth(n) + 1;
  }

  private int fourth(int n) {
    return n > 0 ? first(n - 1) : calls++;
  }

  int deep(OptionalInt given) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElseGet(() -> first(3));
  }
}
