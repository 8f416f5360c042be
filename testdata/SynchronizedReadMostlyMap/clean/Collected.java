import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** computeIfAbsent is no lookup where the code ignores the value, or only adds to it. */
class Collected {
  private final Map<String, List<String>> listeners = Collections.synchronizedMap(new HashMap<>());
  private final Map<String, String> registered = Collections.synchronizedMap(new HashMap<>());

  void listen(String topic, String listener) {
    listeners.computeIfAbsent(topic, unused -> new ArrayList<>()).add(listener);
  }

  boolean unlisten(String topic, String listener) {
    return (listeners.computeIfAbsent(topic, unused -> new ArrayList<>())).remove(listener);
  }

  void register(String name) {
    registered.computeIfAbsent(name, String::trim);
  }
}
