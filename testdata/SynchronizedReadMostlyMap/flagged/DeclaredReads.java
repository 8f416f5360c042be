// OPTIONS: -XepOpt:Uncontended:HotMethods=testdata.DeclaredReads#read
package testdata;

import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The team says that reads are hotter than what other classes write. */
class DeclaredReads {
  // BUG: Diagnostic contains: WARNING ADVICE Every read of 'single' takes the single lock of Collections.synchronizedMap, so concurrent readers block each other. It is not known how often code writes to it after construction (2 reads, 1 write in this file).
  private final Map<String, Integer> single = Collections.synchronizedMap(new HashMap<>());
  // BUG: Diagnostic contains: WARNING ADVICE Every read of 'several'
  private final Map<String, Integer> several = Collections.synchronizedMap(new HashMap<>());

  void load(List<String> keys) {
    for (String key : keys) {
      several.put(key, key.length());
    }
  }

  void set(String key, Integer value) {
    single.put(key, value);
  }

  int read(String key) {
    return single.get(key) + single.size() + several.get(key) + several.size();
  }
}
