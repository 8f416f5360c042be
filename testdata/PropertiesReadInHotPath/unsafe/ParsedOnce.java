package testdata;

import java.util.Properties;
import org.springframework.web.bind.annotation.GetMapping;

/** The parsed value goes into the field, where a method of the JDK parses the text at once. */
// SAME OUTPUT
public class ParsedOnce {
  private final Properties props;
  private final boolean enabled;
  private final int maxSize;

  public ParsedOnce(Properties props) {
    this.props = props;
    this.enabled = Boolean.parseBoolean(this.props.getProperty("pool.enabled"));
    this.maxSize = Integer.parseInt(this.props.getProperty("pool.max-size", "ff"), 16);
  }

  @GetMapping
  int max() {
    // BUG: Diagnostic contains: the code parses or processes the same text again. This place matters: reached from @GetMapping max(). Read it once, into a final field at construction or when the properties are set, unless it changes later. Parse it there, too: a text that cannot be parsed then fails at construction.$
    return maxSize;
  }

  /** A method does not hide a field. */
  @GetMapping
  boolean enabled() {
    // BUG: Diagnostic contains: unless it changes later. Parse it there, too.$
    return enabled;
  }

  static class Several {
    private final Properties props;
    private final Long timeout;
    private final String name;

    Several(Properties props, String name) {
      this.props = props;
      this.timeout = Long.valueOf((String) this.props.get("timeout"));
      this.name = name;
    }

    @GetMapping
    long timeout() {
      // BUG: Diagnostic contains: WARNING UNSAFE Properties.get reads
      return timeout;
    }

    @GetMapping
    String shown() {
      // BUG: Diagnostic contains: Keep what the code derives from the text, not the text itself.$
      return name + props.getProperty("shown").trim();
    }

    @GetMapping
    double radixOfCaller(int radix) {
      // BUG: Diagnostic contains: Keep what the code derives from the text, not the text itself.$
      return Integer.parseInt(props.getProperty("number"), radix);
    }
  }

  static class Commented {
    private final Properties props;
    private final short port;

    Commented(Properties props) { /* kept */ this.props = props; this.port = Short.parseShort(this.props.getProperty("port")); }

    @GetMapping
    short port() {
      // BUG: Diagnostic contains: WARNING UNSAFE
      return port;
    }

    @GetMapping
    float ratio() {
      // BUG: Diagnostic contains: WARNING ADVICE
      return Float.parseFloat(props.getProperty("ratio") /* of all */);
    }
  }

  public static void main(String[] args) {
    Properties props = new Properties();
    props.setProperty("pool.enabled", "TRUE");
    props.setProperty("timeout", "5");
    props.setProperty("shown", " s ");
    props.setProperty("number", "11");
    props.setProperty("port", "80");
    props.setProperty("ratio", "0.5");
    ParsedOnce parsed = new ParsedOnce(props);
    System.out.println(parsed.max() + " " + parsed.enabled());
    Several several = new Several(props, "n");
    System.out.println(several.timeout() + several.shown() + several.radixOfCaller(2));
    Commented commented = new Commented(props);
    System.out.println(commented.port() + commented.ratio());
  }
}
