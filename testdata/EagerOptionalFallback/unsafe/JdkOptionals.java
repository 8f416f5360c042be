package testdata;

import java.util.List;
import java.util.Locale;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.stream.Stream;

/** Every Optional of the JDK, reached in every way. */
public class JdkOptionals {
  private final Optional<String> name;
  static Optional<String> shared = Optional.empty();

  JdkOptionals(Optional<String> name) {
    this.name = name;
  }

  static String slow(String text) {
    return text.toUpperCase(Locale.ROOT).repeat(2);
  }

  static int slowLength(String text) {
    return slow(text).length();
  }

  static String failing(String text) {
    if (text.isEmpty()) {
      throw new NoSuchElementException("no text");
    }
    return slow(text);
  }

  static String nothing(String text) {
    return text.strip().isEmpty() ? "blank" : null;
  }

  String ofField() {
    // BUG: Diagnostic contains: SUGGESTION SAFE The fallback is evaluated on every call, even when the Optional is present. Use orElseGet with a lambda, which runs only when the Optional is empty.
    return name.orElseGet(() -> slow("of field"));
  }

  String ofThisField() {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return this.name.orElseGet(() -> this.instanceSlow("of this field"));
  }

  private String instanceSlow(String text) {
    return slow(text);
  }

  static String ofStatic() {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return JdkOptionals.shared.orElseGet(() -> JdkOptionals.slow("of static"));
  }

  static String ofParameter(Optional<String> given) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return given.orElseGet(() -> slow("of parameter"));
  }

  static String ofLocal(String text) {
    Optional<String> local = Optional.ofNullable(text);
    // BUG: Diagnostic contains: SUGGESTION SAFE
    String result = local.orElseGet(() -> slow("of local"));
    return result;
  }

  static String ofCall(List<String> texts) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return texts.stream().filter(text -> text.length() > 1).findFirst().orElseGet(() -> slow("of call"));
  }

  static String present() {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return Optional.of("there").orElseGet(() -> slow("needless"));
  }

  static String nullFallback(Optional<String> given) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return given.orElseGet(() -> nothing("null"));
  }

  static String throwing(Optional<String> given, String text) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElseGet(() -> failing(text));
  }

  static int ofInt(OptionalInt given) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return given.orElseGet(() -> slowLength("int"));
  }

  static int unboxed(OptionalInt given) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElseGet(() -> Integer.valueOf(slow("4").substring(1)));
  }

  static int widened(OptionalInt given) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElseGet(() -> slow("char").charAt(2));
  }

  static long ofLong(OptionalLong given) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return given.orElseGet(() -> slowLength("long"));
  }

  static double ofDouble(OptionalDouble given) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return given.orElseGet(() -> slowLength("double"));
  }

  static long boxed(Optional<Long> given) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return given.orElseGet(() -> (long) slowLength("boxed"));
  }

  static Object wildcard(Optional<? super String> given) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return given.orElseGet(() -> slow("wildcard"));
  }

  @SuppressWarnings({"rawtypes", "unchecked"})
  static Object raw(Optional given) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return given.orElseGet(() -> slow("raw"));
  }

  static List<String> inferred(Optional<List<String>> given) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElseGet(() -> Stream.of("inferred", "list").toList());
  }

  static java.util.ArrayList<String> diamond(Optional<java.util.ArrayList<String>> given) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return given.orElseGet(() -> new java.util.ArrayList<>(List.of(slow("diamond"))));
  }

  static <T extends Comparable<T>> T generic(java.util.Optional<T> given, List<T> sorted) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElseGet(() -> java.util.Collections.max(sorted));
  }

  static CharSequence wider(Optional<CharSequence> given) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    var result = given.orElseGet(() -> slow("wider"));
    return result;
  }

  static String chained(Optional<String> given) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return given.map(String::strip).orElseGet(() -> slow("chained")).concat("!");
  }

  static String casted(Object given) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return ((Optional<?>) given).map(Object::toString).orElseGet(() -> slow("casted"));
  }

  static String conditional(Optional<String> given, boolean first) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return given.orElseGet(() -> first ? slow("first") : "second");
  }

  static String concatenated(Optional<String> given) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return given.orElseGet(() -> "a " + slow("concatenated"));
  }

  static String cast(Optional<String> given) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return given.orElseGet(() -> (String) slow("cast"));
  }

  static String element(Optional<String> given) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElseGet(() -> slow("a,element").split(",")[1]);
  }

  static String switched(Optional<String> given, int kind) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return given.orElseGet(
        () -> switch (kind) {
          case 1 -> slow("one");
          default -> {
            String other = slow("other");
            yield other;
          }
        });
  }

  static boolean operand(OptionalInt given) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return 1 + given.orElseGet(() -> slowLength("operand")) > 9;
  }

  static void argument(Optional<String> given) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    System.out.println(given.orElseGet(() -> slow("argument")));
  }

  static void ignored(Optional<String> given) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    given.orElseGet(() -> failing("ignored"));
  }

  static String receiverFails(Optional<String> given) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return given.orElseGet(() -> slow("receiver"));
  }

  public static void main(String[] args) {
    for (Optional<String> given : List.of(Optional.<String>empty(), Optional.of("given"))) {
      JdkOptionals holder = new JdkOptionals(given);
      shared = given;
      System.out.println(holder.ofField() + holder.ofThisField() + ofStatic());
      System.out.println(ofParameter(given) + ofLocal(given.isPresent() ? "x" : null));
      System.out.println(nullFallback(given) + throwing(given, "text"));
      System.out.println(wildcard(given) + "" + raw(given) + chained(given) + casted(given));
      System.out.println(conditional(given, true) + conditional(given, false));
      System.out.println(concatenated(given) + cast(given) + element(given));
      System.out.println(switched(given, 1) + switched(given, 2) + wider(given.map(it -> it)));
      System.out.println(generic(given, List.of("a", "b")));
      argument(given);
      ignored(given);
    }
    System.out.println(ofCall(List.of("a", "bc")) + ofCall(List.of("a")) + present());
    System.out.println(ofInt(OptionalInt.of(1)) + " " + ofInt(OptionalInt.empty()));
    System.out.println(unboxed(OptionalInt.of(2)) + " " + unboxed(OptionalInt.empty()));
    System.out.println(widened(OptionalInt.of(3)) + " " + widened(OptionalInt.empty()));
    System.out.println(ofLong(OptionalLong.of(4)) + " " + ofLong(OptionalLong.empty()));
    System.out.println(ofDouble(OptionalDouble.of(5)) + " " + ofDouble(OptionalDouble.empty()));
    System.out.println(boxed(Optional.of(6L)) + " " + boxed(Optional.empty()));
    System.out.println(operand(OptionalInt.of(7)) + " " + operand(OptionalInt.empty()));
    System.out.println(inferred(Optional.of(List.of())) + " " + inferred(Optional.empty()));
    System.out.println(diamond(Optional.of(new java.util.ArrayList<>())));
    System.out.println(diamond(Optional.empty()));
    try {
      System.out.println(throwing(Optional.empty(), ""));
    } catch (NoSuchElementException e) {
      System.out.println(e);
    }
    try {
      System.out.println(receiverFails(null));
    } catch (NullPointerException e) {
      System.out.println("no receiver");
    }
  }
}
