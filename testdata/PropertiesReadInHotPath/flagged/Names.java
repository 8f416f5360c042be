// OPTIONS: -XepOpt:Uncontended:TargetRuntime=8
package testdata;

import java.util.Properties;
import org.springframework.web.bind.annotation.GetMapping;

/** Keys that make names of fields, and classes whose constructors are generated. */
@Deprecated
public class Names {
  private final Properties props;
  private Properties replaced;

  public Names(Properties props) {
    this.props = props;
    this.replaced = props;
  }

  @GetMapping
  String keys() {
    // BUG: Diagnostic contains: WARNING UNSAFE
    return props.getProperty("pool.-size", "").trim()
        // BUG: Diagnostic contains: WARNING UNSAFE
        + props.getProperty("pool.9lives", "").trim()
        // BUG: Diagnostic contains: WARNING UNSAFE
        + props.getProperty("pool.class", "").trim()
        // BUG: Diagnostic contains: WARNING UNSAFE
        + props.getProperty("pool.", "").trim()
        // BUG: Diagnostic contains: WARNING UNSAFE
        + props.getProperty("pool.Name", "").trim();
  }

  @GetMapping
  String formatted() {
    // BUG: Diagnostic contains: WARNING UNSAFE
    return String.format("%s", props.getProperty("formatted"));
  }

  @GetMapping
  String cast() {
    // BUG: Diagnostic contains: WARNING UNSAFE Properties.get reads a Hashtable under its lock
    return ("" + ((String) props.get("cast")).trim());
  }

  @GetMapping
  String fallback(String fallback) {
    // BUG: Diagnostic contains: WARNING ADVICE
    return props.getProperty("fallback", fallback).trim();
  }

  @GetMapping
  String ofOther(Names other) {
    // BUG: Diagnostic contains: WARNING ADVICE
    return other.props.getProperty("other", "").trim();
  }

  @GetMapping
  String replaced() {
    // BUG: Diagnostic contains: WARNING ADVICE
    return replaced.getProperty("replaced", "").trim();
  }

  void replace(Properties props) {
    replaced = props;
  }

  @lombok.RequiredArgsConstructor
  static class Generated {
    private final Properties props;

    Generated(Properties props, int unused) {
      this.props = props;
    }

    @GetMapping
    int size() {
      // BUG: Diagnostic contains: WARNING ADVICE
      return Integer.parseInt(props.getProperty("size", "1"));
    }
  }

  // SAME OUTPUT
  public static void main(String[] args) {
    Properties props = new Properties();
    props.setProperty("cast", " c ");
    Names it = new Names(props);
    it.replace(props);
    System.out.println(it.keys() + it.formatted() + it.cast() + it.fallback("f") + it.replaced());
    System.out.println(new Generated(props, 1).size());
  }
}
