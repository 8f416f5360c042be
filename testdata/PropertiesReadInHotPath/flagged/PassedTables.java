package testdata;

import java.util.Properties;
import java.util.function.Function;
import org.springframework.web.bind.annotation.GetMapping;

/** Tables that a method is given. */
public class PassedTables {
  private static final Properties STATIC = new Properties();
  private final Properties settings;
  private final Properties changing = new Properties();

  PassedTables(Properties settings) {
    this.settings = settings;
  }

  @GetMapping
  double hot(int burst, Properties request) {
    Properties local = new Properties();
    Function<Properties, Integer> reference = PassedTables::ofReference;
    return allowed(burst, this.settings)
        + either(settings)
        + either(STATIC)
        + given(request)
        + created(local)
        + changed(changing)
        + assigned(settings)
        + mixed(settings)
        + mixed(local)
        + new Session(local).size()
        + reference.apply(settings)
        + plain(settings).length();
  }

  private static double allowed(int burst, Properties p) {
    // BUG: Diagnostic contains: WARNING ADVICE Properties.getProperty reads a setting on each call, and the code parses or processes the same text again. This place matters: reached from @GetMapping hot(). Read it once, where the properties are set, and pass the value on, unless it changes later. Parse it there, too
    return burst * Double.parseDouble(p.getProperty("factor", "1.0")) * weight(p);
  }

  private static int weight(Properties p) {
    // BUG: Diagnostic contains: WARNING ADVICE Properties.getProperty
    return Integer.parseInt(p.getProperty("weight"));
  }

  private static int either(Properties p) {
    // BUG: Diagnostic contains: WARNING ADVICE Properties.getProperty
    return Integer.parseInt(p.getProperty("either"));
  }

  // The request may bring a table of its own.
  private static int given(Properties p) {
    return Integer.parseInt(p.getProperty("given"));
  }

  private static int created(Properties p) {
    return Integer.parseInt(p.getProperty("created"));
  }

  private static int mixed(Properties p) {
    return Integer.parseInt(p.getProperty("mixed"));
  }

  private static int ofReference(Properties p) {
    return Integer.parseInt(p.getProperty("reference"));
  }

  private static int changed(Properties p) {
    return Integer.parseInt(p.getProperty("changed"));
  }

  private static int assigned(Properties p) {
    p = new Properties(p);
    return Integer.parseInt(p.getProperty("assigned"));
  }

  // The read itself costs next to nothing.
  private static String plain(Properties p) {
    return p.getProperty("plain");
  }

  public static int uncalled(Properties p) {
    return Integer.parseInt(p.getProperty("uncalled"));
  }

  public void set(String value) {
    changing.setProperty("changed", value);
  }

  // One for each request has the request's table.
  static class Session {
    private final Properties own;

    Session(Properties own) {
      this.own = own;
    }

    int size() {
      return sizeOf(own);
    }

    private static int sizeOf(Properties p) {
      return Integer.parseInt(p.getProperty("size"));
    }
  }
}
