package testdata;

import java.util.Map;
import org.springframework.web.bind.annotation.GetMapping;

/** Look-ups where another way has failed. */
public class Fallbacks {
  private final Map<String, Class<?>> known;

  public Fallbacks(Map<String, Class<?>> known) {
    this.known = known;
  }

  @GetMapping
  Class<?> type(String name) throws ClassNotFoundException {
    try {
      return known.get(name).getComponentType();
    } catch (NullPointerException e) {
      return Class.forName(name);
    }
  }
}
