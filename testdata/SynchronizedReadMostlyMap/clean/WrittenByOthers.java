package testdata;

import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.springframework.web.bind.annotation.GetMapping;

/** Other classes may write as often as requests read. */
class WrittenByOthers {
  private final Map<String, Integer> single = Collections.synchronizedMap(new HashMap<>());
  private final Map<String, Integer> several = Collections.synchronizedMap(new HashMap<>());

  void load(List<String> keys) {
    for (String key : keys) {
      several.put(key, key.length());
    }
  }

  void set(String key, Integer value) {
    single.put(key, value);
  }

  @GetMapping("/")
  int read(String key) {
    return single.get(key) + single.size() + several.get(key) + several.size();
  }
}
