// OPTIONS: --release 8
package testdata;

import static java.lang.System.getProperty;

import java.util.Properties;
import org.springframework.web.bind.annotation.GetMapping;

/** A read whose result is ignored, and one without a receiver. */
public class Ignored {
  private final Properties props;

  public Ignored(Properties props) {
    this.props = props;
  }

  @GetMapping
  void ignored() {
    // BUG: Diagnostic contains: WARNING ADVICE Properties.getProperty reads a Hashtable
    props.getProperty("ignored");
  }

  @GetMapping
  String imported() {
    // BUG: Diagnostic contains: WARNING ADVICE System.getProperty reads a Hashtable
    return getProperty("imported");
  }
}
