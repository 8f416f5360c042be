package testdata;

import java.io.Serializable;
import java.util.Hashtable;
import java.util.Properties;
import org.springframework.web.bind.annotation.GetMapping;

// SAME OUTPUT
public class Parsed {
  private final Properties props;

  private int requests;

  Parsed(Properties props) {
    this.props = props;
  }

  Parsed() {
    this(new Properties());
  }

  @GetMapping
  int handle() {
    requests++;
    // BUG: Diagnostic contains: WARNING UNSAFE Properties.getProperty reads a setting on each call, and the code parses or processes the same text again.
    return requests * Integer.parseInt(props.getProperty("pool.max-size", "3"));
  }

  @GetMapping
  String trimmed() {
    // BUG: Diagnostic contains: WARNING ADVICE Properties.getProperty
    String name = this.props.getProperty("name");
    return name == null ? "none" : name.trim();
  }

  @GetMapping
  int system() {
    // BUG: Diagnostic contains: WARNING ADVICE Integer.getInteger reads a setting on each call
    return Integer.getInteger("size", 2) + Integer.parseInt(String.valueOf(requests));
  }

  /** Filled later. */
  static class Empty {
    private final Properties props = new Properties();

    @GetMapping
    int size() {
      // BUG: Diagnostic contains: WARNING ADVICE Properties.getProperty
      return Integer.parseInt(props.getProperty("size", "1"));
    }
  }

  static class Stored implements Serializable {
    private static final long serialVersionUID = 1L;
    private final Properties props;

    Stored(Properties props) {
      this.props = props;
    }

    @GetMapping
    int size() {
      // BUG: Diagnostic contains: WARNING ADVICE Properties.getProperty
      return Integer.parseInt(props.getProperty("size", "1"));
    }
  }

  static class Copied {
    private final Properties props;

    Copied(Properties given) {
      Properties copy = new Properties();
      copy.putAll(given);
      props = copy;
    }

    @GetMapping
    int size() {
      // BUG: Diagnostic contains: WARNING ADVICE Properties.getProperty
      return Integer.parseInt(props.getProperty("size", "1"));
    }
  }

  static class Table {
    private final Hashtable<String, String> settings = new Hashtable<>();

    @GetMapping
    String url() {
      // BUG: Diagnostic contains: WARNING ADVICE Hashtable.get reads a Hashtable under its lock
      return settings.get("url");
    }
  }

  public static void main(String[] args) {
    Properties props = new Properties();
    props.setProperty("name", " a ");
    Parsed parsed = new Parsed(props);
    System.out.println(parsed.handle() + parsed.trimmed() + parsed.system());
    System.out.println(new Parsed().handle() + new Parsed().trimmed());
    System.out.println(new Empty().size() + new Stored(props).size() + new Copied(props).size());
    System.out.println(new Table().url());
  }
}
