package testdata;

import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.List;
import org.springframework.web.bind.annotation.GetMapping;

// SAME OUTPUT
public class Parameters {
  private static final Method CONCAT;

  static {
    try {
      CONCAT = String.class.getMethod("concat", String.class);
    } catch (NoSuchMethodException e) {
      throw new ExceptionInInitializerError(e);
    }
  }

  private final List<Object> values = new ArrayList<>();

  @GetMapping
  Object get(String key) throws ReflectiveOperationException {
    // BUG: Diagnostic contains: WARNING UNSAFE Class.getMethod
    return CONCAT.invoke(key, values.toString());
  }

  public static void main(String[] args) throws ReflectiveOperationException {
    System.out.println(new Parameters().get("a"));
  }
}
