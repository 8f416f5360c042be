package testdata;

import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.util.List;
import org.springframework.web.bind.annotation.GetMapping;

// SAME OUTPUT
/** A local variable or a constant that holds one class. */
public class KnownClasses {
  private static final Class<?> OPTIONAL = find("java.util.OptionalInt");

  @GetMapping
  Object length(String text) throws ReflectiveOperationException {
    Class<String> type = String.class;
    // BUG: Diagnostic contains: WARNING UNSAFE Class.getMethod searches the class and copies what it finds, on each call. This place matters: reached from @GetMapping length(). Look it up once
    return type.getMethod("length").invoke(text);
  }

  @GetMapping
  Object isUsedElsewhere(List<String> list) throws ReflectiveOperationException {
    final Class<?> type = List.class;
    // BUG: Diagnostic contains: WARNING UNSAFE Class.getMethod
    Method size = (type).getMethod("size");
    return type.getName() + size.invoke(list);
  }

  @GetMapping
  Object created() throws ReflectiveOperationException {
    Class<StringBuilder> type = StringBuilder.class;
    // BUG: Diagnostic contains: WARNING UNSAFE Class.getConstructor
    return type.getConstructor().newInstance().append("a").toString();
  }

  /** A constructor of any type gives an object of any type. */
  @GetMapping
  Object ofAnyType() throws ReflectiveOperationException {
    Class<?> type = StringBuilder.class;
    // BUG: Diagnostic contains: WARNING ADVICE Class.getConstructor searches the class and copies what it finds, on each call. This place matters: reached from @GetMapping ofAnyType(). Look it up once
    Constructor<?> constructor = type.getConstructor();
    return constructor.newInstance();
  }

  @GetMapping
  Object missing() throws ReflectiveOperationException {
    Class<String> type = String.class;
    // BUG: Diagnostic contains: javac finds no public method size() in String
    return type.getMethod("size");
  }

  @GetMapping
  Object byName(String id) throws ReflectiveOperationException {
    // BUG: Diagnostic contains: Look the class up once
    Class<?> type = Class.forName("java.util.UUID");
    // BUG: Diagnostic contains: WARNING ADVICE Class.getMethod searches the class and copies what it finds, on each call. This place matters: reached from @GetMapping byName(). Look it up once
    return type.getMethod("fromString", String.class).invoke(null, id);
  }

  @GetMapping
  Object byConstant() throws ReflectiveOperationException {
    // BUG: Diagnostic contains: WARNING ADVICE Class.getMethod searches the class and copies what it finds, on each call. This place matters: reached from @GetMapping byConstant(). Look it up once
    return OPTIONAL.getMethod("empty").invoke(null);
  }

  @GetMapping
  Object reassigned(boolean list) throws ReflectiveOperationException {
    Class<?> type = String.class;
    if (list) {
      type = List.class;
    }
    // BUG: Diagnostic contains: Cache it by class in a ClassValue.
    return type.getMethod("isEmpty");
  }

  @GetMapping
  Object named(String name) throws ReflectiveOperationException {
    Class<?> type = Class.forName(name);
    // BUG: Diagnostic contains: Cache it by class in a ClassValue.
    return type.getMethod("isEmpty");
  }

  private static Class<?> find(String name) {
    try {
      return Class.forName(name);
    } catch (ClassNotFoundException e) {
      return null;
    }
  }

  public static void main(String[] args) throws ReflectiveOperationException {
    KnownClasses known = new KnownClasses();
    System.out.println(known.length("abc"));
    System.out.println(known.isUsedElsewhere(List.of("a")));
    System.out.println(known.created());
  }
}
