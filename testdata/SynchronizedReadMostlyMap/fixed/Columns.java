import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

public class Columns {
  private final Map<String, Integer> indexes;

  Columns(Collection<String> names) {
    indexes = indexesOf(names);
  }

  private static Map<String, Integer> indexesOf(Collection<String> names) {
    Map<String, Integer> result = new LinkedHashMap<>(names.size(), 1);
    for (String each : names) {
      result.put(each, result.size());
    }
    // BUG: Diagnostic contains: SUGGESTION SAFE Every read of 'indexes' takes the single lock of Collections.synchronizedMap
    return result;
  }

  Integer indexOf(String name) {
    return indexes.get(name);
  }

  public static void main(String[] args) {
    Columns columns = new Columns(List.of("id", "name"));
    System.out.println(columns.indexOf("name") + " " + columns.indexOf("none"));
  }
}
