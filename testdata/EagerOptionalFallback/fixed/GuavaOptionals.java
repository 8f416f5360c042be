package testdata;

import com.google.common.base.Optional;
import com.google.common.base.Supplier;
import com.google.common.collect.FluentIterable;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;

/** Guava's Optional: one name for the value and the supplier. */
public class GuavaOptionals {
  private final Optional<String> name;

  GuavaOptionals(String name) {
    this.name = Optional.fromNullable(name);
  }

  static String slow(String text) {
    return text.toUpperCase(Locale.ROOT).repeat(2);
  }

  String ofField() {
    // BUG: Diagnostic contains: SUGGESTION SAFE The fallback is evaluated on every call, even when the Optional is present. Pass a lambda to or(), which runs only when the Optional is absent.
    return name.or(() -> slow("field"));
  }

  static String ofCall(List<String> texts) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return FluentIterable.from(texts).first().or(() -> slow("call"));
  }

  static Callable<String> callable(Optional<Callable<String>> given) {
    // BUG: Diagnostic contains: SUGGESTION ADVICE
    return given.or(callableOf(slow("callable")));
  }

  static Callable<Object> callableOfObject(Optional<Callable<Object>> given) {
    // BUG: Diagnostic contains: SUGGESTION ADVICE
    return given.or(GuavaOptionals.<Object>callableOf(slow("object")));
  }

  static <T> Callable<T> callableOf(T value) {
    slow("callable of");
    return () -> value;
  }

  static Runnable runnable(Optional<Runnable> given) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return given.or(() -> runnableOf(slow("runnable")));
  }

  static Runnable runnableOf(String text) {
    slow("runnable of");
    return () -> System.out.println(text);
  }

  static Supplier<String> supplier(Optional<Supplier<String>> given) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return given.or(() -> supplierOf(slow("supplier")));
  }

  static Supplier<String> supplierOf(String text) {
    slow("supplier of");
    return () -> text;
  }

  static Supplier<Object> anything(Optional<Supplier<Object>> given) {
    // BUG: Diagnostic contains: SUGGESTION ADVICE The fallback is evaluated on every call, even when the Optional is present. A lambda for or does not compile here: the value itself is a function without parameters.
    return given.or(anythingOf(slow("anything")));
  }

  static Supplier<Object> anythingOf(String text) {
    slow("anything of");
    return () -> text;
  }

  static String checked(Optional<String> given) throws Exception {
    // BUG: Diagnostic contains: SUGGESTION ADVICE The fallback is evaluated on every call, even when the Optional is present. A lambda for or does not compile here: it throws the checked Exception.
    return given.or(callableOf("checked").call());
  }

  public static void main(String[] args) throws Exception {
    System.out.println(new GuavaOptionals(null).ofField() + new GuavaOptionals("n").ofField());
    System.out.println(ofCall(List.of()) + ofCall(List.of("first")));
    System.out.println(callable(Optional.absent()).call());
    System.out.println(callable(Optional.of(() -> "there")).call());
    System.out.println(callableOfObject(Optional.absent()).call());
    System.out.println(callableOfObject(Optional.of(() -> "object")).call());
    runnable(Optional.absent()).run();
    runnable(Optional.of(() -> System.out.println("ran"))).run();
    supplier(Optional.of(() -> "given"));
    System.out.println(anything(Optional.absent()).get());
    System.out.println(supplier(Optional.absent()).get() + checked(Optional.of("c")));
  }
}
