package testdata;

import java.util.Hashtable;
import java.util.Map;
import org.springframework.web.bind.annotation.RequestMapping;

/** Requests add, look up and remove the entries: nothing shows that there are more reads. */
class Tables {
  private final Map<String, String> owners = new Hashtable<>();

  @RequestMapping
  String handle(String command, String file, String user) {
    if (command.equals("lock")) {
      return lock(file, user);
    }
    if (command.equals("unlock")) {
      unlock(file, user);
    }
    String owner = owners.get(file);
    return owner == null ? "free" : owner;
  }

  private final Map<String, String> states = java.util.Collections.synchronizedMap(new java.util.HashMap<>());
  private final Map<String, Integer> tries = java.util.Collections.synchronizedMap(new java.util.HashMap<>());
  private final boolean bounded = true;

  /** The test for a full table also lets through what is found. */
  @RequestMapping
  String attempt(String key) {
    String state = states.get(key);
    store(key, "tried");
    return state;
  }

  private void store(String key, String state) {
    if (bounded && !states.containsKey(key) && states.size() > 100) {
      throw new IllegalStateException("full");
    }
    states.put(key, state);
  }

  /** Each lookup is followed by a write. */
  @RequestMapping
  String count(String key) {
    Integer before = tries.get(key);
    tries.put(key, before == null ? 1 : before + 1);
    return before + key;
  }

  private String lock(String file, String user) {
    String owner = owners.get(file);
    if (owner != null) {
      return owner;
    }
    owners.put(file, user);
    return user;
  }

  private void unlock(String file, String user) {
    if (user.equals(owners.get(file))) {
      owners.remove(file);
    }
  }
}
