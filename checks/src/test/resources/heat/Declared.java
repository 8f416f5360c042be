package heat;

import static heat.Probe.probe;

import java.util.Map;
import java.util.function.Supplier;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.TearDown;

class Declared {
  @interface HotPath {}

  @interface NotHotPath {}

  @HotPath
  Object find(Map<String, String> map, boolean bad) {
    helper();
    map.computeIfAbsent("", x -> probe(x)); // UNKNOWN
    Supplier<String> later = () -> probe(); // CONCURRENT declared @HotPath find()
    if (bad) {
      throw new IllegalStateException(Probe.<String>probe()); // COLD argument of an exception
    }
    return null;
  }

  private void helper() {
    probe(); // CONCURRENT declared reached from @HotPath find()
  }

  @NotHotPath
  Object other() {
    return probe(); // UNKNOWN
  }

  @HotPath
  void init() {
    probe(); // CONCURRENT declared @HotPath init()
  }

  @HotPath
  Declared() {
    probe(); // CONCURRENT declared @HotPath Declared()
  }

  @HotPath
  static class All {
    static final Object CONSTANT = probe(); // COLD static initializer
    static final Supplier<Object> LATER = () -> probe(); // CONCURRENT declared @HotPath class All
    final Object field = probe(); // CONCURRENT declared @HotPath class All

    void any() {
      probe(); // CONCURRENT declared @HotPath class All
    }

    @Override
    public String toString() {
      return probe(); // COLD toString()
    }

    String toString(int indent) {
      return probe(); // CONCURRENT declared @HotPath class All
    }

    @Override
    public int hashCode() {
      return probe().hashCode(); // CONCURRENT declared @HotPath class All
    }

    static class Nested {
      void any() {
        probe(); // UNKNOWN
      }
    }
  }

  static class Printed {
    @Override
    @HotPath
    public String toString() {
      return probe(); // CONCURRENT declared @HotPath toString()
    }
  }

  static class Jmh {
    @Setup
    public void prepare() {
      probe(); // COLD @Setup prepare()
    }

    @Benchmark
    public Object measure() {
      helper();
      return probe(); // CONCURRENT by a benchmark @Benchmark measure()
    }

    @TearDown
    public void clean() {
      probe(); // COLD @TearDown clean()
    }

    private void helper() {
      probe(); // CONCURRENT by a benchmark reached from @Benchmark measure()
      if (hashCode() > 1) {
        branch();
      }
    }

    private void branch() {
      inBranch();
    }

    /** A benchmark says nothing of what it may never come to. */
    private void inBranch() {
      probe(); // UNKNOWN
    }
  }
}
