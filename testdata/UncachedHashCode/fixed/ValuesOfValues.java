import com.google.common.collect.ImmutableList;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/** Values of other types, whose hash codes come from their own values. */
class ValuesOfValues {
  /** Hashed by identity, whatever else it counts. */
  enum Level {
    LOW,
    HIGH {
      @Override
      int use() {
        return 2 * super.use();
      }
    };

    private int uses;

    int use() {
      return ++uses;
    }

    @Override
    public String toString() {
      return "level " + ordinal();
    }
  }

  /** Hashed by identity. */
  static final class Marker {
    private final String text;

    Marker(String text) {
      this.text = text;
    }

    String text() {
      return text;
    }
  }

  static final class Counter {
    private int count;

    int count() {
      return ++count;
    }

    @Override
    public int hashCode() {
      return count;
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Counter that && that.count == count;
    }
  }

  record Label(String text, ImmutableList<String> words) {
    private static final Map<String, Counter> MADE = new HashMap<>();

    Label {
      MADE.computeIfAbsent(text, key -> new Counter()).count();
    }

    static int made() {
      return MADE.size();
    }
  }

  record Place(String city, ImmutableList<String> streets) {
    @Override
    public int hashCode() {
      return city.hashCode();
    }
  }

  static final class OfEnum {
    private final String name;
    private final Level level;
    private final ImmutableList<Level> others;
    private transient int hash;

    OfEnum(String name, Level level) {
      this.name = name;
      this.level = level;
      this.others = ImmutableList.of(level);
    }

    @Override
    public int hashCode() {
      int result = hash;
      if (result == 0) {
        // BUG: Diagnostic contains: SAFE
        result = Objects.hash(name, level, others);
        hash = result;
      }
      return result;
    }
  }

  static final class OfRecords {
    private final String name;
    private final Label label;
    private final Place place;
    private final Marker marker;
    private transient int hash;

    OfRecords(String name, Label label, Place place, Marker marker) {
      this.name = name;
      this.marker = marker;
      this.label = label;
      this.place = place;
    }

    @Override
    public int hashCode() {
      int result = hash;
      if (result == 0) {
        // BUG: Diagnostic contains: SAFE
        result = Objects.hash(name, label, place, marker);
        hash = result;
      }
      return result;
    }
  }

  static final class OfOptional {
    private final String name;
    private final Optional<Label> label;
    private final Class<?> type;
    private transient int hash;

    OfOptional(String name, Optional<Label> label, Class<?> type) {
      this.name = name;
      this.label = label;
      this.type = type;
    }

    @Override
    public int hashCode() {
      int result = hash;
      if (result == 0) {
        // BUG: Diagnostic contains: SAFE
        result = Objects.hash(name, label, type);
        hash = result;
      }
      return result;
    }
  }

  private final Map<OfEnum, Integer> enums = new HashMap<>();
  private final Map<OfRecords, Integer> records = new HashMap<>();
  private final Map<OfOptional, Integer> optionals = new HashMap<>();

  int find(OfEnum a, OfRecords b, OfOptional c) {
    return enums.getOrDefault(a, 1) + records.getOrDefault(b, 2) + optionals.getOrDefault(c, 3);
  }

  public static void main(String[] args) {
    Label label = new Label("a", ImmutableList.of("b"));
    OfEnum a = new OfEnum("a", Level.HIGH);
    Place place = new Place("b", ImmutableList.of("c"));
    OfRecords b = new OfRecords("a", label, place, new Marker("d"));
    OfOptional c = new OfOptional("a", Optional.of(label), String.class);
    ValuesOfValues values = new ValuesOfValues();
    for (int i = 0; i < 2; i++) {
      System.out.println(values.find(a, b, c) + Label.made() + Level.LOW.use());
      System.out.println(a.hashCode() == a.hashCode());
      System.out.println((b.hashCode() == b.hashCode()) + " " + (c.hashCode() == c.hashCode()));
    }
  }
}
