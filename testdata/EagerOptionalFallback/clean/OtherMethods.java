package testdata;

import java.util.Locale;
import java.util.function.Predicate;

/** Methods of other classes that have the same names. */
class OtherMethods {
  static class Optional<T> {
    T orElse(T other) {
      return other;
    }

    T or(T other) {
      return other;
    }

    T getOrElse(T other) {
      return other;
    }
  }

  static class Settings {
    String getOrDefault(String key, String fallback) {
      return key + fallback;
    }

    static String getOrDefault(Settings settings, String fallback) {
      return settings + fallback;
    }
  }

  static class Objects {
    static <T> T requireNonNullElse(T one, T other) {
      return one;
    }

    static <T> T firstNonNull(T one, T other) {
      return one;
    }
  }

  interface Defaults extends java.util.Map<String, String> {
    static String getOrDefault(String key, String fallback) {
      return key + fallback;
    }

    String getOrDefault(String key, String fallback, boolean strict);
  }

  static class Subset extends java.util.HashMap<String, String> {
    private static final long serialVersionUID = 1;

    String orElse(String fallback) {
      return fallback;
    }

    String getOrDefault(String fallback) {
      return fallback;
    }
  }

  static String slow(String text) {
    return text.toUpperCase(Locale.ROOT).repeat(2);
  }

  String optional(Optional<String> given) {
    return given.orElse(slow("a")) + given.or(slow("b")) + given.getOrElse(slow("c"));
  }

  String settings(Settings given, Subset subset) {
    return given.getOrDefault("key", slow("d"))
        + Settings.getOrDefault(given, slow("e"))
        + subset.orElse(slow("f"))
        + subset.getOrDefault(slow("g"));
  }

  String defaults(Defaults given) {
    return Defaults.getOrDefault("key", slow("h")) + given.getOrDefault("key", slow("i"), true);
  }

  String objects(String given) {
    return Objects.requireNonNullElse(given, slow("j")) + Objects.firstNonNull(given, slow("k"));
  }

  Predicate<String> predicate(Predicate<String> given) {
    return given.or(text -> text.equals(slow("l"))).or(predicate(given));
  }

  String own(String text) {
    return orElse(slow("m")) + getOrDefault(text, slow("n"));
  }

  private String orElse(String text) {
    return text;
  }

  private String getOrDefault(String key, String fallback) {
    return key + fallback;
  }

  String otherCalls(java.util.Map<String, String> map, java.util.Optional<String> given) {
    return map.putIfAbsent("key", slow("o")) + given.map(it -> it + slow("p")).get();
  }

  boolean otherArity(java.util.Optional<String> given) {
    return given.equals(java.util.Optional.of(slow("q")));
  }

  static java.util.BitSet bits(java.util.BitSet given) {
    given.or(java.util.BitSet.valueOf(new long[] {slow("r").length()}));
    return given;
  }
}
