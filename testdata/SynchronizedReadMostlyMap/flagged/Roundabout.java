import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Vector;

public class Roundabout {
  private final Map<String, Integer> held;
  private final Map<String, Integer> alias;
  private final Map<String, Integer> fromField;
  private final Map<String, Integer> late;
  private final Map<String, Integer> cast;
  private final Map<String, Integer> perhaps;
  private final Map<String, Integer> local;
  private final Map<String, Integer> untyped;
  private final List<String> vector;
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
    // BUG: Diagnostic contains: No fix is offered: the value reaches the field through a cast.
    cast = (Map<String, Integer>) Collections.synchronizedMap(new HashMap<String, Integer>());
    // BUG: Diagnostic contains: SUGGESTION ADVICE Every read of 'perhaps' takes the single lock of Collections.synchronizedMap, so concurrent readers block each other. Nothing writes to it after construction. Remove the wrapper. No fix is offered: the value reaches the field through a condition.
    perhaps = shared ? Collections.synchronizedMap(new HashMap<>()) : Map.of();
    // BUG: Diagnostic contains: No fix is offered: the value reaches the field through a local variable that has other uses.
    Map<String, Integer> built = Collections.synchronizedMap(new HashMap<>());
    built.put("b", 2);
    local = built;
    // BUG: Diagnostic contains: No fix is offered: the value reaches the field through a local variable without a type of its own.
    var inferred = Collections.synchronizedMap(new HashMap<String, Integer>());
    untyped = inferred;
    // BUG: Diagnostic contains: No fix is offered: what holds it before is declared as Vector.
    Vector<String> ordered = new Vector<>();
    vector = ordered;
  }

  private static Map<String, Integer> make() {
    // BUG: Diagnostic contains: No fix is offered: the value reaches the field through several calls.
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
        + untyped.get(key)
        + vector.size()
        + one.get(key)
        + two.get(key)
        + source.size();
  }
}
