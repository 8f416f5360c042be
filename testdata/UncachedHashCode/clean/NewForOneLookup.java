import java.util.HashMap;
import java.util.Map;
import java.util.Objects;

/** Keys that a factory or every caller of a private method creates for one lookup. */
class NewForOneLookup {
  static final class Route {
    private final String from;
    private final String to;
    private final String by;

    private Route(String from, String to, String by) {
      this.from = from;
      this.to = to;
      this.by = by;
    }

    static Route byTrain(String from, String to) {
      return of(from, to, "train");
    }

    static Route of(String from, String to, String by) {
      Objects.requireNonNull(by);
      return by.isEmpty() ? walk(from, to) : new Route(from, to, by);
    }

    private static Route walk(String from, String to) {
      return new Route(from, to, "foot");
    }

    @Override
    public boolean equals(Object o) {
      return o instanceof Route it && from.equals(it.from) && to.equals(it.to) && by.equals(it.by);
    }

    @Override
    public int hashCode() {
      return Objects.hash(from, to, by);
    }
  }

  static final class Seat {
    private final String train;
    private final String car;
    private final String number;

    Seat(String train, String car, String number) {
      this.train = train;
      this.car = car;
      this.number = number;
    }

    @Override
    public boolean equals(Object o) {
      return o instanceof Seat it
          && train.equals(it.train)
          && car.equals(it.car)
          && number.equals(it.number);
    }

    @Override
    public int hashCode() {
      return Objects.hash(train, car, number);
    }
  }

  private final Map<Route, Integer> prices = new HashMap<>();
  private final Map<Seat, String> guests = new HashMap<>();

  int price(String from, String to) {
    Route route = Route.byTrain(from, to);
    Integer price = prices.get(route);
    if (price == null) {
      price = from.length() + to.length();
      prices.put(route, price);
    }
    return price;
  }

  String window(String train, String car) {
    return guest(new Seat(train, car, "1a"));
  }

  String aisle(String train, String car) {
    return guest((new Seat(train, car, "1b")));
  }

  private String guest(Seat seat) {
    String guest = guests.get(seat);
    if (guest == null) {
      guest = "nobody";
      guests.put(seat, guest);
    }
    return guest;
  }
}
