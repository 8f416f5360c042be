import java.util.Collections;
import java.util.HashMap;
import java.util.Map;
import lombok.Getter;

public final class LombokUnprocessed {
  @Getter
  // BUG: Diagnostic contains: SUGGESTION ADVICE Every read of 'columns' takes the one lock of Collections.synchronizedMap, so that readers queue for each other; this file has no read of it and no write after construction. It is handed out by an annotation
  private final Map<String, Integer> columns = Collections.synchronizedMap(new HashMap<>());
}
