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
    @Override
    @GetMapping
    public String map(Object in) throws ReflectiveOperationException {
      // BUG: Diagnostic contains: WARNING UNSAFE Class.getMethod
      Method probe = Bean.class.getMethod(PROBE, long[].class);
      final String name = "count";
      // BUG: Diagnostic contains: WARNING UNSAFE Class.getMethod
      return "" + probe.invoke(null, new long[2]) + Bean.class.getMethod(name).invoke(null);
    }
  }

  public static void main(String[] args) throws ReflectiveOperationException {
    System.out.println(new Reflective().map(""));
  }
}
