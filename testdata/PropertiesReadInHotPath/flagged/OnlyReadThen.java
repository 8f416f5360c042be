package testdata;

import java.util.ArrayList;
import java.util.Hashtable;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import org.springframework.web.bind.annotation.GetMapping;

/** Constructors that only read the table behind the assignment. */
public class OnlyReadThen {
  /** Other values. */
  static class Beside {
    private final Properties props;
    private final int limit;
    private final int twice;
    private final String name;
    private final Object lock;

    Beside(Properties props, int limit, Object lock, String name) {
      this.props = props;
      this.limit = limit;
      this.twice = 2 * this.limit;
      this.name = name;
      this.lock = lock;
    }

    String limits() {
      synchronized (lock) {
        return name + limit + twice;
      }
    }

    @GetMapping
    int size() {
      // BUG: Diagnostic contains: WARNING UNSAFE Properties.getProperty
      return Integer.parseInt(props.getProperty("size", "1"));
    }
  }

  /** Tables that the class creates are not the caller's. */
  static class OwnTables {
    private final Properties props;
    private final Map<String, String> aliases = new Hashtable<>();

    OwnTables(Properties props) {
      this.props = props;
      aliases.put("std", "standard");
      Map<Object, Object> counted = new Hashtable<>();
      counted.put("size", props.size());
      aliases.put("sizes", counted.toString());
    }

    @GetMapping
    int size() {
      // BUG: Diagnostic contains: WARNING UNSAFE Properties.getProperty
      return Integer.parseInt(props.getProperty("size", "1")) + aliases.size();
    }
  }

  static class Tested {
    private final Properties props;
    private final boolean isEmpty;

    Tested(Properties props) {
      this.props = props;
      if (props == null) {
        throw new IllegalArgumentException();
      }
      isEmpty = props.isEmpty() && props.get("size") == null;
    }

    boolean isEmpty() {
      return isEmpty;
    }

    @GetMapping
    int size() {
      // BUG: Diagnostic contains: WARNING UNSAFE Properties.getProperty
      return Integer.parseInt(props.getProperty("size", "1"));
    }
  }

  /** A helper gets the table, and reads it. */
  static class ReadByHelper {
    private final Properties props;
    private final String name;

    ReadByHelper(Properties props) {
      this.props = props;
      this.name = nameOf(props, "name");
    }

    private static String nameOf(Properties table, String key) {
      String name = table.getProperty(key);
      return name != null || key.isEmpty() ? name : nameOf(table, key.substring(1));
    }

    String name() {
      return name;
    }

    @GetMapping
    int size() {
      // BUG: Diagnostic contains: WARNING UNSAFE Properties.getProperty
      return Integer.parseInt(props.getProperty("size", "1"));
    }
  }

  static class ReadByOwnHelper {
    private final Properties props;
    private String name;

    ReadByOwnHelper(Properties props) {
      this.props = props;
      this.readName();
      readName();
    }

    private void readName() {
      name = props.getProperty("name");
    }

    String name() {
      return name;
    }

    @GetMapping
    int size() {
      // BUG: Diagnostic contains: WARNING UNSAFE Properties.getProperty
      return Integer.parseInt(props.getProperty("size", "1"));
    }
  }

  static class HeldTwice {
    private final Properties props;
    private final Properties defaults;
    private final List<String> names = new ArrayList<>();

    HeldTwice(Properties props) {
      this.props = props;
      Properties table = props;
      this.defaults = props;
      names.add(table.getProperty("name"));
    }

    String name() {
      return names.get(0) + defaults.getProperty("suffix", "");
    }

    @GetMapping
    int size() {
      // BUG: Diagnostic contains: WARNING UNSAFE Properties.getProperty
      return Integer.parseInt(props.getProperty("size", "1"));
    }
  }

  /** What others do with a table of their own. */
  static class Registered {
    private final Properties props;
    private final boolean hasValues;

    Registered(Properties props, Registry registry) {
      this.props = props;
      registry.register("server");
      hasValues = props.elements().hasMoreElements();
    }

    boolean hasValues() {
      return hasValues;
    }

    @GetMapping
    int size() {
      // BUG: Diagnostic contains: WARNING UNSAFE Properties.getProperty
      return Integer.parseInt(props.getProperty("size", "1"));
    }
  }

  static final class Registry {
    private final Properties names = new Properties();

    void register(String name) {
      names.setProperty(name, "known");
    }
  }
}
