package testdata;

import java.util.Optional;
import java.util.function.Function;

/** Look-ups that may find the method of a lambda. */
class LookedUpMethods {
  static class Named {
    static String get(Optional<String> given, String name) {
      // BUG: Diagnostic contains: The fix adds, removes or changes members, which getDeclaredMethod() in this file may find.
      return given.orElseGet(() -> name.concat("!"));
    }

    static String find(String name) throws ReflectiveOperationException {
      return Named.class.getDeclaredMethod(name).getName();
    }
  }

  static class Numbered {
    static String get(Optional<String> given, String name) {
      // BUG: Diagnostic contains: SUGGESTION UNSAFE
      return given.orElseGet(() -> name.concat("!"));
    }

    static String find() throws ReflectiveOperationException {
      return Numbered.class.getDeclaredMethod("lambda$find$0").getName();
    }
  }

  static class Plain {
    static String get(Optional<String> given, String name) {
      // BUG: Diagnostic contains: SUGGESTION SAFE
      return given.orElseGet(() -> name.concat("!"));
    }

    static String find() throws ReflectiveOperationException {
      return Numbered.class.getMethod("toString").getName();
    }
  }

  static class Base {
    static String get(Optional<String> given, String name) {
      // BUG: Diagnostic contains: which getDeclaredMethods() in this file may find.
      return given.orElseGet(() -> name.concat("!"));
    }

    static int count(Class<? extends Base> type) {
      return type.getDeclaredMethods().length;
    }
  }

  public static void main(String[] args) throws ReflectiveOperationException {
    Function<Optional<String>, String> get = it -> Plain.get(it, "a");
    System.out.println(get.apply(Optional.empty()) + get.apply(Optional.of("b")));
    System.out.println(Plain.find());
  }
}
