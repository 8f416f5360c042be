// OPTIONS: -XepOpt:Uncontended:HotMethods=testdata.OwnEntries*#find
package testdata;

import java.util.LinkedHashMap;

/** Objects that are themselves the maps which their monitors guard. */
class OwnEntries {
  static class Harbours extends LinkedHashMap<String, String> {
    // BUG: Diagnostic contains: It guards the entries of this Harbours. This place matters: declared hot by -XepOpt:Uncontended:HotMethods=testdata.OwnEntries*#find. Keep only the accesses of the entries of this Harbours, and of the objects in them, under the lock
    synchronized String find(String harbour) {
      String found = get(harbour);
      if (found != null && found.length() > harbour.length()) {
        remove(harbour);
        return found;
      }
      return harbour;
    }
  }

  static class Read extends LinkedHashMap<String, String> {
    // BUG: Diagnostic contains: It guards the entries of this Read. This place matters: declared hot by -XepOpt:Uncontended:HotMethods=testdata.OwnEntries*#find. This section only reads
    synchronized String find(String harbour) {
      String found = get(harbour);
      return found != null && found.length() > harbour.length() ? found + size() : harbour;
    }

    synchronized void rename(String harbour, String name) {
      this.put(harbour, name);
    }
  }
}
