package testdata;

import org.springframework.web.bind.annotation.GetMapping;

/** The first look-up is made on each call; the second one where it has failed. */
public class Fallbacks {
  @GetMapping
  Class<?> behindTry(String name) throws ClassNotFoundException {
    try {
      ClassLoader context = Thread.currentThread().getContextClassLoader();
      if (context != null) {
        // BUG: Diagnostic contains: WARNING ADVICE Class.forName asks the class loader on each call
        return Class.forName(name, true, context);
      }
    } catch (ClassNotFoundException e) {
      // The own loader may know it.
    }
    return Class.forName(name);
  }

  @GetMapping
  Object behindTest(String name) throws ClassNotFoundException {
    // BUG: Diagnostic contains: Class.forName asks the class loader on each call
    Class<?> type = (Class<?>) Class.forName(name);
    if (type == null) {
      type = Class.forName(name + "Impl");
    }
    Class<?> other = type != null ? type : Class.forName(name + "Other");
    if (type != null) {
      return other;
    }
    return Class.forName(name + "Last");
  }

  @GetMapping
  Object notBehind(String name) throws ClassNotFoundException {
    Object found = "";
    try {
      // BUG: Diagnostic contains: Class.forName asks the class loader on each call
      found = Class.forName(name);
    } catch (ClassNotFoundException e) {
      found = e;
    }
    if (found == null) {
      return found;
    }
    // BUG: Diagnostic contains: Class.forName asks the class loader on each call
    return Class.forName(name + "Always");
  }

  @GetMapping
  Object afterOtherTry(String name, String size) throws ClassNotFoundException {
    try {
      return Integer.valueOf(size);
    } catch (NumberFormatException e) {
      name = name.trim();
    }
    // BUG: Diagnostic contains: Class.forName asks the class loader on each call
    return Class.forName(name);
  }
}
