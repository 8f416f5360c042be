package testdata;

import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.util.Locale;
import org.springframework.web.bind.annotation.GetMapping;

/** Parameter types in arrays, as they were written before methods took variable arguments. */
// SAME OUTPUT
public class ParameterArrays {
  private static final int NONE = 0;

  @GetMapping
  Object length(CharSequence text) throws ReflectiveOperationException {
    // BUG: Diagnostic contains: WARNING UNSAFE Class.getMethod
    Method length = CharSequence.class.getMethod("length", new Class[0]);
    return length.invoke(text);
  }

  @GetMapping
  Object trimmed(String text) throws ReflectiveOperationException {
    // BUG: Diagnostic contains: WARNING UNSAFE Class.getMethod
    return String.class.getMethod("trim", new Class[] {}).invoke(text);
  }

  @GetMapping
  Object joined(String text) throws ReflectiveOperationException {
    // BUG: Diagnostic contains: WARNING UNSAFE Class.getMethod
    return String.class.getMethod("concat", new Class<?>[] {String.class}).invoke(text, "!");
  }

  @GetMapping
  Object lower(String text) throws ReflectiveOperationException {
    // BUG: Diagnostic contains: WARNING UNSAFE Class.getMethod
    return String.class.getMethod("toLowerCase", (Class[]) null).invoke(text);
  }

  @GetMapping
  Object upper(String text) throws ReflectiveOperationException {
    // BUG: Diagnostic contains: WARNING UNSAFE Class.getMethod
    return String.class
        .getMethod("toUpperCase", (Class<?>[]) (new Class<?>[] {Locale.class}))
        .invoke(text, Locale.ROOT);
  }

  @GetMapping
  Object hash(String text) throws ReflectiveOperationException {
    // BUG: Diagnostic contains: WARNING UNSAFE Class.getMethod
    return String.class.getMethod("hashCode", new Class<?>[NONE]).invoke(text);
  }

  @GetMapping
  Object builder() throws ReflectiveOperationException {
    // BUG: Diagnostic contains: WARNING UNSAFE Class.getConstructor
    Constructor<StringBuilder> made = StringBuilder.class.getConstructor(new Class[] {int.class});
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
