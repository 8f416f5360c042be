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
  static final Function<String, String> CONSTANT =
      x -> probe(x); // UNKNOWN
  static final List<String> COMPUTED =
      Stream.of("a").map(x -> Probe.<String>probe(x)).collect(Collectors.toList()); // COLD static initialiser
  static final Comparator<String> ORDER =
      (a, b) -> probe(); // REPEATED runs once per comparison
  static final Comparator<String> KEYED =
      Comparator.comparing(x -> Probe.<String>probe(x)); // REPEATED runs once per comparison
  static final ThreadLocal<String> PER_THREAD =
      ThreadLocal.withInitial(() -> probe()); // COLD once per thread
  static final com.google.common.base.Supplier<String> ONCE =
      com.google.common.base.Suppliers.memoize(() -> probe()); // COLD once, then remembered
  static final Runnable OLD =
      new Runnable() {
        Object field = probe(); // COLD static initialiser

        @Override
        public void run() {
          probe(); // UNKNOWN
        }
      };

  void streams(List<String> all) {
    all.stream().map(x -> probe(x)).count(); // REPEATED runs once per element of map
    all.stream().map(Probe::<String>probe).count();
    all.stream().filter((x -> probe(x))).count(); // REPEATED runs once per element of filter
    all.stream().map(all.isEmpty() ? x -> probe(x) : null).count(); // REPEATED runs once per element of map
    all.stream().map((Function<String, String>) x -> probe(x)).count(); // REPEATED runs once per element of map
    IntStream.range(0, 1).mapToObj(x -> probe(x)).count(); // REPEATED runs once per element of mapToObj
    Stream.generate(() -> probe()).limit(3).count(); // REPEATED runs once per element of generate
    all.stream().onClose(() -> probe()).close(); // UNKNOWN
    all.stream().collect(() -> Probe.<ArrayList<String>>probe(), ArrayList::add, ArrayList::addAll); // UNKNOWN
    all.stream().map(this::element).count();
    all.stream().forEach(new Consumer<String>() {
      @Override
      public void accept(String x) {
        probe(x); // REPEATED runs once per element of forEach
      }
    });
    all.stream().limit(Probe.<Integer>probe()).count(); // UNKNOWN
  }

  private String element(String x) {
    return probe(x); // REPEATED called once per element of map
  }

  void collectors(List<String> all, Comparator<String> c) {
    all.stream().collect(Collectors.toMap(x -> probe(x), x -> x)); // REPEATED runs once per element of toMap
    all.stream().collect(Collectors.toCollection(() -> probe())); // UNKNOWN
    all.stream().collect(Collectors.collectingAndThen(Collectors.toList(), x -> probe(x))); // UNKNOWN
    all.stream().collect(Collectors.collectingAndThen(Collectors.groupingBy(x -> probe(x)), x -> x)); // REPEATED runs once per element of groupingBy
    all.stream().collect(Collectors.groupingBy(x -> x, Collectors.toCollection(() -> probe()))); // REPEATED runs once per element of groupingBy
    use(Collectors.groupingBy(x -> probe(x))); // REPEATED runs once per element of groupingBy
    use(Collectors.collectingAndThen(Collectors.toList(), x -> probe(x))); // UNKNOWN
  }

  void comparators(List<String> all) {
    all.sort((a, b) -> probe()); // REPEATED runs once per comparison
    all.sort(Comparator.comparing((String x) -> Probe.<String>probe(x)).reversed()); // REPEATED runs once per comparison
    all.sort(Comparator.<String>naturalOrder().thenComparing(x -> Probe.<String>probe(x))); // REPEATED runs once per comparison
    all.stream().sorted((a, b) -> probe()).count(); // REPEATED runs once per comparison
    new TreeMap<String, String>((a, b) -> probe()); // REPEATED runs once per comparison
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
    new TreeSet<String>((a, b) -> probe()); // REPEATED runs once per comparison
    new TreeSet<String>(new Comparator<String>() {
      @Override
      public int compare(String a, String b) {
        return probe(); // REPEATED runs once per comparison
      }
    });
    use((Comparator<String>) (a, b) -> probe()); // REPEATED runs once per comparison
    sort((Comparator<String>) (a, b) -> probe()); // REPEATED runs once per comparison
    Collections.reverseOrder((String a, String b) -> probe()); // REPEATED runs once per comparison
    all.stream().map(x -> probe(x)).count(); // COLD lifecycle method init()
    all.stream().collect(Collectors.toMap(x -> probe(x), x -> x)); // COLD lifecycle method init()
    all.stream().collect(Collectors.toCollection(() -> probe())); // COLD lifecycle method init()
    all.stream().collect(() -> Probe.<ArrayList<String>>probe(), ArrayList::add, ArrayList::addAll); // COLD lifecycle method init()
    use(Collectors.groupingBy(x -> probe(x))); // REPEATED runs once per element of groupingBy
    all.forEach(x -> probe(x)); // COLD lifecycle method init()
    all.removeIf(x -> probe(x)); // COLD lifecycle method init()
    map.computeIfAbsent("", x -> probe(x)); // COLD lifecycle method init()
    map.compute("", (x, y) -> probe(x)); // COLD lifecycle method init()
    map.merge("", "", (x, y) -> probe(x)); // COLD lifecycle method init()
    optional.map(x -> probe(x)); // COLD lifecycle method init()
    optional.orElseGet(() -> probe()); // COLD lifecycle method init()
    new AtomicReference<String>().updateAndGet(x -> probe(x)); // COLD lifecycle method init()
    Objects.requireNonNullElseGet("", () -> probe()); // COLD lifecycle method init()
    new TransactionTemplate().execute(x -> probe(x)); // COLD lifecycle method init()
    new JdbcTemplate().query("", (rs, row) -> probe()); // COLD lifecycle method init()
    use((RowMapper<String>) (rs, row) -> probe()); // REPEATED runs once per row
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
    map.forEach((k, v) -> probe()); // REPEATED runs once per element of forEach
    map.replaceAll((k, v) -> probe()); // REPEATED runs once per element of replaceAll
    shared.search(1, (k, v) -> probe()); // REPEATED runs once per element of search
    shared.reduceValues(1, (a, b) -> probe()); // REPEATED runs once per element of reduceValues
    map.computeIfAbsent("", x -> probe(x)); // UNKNOWN
    for (; ; ) {
      map.computeIfAbsent("", x -> probe(x)); // UNKNOWN
      map.compute("", (x, y) -> probe(x)); // REPEATED in a loop
      map.computeIfAbsent("", x -> {
        for (; ; ) {
          probe(); // REPEATED in a loop
        }
      });
      cache.get("", x -> probe(x)); // UNKNOWN
      use((Supplier<String>) () -> probe()); // UNKNOWN
      use((Supplier<String>) () -> {
        for (; ; ) {
          probe(); // REPEATED in a loop
        }
      });
      Optional.of("").map(x -> probe(x)); // REPEATED in a loop
      search(x -> probe(x)); // UNKNOWN
      reduce(x -> probe(x)); // UNKNOWN
      com.google.common.collect.Iterables.transform(all(), x -> probe(x)); // REPEATED runs once per element of transform
      com.google.common.base.Optional.of("").transform(x -> probe(x)); // REPEATED in a loop
    }
  }

  Object returning(List<String> all) {
    for (String each : all) {
      return all.stream().map(x -> probe(x)); // REPEATED runs once per element of map
    }
    for (String each : all) {
      Optional.of("").map(x -> {
        return probe(x); // REPEATED in a loop
      });
    }
    while (true) {
      Optional.of("").map(x -> {
        probe(); // REPEATED in a loop
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
