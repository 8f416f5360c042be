import java.util.Collections;
import java.util.HashMap;
import java.util.Map;
import lombok.Getter;

public final class LombokUnprocessed {
  @Getter
  // BUG: Diagnostic contains: SUGGESTION ADVICE Every read of 'columns' takes the single lock of Collections.synchronizedMap, so concurrent readers block each other. This file has no read and no write of it after construction. The collection is exposed by a generated accessor
  private final Map<String, Integer> columns = Collections.synchronizedMap(new HashMap<>());
}
