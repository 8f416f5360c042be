package testdata;

import static java.util.TimeZone.getTimeZone;

import java.time.ZoneOffset;
import java.util.Map;
import java.util.Optional;
import java.util.TimeZone;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.function.Supplier;

/** Look like results that are kept. */
class NotKept {
  private final Map<String, TimeZone> zones = new ConcurrentHashMap<>();

  interface Loader {
    TimeZone load(String id);
  }

  static class Store {
    static <T> T from(Function<String, T> loader, String key) {
      return loader.apply(key);
    }

    static <T> T of(Supplier<T> supplier) {
      return supplier.get();
    }

    <T> T get(Supplier<T> supplier) {
      return supplier.get();
    }
  }

  /** Overrides nothing. */
  TimeZone load(String id) {
    // BUG: Diagnostic contains: SUGGESTION ADVICE
    return getTimeZone(id);
  }

  TimeZone replaced(String id) {
    // BUG: Diagnostic contains: SUGGESTION ADVICE
    return zones.merge(id, TimeZone.getTimeZone(id), (before, after) -> after);
  }

  TimeZone argumentOfCompute(String id) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return zones.computeIfAbsent(TimeZone.getTimeZone(ZoneOffset.UTC).getID() + id, key -> null);
  }

  TimeZone from(String id) {
    // BUG: Diagnostic contains: SUGGESTION ADVICE
    return Store.from(TimeZone::getTimeZone, id);
  }

  TimeZone of() {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return Store.of(() -> TimeZone.getTimeZone(ZoneOffset.UTC));
  }

  TimeZone get() {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return new Store().get(() -> TimeZone.getTimeZone(ZoneOffset.UTC));
  }

  TimeZone orElseGet(Optional<TimeZone> zone) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return zone.orElseGet(() -> TimeZone.getTimeZone(ZoneOffset.UTC));
  }

  static class Zone {
    String getId() {
      return "UTC";
    }
  }

  TimeZone idOfNoZoneId(Zone zone) {
    // BUG: Diagnostic contains: The id is known only at run time.
    return TimeZone.getTimeZone(zone.getId());
  }

  public static void main(String[] args) {
    NotKept it = new NotKept();
    System.out.println(it.load("GMT").getID() + it.replaced("GMT").getID());
    System.out.println(it.argumentOfCompute("a"));
    System.out.println(it.from("GMT").getID() + it.of().getID() + it.get().getID());
    System.out.println(it.orElseGet(Optional.empty()).getID());
    System.out.println(it.orElseGet(Optional.of(it.of())).getID());
    System.out.println(it.idOfNoZoneId(new Zone()).getID());
  }
}
