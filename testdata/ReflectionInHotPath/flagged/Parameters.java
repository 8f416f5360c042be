package testdata;

import java.util.ArrayList;
import java.util.List;
import org.springframework.web.bind.annotation.GetMapping;

// SAME OUTPUT
public class Parameters {
  private final List<Object> values = new ArrayList<>();

  @GetMapping
  Object get(String key) throws ReflectiveOperationException {
    // BUG: Diagnostic contains: WARNING UNSAFE Class.getMethod searches the class and copies what it finds, on each call. This place matters: reached from @GetMapping get(). Look it up once, in a static final field, or call it without reflection if it is accessible. Unless the look-up succeeds at run time, too, the class fails to initialize with the fix: a shrinker may have removed the member, or a type that its class mentions may be missing.$
    return String.class.getMethod("concat", String.class).invoke(key, values.toString());
  }

  public static void main(String[] args) throws ReflectiveOperationException {
    System.out.println(new Parameters().get("a"));
  }
}
