import java.io.Serializable;
import java.util.Collections;
import java.util.HashMap;
import java.util.Hashtable;
import java.util.LinkedHashMap;
import java.util.Map;

/** Code other than construction and deserialization assigns the field, or they do not agree. */
class Replaced implements Serializable {
  private static final long serialVersionUID = 1L;

  private transient Map<String, String> renewed = Collections.synchronizedMap(new HashMap<>());
  private transient Map<String, String> plain = Collections.synchronizedMap(new HashMap<>());
  private transient Map<String, String> ordered = Collections.synchronizedMap(new HashMap<>());
  private transient Map<String, String> table = new Hashtable<>();

  String renewed(String key) {
    return renewed.get(key);
  }

  void renew() {
    renewed = Collections.synchronizedMap(new HashMap<>());
  }

  String plain(String key) {
    return plain.get(key);
  }

  String ordered(String key) {
    return ordered.get(key);
  }

  String table(String key) {
    return table.get(key);
  }

  private Object readResolve() {
    plain = new HashMap<>();
    ordered = Collections.synchronizedMap(new LinkedHashMap<>(16, 0.75f, true));
    table = Collections.synchronizedMap(new HashMap<>());
    return this;
  }
}
