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
  java.util.Map<String, Object> passedOn(java.util.Map<String, Object> values) {
    String user = System.getProperty("user.name");
    values.put("user", user);
    values.put("same", java.util.Objects.equals(user, props.getProperty("greeting")));
    return values;
  }

  interface Session {
    Object provider(Class<?> type, String id);
  }

  @GetMapping
  Object lookedUp(Session session) {
    return session.provider(Session.class, props.getProperty("provider"));
  }

  @GetMapping
  Object dynamic(String key) {
    return props.getProperty(key).length();
  }

  @GetMapping
  String joined(StringBuilder text) {
    String path = System.getProperty("java.class.path");
    if (path != null && !path.isEmpty()) {
      text.append(path);
    }
    return text.toString();
  }

  /** The table is the object itself. */
  static class Own extends Properties {
    private static final long serialVersionUID = 1L;

    @GetMapping
    int maxSize() {
      return Integer.parseInt(getProperty("size"));
    }
  }
}
