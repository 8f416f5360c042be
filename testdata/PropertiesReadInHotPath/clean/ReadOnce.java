// OPTIONS: -XepOpt:Uncontended:TargetRuntime=8
package testdata;

import java.util.HashMap;
import java.util.Map;
import java.util.Properties;
import org.springframework.web.bind.annotation.GetMapping;

/** Settings that are read at construction or startup, on a runtime that locks. */
public class ReadOnce {
  private static final int LIMIT = Integer.getInteger("limit", 10);

  private final Properties props;
  private final String expression;
  private Properties later = new Properties();
  private boolean range;
  private String lazy;

  ReadOnce(Properties props) {
    this.props = props;
    this.expression = required("expression");
  }

  private String required(String fallback) {
    String value = props.getProperty("algorithm-expression");
    return value == null ? fallback : value.trim();
  }

  /** Only init calls the helper. */
  public void init() {
    range = isRange();
  }

  private boolean isRange() {
    return Boolean.parseBoolean(later.getProperty("allow-range", "false"));
  }

  public void setLater(Properties later) {
    this.later = later;
    range = Boolean.parseBoolean(this.later.getProperty("allow-range", "false"));
  }

  /** The caller has a table of its own for each call. */
  @GetMapping
  String parameter(Properties given) {
    return given.getProperty("user").trim();
  }

  @GetMapping
  int local() {
    Properties own = new Properties();
    own.setProperty("size", "3");
    return Integer.parseInt(own.getProperty("size"));
  }

  @GetMapping
  String lazily() {
    if (lazy == null) {
      lazy = props.getProperty("lazy").trim();
    }
    return lazy;
  }

  @GetMapping
  String handle(Map<String, String> query) {
    Map<String, String> map = new HashMap<>(query);
    if (map.isEmpty()) {
      throw new IllegalStateException("none, " + System.getProperty("user.name"));
    }
    return map.get("a") + expression + range + LIMIT;
  }

  @Override
  public String toString() {
    return props.getProperty("name").trim();
  }

  /** Runs that assign what they read, or something else that they set up. */
  static class Plan {
    private final Properties given;
    private int depth;
    private String label;
    private boolean ready;

    Plan(Properties given) {
      this.given = given;
    }

    int prepared(boolean deep) {
      if (deep) {
        depth = Integer.parseInt(given.getProperty("depth", "3"));
      } else {
        label = "flat";
      }
      return depth;
    }

    Object assembled(StringBuilder out) {
      out.append(given.getProperty("prefix"));
      ready = true;
      return out;
    }

    void each(String[] names, StringBuilder out) {
      for (String name : names) {
        switch (name) {
          case "label":
            label = name;
            break;
          default:
            out.append(given.getProperty("suffix"));
        }
      }
    }

    int falling(int step) {
      switch (step) {
        case 1:
          ready = true;
        // falls through
        case 2:
          return given.getProperty("step").length();
        default:
          return label.length() + (ready ? 1 : 0);
      }
    }
  }
}
