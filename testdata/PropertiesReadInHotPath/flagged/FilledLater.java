package testdata;

import java.io.IOException;
import java.io.StringReader;
import java.util.Properties;
import org.springframework.web.bind.annotation.GetMapping;

/** Tables that the constructor fills, or gives to others, behind the assignment. */
public class FilledLater {
  static class Loaded {
    private final Properties props;

    Loaded(Properties props) throws IOException {
      this.props = props;
      props.load(new StringReader("size=3"));
    }

    @GetMapping
    int size() {
      // BUG: Diagnostic contains: WARNING ADVICE Properties.getProperty
      return Integer.parseInt(props.getProperty("size", "1"));
    }
  }

  static class Defaulted {
    private final Properties props;

    Defaulted(Properties props) {
      this.props = props;
      this.props.putIfAbsent("size", "2");
    }

    @GetMapping
    int size() {
      // BUG: Diagnostic contains: WARNING ADVICE Properties.getProperty
      return Integer.parseInt(props.getProperty("size", "1"));
    }
  }

  static class FilledByHelper {
    private final Properties props;

    FilledByHelper(Properties props) {
      this.props = props;
      fill(props);
    }

    private static void fill(Properties table) {
      table.setProperty("size", "4");
    }

    @GetMapping
    int size() {
      // BUG: Diagnostic contains: WARNING ADVICE Properties.getProperty
      return Integer.parseInt(props.getProperty("size", "1"));
    }
  }

  /** The rest of the constructor only reads. */
  static class Settled {
    private final Properties props; // of the server
    private final String name;

    Settled(Properties props) {
      this.props = props; // kept
      this.name = props.getProperty("name");
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

  /** The failure of a request is handled, that of a construction would not be. */
  static class Caught {
    private final Properties props;

    Caught(Properties props) {
      this.props = props;
    }

    @GetMapping
    int size() {
      try {
        // BUG: Diagnostic contains: WARNING ADVICE Properties.getProperty
        return Integer.parseInt(props.getProperty("size"));
      } catch (NumberFormatException e) {
        return 6;
      }
    }
  }
}
