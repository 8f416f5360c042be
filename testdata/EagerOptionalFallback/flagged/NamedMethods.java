package testdata;

import java.lang.reflect.Method;
import java.util.Map;
import java.util.Optional;

/** Look-ups that find other members than the method of a lambda. */
class NamedMethods {
  static String get(Optional<String> given, String name) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return given.orElse(name.concat("!"));
  }

  static int size(Class<?> type, Object object) throws ReflectiveOperationException {
    return (Integer) type.getMethod("size").invoke(object);
  }

  /** The method of a lambda is private. */
  static int all(Class<?> type) {
    int all = 0;
    for (Method method : type.getMethods()) {
      all += method.getName().equals("size") ? 1 : 0;
    }
    return all;
  }

  private static int code() {
    return 7;
  }

  static class Other {
    int one() {
      return 1;
    }
  }

  public static void main(String[] args) throws ReflectiveOperationException {
    System.out.println(get(Optional.of("given"), "name") + get(Optional.empty(), "name"));
    System.out.println(size(Map.class, Map.of()) + " " + all(Map.class));
    System.out.println(NamedMethods.class.getDeclaredMethod("code").invoke(null));
    System.out.println(Other.class.getDeclaredMethods().length + "" + "".getClass().isArray());
    System.out.println(StringBuilder.class.getConstructor().newInstance());
    System.out.println(NamedMethods.class.getDeclaredFields().length + "" + code());
    for (Class<? extends Number> type : new Class[] {Integer.class, Long.class}) {
      System.out.println(type.getDeclaredMethods().length > 0);
    }
  }
}
