// OPTIONS: -XepOpt:Uncontended:HotMethods=testdata.AccessOrder#*
package testdata;

import java.util.LinkedHashMap;
import java.util.Map;

/** A lookup moves the entry, which a read-write lock must not let several threads do. */
public class AccessOrder {
  static class Recent extends LinkedHashMap<String, String> {
    Recent() {
      super(16, 0.75f, true);
    }

    @Override
    protected boolean removeEldestEntry(Map.Entry<String, String> eldest) {
      return size() > 100;
    }
  }

  private final Recent recent = new Recent();

  String find(String harbour) {
    int length = harbour.length();
    // BUG: Diagnostic contains: A lookup here moves the entry that it finds, so that the lock cannot go. Use a cache that is made for many threads
    synchronized (recent) {
      String found = recent.get(harbour);
      if (found != null && found.length() > length) {
        return found + length;
      }
    }
    return harbour;
  }
}
