// OPTIONS: --release 8
package testdata;

import java.util.Hashtable;
import java.util.Properties;
import org.springframework.web.bind.annotation.GetMapping;

/** The runtime locks each read. */
public class Locked {
  private static final String KEY = "algorithm-expression";

  private Properties props = new Properties();

  public void setProps(Properties props) {
    this.props = props;
  }

  Properties getProps() {
    return props;
  }

  private String createClosure() {
    // BUG: Diagnostic contains: SUGGESTION ADVICE Properties.getProperty reads a Hashtable under its lock on each call: all threads
    String expression = props.getProperty(KEY);
    return expression.trim();
  }

  public String doSharding(String value) {
    return createClosure() + value;
  }

  Object raw() {
    // BUG: Diagnostic contains: SUGGESTION ADVICE Properties.get reads
    return this.props.get("raw");
  }

  String fromGetter() {
    // BUG: Diagnostic contains: SUGGESTION ADVICE Properties.getProperty
    return getProps().getProperty("raw", "none");
  }

  String separator() {
    // BUG: Diagnostic contains: Read it once, into a static final field, unless it changes while the program runs.
    return System.getProperty("line.separator");
  }

  @GetMapping
  boolean flag() {
    // BUG: Diagnostic contains: WARNING ADVICE Boolean.getBoolean reads a Hashtable under its lock on each call
    return Boolean.getBoolean("flag");
  }

  String of(String key) {
    // BUG: Diagnostic contains: Copy the settings into an immutable map when they are loaded
    return props.getProperty(key);
  }

  static class Own extends Properties {
    private static final long serialVersionUID = 1;

    @Override
    public String getProperty(String key) {
      return super.getProperty(key);
    }
  }

  static class Environment {
    private final Hashtable<String, Object> environment = new Hashtable<>();

    Object provider() {
      // BUG: Diagnostic contains: SUGGESTION ADVICE Hashtable.get reads
      return environment.get("provider.url");
    }
  }

  /** What other runs assign is not what these read. */
  static class Cursor {
    private final Properties defaults;
    private final String catalog;
    private final int size;
    private final String schema;
    private boolean closed;
    private long lastUse;

    Cursor(Properties defaults) {
      this.defaults = defaults;
      this.catalog = this.defaults.getProperty("catalog");
      this.size = Integer.parseInt(this.defaults.getProperty("fetch.size", "10"));
      this.schema = this.defaults.getProperty("schema");
    }

    Object call(String name, Object argument) {
      switch (name) {
        case "close":
          closed = true;
          return null;
        case "isClosed":
          return closed;
        case "getCatalog":
          // BUG: Diagnostic contains: SUGGESTION UNSAFE Properties.getProperty reads
          return catalog;
        default:
          throw new IllegalArgumentException(name + argument);
      }
    }

    int fetchSize(boolean reset) {
      if (reset) {
        lastUse = 0;
        return 0;
      }
      // BUG: Diagnostic contains: Properties.getProperty reads
      return size;
    }

    String schema(long now) {
      if (now < lastUse) {
        // BUG: Diagnostic contains: Properties.getProperty reads
        return schema;
      }
      lastUse = now;
      return null;
    }
  }
}
