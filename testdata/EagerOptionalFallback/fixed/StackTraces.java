package testdata;

import java.util.List;
import java.util.Objects;
import java.util.Optional;

/** Exceptions as fallbacks, whose stack traces show whether a lambda created them. */
public class StackTraces {
  static class Refused extends RuntimeException {
    Refused(String text) {
      super(text);
    }
  }

  private static Exception refusal(String text) {
    return new Refused(text.trim());
  }

  static Exception created(Optional<Exception> given, String text) {
    // BUG: Diagnostic contains: UNSAFE The fallback is evaluated on every call, even when the Optional is present. Use orElseGet with a lambda, which runs only when the Optional is empty. Deferring the fallback can change behaviour: it records a stack trace in new IllegalStateException.
    return given.orElse(new IllegalStateException(text.trim()));
  }

  static Exception returned(Optional<Exception> given) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(refusal("no"));
  }

  static Exception inPlace(List<Exception> all, String text) {
    Exception given = all.isEmpty() ? null : all.get(0);
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return given != null ? given : Objects.requireNonNull(refusal(text));
  }

  static String caught(Optional<String> given, String text) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(refusal(text).getMessage());
  }

  private final Optional<Object> none = Optional.empty();

  private final Object declared =
      // BUG: Diagnostic contains: SUGGESTION UNSAFE
      none.orElse(
          new Object() {
            private final String text = "text".repeat(2);

            @Override
            public String toString() {
              return text + getClass().getEnclosingMethod();
            }
          });

  public static void main(String[] args) {
    System.out.println(created(Optional.empty(), "no").getStackTrace()[0].getMethodName());
    System.out.println(returned(Optional.empty()).getStackTrace()[1].getMethodName());
    System.out.println(inPlace(List.of(), "no").getStackTrace()[1].getMethodName());
    System.out.println(caught(Optional.empty(), " no "));
    System.out.println(new StackTraces().declared);
  }
}
