package testdata;

import io.vavr.collection.List;
import io.vavr.control.Either;
import io.vavr.control.Option;
import io.vavr.control.Try;
import java.util.Locale;

/** Vavr: every Value. */
public class VavrValues {
  static String slow(String text) {
    return text.toUpperCase(Locale.ROOT).repeat(2);
  }

  static String option(Option<String> given) {
    // BUG: Diagnostic contains: SUGGESTION SAFE The fallback is evaluated on every call, even when the value is present. Pass a lambda to getOrElse(), which runs only when the value is empty.
    return given.getOrElse(() -> slow("option"));
  }

  static String tried(Try<String> given) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return given.map(String::strip).getOrElse(() -> slow("tried"));
  }

  static String either(Either<Integer, String> given) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return given.getOrElse(() -> slow("either"));
  }

  static String list(List<String> given) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return given.getOrElse(() -> slow("list"));
  }

  static <T> T value(io.vavr.Value<T> given, java.util.List<T> others) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.getOrElse(() -> others.stream().findFirst().get());
  }

  static java.util.function.Supplier<String> supplier(
      Option<java.util.function.Supplier<String>> given) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return given.getOrElse(() -> supplierOf(slow("supplier")));
  }

  static java.util.function.Supplier<String> supplierOf(String text) {
    slow("supplier of");
    return () -> text;
  }

  public static void main(String[] args) {
    System.out.println(option(Option.none()) + option(Option.of("o")));
    System.out.println(tried(Try.failure(new Exception())) + tried(Try.success(" t ")));
    System.out.println(either(Either.left(1)) + either(Either.right("e")));
    System.out.println(list(List.empty()) + list(List.of("l", "m")));
    System.out.println(value(Option.none(), java.util.List.of(1)));
    System.out.println(value(Option.of(2), java.util.List.of(1)));
    System.out.println(supplier(Option.none()).get());
  }
}
