package testdata;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** Objects of classes that implement functions, on which libraries call methods of Object. */
class ClassesOfFunctions {
  private static int calls;

  private static final Thread THREAD =
      new Thread() {
        @Override
        public String toString() {
          calls++;
          return "thread";
        }
      };

  private static class Named implements Supplier<String> {
    @Override
    public String get() {
      return "named";
    }

    @Override
    public boolean equals(Object other) {
      calls++;
      return other instanceof Named;
    }

    @Override
    public int hashCode() {
      return 1;
    }
  }

  String thread(Optional<String> given) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElseGet(() -> THREAD.toString());
  }

  boolean named(Optional<Boolean> given, Named named) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElseGet(() -> named.equals(this));
  }

  boolean supplier(Optional<Boolean> given, Supplier<String> some) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElseGet(() -> List.of("a").contains(some));
  }
}
