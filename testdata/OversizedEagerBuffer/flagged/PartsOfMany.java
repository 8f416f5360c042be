// LIBRARIES: spring-context-6.2.5 spring-web-6.2.5 spring-core-6.2.5
package testdata;

import java.util.List;
import java.util.function.Supplier;
import org.springframework.stereotype.Component;
import org.springframework.web.context.annotation.RequestScope;

/** What singletons build again and again, and what is built with objects of which there are many. */
class PartsOfMany {
  private static final int LARGE = 1 << 20;

  @Component
  static class Gateway {
    private final Frame frame = new Frame();
    private final Supplier<Late> late = () -> new Late();
    private final Supplier<Referred> referred = Referred::new;

    int all(List<String> requests) {
      return new Frame().bytes.length
          + frame.bytes.length
          + late.get().bytes.length
          + referred.get().bytes.length;
    }
  }

  static final class Frame {
    // BUG: Diagnostic contains: Each new Frame allocates and clears a buffer
    final byte[] bytes = new byte[LARGE];
  }

  static final class Late {
    // BUG: Diagnostic contains: Each new Late allocates and clears a buffer
    final byte[] bytes = new byte[LARGE];
  }

  static final class Referred {
    // BUG: Diagnostic contains: Each new Referred allocates and clears a buffer
    final byte[] bytes = new byte[LARGE];
  }

  @Component
  @RequestScope
  static class OfRequest {
    private final Body body = new Body();

    int size() {
      return body.bytes.length;
    }
  }

  static final class Body {
    // BUG: Diagnostic contains: Each new Body allocates and clears a buffer
    final byte[] bytes = new byte[LARGE];
  }

  /** A base of a service, and of an object of which there are many. */
  abstract static class Base {
    // BUG: Diagnostic contains: Each new object of a subclass of Base allocates and clears a buffer
    private final byte[] scratch = new byte[LARGE];
  }

  @Component
  static class Derived extends Base {}

  static class Message extends Base {}

  abstract static class Export {
    // BUG: Diagnostic contains: Each new CsvExport allocates and clears a buffer
    private final byte[] page = new byte[LARGE];
  }

  static final class CsvExport extends Export {}

  /** Each builds the next one. */
  static final class Link {
    // BUG: Diagnostic contains: Each new Link allocates and clears a buffer
    private final byte[] bytes = new byte[LARGE];

    private final Link next;

    Link(int left) {
      next = left == 0 ? null : new Link(left - 1);
    }
  }

  Object message() {
    return new Message();
  }
}
