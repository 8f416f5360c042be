package testdata;

import java.lang.reflect.Method;
import org.springframework.web.bind.annotation.GetMapping;

/** The second look-up is made where the first one has failed. */
public class Fallbacks {
  @GetMapping
  Method value(Class<?> type) throws NoSuchMethodException {
    try {
      // BUG: Diagnostic contains: WARNING ADVICE Class.getMethod searches the class
      return type.getMethod("value");
    } catch (NoSuchMethodException e) {
      return type.getMethod("getValue");
    }
  }
}
