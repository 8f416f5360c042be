package testdata;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;

/** A null that the call, or the evaluation of the fallback, rejects. */
public class NullFallbacks {
  static String repeat(String text, int count) {
    StringBuilder result = new StringBuilder();
    for (int i = 0; i < count; i++) {
      result.append(text);
    }
    return result.toString();
  }

  static String repeatOrNull(int count) {
    return count > 0 ? repeat("n", count) : null;
  }

  static Integer length(int count) {
    return count > 0 ? (Integer) repeat("n", count).length() : null;
  }

  // Guava checks the default also when the value is present.
  String ofGuava(com.google.common.base.Optional<String> name, int count) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return name.or(() -> repeatOrNull(count));
  }

  // The messages of the exceptions differ.
  String ofObjects(String name, int count) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return Objects.requireNonNullElseGet(name, () -> repeatOrNull(count));
  }

  int unboxed(OptionalInt size, int count) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return size.orElseGet(() -> length(count));
  }

  int ofParameter(Optional<Integer> size, Integer count) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return size.orElseGet(() -> repeat("p", count).length());
  }

  static class Name {
    private final String text;

    Name(String text) {
      this.text = text;
    }

    String twice() {
      return text.trim() + repeat(text, 2);
    }
  }

  String ofField(Optional<String> name, Name other) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return name.orElseGet(() -> other.twice());
  }

  List<String> copied(Optional<List<String>> names, List<String> others) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return names.orElseGet(() -> List.copyOf(others));
  }

  List<String> copiedByGuava(Optional<List<String>> names, List<String> others) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return names.orElseGet(() -> ImmutableList.copyOf(others));
  }

  List<String> copiedWithNulls(Optional<List<String>> names, List<String> others) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return names.orElseGet(() -> new ArrayList<>(others));
  }

  static void guard(Runnable code) {
    try {
      code.run();
    } catch (NullPointerException e) {
      System.out.println(e.getMessage() == null || !e.getMessage().startsWith("Cannot") ? e : "");
    }
  }

  public static void main(String[] args) {
    NullFallbacks it = new NullFallbacks();
    List<String> withNull = Arrays.asList("a", null);
    guard(() -> System.out.println(it.ofGuava(com.google.common.base.Optional.of("g"), 0)));
    guard(() -> System.out.println(it.ofObjects(null, 0)));
    guard(() -> System.out.println(it.unboxed(OptionalInt.of(1), 0)));
    guard(() -> System.out.println(it.ofParameter(Optional.of(1), null)));
    guard(() -> System.out.println(it.ofField(Optional.of("f"), new Name(null))));
    guard(() -> System.out.println(it.copied(Optional.of(List.of()), withNull)));
    guard(() -> System.out.println(it.copiedByGuava(Optional.of(List.of()), withNull)));
    guard(() -> System.out.println(it.copiedWithNulls(Optional.of(List.of()), withNull)));
    guard(() -> System.out.println(it.copiedWithNulls(Optional.empty(), withNull)));
  }
}
