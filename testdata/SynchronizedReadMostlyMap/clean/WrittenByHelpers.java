package testdata;

import java.util.Collections;
import java.util.HashMap;
import java.util.Map;

/** What is stored was not looked up, or is stored in any case. */
final class WrittenByHelpers {
  private static final Map<String, Object> VALUES = Collections.synchronizedMap(new HashMap<>());

  static Object replace(String key) {
    Object old = known(key);
    if (old == null) {
      System.out.println("new");
    }
    Object made = new Object();
    keep(key, made);
    return old;
  }

  private static Object known(String key) {
    return VALUES.get(key);
  }

  private static void keep(String key, Object value) {
    VALUES.put(key, value);
  }
}
