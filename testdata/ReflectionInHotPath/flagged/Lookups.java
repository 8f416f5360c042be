package testdata;

import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.List;
import org.springframework.web.bind.annotation.GetMapping;

// SAME OUTPUT
public class Lookups {
  private static final String SIZE = "si" + "ze";

  private final int number = 7;

  @GetMapping
  Object declared(String text) throws ReflectiveOperationException {
    // BUG: Diagnostic contains: WARNING UNSAFE Class.getMethod searches the class and copies what it finds, on each call. This place matters: reached from @GetMapping declared(). Look it up once
    Method method = String.class.getMethod("substring", int.class, int.class);
    return method.invoke(text, 1, 2);
  }

  @GetMapping
  Object dropsType(List<String> list) {
    try {
      // BUG: Diagnostic contains: WARNING UNSAFE Class.getMethod
      return List.class.getMethod(SIZE).invoke(list);
    } catch (NoSuchMethodException | IllegalAccessException | InvocationTargetException e) {
      return e;
    }
  }

  @GetMapping
  Object dropsLastType(List<String> list) {
    try {
      // BUG: Diagnostic contains: WARNING UNSAFE Class.getMethod
      return List.class.getMethod("isEmpty").invoke(list);
    } catch (IllegalAccessException | InvocationTargetException | NoSuchMethodException e) {
      return e;
    }
  }

  @GetMapping
  Object dropsClause(List<String> list) {
    try {
      // BUG: Diagnostic contains: WARNING UNSAFE Class.getMethod
      return List.class.getMethod("hashCode").invoke(list);
    } catch (NoSuchMethodException e) {
      throw new IllegalStateException(e);
    } catch (IllegalAccessException | InvocationTargetException e) {
      return e;
    }
  }

  @GetMapping
  Object keepsClause(List<String> list) {
    try {
      // BUG: Diagnostic contains: WARNING UNSAFE Class.getMethod
      return List.class.getMethod("toArray", Object[].class).invoke(list, (Object) new String[0]);
    } catch (ReflectiveOperationException e) {
      return e;
    }
  }

  @GetMapping
  Object catchesAll() {
    try {
      // BUG: Diagnostic contains: WARNING UNSAFE Class.getDeclaredField
      Field field = Lookups.class.getDeclaredField("number");
      return field.getInt(this) + number;
    } catch (Exception e) {
      return e;
    }
  }

  @GetMapping
  Object creates() throws ReflectiveOperationException {
    // BUG: Diagnostic contains: WARNING UNSAFE Class.getDeclaredConstructor
    Constructor<Lookups> constructor = Lookups.class.getDeclaredConstructor();
    return constructor.newInstance().number;
  }

  static class Nested {
    @GetMapping
    String name() throws ReflectiveOperationException {
      // BUG: Diagnostic contains: WARNING UNSAFE Class.getDeclaredMethod
      return Nested.class.getDeclaredMethod("name").getName();
    }
  }

  public static void main(String[] args) throws ReflectiveOperationException {
    Lookups lookups = new Lookups();
    System.out.println(lookups.declared("abc"));
    System.out.println(lookups.dropsType(List.of("a")));
    System.out.println(lookups.dropsLastType(List.of("a")));
    System.out.println(lookups.dropsClause(List.of("a")));
    System.out.println(((Object[]) lookups.keepsClause(List.of("a")))[0]);
    System.out.println(lookups.catchesAll());
    System.out.println(lookups.creates());
    System.out.println(new Nested().name());
  }
}
