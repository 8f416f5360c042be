// OPTIONS: -source 8 -target 8
package testdata;

import java.lang.reflect.Field;
import org.springframework.web.bind.annotation.GetMapping;

/** Compiled for JDK 8 with the API of a newer one. */
public class NewerApi {
  private static final Field COUNT;

  static {
    try {
      COUNT = NewerApi.class.getDeclaredField("count");
    } catch (NoSuchFieldException e) {
      throw new ExceptionInInitializerError(e);
    }
  }

  private int count;

  @GetMapping
  Object strip(String text) {
    try {
      // BUG: Diagnostic contains: WARNING ADVICE Class.getMethod
      return String.class.getMethod("strip").invoke(text);
    } catch (Exception e) {
      return text.trim();
    }
  }

  @GetMapping
  int own() throws ReflectiveOperationException {
    // BUG: Diagnostic contains: WARNING UNSAFE Class.getDeclaredField
    return COUNT.getInt(this);
  }
}
