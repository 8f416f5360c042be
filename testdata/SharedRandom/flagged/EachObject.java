package testdata;

import java.util.UUID;
import org.springframework.web.bind.annotation.GetMapping;

/** Objects that draw when they are created, as many as a request needs. */
public class EachObject {
  abstract static class Entity {
    // BUG: Diagnostic contains: SUGGESTION ADVICE UUID.randomUUID() draws from a generator that takes a lock in most providers: threads that draw at the same time block each other. Many threads run this (reached from @GetMapping visits() through new Visit()), once for each object that they create. Where the id
    private final String id = UUID.randomUUID().toString();

    String id() {
      return id;
    }
  }

  static class Visit extends Entity {
    private final UUID key;

    Visit() {
      // BUG: Diagnostic contains: Many threads run this (reached from @GetMapping visits()), once for each object that they create.
      key = UUID.randomUUID();
    }

    UUID key() {
      return key;
    }
  }

  @GetMapping
  String visits() {
    Visit first = new Visit();
    return first.id() + first.key();
  }

  @GetMapping
  String ticket() {
    // BUG: Diagnostic contains: but each run draws only once, so two threads rarely draw at the same time.
    return UUID.randomUUID().toString();
  }
}
