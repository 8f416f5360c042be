// OPTIONS: -source 8 -target 8
package testdata;

import org.springframework.web.bind.annotation.GetMapping;

/** Compiled for JDK 8 with the API of a newer one. */
public class NewerApi {
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
    return NewerApi.class.getDeclaredField("count").getInt(this);
  }
}
