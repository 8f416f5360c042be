// LIBRARIES: spring-context-6.2.5 spring-web-6.2.5 spring-core-6.2.5
package testdata;

import org.springframework.context.annotation.Lazy;
import org.springframework.context.annotation.Scope;
import org.springframework.context.annotation.ScopedProxyMode;
import org.springframework.stereotype.Component;
import org.springframework.stereotype.Service;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.context.annotation.ApplicationScope;

/** Components of which an application has one. */
class Scopes {
  private static final int LARGE = 1 << 20;

  @GetMapping
  int all() {
    return new Singleton().size() + new Application().size() + new Proxied().size();
  }

  @Lazy
  @Component
  @Scope("singleton")
  static class Singleton {
    private final byte[] bytes = new byte[LARGE];

    int size() {
      return bytes.length;
    }
  }

  @Component
  @ApplicationScope
  static class Application {
    private final byte[] bytes = new byte[LARGE];

    int size() {
      return bytes.length;
    }
  }

  @Service
  @Scope(proxyMode = ScopedProxyMode.TARGET_CLASS)
  static class Proxied {
    private final byte[] bytes = new byte[LARGE];

    int size() {
      return bytes.length;
    }
  }
}
