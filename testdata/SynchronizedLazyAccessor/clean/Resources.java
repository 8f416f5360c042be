package testdata;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.core.Context;

/** Resources of JAX-RS that are constructed for each request: no two threads share a lock. */
class Resources {
  static class Base {
    @Context Object request;
    private String service;

    synchronized String service() {
      if (service == null) {
        service = request.toString();
      }
      return service;
    }
  }

  @Path("/orders")
  static class Orders extends Base {
    @GET
    public String list() {
      return service();
    }
  }
}
