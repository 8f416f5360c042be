package testdata;

import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.function.Supplier;

/** The work stands in a lambda, or is asked for lazily. */
class LazyAlready {
  private final ConcurrentHashMap<String, String> names = new ConcurrentHashMap<>();

  static String slow(String text) {
    return text.toUpperCase(Locale.ROOT).repeat(2);
  }

  String fixed(Optional<String> given, String text) {
    return given.orElseGet(() -> slow(text));
  }

  String reference(Optional<String> given) {
    return given.orElseGet(this::toString);
  }

  Supplier<String> ofSupplier(Optional<Supplier<String>> given) {
    return given.orElse(() -> slow("supplier"));
  }

  Callable<String> block(Optional<Callable<String>> given) {
    return given.orElse(
        () -> {
          return slow("block");
        });
  }

  Function<String, String> methodReference(Optional<Function<String, String>> given) {
    return given.orElse(LazyAlready::slow);
  }

  Supplier<Optional<String>> nested(Optional<Supplier<Optional<String>>> given) {
    return given.orElse(() -> Optional.of(slow("nested")));
  }

  String elseGet(String given) {
    return Objects.requireNonNullElseGet(given, () -> slow("else get"));
  }

  String guava(com.google.common.base.Optional<String> given) {
    return given.or(() -> slow("guava"));
  }

  com.google.common.base.Optional<String> guavaOptional(
      com.google.common.base.Optional<String> given) {
    return given.or(com.google.common.base.Optional.of(slow("guava")));
  }

  String vavr(io.vavr.control.Option<String> given, Supplier<String> supplier) {
    return given.getOrElse(() -> slow("vavr")) + given.getOrElse(suppliers(supplier));
  }

  private Supplier<String> suppliers(Supplier<String> given) {
    return slow("supplier").isEmpty() ? given : null;
  }

  String orThrow(Optional<String> given) {
    return given.orElseThrow(() -> new IllegalStateException(slow("message")));
  }

  Optional<String> orOptional(Optional<String> given) {
    return given.or(() -> Optional.of(slow("or")));
  }

  String ternary(String given) {
    return given != null ? given : Objects.requireNonNull(slow("ternary"));
  }

  String ofMap(String key) {
    return Optional.ofNullable(names.get(key)).orElseGet(() -> slow(key));
  }

  String test(Optional<String> given) {
    return given.isPresent() ? given.get() : slow("test");
  }
}
