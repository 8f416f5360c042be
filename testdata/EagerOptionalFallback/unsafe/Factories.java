package testdata;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/** Methods that make something, and calls that are no accessors. */
public class Factories {
  private final Map<String, String> names;
  private static int limit = 2;

  Factories(Map<String, String> names) {
    this.names = names;
  }

  record User(String name) {
    static User guest() {
      User guest = new User("guest");
      return new User(guest.greeting());
    }

    String greeting() {
      return "Hello " + name;
    }

    List<String> names() {
      return List.of(name, name, name);
    }
  }

  static class Settings {
    private final List<String> values = new ArrayList<>();

    Settings(int size) {
      for (int i = 0; i < size; i++) {
        values.add("value " + i);
      }
    }

    @Override
    public String toString() {
      return values.toString();
    }
  }

  interface Names {
    String defaultName();
  }

  static User factory(Optional<User> given) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return given.orElseGet(() -> User.guest());
  }

  static String concatenates(Optional<String> given, User user) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return given.orElseGet(() -> user.greeting());
  }

  static List<String> list(Optional<List<String>> given, User user) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return given.orElseGet(() -> user.names());
  }

  static Settings constructor(Optional<Settings> given) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return given.orElseGet(() -> new Settings(limit));
  }

  static String outOfSight(Optional<String> given, Names names) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return given.orElseGet(() -> names.defaultName());
  }

  static String library(Optional<String> given, com.google.common.net.HostAndPort host) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return given.orElseGet(() -> host.toString());
  }

  String lookup(Optional<String> given) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return given.orElseGet(() -> names.get("guest"));
  }

  static int parsed(OptionalInt given, String text) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElseGet(() -> Integer.parseInt(text));
  }

  static String formatted(Optional<String> given, int number) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return given.orElseGet(() -> Integer.toString(number));
  }

  static String property(Optional<String> given) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return given.orElseGet(() -> System.getProperty("no.such.property", "none"));
  }

  static byte[] array(Optional<byte[]> given) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return given.orElseGet(() -> new byte[4096]);
  }

  static Object anonymous(Optional<Object> given) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return given.orElseGet(
        () -> new Object() {
          private final Settings settings = new Settings(limit);

          @Override
          public String toString() {
            return settings.toString();
          }
        });
  }

  public static void main(String[] args) {
    User user = new User("user");
    Factories factories = new Factories(Map.of("guest", "Guest"));
    System.out.println(factory(Optional.empty()) + " " + factory(Optional.of(user)));
    System.out.println(list(Optional.empty(), user) + "" + list(Optional.of(List.of()), user));
    System.out.println(constructor(Optional.empty()) + "" + constructor(Optional.of(new Settings(1))));
    System.out.println(parsed(OptionalInt.empty(), "12") + parsed(OptionalInt.of(1), "no number".substring(0, 0) + 3));
    System.out.println(array(Optional.empty()).length + array(Optional.of(new byte[1])).length);
    System.out.println(anonymous(Optional.empty()) + "" + anonymous(Optional.of("given")));
    for (Optional<String> given : List.of(Optional.<String>empty(), Optional.of("given"))) {
      System.out.println(concatenates(given, user) + outOfSight(given, () -> "default"));
      System.out.println(library(given, com.google.common.net.HostAndPort.fromString("host:1")));
      System.out.println(factories.lookup(given) + formatted(given, 3) + property(given));
    }
  }
}
