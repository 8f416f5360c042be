package testdata;

import java.util.Collections;
import java.util.HashMap;
import java.util.Map;

/** Set-up code writes, and nothing tells how often the map is read. */
public class ColdWrites {
  // BUG: Diagnostic contains: No fix is offered: it is not known how often it is read.
  private final Map<String, String> names = Collections.synchronizedMap(new HashMap<>());

  public String find(String key) {
    return names.get(key);
  }

  public static ColdWrites load(String[] all) {
    ColdWrites loaded = new ColdWrites();
    loaded.init(all);
    return loaded;
  }

  private void init(String[] all) {
    for (String each : all) {
      names.put(each, each);
    }
  }

  public static void main(String[] args) {
    System.out.println(load(args).find("a"));
  }
}
