package testdata;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.core.Context;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

/** Resources of JAX-RS that serve all requests. */
class Resources {
  @Retention(RetentionPolicy.RUNTIME)
  @interface Singleton {}

  @Singleton
  @Path("/orders")
  static class Scoped {
    @Context Object request;
    private volatile String service;

    // BUG: Diagnostic contains: only the first one initializes
    String service() {
      String current = service;
      if (current != null) {
        return current;
      }
      synchronized (this) {
        if (service == null) {
          service = "a".trim();
        }
        return service;
      }
    }

    @GET
    public String list() {
      return service();
    }
  }

  @Path("/items")
  static class Registered {
    @Context Object request;
    private volatile String service;

    // BUG: Diagnostic contains: only the first one initializes
    String service() {
      String current = service;
      if (current != null) {
        return current;
      }
      synchronized (this) {
        if (service == null) {
          service = "a".trim();
        }
        return service;
      }
    }

    @GET
    public String list() {
      return service();
    }
  }

  static Object register() {
    return new Registered();
  }

  /** Nothing that belongs to a request is injected. */
  @Path("/users")
  static class Plain {
    private volatile String service;

    // BUG: Diagnostic contains: only the first one initializes
    String service() {
      String current = service;
      if (current != null) {
        return current;
      }
      synchronized (this) {
        if (service == null) {
          service = "a".trim();
        }
        return service;
      }
    }

    @GET
    public String list() {
      return service();
    }
  }

  public static void main(String[] arguments) throws ReflectiveOperationException {
    Scoped scoped = Scoped.class.getDeclaredConstructor().newInstance();
    Plain plain = Plain.class.getDeclaredConstructor().newInstance();
    System.out.println(scoped.list() + new Registered().list() + plain.list());
  }
}
