import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** Classes whose hash codes the compilation does not use, or uses once an object. */
class NotHashed {
  static final class Listed {
    private final String a = "a";
    private final String b = "b";
    private final String c = "c";

    @Override
    public int hashCode() {
      return Objects.hash(a, b, c);
    }
  }

  static final class NewForEachLookup {
    private final String a;
    private final String b;
    private final String c;

    NewForEachLookup(String a, String b, String c) {
      this.a = a;
      this.b = b;
      this.c = c;
    }

    @Override
    public boolean equals(Object o) {
      return o instanceof NewForEachLookup it && a.equals(it.a) && b.equals(it.b) && c.equals(it.c);
    }

    @Override
    public int hashCode() {
      return Objects.hash(a, b, c);
    }
  }

  /** Hashed by the hash code of Trip only, which nothing calls. */
  static final class Stop {
    private final String city = "a";
    private final String street = "b";
    private final String number = "c";

    @Override
    public int hashCode() {
      return Objects.hash(city, street, number);
    }
  }

  static final class Trip {
    private final Stop from = new Stop();
    private final Stop to = new Stop();

    @Override
    public int hashCode() {
      return 31 * from.hashCode() + to.hashCode();
    }
  }

  private final List<Listed> listed = List.of(new Listed());
  private final List<Trip> trips = List.of(new Trip());
  private final Map<NewForEachLookup, Integer> lengths = new HashMap<>();

  int first() {
    return listed.size() + trips.size();
  }

  int length(String a, String b) {
    NewForEachLookup key = new NewForEachLookup(a, b, "c");
    Integer known = lengths.get(key);
    if (known == null) {
      known = a.length() + b.length();
      lengths.put(key, known);
    }
    return known + lengths.getOrDefault(new NewForEachLookup(b, a, "c"), 0);
  }

  static final class CheckedTwice {
    private final String a;
    private final String b;
    private final String c;

    CheckedTwice(String a, String b, String c) {
      this.a = a;
      this.b = b;
      this.c = c;
    }

    @Override
    public boolean equals(Object o) {
      return o instanceof CheckedTwice it && a.equals(it.a) && b.equals(it.b) && c.equals(it.c);
    }

    @Override
    public int hashCode() {
      return Objects.hash(a, b, c);
    }
  }

  private final Map<CheckedTwice, Object> members = new HashMap<>();

  /** A hit hashes the key once; a miss looks again under the lock. */
  Object member(String a, String b) {
    CheckedTwice key = new CheckedTwice(a, b, "c");
    Object known = (Object) members.get(key);
    if (known == null) {
      synchronized (members) {
        known = (Object) members.get(key);
        if (known == null) {
          known = new Object();
          members.put(key, known);
        }
      }
    }
    return known;
  }
}
