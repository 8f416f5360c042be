package testdata;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Values that are null because of what other code assigns, passes, stores or returns. */
class NullFlows {
  static class Customer {
    String name;
    String nick = "nick";

    Customer(String name) {
      this.name = name;
    }

    void rename(String nick) {
      put(nick);
    }

    private void put(String value) {
      nick = value;
    }

    String label() {
      return name.concat("!");
    }

    String shout() {
      return nick.concat("!");
    }
  }

  record Pair(String left, String right) {}

  interface Source {
    String text();
  }

  static class Switched {
    String on;

    Switched(boolean isOn) {
      if (isOn) {
        on = "on";
      }
    }
  }

  static class Chosen {
    String on;

    Chosen(boolean isOn) {
      if (isOn) {
        on = "on";
      } else {
        on = "off";
      }
    }
  }

  static final Map<String, Customer> CUSTOMERS = new HashMap<>();

  static Customer find(String name) {
    return CUSTOMERS.get(name);
  }

  static String none() {
    return null;
  }

  static String pick(String... texts) {
    return texts[0];
  }

  static <T> T first(List<T> list) {
    return list.get(0);
  }

  static String passed(Optional<String> given, Customer customer) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(customer.label());
  }

  static String renamed(Optional<String> given, Customer customer) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(customer.shout());
  }

  static String component(Optional<String> given, Pair pair) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(pair.right().concat("!"));
  }

  static String otherComponent(Optional<String> given, Pair pair) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return given.orElseGet(() -> pair.left().concat("!"));
  }

  static String function(Optional<String> given, Source source) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(source.text().concat("!"));
  }

  static String element(Optional<String> given, String text) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(text.concat("!"));
  }

  static String ofVariable(Optional<String> given, String text) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(text.concat("!"));
  }

  static String ofLoop(Optional<String> given, String text) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(text.concat("!"));
  }

  static String sometimes(Optional<String> given, Switched switched) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(switched.on.concat("!"));
  }

  static String always(Optional<String> given, Chosen chosen) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return given.orElseGet(() -> chosen.on.concat("!"));
  }

  static String tested(Optional<String> given, String text) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return given.orElseGet(() -> text.concat("!"));
  }

  static void show(Runnable code) {
    try {
      code.run();
    } catch (NullPointerException e) {
      System.out.println("null");
    }
  }

  public static void main(String[] args) {
    for (Optional<String> given : List.of(Optional.of("given"), Optional.<String>empty())) {
      show(() -> System.out.println(passed(given, new Customer("a"))));
      show(() -> System.out.println(passed(given, find("none"))));
      Customer customer = new Customer("a");
      customer.rename(none());
      show(() -> System.out.println(renamed(given, customer)));
      show(() -> System.out.println(component(given, new Pair("a", none()))));
      show(() -> System.out.println(otherComponent(given, new Pair("a", "b"))));
      show(() -> System.out.println(function(given, NullFlows::none)));
      List<String> list = new ArrayList<>();
      list.add(none());
      show(() -> System.out.println(element(given, first(list))));
      show(() -> System.out.println(ofVariable(given, pick(none(), "a"))));
      for (String each : new String[] {"a", none()}) {
        show(() -> System.out.println(ofLoop(given, each)));
      }
      show(() -> System.out.println(sometimes(given, new Switched(false))));
      show(() -> System.out.println(always(given, new Chosen(false))));
      String text = System.getProperty("none");
      if (text != null) {
        show(() -> System.out.println(tested(given, text)));
      }
    }
  }
}
