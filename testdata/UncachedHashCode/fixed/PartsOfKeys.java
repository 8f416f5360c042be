import java.util.HashMap;
import java.util.Map;
import java.util.Objects;

/** What a key's hash code is computed from is hashed with each lookup. */
class PartsOfKeys {
  static final class Stop {
    private final String city;
    private final String street;
    private final String number;
    private transient int hash;

    Stop(String city, String street, String number) {
      this.city = city;
      this.street = street;
      this.number = number;
    }

    @Override
    public int hashCode() {
      int result = hash;
      if (result == 0) {
        // BUG: Diagnostic contains: SAFE
        result = Objects.hash(city, street, number);
        hash = result;
      }
      return result;
    }
  }

  static final class Trip {
    private final Stop from;
    private final Stop to;

    Trip(Stop from, Stop to) {
      this.from = from;
      this.to = to;
    }

    @Override
    public int hashCode() {
      return 31 * from.hashCode() + to.hashCode();
    }
  }

  private final Map<Trip, Integer> fares = new HashMap<>();

  int fare(Stop from, Stop to) {
    return fares.getOrDefault(new Trip(from, to), 0);
  }

  public static void main(String[] args) {
    System.out.println(new PartsOfKeys().fare(new Stop("a", "b", "1"), new Stop("c", "d", "2")));
  }
}
