package testdata;

import java.util.HashMap;
import java.util.Map;

/** Who comes first is noted, as a text that has nothing of the key. */
class JoinedByCaller {
  private final Map<String, String> owners = new HashMap<>();

  synchronized String owner(String key, String user, String host) {
    String owner = owners.get(key);
    if (owner == null) {
      owner = user + "@" + host;
      owners.put(key, owner);
    }
    return owner;
  }
}
