import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;

public class Helper {
  private static final Map<String, Integer> CODES = load();

  private final Map<String, Integer> columns;

  private final List<String> names;

  // BUG: Diagnostic contains: SUGGESTION SAFE Every read of 'units'
  private final Set<TimeUnit> units = EnumSet.of(TimeUnit.DAYS);

  // BUG: Diagnostic contains: SUGGESTION SAFE Every read of 'fixed'
  private final List<String> fixed = List.of("f");

  // BUG: Diagnostic contains: SUGGESTION SAFE Every read of 'view'
  private final Map<String, Integer> view = Collections.unmodifiableMap(new HashMap<>(CODES));

  // BUG: Diagnostic contains: SUGGESTION SAFE Every read of 'FILLED'
  private static final Map<String, Integer> FILLED = new HashMap<>() {{
    put("a", 1);
  }};

  // BUG: Diagnostic contains: SUGGESTION SAFE Every read of 'LISTED'
  private static final List<String> LISTED = java.util.Arrays.asList("q", "p");

  // BUG: Diagnostic contains: SUGGESTION SAFE Every read of 'GUAVA'
  private static final Map<String, Integer> GUAVA = com.google.common.collect.Maps.newHashMap();

  // BUG: Diagnostic contains: SUGGESTION SAFE Every read of 'FLAGS'
  private static final Set<String> FLAGS = Collections.newSetFromMap(new HashMap<>());

  // BUG: Diagnostic contains: SUGGESTION ADVICE Every read of 'ARRAY'
  private static final List<String> ARRAY = Collections.synchronizedList(java.util.Arrays.asList(array()));

  // BUG: Diagnostic contains: SUGGESTION ADVICE Every read of 'ASKED'
  private static final Map<String, Integer> ASKED = Collections.synchronizedMap(ask());

  private static Map<String, Integer> ask() {
    return new HashMap<>(Map.of("zero", 1));
  }

  private static String[] array() {
    return new String[] {"s"};
  }

  static String statics() {
    return FILLED.get("a") + LISTED.get(1) + GUAVA.size() + FLAGS.size() + ARRAY.get(0) + ASKED.get("zero");
  }

  Helper(List<String> names) {
    columns = toColumns(names);
    this.names = copy(names);
  }

  private static Map<String, Integer> load() {
    Map<String, Integer> result = new HashMap<>();
    result.put("zero", 0);
    // BUG: Diagnostic contains: SUGGESTION SAFE Every read of 'CODES'
    return result;
  }

  private Map<String, Integer> toColumns(List<String> names) {
    Map<String, Integer> result = new LinkedHashMap<>(names.size(), 1);
    for (String each : names) {
      result.put(each, result.size());
    }
    // BUG: Diagnostic contains: SUGGESTION SAFE Every read of 'columns'
    return result;
  }

  private List<String> copy(List<String> names) {
    // BUG: Diagnostic contains: SUGGESTION SAFE Every read of 'names'
    return new ArrayList<>(names);
  }

  String read(String name) {
    return CODES.get(name) + " " + columns.get(name) + names.contains(name) + columns;
  }

  String more() {
    return units.contains(TimeUnit.DAYS) + fixed.get(0) + view.get("zero") + units;
  }

  Map<String, Integer> copyOfColumns() {
    return new HashMap<>(columns);
  }

  Map<String, Integer> viewOfColumns() {
    return Collections.unmodifiableMap(columns);
  }

  public static void main(String[] args) {
    Helper it = new Helper(List.of("b", "a"));
    System.out.println(it.read("zero") + it.read("a") + it.read(null == args ? "x" : "b"));
    System.out.println(it.more() + statics() + it.copyOfColumns() + it.viewOfColumns());
    try {
      new Helper(null);
    } catch (NullPointerException e) {
      System.out.println("null");
    }
  }
}
