package testdata;

import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.util.Locale;
import org.springframework.web.bind.annotation.GetMapping;

/** Parameter types in arrays, as they were written before methods took variable arguments. */
// SAME OUTPUT
public class ParameterArrays {
  private static final int NONE = 0;

  private static final Method LENGTH;

  static {
    try {
      LENGTH = CharSequence.class.getMethod("length");
    } catch (NoSuchMethodException e) {
      throw new ExceptionInInitializerError(e);
    }
  }

  private static final Method TRIM;

  static {
    try {
      TRIM = String.class.getMethod("trim");
    } catch (NoSuchMethodException e) {
      throw new ExceptionInInitializerError(e);
    }
  }

  private static final Method CONCAT;

  static {
    try {
      CONCAT = String.class.getMethod("concat", String.class);
    } catch (NoSuchMethodException e) {
      throw new ExceptionInInitializerError(e);
    }
  }

  private static final Method TO_LOWER_CASE;

  static {
    try {
      TO_LOWER_CASE = String.class.getMethod("toLowerCase");
    } catch (NoSuchMethodException e) {
      throw new ExceptionInInitializerError(e);
    }
  }

  private static final Method TO_UPPER_CASE;

  static {
    try {
      TO_UPPER_CASE = String.class.getMethod("toUpperCase", Locale.class);
    } catch (NoSuchMethodException e) {
      throw new ExceptionInInitializerError(e);
    }
  }

  private static final Method HASH_CODE;

  static {
    try {
      HASH_CODE = String.class.getMethod("hashCode");
    } catch (NoSuchMethodException e) {
      throw new ExceptionInInitializerError(e);
    }
  }

  private static final Constructor<StringBuilder> STRING_BUILDER_CONSTRUCTOR;

  static {
    try {
      STRING_BUILDER_CONSTRUCTOR = StringBuilder.class.getConstructor(int.class);
    } catch (NoSuchMethodException e) {
      throw new ExceptionInInitializerError(e);
    }
  }

  @GetMapping
  Object length(CharSequence text) throws ReflectiveOperationException {
    // BUG: Diagnostic contains: WARNING UNSAFE Class.getMethod
    Method length = LENGTH;
    return length.invoke(text);
  }

  @GetMapping
  Object trimmed(String text) throws ReflectiveOperationException {
    // BUG: Diagnostic contains: WARNING UNSAFE Class.getMethod
    return TRIM.invoke(text);
  }

  @GetMapping
  Object joined(String text) throws ReflectiveOperationException {
    // BUG: Diagnostic contains: WARNING UNSAFE Class.getMethod
    return CONCAT.invoke(text, "!");
  }

  @GetMapping
  Object lower(String text) throws ReflectiveOperationException {
    // BUG: Diagnostic contains: WARNING UNSAFE Class.getMethod
    return TO_LOWER_CASE.invoke(text);
  }

  @GetMapping
  Object upper(String text) throws ReflectiveOperationException {
    // BUG: Diagnostic contains: WARNING UNSAFE Class.getMethod
    return TO_UPPER_CASE
        .invoke(text, Locale.ROOT);
  }

  @GetMapping
  Object hash(String text) throws ReflectiveOperationException {
    // BUG: Diagnostic contains: WARNING UNSAFE Class.getMethod
    return HASH_CODE.invoke(text);
  }

  @GetMapping
  Object builder() throws ReflectiveOperationException {
    // BUG: Diagnostic contains: WARNING UNSAFE Class.getConstructor
    Constructor<StringBuilder> made = STRING_BUILDER_CONSTRUCTOR;
    return made.newInstance(8);
  }

  @GetMapping
  Object absent(String text) throws ReflectiveOperationException {
    // BUG: Diagnostic contains: WARNING ADVICE Class.getMethod searches the class and copies what it finds, on each call. This place matters: reached from @GetMapping absent(). javac finds no public method concat() in String
    return String.class.getMethod("concat", new Class[0]).invoke(text);
  }

  @GetMapping
  Object chosen(String text, Class<?> type) throws ReflectiveOperationException {
    // BUG: Diagnostic contains: Keep a lambda that makes the call
    return String.class.getMethod("concat", new Class<?>[] {type}).invoke(text, text);
  }

  @GetMapping
  Object filledLater(String text) throws ReflectiveOperationException {
    // BUG: Diagnostic contains: Keep a lambda that makes the call
    return String.class.getMethod("concat", new Class<?>[1]).invoke(text, text);
  }

  @GetMapping
  Object noType(String text) throws ReflectiveOperationException {
    // BUG: Diagnostic contains: Keep a lambda that makes the call
    return String.class.getMethod("concat", (Class<?>) null).invoke(text, text);
  }

  public static void main(String[] args) throws ReflectiveOperationException {
    ParameterArrays all = new ParameterArrays();
    System.out.println(all.length("ab") + "" + all.trimmed(" a ") + all.joined("b"));
    System.out.println(all.lower("A") + "" + all.upper("b") + all.hash("c") + all.builder());
    System.out.println(all.chosen("a", String.class));
    for (int i = 0; i < 3; i++) {
      try {
        System.out.println(
            i == 0 ? all.absent("a") : i == 1 ? all.filledLater("b") : all.noType("c"));
      } catch (NoSuchMethodException e) {
        System.out.println(e.getMessage());
      }
    }
  }
}
