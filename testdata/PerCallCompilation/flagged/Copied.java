package testdata;

import com.fasterxml.jackson.databind.ObjectMapper;
import org.springframework.web.bind.annotation.GetMapping;

/** Copies of the mapper in a field. */
public class Copied {
  private final ObjectMapper base = new ObjectMapper();

  @GetMapping
  String copied(Object value) throws Exception {
    // BUG: Diagnostic contains: WARNING ADVICE ObjectMapper is copied on each call, and each copy inspects the same classes, since its caches begin empty. This place matters: reached from @GetMapping copied(). Keep one copy in a field beside 'base', configured before it is shared
    ObjectMapper copy = base.copy();
    return copy.writeValueAsString(value);
  }
}
