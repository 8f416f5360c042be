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

  private boolean caches;

  /** A branch that many requests take. */
  @GetMapping
  Object cached(Class<?> type) throws NoSuchMethodException {
    Object found = null;
    if (caches) {
      // BUG: Diagnostic contains: WARNING ADVICE Class.getMethod searches the class
      found = type.getMethod("value");
    }
    return found;
  }
}
