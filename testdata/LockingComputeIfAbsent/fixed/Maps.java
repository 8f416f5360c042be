package testdata;

import java.util.AbstractMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.function.Function;
import java.util.function.Supplier;

/** Maps that are certainly concurrent hash maps, and shared. */
class Maps {
  private final Map<String, String> inConstructor;
  private final AbstractMap<String, String> asAbstractMap = new ConcurrentHashMap<>();
  private Map<String, String> neverReassigned = new ConcurrentHashMap<>();
  private Map<String, String> reassigned = new ConcurrentHashMap<>(4);
  private static volatile ConcurrentMap<String, String> lazy;
  final Map<String, String> notPrivate = new ConcurrentHashMap<>();
  ConcurrentHashMap<String, String> open = new ConcurrentHashMap<>();
  private final Map<String, String> either;

  Maps(boolean big) {
    this.inConstructor = new ConcurrentHashMap<>();
    either = big ? new ConcurrentHashMap<>(1024) : new ConcurrentHashMap<>();
  }

  /** Shares the maps of others from its constructor on. */
  static class Sharing {
    private final ConcurrentHashMap<String, String> given;
    final String text;

    Sharing(ConcurrentHashMap<String, String> given, Maps other) {
      this.given = given;
      // BUG: Diagnostic contains: SAFE
      String own = this.given.get("given");
      if (own == null) {
        own = this.given.computeIfAbsent("given", k -> "given");
      }
      // BUG: Diagnostic contains: SAFE
      text = own + getOrCompute(other.open, "open", k -> "given");
    }
  }

  private final Map<String, String> guardedElsewhere = new ConcurrentHashMap<>();
  private final Object[] locks = {new Object(), new Object()};

  String underOneOfManyLocks(String key) {
    synchronized (locks[key.length() & 1]) {
      // BUG: Diagnostic contains: SAFE
      String value = guardedElsewhere.get(key);
      return value != null ? value : guardedElsewhere.computeIfAbsent(key, k -> "half");
    }
  }

  String underTheLockOfAKey(Maps other, String key) {
    synchronized (other.locks) {
      // BUG: Diagnostic contains: SAFE
      String value = guardedElsewhere.get(key);
      return value != null ? value : guardedElsewhere.computeIfAbsent(key, k -> "other");
    }
  }

  private final ReadWriteLock lock = new ReentrantReadWriteLock();
  private final Lock readLock = lock.readLock();

  String underReadLock(String key) {
    lock.readLock().lock();
    try {
      // BUG: Diagnostic contains: SAFE
      String value = guardedElsewhere.get(key);
      return value != null ? value : guardedElsewhere.computeIfAbsent(key, k -> "shared");
    } finally {
      lock.readLock().unlock();
    }
  }

  String underReadLockOfField(String key) {
    readLock.lock();
    try {
      // BUG: Diagnostic contains: SAFE
      String value = guardedElsewhere.get(key);
      return value != null ? value : guardedElsewhere.computeIfAbsent(key, k -> "field");
    } finally {
      readLock.unlock();
    }
  }

  String underTheLockGiven(Lock given, String key) {
    given.lock();
    try {
      // BUG: Diagnostic contains: SAFE
      String value = guardedElsewhere.get(key);
      return value != null ? value : guardedElsewhere.computeIfAbsent(key, k -> "given");
    } finally {
      given.unlock();
    }
  }

  String afterTheLock(String key) {
    lock.writeLock().lock();
    try {
      guardedElsewhere.remove("none");
    } finally {
      lock.writeLock().unlock();
      // BUG: Diagnostic contains: SAFE
      String value = guardedElsewhere.get(key);
      if (value == null) {
        value = guardedElsewhere.computeIfAbsent(key, k -> "after");
      }
      value.length();
    }
    return key;
  }

  String guardedElsewhere(String key) {
    synchronized (this) {
      guardedElsewhere.remove("none");
    }
    // BUG: Diagnostic contains: SAFE
    String value = guardedElsewhere.get(key);
    return value != null ? value : guardedElsewhere.computeIfAbsent(key, k -> "elsewhere");
  }

  synchronized Supplier<String> leavesTheLock(String key) {
    // BUG: Diagnostic contains: SAFE
    return () -> {
      String value = guardedElsewhere.get(key);
      return value != null ? value : guardedElsewhere.computeIfAbsent(key, k -> "later");
    };
  }

  void clear() {
    reassigned = new ConcurrentHashMap<>();
  }

  String fields(String key) {
    // BUG: Diagnostic contains: SAFE
    String a = inConstructor.get(key);
    if (a == null) {
      a = inConstructor.computeIfAbsent(key, k -> "a");
    }
    // BUG: Diagnostic contains: SAFE
    String b = asAbstractMap.get(key);
    if (b == null) {
      b = asAbstractMap.computeIfAbsent(key, k -> "b");
    }
    // BUG: Diagnostic contains: SAFE
    String c = this.neverReassigned.get(key);
    if (c == null) {
      c = this.neverReassigned.computeIfAbsent(key, k -> "c");
    }
    // BUG: Diagnostic contains: SAFE
    String d = getOrCompute(reassigned, key, k -> "d");
    // BUG: Diagnostic contains: SAFE
    String e = notPrivate.get(key);
    if (e == null) {
      e = notPrivate.computeIfAbsent(key, k -> "e");
    }
    // BUG: Diagnostic contains: SAFE
    String f = getOrCompute((open), key, k -> "f");
    // BUG: Diagnostic contains: SAFE
    String g = either.get(key);
    if (g == null) {
      g = either.computeIfAbsent(key, k -> "g");
    }
    return a + b + c + d + e + f + g;
  }

  static String lazy(String key) {
    ConcurrentMap<String, String> map = lazy;
    if (map == null) {
      lazy = map = new ConcurrentHashMap<>();
    }
    // BUG: Diagnostic contains: SAFE
    String value = map.get(key);
    return value != null ? value : map.computeIfAbsent(key, k -> "lazy");
  }

  String alias(String key) {
    Map<String, String> local = inConstructor;
    // BUG: Diagnostic contains: SAFE
    String value = local.get(key);
    return value != null ? value : local.computeIfAbsent(key, k -> "alias");
  }

  String ofOther(Maps other, String key) {
    // BUG: Diagnostic contains: SAFE
    String value = other.notPrivate.get(key);
    return value != null ? value : other.notPrivate.computeIfAbsent(key, k -> "other");
  }

  static String parameter(ConcurrentHashMap<String, String> map, String key) {
    // BUG: Diagnostic contains: SAFE
    String value = map.get(key);
    return value != null ? value : map.computeIfAbsent(key, k -> "parameter");
  }

  private static String helped(ConcurrentHashMap<String, String> map, String key) {
    // BUG: Diagnostic contains: SAFE
    String value = map.get(key);
    return value != null ? value : map.computeIfAbsent(key, k -> "helped");
  }

  String helps(String key) {
    return helped(open, key) + helped(new ConcurrentHashMap<>(), key);
  }

  static String each(List<ConcurrentHashMap<String, String>> maps, String key) {
    String result = "";
    for (ConcurrentHashMap<String, String> map : maps) {
      // BUG: Diagnostic contains: SAFE
      String value = map.get(key);
      if (value == null) {
        value = map.computeIfAbsent(key, k -> "each");
      }
      result += value;
    }
    return result;
  }

  static String pattern(Object map, String key) {
    if (map instanceof ConcurrentHashMap<?, ?> any) {
      @SuppressWarnings("unchecked")
      ConcurrentHashMap<String, String> cast = (ConcurrentHashMap<String, String>) any;
      // BUG: Diagnostic contains: SAFE
      String value = cast.get(key);
      return value != null ? value : cast.computeIfAbsent(key, k -> "pattern");
    }
    return null;
  }

  static Function<String, String> memoized() {
    Map<String, String> memory = new ConcurrentHashMap<>();
    // BUG: Diagnostic contains: SAFE
    return key -> {
      String value = memory.get(key);
      return value != null ? value : memory.computeIfAbsent(key, k -> "memoized");
    };
  }

  static Function<String, String> memoizedByClass() {
    final ConcurrentMap<String, String> memory = new ConcurrentHashMap<>();
    return new Function<>() {
      @Override
      public String apply(String key) {
        // BUG: Diagnostic contains: SAFE
        String value = memory.get(key);
        return value != null ? value : memory.computeIfAbsent(key, k -> "by class");
      }
    };
  }

  private Supplier<String> supplier;

  void handedOn(ExecutorService executor, List<String> keys) {
    Map<String, String> map = new ConcurrentHashMap<>();
    // BUG: Diagnostic contains: SAFE
    Runnable task = () -> {
      if (!map.containsKey("task")) {
        map.computeIfAbsent("task", k -> "task");
      }
    };
    executor.execute(task);
    // BUG: Diagnostic contains: SAFE
    CompletableFuture.supplyAsync(() -> {
      String value = map.get("future");
      return value != null ? value : map.computeIfAbsent("future", k -> "future");
    }).join();
    // BUG: Diagnostic contains: SAFE
    keys.parallelStream().forEach(key -> {
      if (!map.containsKey(key)) {
        map.computeIfAbsent(key, k -> "parallel");
      }
    });
    // BUG: Diagnostic contains: SAFE
    supplier = () -> {
      String value = map.get("supplier");
      return value != null ? value : map.computeIfAbsent("supplier", k -> "supplier");
    };
    // BUG: Diagnostic contains: SAFE
    new Thread(() -> {
      if (!map.containsKey("thread")) {
        map.computeIfAbsent("thread", k -> "thread");
      }
    }).start();
  }

  ConcurrentHashMap<String, String> published(String key) {
    ConcurrentHashMap<String, String> fresh = new ConcurrentHashMap<>();
    this.open = fresh;
    // BUG: Diagnostic contains: SAFE
    if (!fresh.containsKey(key)) {
      fresh.computeIfAbsent(key, k -> "published");
    }
    return fresh;
  }

  public static void main(String[] args) {
    Maps it = new Maps(true);
    ConcurrentHashMap<String, String> map = new ConcurrentHashMap<>();
    Function<String, String> one = memoized();
    Function<String, String> two = memoizedByClass();
    for (int i = 0; i < 2; i++) {
      System.out.println(it.fields("a") + lazy("b") + it.alias("c") + it.ofOther(it, "d"));
      System.out.println(parameter(map, "e") + it.helps("f") + each(List.of(map), "g"));
      System.out.println(pattern(map, "h") + one.apply("i") + two.apply("j"));
      ExecutorService executor = java.util.concurrent.Executors.newSingleThreadExecutor();
      it.handedOn(executor, List.of("k"));
      executor.shutdown();
      System.out.println(it.supplier.get() + it.published("l"));
      System.out.println(new Sharing(map, it).text);
      System.out.println(it.underOneOfManyLocks("m") + it.underTheLockOfAKey(it, "o") + it.underReadLock("p") + it.underReadLockOfField("q") + it.underTheLockGiven(it.readLock, "r") + it.afterTheLock("s") + it.guardedElsewhere("n"));
      System.out.println(it.leavesTheLock("o").get());
      it.clear();
    }
  }

  /** Gets before it computes: computeIfAbsent alone may lock even on a hit. */
  private static <K, V> V getOrCompute(
      Map<K, V> map, K key, Function<? super K, ? extends V> function) {
    V value = map.get(key);
    return value != null ? value : map.computeIfAbsent(key, function);
  }
}
