package testdata;

import java.lang.reflect.Method;
import org.springframework.web.bind.annotation.GetMapping;

/** Members that constants name, of the class itself, of one around it, and local ones. */
// SAME OUTPUT
public interface NamedMembers<T> {
  String PROBE = "probe";

  T map(Object in) throws ReflectiveOperationException;

  class Bean {
    public static int probe(long[] numbers) {
      return numbers.length;
    }

    public static int count() {
      return 3;
    }
  }

  class Reflective implements NamedMembers<String> {
    private static final Method PROBE_METHOD;

    static {
      try {
        PROBE_METHOD = Bean.class.getMethod(NamedMembers.PROBE, long[].class);
      } catch (NoSuchMethodException e) {
        throw new ExceptionInInitializerError(e);
      }
    }

    private static final Method COUNT;

    static {
      try {
        COUNT = Bean.class.getMethod("count");
      } catch (NoSuchMethodException e) {
        throw new ExceptionInInitializerError(e);
      }
    }

    @Override
    @GetMapping
    public String map(Object in) throws ReflectiveOperationException {
      // BUG: Diagnostic contains: WARNING UNSAFE Class.getMethod
      Method probe = PROBE_METHOD;
      final String name = "count";
      // BUG: Diagnostic contains: WARNING UNSAFE Class.getMethod
      return "" + probe.invoke(null, new long[2]) + COUNT.invoke(null);
    }
  }

  public static void main(String[] args) throws ReflectiveOperationException {
    System.out.println(new Reflective().map(""));
  }
}
