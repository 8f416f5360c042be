package testdata;

import java.util.Optional;

/** Methods that reflection lists, the one of a lambda among them. */
class ListedMethods {
  static String get(Optional<String> given, String name) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(name.concat("!"));
  }

  public static void main(String[] args) {
    System.out.println(get(Optional.of("given"), "name"));
    System.out.println(ListedMethods.class.getDeclaredMethods().length);
  }
}
