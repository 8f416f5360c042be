import java.util.Collections;
import java.util.HashMap;
import java.util.Map;
import lombok.Getter;

public final class LombokUnprocessed {
  @Getter
  // BUG: Diagnostic contains: SUGGESTION ADVICE
  private final Map<String, Integer> columns = Collections.synchronizedMap(new HashMap<>());
}
