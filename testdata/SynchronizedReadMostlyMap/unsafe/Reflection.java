import java.util.HashMap;
import java.util.Map;

public class Reflection {
  // BUG: Diagnostic contains: SUGGESTION UNSAFE Every read of 'codes' takes the single lock of Collections.synchronizedMap, so concurrent readers block each other. Nothing writes to it after construction. Remove the wrapper unless it matters that reflection can access the field.
  private final Map<String, Integer> codes = new HashMap<>();

  Integer code(String name) {
    return codes.get(name);
  }

  Object find(String field) throws ReflectiveOperationException {
    return Reflection.class.getDeclaredField(field).get(this);
  }
}
