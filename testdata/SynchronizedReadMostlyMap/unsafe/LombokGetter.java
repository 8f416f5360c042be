// PROCESSOR: lombok
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import lombok.AccessLevel;
import lombok.EqualsAndHashCode;
import lombok.Getter;
import lombok.ToString;

@Getter
@EqualsAndHashCode
@ToString
public final class LombokGetter {
  private final Map<String, Integer> columns;

  private final Map<String, Integer> indexes;

  @Getter(AccessLevel.NONE)
  // BUG: Diagnostic contains: SUGGESTION UNSAFE
  private final Map<String, Integer> hidden = new HashMap<>();

  public LombokGetter(Collection<String> names) {
    columns = columns(names);
    indexes = indexes(names);
  }

  private Map<String, Integer> columns(Collection<String> names) {
    Map<String, Integer> result = new LinkedHashMap<>(names.size(), 1);
    for (String each : names) {
      result.put(each, 1);
    }
    // BUG: Diagnostic contains: SUGGESTION ADVICE Every read of 'columns'
    return Collections.synchronizedMap(result);
  }

  private Map<String, Integer> indexes(Collection<String> names) {
    Map<String, Integer> result = new LinkedHashMap<>(names.size(), 1);
    // BUG: Diagnostic contains: SUGGESTION ADVICE Every read of 'indexes'
    return Collections.synchronizedMap(result);
  }

  public Integer column(String name) {
    return columns.get(name) + hidden.size();
  }

  public static void main(String[] args) {
    LombokGetter it = new LombokGetter(java.util.List.of("a"));
    System.out.println(it + " " + it.column("a") + it.equals(new LombokGetter(java.util.List.of())));
  }
}
