// LIBRARIES: spring-context-6.2.5 spring-web-6.2.5 spring-core-6.2.5
package testdata;

import org.springframework.context.annotation.Scope;
import org.springframework.context.annotation.ScopedProxyMode;
import org.springframework.stereotype.Component;
import org.springframework.stereotype.Service;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.context.annotation.RequestScope;

/** Components of which there is one for each request, or for each place that asks. */
class Scopes {
  private static final int LARGE = 1 << 20;

  @GetMapping
  int all() {
    return new OfRequest().size() + new Prototype().size() + new Named().size();
  }

  @Component
  @RequestScope
  static class OfRequest {
    // BUG: Diagnostic contains: WARNING ADVICE
    private final byte[] bytes = new byte[LARGE];

    int size() {
      return bytes.length;
    }
  }

  @Service
  @Scope("prototype")
  static class Prototype {
    // BUG: Diagnostic contains: WARNING ADVICE
    private final byte[] bytes = new byte[LARGE];

    int size() {
      return bytes.length;
    }
  }

  @Service
  @Scope(scopeName = "request", proxyMode = ScopedProxyMode.TARGET_CLASS)
  static class Named {
    // BUG: Diagnostic contains: WARNING ADVICE
    private final byte[] bytes = new byte[LARGE];

    int size() {
      return bytes.length;
    }
  }
}
