import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TimeZone;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;

/** Places where the fixes of several rules meet. */
public class Together {
  private static final ConcurrentHashMap<String, String> NAMES = new ConcurrentHashMap<>();
  private static final ConcurrentHashMap<String, String> OTHERS = new ConcurrentHashMap<>();
  private final Map<String, String> settings =
      Collections.synchronizedMap(new HashMap<>(Map.of("a", "set")));

  static String twice(String text) {
    return text.repeat(2);
  }

  static String declaredThenFallback(Optional<String> given, String key) {
    String name = NAMES.computeIfAbsent(key, Together::twice);
    return given.orElse(twice(name));
  }

  static String assignedThenFallback(String given, String key) {
    String name;
    name = NAMES.computeIfAbsent(key, Together::twice);
    return Objects.requireNonNullElse(given, twice(name));
  }

  static String thenDefault(String key) {
    String name = NAMES.computeIfAbsent(key, Together::twice);
    return NAMES.getOrDefault("none", twice(name));
  }

  static String formattedInFallback(Optional<String> given, String key) {
    return given.orElse(String.format("%s.", NAMES.computeIfAbsent(key, Together::twice)));
  }

  static void ignoredDefault(String key) {
    NAMES.getOrDefault(key, NAMES.computeIfAbsent(key, Together::twice));
    OTHERS.put(key, key);
  }

  static String computedDefault(String key) {
    return NAMES.getOrDefault(key, NAMES.computeIfAbsent(key, Together::twice));
  }

  static String computedInOther(String key) {
    return NAMES.getOrDefault(key, OTHERS.computeIfAbsent(key, Together::twice));
  }

  static String fallbackAsKey(Optional<String> given, String key) {
    return NAMES.computeIfAbsent(given.orElse(twice(key)), it -> given.orElse(twice(it)));
  }

  static String computedAsKey(String key) {
    return NAMES.getOrDefault(OTHERS.computeIfAbsent(key, Together::twice), twice(key));
  }

  static String zones(Optional<TimeZone> zone) {
    return String.format("%s", zone.orElse(TimeZone.getTimeZone("GMT+08:00")).getID())
        + zone.orElse(TimeZone.getTimeZone("UTC")).getID();
  }

  static String nested(Optional<String> given, String key) {
    return String.format(
        "%s", given.orElse(String.format("%s!", given.orElse(twice(String.format("%s?", key))))));
  }

  static String formatted(Optional<String> given, String key) {
    return String.format(
        "%s-%s",
        NAMES.computeIfAbsent(key, it -> String.format("%s*", it)), given.orElse(twice(key)));
  }

  static String declaredTogether(Optional<String> given, String key) {
    String name = given.orElse(twice(key)), other = NAMES.computeIfAbsent(name, Together::twice);
    return given.orElse(twice(other + name));
  }

  String throughSettings(Optional<String> given, String key) {
    String name = NAMES.computeIfAbsent(settings.get(key), it -> settings.getOrDefault(it, "none"));
    return given.orElse(String.format("%s%s", name, settings.get(key)));
  }

  static Supplier<String> inLambda(Optional<String> given, String key) {
    return () ->
        given.orElse(
            NAMES.getOrDefault(key, twice(NAMES.computeIfAbsent(key + 1, Together::twice))));
  }

  static List<String> inLoop(Optional<String> given, List<String> keys) {
    List<String> names = new ArrayList<>();
    for (String key : keys) {
      String name = NAMES.computeIfAbsent(key, Together::twice);
      names.add(String.format("%s=%s", key, given.orElse(twice(name))));
    }
    return names;
  }

  public static void main(String[] args) {
    for (String given : new String[] {null, "given"}) {
      Optional<String> optional = Optional.ofNullable(given);
      System.out.println(declaredThenFallback(optional, "a") + assignedThenFallback(given, "b"));
      System.out.println(thenDefault("c") + formattedInFallback(optional, "d"));
      ignoredDefault("e");
      System.out.println(computedDefault("f") + computedInOther("g"));
      System.out.println(fallbackAsKey(optional, "h") + computedAsKey("i"));
      System.out.println(zones(Optional.empty()) + nested(optional, "j") + formatted(optional, "k"));
      System.out.println(declaredTogether(optional, "l"));
      System.out.println(new Together().throughSettings(optional, "a"));
      System.out.println(inLambda(optional, "m").get() + inLoop(optional, List.of("n", "o")));
      System.out.println(NAMES + " " + OTHERS);
    }
  }
}
