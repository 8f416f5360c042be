package testdata;

import java.util.Dictionary;
import java.util.Hashtable;
import java.util.Map;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PostMapping;

/** Tables that all requests share, and that change while they run. */
public class SharedTables {
  private static Hashtable<String, String> sessions = new Hashtable<>();
  static Hashtable<String, String> exported = new Hashtable<>();
  private static final Hashtable<String, String> READ_MOSTLY = new Hashtable<>();
  private static final Hashtable<String, String> GUARDED = new Hashtable<>();

  static {
    READ_MOSTLY.put("a", "b");
  }

  @GetMapping
  String session(String id) {
    // BUG: Diagnostic contains: WARNING ADVICE Hashtable.get takes the lock of the table on each call: all threads that read it contend for it.
    return sessions.get(id);
  }

  @GetMapping
  String constant() {
    // BUG: Diagnostic contains: WARNING ADVICE Hashtable.getOrDefault takes the lock of the table
    return sessions.getOrDefault("main", "");
  }

  @GetMapping
  String open(String id) {
    // BUG: Diagnostic contains: WARNING ADVICE Hashtable.get takes the lock of the table
    return exported.get(id);
  }

  @PostMapping
  void login(String id) {
    sessions.put(id, id);
    GUARDED.put(id, id);
  }

  /** Reported where it is created. */
  @GetMapping
  @SuppressWarnings("SynchronizedReadMostlyMap")
  String mostlyRead(String id) {
    return READ_MOSTLY.get(id);
  }

  /** Who enters has to wait in any case. */
  @GetMapping
  String guarded(String id) {
    synchronized (GUARDED) {
      String found = GUARDED.get(id);
      GUARDED.remove(id);
      return found;
    }
  }

  /** The caller may have made it for this call. */
  @GetMapping
  String parameter(Hashtable<String, String> given, Map<String, String> map, String id) {
    return given.get(id) + map.get(id);
  }

  /** Nothing is known of how often it runs. */
  String rarely(String id) {
    return sessions.get(id);
  }

  @GetMapping
  String perRequest(String id) {
    Scope scope = new Scope();
    scope.values.put(id, id);
    return scope.values.get(id) + scope.view.get(id);
  }

  static class Scope {
    final Hashtable<String, String> values = new Hashtable<>();
    final Dictionary<String, String> view = values;
  }
}
