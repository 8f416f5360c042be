package testdata;

import java.util.Iterator;
import java.util.List;
import java.util.Optional;

/** Values of general types, whose classes in the file throw. */
public class ThrowingText {
  static class Closed implements Iterable<String> {
    @Override
    public Iterator<String> iterator() {
      throw new UnsupportedOperationException("closed");
    }
  }

  static class Unprinted extends Number {
    @Override
    public int intValue() {
      return 1;
    }

    @Override
    public long longValue() {
      return 1;
    }

    @Override
    public float floatValue() {
      return 1;
    }

    @Override
    public double doubleValue() {
      return 1;
    }

    @Override
    public String toString() {
      throw new UnsupportedOperationException("unprinted");
    }
  }

  static String joined(Optional<String> given, Iterable<String> parts) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(String.join(",", parts));
  }

  static String printed(Optional<String> given, Number number) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse("number ".concat(String.valueOf(number)));
  }

  static String text(Optional<String> given, List<String> parts) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return given.orElse(String.join(",", parts));
  }

  private static void run(Runnable code) {
    try {
      code.run();
    } catch (UnsupportedOperationException e) {
      System.out.println(e.getMessage());
    }
  }

  public static void main(String[] args) {
    run(() -> System.out.println(joined(Optional.of("one"), new Closed())));
    run(() -> System.out.println(printed(Optional.of("one"), new Unprinted())));
    run(() -> System.out.println(text(Optional.empty(), List.of("a", "b"))));
  }
}
