package testdata;

import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/** What superclasses and maps may change. */
class InheritedAndMaps {
  private static int counter;

  abstract static class Counted {
    private final String name = "n";

    int number() {
      return 1;
    }

    @Override
    public int hashCode() {
      return name.hashCode() + number();
    }
  }

  /** Overrides what the superclass hashes. */
  static final class Overrides extends Counted {
    private final String a = "a";
    private final String b = "b";

    @Override
    int number() {
      return counter++;
    }

    @Override
    public int hashCode() {
      return Objects.hash(super.hashCode(), a, b);
    }
  }

  abstract static class Asked {
    abstract int number();

    @Override
    public int hashCode() {
      return number();
    }
  }

  static final class Answers extends Asked {
    private final String a = "a";
    private final String b = "b";

    @Override
    int number() {
      return counter;
    }

    @Override
    public int hashCode() {
      return Objects.hash(super.hashCode(), a, b);
    }
  }

  /** Of a superclass that is not in sight. */
  static final class Unseen extends java.util.concurrent.atomic.AtomicInteger {
    private final String a = "a";
    private final String b = "b";

    @Override
    public int hashCode() {
      return Objects.hash(super.hashCode(), a, b);
    }
  }

  static final class Mutable {
    private final Map<String, String> map;

    Mutable(Map<String, String> map) {
      this.map = map;
    }

    @Override
    public int hashCode() {
      int sum = 0;
      for (Map.Entry<String, String> entry : map.entrySet()) {
        sum += entry.getKey().hashCode() + entry.getValue().hashCode();
      }
      for (String key : map.keySet()) {
        sum += map.get(key).length();
      }
      return sum;
    }
  }

  static final class MutableValues {
    private final Map<String, List<String>> map;

    MutableValues(Map<String, List<String>> map) {
      this.map = Map.copyOf(map);
    }

    @Override
    public int hashCode() {
      int sum = 0;
      for (Map.Entry<String, List<String>> entry : map.entrySet()) {
        sum += entry.getValue().hashCode();
      }
      return sum;
    }
  }

  /** An entry that is not one of the field's map. */
  static final class OtherEntry {
    private final Map<String, String> map;

    OtherEntry(Map<String, String> map) {
      this.map = Collections.unmodifiableMap(new HashMap<>(map));
    }

    @Override
    public int hashCode() {
      int sum = map.size();
      for (Map.Entry<String, String> entry : System.getenv().entrySet()) {
        sum += entry.getKey().hashCode();
      }
      return sum;
    }
  }

  final Set<Object> all = new HashSet<>();

  void add(Map<String, String> map, Map<String, List<String>> lists) {
    Set<Object> set = new HashSet<>();
    Set<Overrides> overrides = new HashSet<>();
    overrides.add(new Overrides());
    Set<Answers> answers = new HashSet<>();
    answers.add(new Answers());
    Set<Unseen> unseen = new HashSet<>();
    unseen.add(new Unseen());
    Set<Mutable> mutable = new HashSet<>();
    mutable.add(new Mutable(map));
    Set<MutableValues> values = new HashSet<>();
    values.add(new MutableValues(lists));
    Set<OtherEntry> entries = new HashSet<>();
    entries.add(new OtherEntry(map));
    all.addAll(set);
  }
}
