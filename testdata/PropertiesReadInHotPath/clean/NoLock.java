package testdata;

import java.util.Properties;
import org.springframework.web.bind.annotation.GetMapping;

/** Since JDK 9 a read takes no lock: only what is parsed again in hot code counts. */
public class NoLock {
  private final Properties props;

  NoLock(Properties props) {
    this.props = props;
  }

  int unknown() {
    return Integer.parseInt(props.getProperty("size"));
  }

  String home() {
    return System.getProperty("user.home").trim();
  }

  @GetMapping
  String unparsed() {
    return props.getProperty("greeting");
  }

  @GetMapping
  Object dynamic(String key) {
    return props.getProperty(key).length();
  }
}
