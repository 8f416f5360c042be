package testdata;

import java.io.FileReader;
import java.io.IOException;
import java.io.Reader;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Function;

/** Where a lambda does not compile. */
class Obstacles {
  static String slow(Object text) {
    return text.toString().toUpperCase(Locale.ROOT).repeat(2);
  }

  static String checked(String text) throws IOException {
    if (text.isEmpty()) {
      throw new IOException("no text");
    }
    return text.repeat(2);
  }

  static <E extends Exception> String inferred(Class<E> type, String text) throws E {
    return text.repeat(2).concat(type.getSimpleName());
  }

  static String reassignedBefore(Optional<String> given, String text) {
    String name = text;
    name = name + "!";
    // BUG: Diagnostic contains: SUGGESTION ADVICE The fallback is evaluated on every call, even when the Optional is present. A lambda for orElseGet does not compile here: 'name' is not effectively final. Check whether the value is present before evaluating the fallback.
    return given.orElse(slow(name));
  }

  static String reassignedAfter(Optional<String> given, String name) {
    // BUG: Diagnostic contains: SUGGESTION ADVICE
    String result = given.orElse(slow(name));
    name = "other";
    return result + name;
  }

  static String counted(Optional<String> given) {
    String result = "";
    for (int i = 0; i < 3; i++) {
      // BUG: Diagnostic contains: ADVICE The fallback is evaluated on every call, even when the Optional is present.
      result += given.orElse(slow("counted" + i));
    }
    return result;
  }

  static Function<String, String> lambdaParameter(Optional<String> given) {
    return text -> {
      text = text + "!";
      // BUG: Diagnostic contains: 'text' is not effectively final
      return given.orElse(slow(text));
    };
  }

  static String deepInside(Optional<String> given, int n) {
    n++;
    // BUG: Diagnostic contains: 'n' is not effectively final
    return given.orElse(slow(List.of(1, 2, 3 + n)));
  }

  static String assigns(Optional<String> given) {
    String text;
    // BUG: Diagnostic contains: it assigns to 'text'
    return given.orElse(slow(text = "assigned")) + text;
  }

  static String increments(Optional<String> given) {
    int n = 0;
    // BUG: Diagnostic contains: SUGGESTION ADVICE
    return given.orElse(slow("" + n++));
  }

  static String addsTo(Optional<String> given) {
    int n = 0;
    // BUG: Diagnostic contains: SUGGESTION ADVICE
    return given.orElse(slow("" + (n += 2)));
  }

  static String checkedMethod(Optional<String> given, String text) throws IOException {
    // BUG: Diagnostic contains: it throws the checked IOException
    return given.orElse(checked(text));
  }

  static String checkedInTry(Optional<String> given, String text) {
    try {
      // BUG: Diagnostic contains: it throws the checked IOException
      return given.orElse(checked(text));
    } catch (IOException e) {
      return "caught";
    }
  }

  static Reader checkedConstructor(Optional<Reader> given) throws Exception {
    // BUG: Diagnostic contains: it throws the checked FileNotFoundException
    return given.orElse(new FileReader("none"));
  }

  static String inferredChecked(Optional<String> given) throws IOException {
    // BUG: Diagnostic contains: it throws the checked IOException
    return given.orElse(inferred(IOException.class, "inferred"));
  }

  static String callable(Optional<String> given, Callable<String> callable) throws Exception {
    // BUG: Diagnostic contains: it throws the checked Exception. Check whether the value is present before evaluating the fallback. Deferring the fallback can change behaviour
    return given.orElse(callable.call());
  }

  static String thrownInside(Optional<String> given, int kind) throws Exception {
    // BUG: Diagnostic contains: it throws the checked Exception
    return given.orElse(
        switch (kind) {
          case 1 -> slow("one");
          default -> throw new Exception("unknown");
        });
  }

  static String anonymousInitializer(Optional<String> given) throws IOException {
    // BUG: Diagnostic contains: it throws the checked IOException
    return given.orElse(
        slow(
            new Object() {
              final String text = checked("initializer");
            }));
  }

  static String elseNull(String given) throws IOException {
    // BUG: Diagnostic contains: even when the first argument is not null. A lambda for requireNonNullElseGet does not compile here: it throws the checked IOException
    return Objects.requireNonNullElse(given, checked("else"));
  }

  static String escaped(Optional<String> given) {
    // BUG: Diagnostic contains: SUGGESTION ADVICE
    return given.or\u0045lse(slow("\u0065scaped"));
  }

  static class Compact {
    final String name;

    Compact(Optional<String> given, String name) {
      name = name.strip();
      // BUG: Diagnostic contains: 'name' is not effectively final
      this.name = given.orElse(slow(name));
    }
  }
}
