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
