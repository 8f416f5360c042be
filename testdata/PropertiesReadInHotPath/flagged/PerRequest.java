package testdata;

import java.util.Properties;
import org.springframework.web.bind.annotation.GetMapping;

/** Settings that objects read which are built for each request, also into final fields. */
public class PerRequest {
  private final Properties props;

  PerRequest(Properties props) {
    this.props = props;
  }

  @GetMapping
  String local(String method) {
    class Once {
      // BUG: Diagnostic contains: WARNING ADVICE Properties.getProperty reads a setting on each call
      final boolean trace = Boolean.parseBoolean(props.getProperty("trace"));
    }
    return method + new Once().trace + new Page(props).size + new Limits().limit;
  }

  static class Page {
    final int size;

    Page(Properties props) {
      this(System.getProperties(), 3);
    }

    Page(Properties props, int factor) {
      // BUG: Diagnostic contains: WARNING ADVICE Integer.getInteger
      size = factor * Integer.getInteger("page.size", 20);
    }
  }

  record Limits(int limit) {
    Limits() {
      // BUG: Diagnostic contains: WARNING ADVICE Integer.getInteger
      this(Integer.getInteger("page.limit"));
    }
  }
}
