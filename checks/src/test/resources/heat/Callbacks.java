package heat;

import static heat.Probe.probe;

import com.github.benmanes.caffeine.cache.Cache;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.jdbc.core.RowMapper;
import org.springframework.transaction.support.TransactionTemplate;

class Callbacks {
  static final Function<RuntimeException, String> HANDLER =
      e -> probe(e); // COLD handler of failures
  static final java.util.function.BiFunction<String, Throwable, String> EITHER =
      (x, e) -> probe(x); // UNKNOWN
  static final Function<String, String> CONSTANT =
      x -> probe(x); // UNKNOWN
  static final List<String> COMPUTED =
      Stream.of("a").map(x -> Probe.<String>probe(x)).collect(Collectors.toList()); // COLD static initializer
  static final Comparator<String> ORDER =
      (a, b) -> probe(); // UNKNOWN
  static final Comparator<String> KEYED =
      Comparator.comparing(x -> Probe.<String>probe(x)); // UNKNOWN
  static final ThreadLocal<String> PER_THREAD =
      ThreadLocal.withInitial(() -> probe()); // COLD runs once per thread
  static final com.google.common.base.Supplier<String> ONCE =
      com.google.common.base.Suppliers.memoize(() -> probe()); // COLD memoized: runs once
  static final Runnable OLD =
      new Runnable() {
        Object field = probe(); // COLD static initializer

        @Override
        public void run() {
          probe(); // UNKNOWN
        }
      };

  void streams(List<String> all) {
    all.stream().map(x -> probe(x)).count(); // UNKNOWN
    all.stream().map(Probe::<String>probe).count();
    all.stream().filter((x -> probe(x))).count(); // UNKNOWN
    all.stream().map(all.isEmpty() ? x -> probe(x) : null).count(); // UNKNOWN
    all.stream().map((Function<String, String>) x -> probe(x)).count(); // UNKNOWN
    IntStream.range(0, 1).mapToObj(x -> probe(x)).count(); // UNKNOWN
    Stream.generate(() -> probe()).limit(3).count(); // UNKNOWN
    all.stream().onClose(() -> probe()).close(); // UNKNOWN
    all.stream().collect(() -> Probe.<ArrayList<String>>probe(), ArrayList::add, ArrayList::addAll); // UNKNOWN
    all.stream().map(this::element).count();
    all.stream().forEach(new Consumer<String>() {
      @Override
      public void accept(String x) {
        probe(x); // UNKNOWN
      }
    });
    all.stream().limit(Probe.<Integer>probe()).count(); // UNKNOWN
  }

  private String element(String x) {
    return probe(x); // UNKNOWN
  }

  void collectors(List<String> all, Comparator<String> c) {
    all.stream().collect(Collectors.toMap(x -> probe(x), x -> x)); // UNKNOWN
    all.stream().collect(Collectors.toCollection(() -> probe())); // UNKNOWN
    all.stream().collect(Collectors.collectingAndThen(Collectors.toList(), x -> probe(x))); // UNKNOWN
    all.stream().collect(Collectors.collectingAndThen(Collectors.groupingBy(x -> probe(x)), x -> x)); // UNKNOWN
    all.stream().collect(Collectors.groupingBy(x -> x, Collectors.toCollection(() -> probe()))); // UNKNOWN
    use(Collectors.groupingBy(x -> probe(x))); // UNKNOWN
    use(Collectors.collectingAndThen(Collectors.toList(), x -> probe(x))); // UNKNOWN
  }

  void comparators(List<String> all) {
    all.sort((a, b) -> probe()); // UNKNOWN
    all.sort(Comparator.comparing((String x) -> Probe.<String>probe(x)).reversed()); // UNKNOWN
    all.sort(Comparator.<String>naturalOrder().thenComparing(x -> Probe.<String>probe(x))); // UNKNOWN
    all.stream().sorted((a, b) -> probe()).count(); // UNKNOWN
    new TreeMap<String, String>((a, b) -> probe()); // UNKNOWN
    Probe.<Comparator<String>>probe().reversed(); // UNKNOWN
    use((Supplier<String>) () -> probe()); // UNKNOWN
  }

  void init(List<String> all, Map<String, String> map, Optional<String> optional) {
    all.sort((a, b) -> probe()); // COLD lifecycle method init()
    Collections.sort(all, (a, b) -> probe()); // COLD lifecycle method init()
    Arrays.sort(new String[0], (a, b) -> probe()); // COLD lifecycle method init()
    all.stream().max((a, b) -> probe()); // COLD lifecycle method init()
    all.sort(Comparator.comparing((String x) -> Probe.<String>probe(x)).reversed()); // COLD lifecycle method init()
    all.sort(new Comparator<String>() {
      @Override
      public int compare(String a, String b) {
        return probe(); // COLD lifecycle method init()
      }
    });
    new TreeSet<String>((a, b) -> probe()); // UNKNOWN
    new TreeSet<String>(new Comparator<String>() {
      @Override
      public int compare(String a, String b) {
        return probe(); // UNKNOWN
      }
    });
    use((Comparator<String>) (a, b) -> probe()); // UNKNOWN
    sort((Comparator<String>) (a, b) -> probe()); // UNKNOWN
    Collections.reverseOrder((String a, String b) -> probe()); // UNKNOWN
    all.stream().map(x -> probe(x)).count(); // COLD lifecycle method init()
    all.stream().collect(Collectors.toMap(x -> probe(x), x -> x)); // COLD lifecycle method init()
    all.stream().collect(Collectors.toCollection(() -> probe())); // COLD lifecycle method init()
    all.stream().collect(() -> Probe.<ArrayList<String>>probe(), ArrayList::add, ArrayList::addAll); // COLD lifecycle method init()
    use(Collectors.groupingBy(x -> probe(x))); // UNKNOWN
    all.forEach(x -> probe(x)); // COLD lifecycle method init()
    all.removeIf(x -> probe(x)); // COLD lifecycle method init()
    map.computeIfAbsent("", x -> probe(x)); // UNKNOWN
    map.compute("", (x, y) -> probe(x)); // COLD lifecycle method init()
    map.merge("", "", (x, y) -> probe(x)); // COLD lifecycle method init()
    optional.map(x -> probe(x)); // COLD lifecycle method init()
    optional.orElseGet(() -> probe()); // COLD lifecycle method init()
    new AtomicReference<String>().updateAndGet(x -> probe(x)); // COLD lifecycle method init()
    Objects.requireNonNullElseGet("", () -> probe()); // COLD lifecycle method init()
    new TransactionTemplate().execute(x -> probe(x)); // COLD lifecycle method init()
    new JdbcTemplate().query("", (rs, row) -> probe()); // COLD lifecycle method init()
    use((RowMapper<String>) (rs, row) -> probe()); // UNKNOWN
    ((Supplier<String>) () -> probe()).get(); // UNKNOWN
    use((Supplier<String>) () -> probe()); // UNKNOWN
    Supplier<String> local = () -> probe(); // UNKNOWN
    merge("", (x) -> probe(x)); // UNKNOWN
    filter((x) -> probe(x)); // UNKNOWN
    get((x) -> probe(x)); // UNKNOWN
    all.stream().onClose(() -> probe()); // UNKNOWN
    Optional.of(probe()).map(x -> { // COLD lifecycle method init()
      use((Supplier<String>) () -> probe()); // UNKNOWN
      return x;
    });
  }

  void maps(Map<String, String> map, ConcurrentHashMap<String, String> shared, Cache<String, String> cache) {
    map.forEach((k, v) -> probe()); // UNKNOWN
    map.replaceAll((k, v) -> probe()); // UNKNOWN
    shared.search(1, (k, v) -> probe()); // UNKNOWN
    shared.reduceValues(1, (a, b) -> probe()); // UNKNOWN
    map.computeIfAbsent("", x -> probe(x)); // UNKNOWN
    for (; ; ) {
      map.computeIfAbsent("", x -> probe(x)); // UNKNOWN
      map.compute("", (x, y) -> probe(x)); // UNKNOWN
      map.computeIfAbsent("", x -> {
        for (; ; ) {
          probe(); // UNKNOWN
        }
      });
      cache.get("", x -> probe(x)); // UNKNOWN
      use((Supplier<String>) () -> probe()); // UNKNOWN
      use((Supplier<String>) () -> {
        for (; ; ) {
          probe(); // UNKNOWN
        }
      });
      Optional.of("").map(x -> probe(x)); // UNKNOWN
      search(x -> probe(x)); // UNKNOWN
      reduce(x -> probe(x)); // UNKNOWN
      com.google.common.collect.Iterables.transform(all(), x -> probe(x)); // UNKNOWN
      com.google.common.base.Optional.of("").transform(x -> probe(x)); // UNKNOWN
    }
  }

  Object returning(List<String> all) {
    for (String each : all) {
      return all.stream().map(x -> probe(x)); // UNKNOWN
    }
    for (String each : all) {
      Optional.of("").map(x -> {
        return probe(x); // UNKNOWN
      });
    }
    while (true) {
      Optional.of("").map(x -> {
        probe(); // UNKNOWN
        return "";
      });
      if (all.isEmpty()) {
        Optional.of("").map(x -> {
          while (true) {
            probe(); // UNKNOWN
            break;
          }
          return "";
        });
        break;
      }
    }
    return null;
  }

  void use(Object any) {}

  void search(Function<String, String> f) {}

  List<String> all() {
    return null;
  }

  void reduce(Function<String, String> f) {}

  void sort(Comparator<String> c) {}

  String merge(String a, Function<String, String> f) {
    return a;
  }

  void filter(Function<String, String> f) {}

  void get(Function<String, String> f) {}
}
