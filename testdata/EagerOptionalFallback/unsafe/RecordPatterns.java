// OPTIONS: --release 21
package testdata;

import java.util.Locale;
import java.util.Optional;

/** A pattern that takes a record apart calls its accessors. */
public class RecordPatterns {
  private static int reads;

  private sealed interface Shape permits Counted, Checked, Plain {}

  private record Counted(Integer size) implements Shape {
    @Override
    public Integer size() {
      reads++;
      return size;
    }
  }

  private record Checked(int size) implements Shape {
    @Override
    public int size() {
      if (size < 0) {
        throw new IllegalStateException("negative");
      }
      return size;
    }
  }

  private record Plain(String text) implements Shape {}

  private static String describe(Shape shape) {
    return switch (shape) {
      case Counted(Integer size) -> "counted";
      case Checked checked -> "checked";
      case Plain plain -> "plain";
    };
  }

  private static String check(Object shape) {
    return shape instanceof Checked(int size) && size > 3 ? "large".repeat(size) : "small";
  }

  private static String print(Object shape) {
    return shape instanceof Plain(String text) ? text.toUpperCase(Locale.ROOT) : "none";
  }

  static String counts(Optional<String> given, Shape shape) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElseGet(() -> describe(shape));
  }

  static String checks(Optional<String> given, Object shape) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElseGet(() -> check(shape));
  }

  static String prints(Optional<String> given, Object shape) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return given.orElseGet(() -> print(shape));
  }

  public static void main(String[] args) {
    System.out.println(counts(Optional.empty(), new Counted(1)) + reads);
    System.out.println(checks(Optional.empty(), new Checked(5)));
    System.out.println(prints(Optional.empty(), new Plain("text")));
    System.out.println(prints(Optional.of("given"), new Plain("text")));
    System.out.println(prints(Optional.empty(), "text"));
  }
}
