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

  private static final Method SUBSTRING;

  static {
    try {
      SUBSTRING = String.class.getMethod("substring", int.class, int.class);
    } catch (NoSuchMethodException e) {
      throw new ExceptionInInitializerError(e);
    }
  }

  private static final Method SIZE_METHOD;

  static {
    try {
      SIZE_METHOD = List.class.getMethod(SIZE);
    } catch (NoSuchMethodException e) {
      throw new ExceptionInInitializerError(e);
    }
  }

  private static final Method IS_EMPTY;

  static {
    try {
      IS_EMPTY = List.class.getMethod("isEmpty");
    } catch (NoSuchMethodException e) {
      throw new ExceptionInInitializerError(e);
    }
  }

  private static final Method HASH_CODE;

  static {
    try {
      HASH_CODE = List.class.getMethod("hashCode");
    } catch (NoSuchMethodException e) {
      throw new ExceptionInInitializerError(e);
    }
  }

  private static final Method TO_ARRAY;

  static {
    try {
      TO_ARRAY = List.class.getMethod("toArray", Object[].class);
    } catch (NoSuchMethodException e) {
      throw new ExceptionInInitializerError(e);
    }
  }

  private static final Field NUMBER;

  static {
    try {
      NUMBER = Lookups.class.getDeclaredField("number");
    } catch (NoSuchFieldException e) {
      throw new ExceptionInInitializerError(e);
    }
  }

  private static final Constructor<Lookups> LOOKUPS_CONSTRUCTOR;

  static {
    try {
      LOOKUPS_CONSTRUCTOR = Lookups.class.getDeclaredConstructor();
    } catch (NoSuchMethodException e) {
      throw new ExceptionInInitializerError(e);
    }
  }

  private final int number = 7;

  @GetMapping
  Object declared(String text) throws ReflectiveOperationException {
    // BUG: Diagnostic contains: WARNING UNSAFE Class.getMethod searches the class and copies what it finds, on each call. This place matters: reached from @GetMapping declared(). Look it up once
    Method method = SUBSTRING;
    return method.invoke(text, 1, 2);
  }

  @GetMapping
  Object dropsType(List<String> list) {
    try {
      // BUG: Diagnostic contains: WARNING UNSAFE Class.getMethod
      return SIZE_METHOD.invoke(list);
    } catch (IllegalAccessException | InvocationTargetException e) {
      return e;
    }
  }

  @GetMapping
  Object dropsLastType(List<String> list) {
    try {
      // BUG: Diagnostic contains: WARNING UNSAFE Class.getMethod
      return IS_EMPTY.invoke(list);
    } catch (IllegalAccessException | InvocationTargetException e) {
      return e;
    }
  }

  @GetMapping
  Object dropsClause(List<String> list) {
    try {
      // BUG: Diagnostic contains: WARNING UNSAFE Class.getMethod
      return HASH_CODE.invoke(list);
    } catch (IllegalAccessException | InvocationTargetException e) {
      return e;
    }
  }

  @GetMapping
  Object keepsClause(List<String> list) {
    try {
      // BUG: Diagnostic contains: WARNING UNSAFE Class.getMethod
      return TO_ARRAY.invoke(list, (Object) new String[0]);
    } catch (ReflectiveOperationException e) {
      return e;
    }
  }

  @GetMapping
  Object catchesAll() {
    try {
      // BUG: Diagnostic contains: WARNING UNSAFE Class.getDeclaredField
      Field field = NUMBER;
      return field.getInt(this) + number;
    } catch (Exception e) {
      return e;
    }
  }

  @GetMapping
  Object creates() throws ReflectiveOperationException {
    // BUG: Diagnostic contains: WARNING UNSAFE Class.getDeclaredConstructor
    Constructor<Lookups> constructor = LOOKUPS_CONSTRUCTOR;
    return constructor.newInstance().number;
  }

  static class Nested {
    private static final Method NAME;

    static {
      try {
        NAME = Nested.class.getDeclaredMethod("name");
      } catch (NoSuchMethodException e) {
        throw new ExceptionInInitializerError(e);
      }
    }

    @GetMapping
    String name() throws ReflectiveOperationException {
      // BUG: Diagnostic contains: WARNING UNSAFE Class.getDeclaredMethod
      return NAME.getName();
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
