package testdata;

import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

/** An inner class uses the map of the object around it, whose class the team marks as hot. */
class InnerClasses {
  @interface HotPath {}

  @HotPath
  public static class Index {
    private final ConcurrentMap<String, String> map = new ConcurrentHashMap<>();

    /** Not constructed in sight. */
    public class View {
      public String find(String key) {
        // BUG: Diagnostic contains: SUGGESTION SAFE computeIfAbsent can lock
        return map.computeIfAbsent(key, String::trim);
      }
    }

    public String find(String key) {
      // BUG: Diagnostic contains: WARNING SAFE computeIfAbsent can lock
      return map.computeIfAbsent(key, String::trim);
    }
  }

  public static void main(String[] args) {
    Index index = new Index();
    Index.View view = index.new View();
    System.out.println(view.find(" a ") + view.find(" a ") + index.find(" b ") + index.find(" a "));
  }
}
