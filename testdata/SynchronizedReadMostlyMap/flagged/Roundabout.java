import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

public class Roundabout {
  private final Map<String, Integer> held;
  private final Map<String, Integer> alias;
  private final Map<String, Integer> fromField;
  private final Map<String, Integer> late;
  private final Map<String, Integer> cast;
  private final Map<String, Integer> perhaps;
  private final Map<String, Integer> local;
  private final Map<String, Integer> one = make();
  private final Map<String, Integer> two = make();

  private final Map<String, Integer> source = new HashMap<>();

  Roundabout(Map<String, Integer> given, boolean shared, List<Map<String, Integer>> out) {
    // BUG: Diagnostic contains: SUGGESTION ADVICE
    held = Collections.synchronizedMap(given);
    Map<String, Integer> known = new HashMap<>();
    out.add(known);
    // BUG: Diagnostic contains: SUGGESTION ADVICE Every read of 'alias'
    alias = Collections.synchronizedMap(known);
    // BUG: Diagnostic contains: SUGGESTION ADVICE Every read of 'fromField'
    fromField = Collections.synchronizedMap(source);
    Map<String, Integer> captured = new HashMap<>();
    Runnable put = () -> captured.put("later", 1);
    put.run();
    // BUG: Diagnostic contains: SUGGESTION ADVICE Every read of 'late'
    late = Collections.synchronizedMap(captured);
    // BUG: Diagnostic contains: SUGGESTION ADVICE
    cast = (Map<String, Integer>) Collections.synchronizedMap(new HashMap<String, Integer>());
    // BUG: Diagnostic contains: SUGGESTION ADVICE Every read of 'perhaps'
    perhaps = shared ? Collections.synchronizedMap(new HashMap<>()) : Map.of();
    // BUG: Diagnostic contains: SUGGESTION ADVICE Every read of 'local'
    Map<String, Integer> built = Collections.synchronizedMap(new HashMap<>());
    built.put("b", 2);
    local = built;
  }

  private static Map<String, Integer> make() {
    // BUG: Diagnostic contains: SUGGESTION ADVICE Every read of 'one'
    return Collections.synchronizedMap(new HashMap<>());
  }

  int read(String key) {
    return held.get(key)
        + alias.get(key)
        + fromField.get(key)
        + late.get(key)
        + cast.get(key)
        + perhaps.get(key)
        + local.get(key)
        + one.get(key)
        + two.get(key)
        + source.size();
  }
}
