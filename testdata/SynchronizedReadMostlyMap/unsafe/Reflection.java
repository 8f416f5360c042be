import java.util.Collections;
import java.util.HashMap;
import java.util.Map;

public class Reflection {
  // BUG: Diagnostic contains: WARNING UNSAFE Every read of 'codes' takes the one lock of Collections.synchronizedMap, so that readers queue for each other; nothing writes to it after construction. Drop the wrapper, unless it matters that the field can be reached by reflection.
  private final Map<String, Integer> codes = new HashMap<>();

  Integer code(String name) {
    return codes.get(name);
  }

  Object find(String field) throws ReflectiveOperationException {
    return Reflection.class.getDeclaredField(field).get(this);
  }
}
