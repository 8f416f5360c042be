package testdata;

import static java.util.Objects.requireNonNull;

import java.util.Objects;
import java.util.Properties;
import org.springframework.web.bind.annotation.GetMapping;

/** Settings that several methods read, or that the object already has. */
// SAME OUTPUT
public class SameSetting {
  private static final String KEY = "ring.size";
  private final Properties conf;

  SameSetting(Properties conf) {
    this.conf = conf;
  }

  @GetMapping
  int a() {
    // BUG: Diagnostic contains: WARNING UNSAFE
    return 3 * Integer.parseInt(conf.getProperty("ring.size"));
  }

  @GetMapping
  int b() {
    // BUG: Diagnostic contains: WARNING UNSAFE
    return 4 * Integer.parseInt(conf.getProperty(KEY));
  }

  @GetMapping
  int hexadecimal() {
    // BUG: Diagnostic contains: WARNING UNSAFE
    return Integer.parseInt(conf.getProperty("ring.size"), 16);
  }

  static class Known {
    private final Properties conf;
    private final int length;
    private final long wide;

    Known(Properties conf) {
      this.conf = Objects.requireNonNull(conf, "conf");
      this.length = Integer.parseInt(this.conf.getProperty("length"));
      this.wide = Integer.parseInt(this.conf.getProperty("wide"));
    }

    Known() {
      this(new Properties());
    }

    @GetMapping
    int length(int factor) {
      // BUG: Diagnostic contains: WARNING UNSAFE
      return factor * length * Integer.parseInt(conf.getProperty("length"));
    }

    @GetMapping
    int hidden(int length) {
      // BUG: Diagnostic contains: WARNING UNSAFE
      return length * Integer.parseInt(conf.getProperty("length"));
    }

    @GetMapping
    int wide() {
      // BUG: Diagnostic contains: WARNING UNSAFE
      return (int) wide + Integer.parseInt(conf.getProperty("wide"));
    }
  }

  static class Guarded {
    private final Properties conf;

    Guarded(Properties conf) {
      this.conf = requireNonNull(conf);
    }

    @GetMapping
    int size() {
      // BUG: Diagnostic contains: WARNING UNSAFE
      return Integer.parseInt(conf.getProperty("size"));
    }
  }

  public static void main(String[] args) {
    Properties conf = new Properties();
    conf.setProperty("ring.size", "12");
    conf.setProperty("length", "3");
    conf.setProperty("wide", "5");
    conf.setProperty("size", "7");
    SameSetting same = new SameSetting(conf);
    System.out.println(same.a() + " " + same.b() + " " + same.hexadecimal());
    Known known = new Known(conf);
    System.out.println(known.length(2) + " " + known.hidden(4) + " " + known.wide());
    System.out.println(new Guarded(conf).size());
  }
}
