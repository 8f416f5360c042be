package testdata;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Map;
import org.springframework.web.bind.annotation.GetMapping;

public class NoEdit {
  /** The handler would have nothing left to catch. */
  @GetMapping
  boolean exists() {
    try {
      // BUG: Diagnostic contains: WARNING ADVICE Class.getMethod
      String.class.getMethod("strip");
      return true;
    } catch (NoSuchMethodException e) {
      return false;
    }
  }

  @GetMapping
  Object onlyHandler() {
    try {
      // BUG: Diagnostic contains: WARNING ADVICE Class.getMethod
      return String.class.getMethod("strip").getName();
    } catch (NoSuchMethodException e) {
      return "none";
    }
  }

  @GetMapping
  Object nestedHandlers(String text) {
    try {
      try {
        // BUG: Diagnostic contains: WARNING ADVICE Class.getMethod
        return String.class.getMethod("strip").invoke(text);
      } catch (IllegalAccessException e) {
        return "inaccessible";
      }
    } catch (ReflectiveOperationException e) {
      return "none";
    }
  }

  @GetMapping
  Object comment() throws ReflectiveOperationException {
    // BUG: Diagnostic contains: WARNING ADVICE Class.getMethod
    return String.class.getMethod("strip" /* since 11 */);
  }

  @GetMapping
  Object parameterTypes(Class<?>[] types) throws ReflectiveOperationException {
    // BUG: Diagnostic contains: on each call. This place matters: reached from @GetMapping parameterTypes(). Keep a lambda that makes the call, instead of a Method
    return String.class.getMethod("substring", types);
  }

  @GetMapping
  Object name(String name) throws ReflectiveOperationException {
    // BUG: Diagnostic contains: WARNING ADVICE Class.getDeclaredField
    return NoEdit.class.getDeclaredField(name);
  }

  @GetMapping
  Object dynamicClass(Object bean) throws ReflectiveOperationException {
    // BUG: Diagnostic contains: Cache it by class in a ClassValue.
    Method close = bean.getClass().getMethod("close");
    return close.invoke(bean);
  }

  @GetMapping
  Object generic() throws ReflectiveOperationException {
    // BUG: Diagnostic contains: WARNING ADVICE Class.getConstructor
    Constructor<?> constructor = ArrayList.class.getConstructor();
    return constructor.newInstance();
  }

  @GetMapping
  Object nestedGeneric() throws ReflectiveOperationException {
    // BUG: Diagnostic contains: WARNING ADVICE Class.getMethod
    return Map.Entry.class.getMethod("getKey");
  }

  @GetMapping
  Object local() throws ReflectiveOperationException {
    class Here {
      int n;
    }
    // BUG: Diagnostic contains: WARNING ADVICE Class.getDeclaredField
    return Here.class.getDeclaredField("n").getInt(new Here());
  }

  @GetMapping
  Object byName() throws ReflectiveOperationException {
    // BUG: Diagnostic contains: WARNING ADVICE Class.forName asks the class loader for the same class on each call
    return Class.forName("testdata.NoEdit").getName();
  }

  @GetMapping
  Object loaded(ClassLoader loader) throws ReflectiveOperationException {
    // BUG: Diagnostic contains: Look the class up once, in a static final field, or use a class literal.
    return loader.loadClass("testdata.NoEdit").getName();
  }

  /** Tests, of which the code needs the answer only. */
  @GetMapping
  boolean tested() {
    try {
      // BUG: Diagnostic contains: Test once whether the class exists, and keep the answer in a static final boolean.$
      Class.forName("com.acme.FastCodec");
      return true;
    } catch (ReflectiveOperationException e) {
      return false;
    }
  }

  @GetMapping
  Object missing() throws ReflectiveOperationException {
    // BUG: Diagnostic contains: Look the class up once, in a static final field.$
    return Class.forName("com.acme.FastCodec").getName();
  }

  @GetMapping
  void initialized() throws ReflectiveOperationException {
    // BUG: Diagnostic contains: Look the class up once, in a static final field, or use a class literal.$
    Class.forName("testdata.NoEdit");
  }

  @GetMapping
  Object handle(String text) throws Throwable {
    // BUG: Diagnostic contains: WARNING ADVICE Lookup.findVirtual links a new method handle on each call
    return MethodHandles.lookup()
        .findVirtual(String.class, "length", MethodType.methodType(int.class))
        .invoke(text);
  }

  interface Constants {
    @GetMapping
    default Object inInterface() throws ReflectiveOperationException {
      // BUG: Diagnostic contains: WARNING ADVICE Class.getMethod
      return String.class.getMethod("length");
    }
  }

  record Call(Method method, Object argument) {}

  @GetMapping
  Object recorded(Object argument) {
    try {
      // BUG: Diagnostic contains: WARNING ADVICE Class.getMethod searches the class and copies what it finds, on each call. This place matters: reached from @GetMapping recorded(). Look it up once, in a static final field, or call it without reflection if it is accessible. No fix is offered: code out of sight gets the object, and may change whether it gives access, which all calls would share.$
      return new Call(String.class.getMethod("strip"), argument);
    } catch (NoSuchMethodException e) {
      throw new IllegalStateException(e);
    }
  }

  static class Signatures {
    private static final Class<?>[] SIGNATURE = {String.class};

    @GetMapping
    Method find() throws ReflectiveOperationException {
      // BUG: Diagnostic contains: ADVICE Class.getMethod searches the class and copies what it finds, on each call. This place matters: reached from @GetMapping find(). Look it up once, in a static final field
      return String.class.getMethod("concat", SIGNATURE);
    }

    @GetMapping
    Method find(Class<?>... types) throws ReflectiveOperationException {
      // BUG: Diagnostic contains: Keep a lambda that makes the call, instead of a Method and its arguments, or look up all variants once.
      return String.class.getMethod("concat", types);
    }
  }
}
