package heat;

import static heat.Probe.probe;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RequestMapping;

/** Requests of administrators and of probes. */
class Operators {
  @GetMapping("/health/state")
  Object health() {
    return probe(); // COLD administrators' or probes' @GetMapping health()
  }

  @GetMapping({"/healthz", "/readyz"})
  Object all() {
    return probe(); // COLD administrators' or probes' @GetMapping all()
  }

  @GetMapping({"/healthz", "/orders"})
  Object one() {
    return probe(); // CONCURRENT reached from @GetMapping one()
  }

  @GetMapping("/healthy-food")
  Object food() {
    return probe(); // CONCURRENT reached from @GetMapping food()
  }

  @RequestMapping("/admin/users")
  static class Users {
    @GetMapping
    Object list() {
      return probe(); // COLD administrators' or probes' @GetMapping list()
    }
  }

  @Path("/actuator")
  static class Actuator {
    @GET
    public Object info() {
      return probe(); // COLD administrators' or probes' @GET info()
    }
  }

  static class CacheReadiness {
    @GetMapping("/state")
    Object state() {
      return probe(); // COLD administration class CacheReadiness
    }
  }
}
