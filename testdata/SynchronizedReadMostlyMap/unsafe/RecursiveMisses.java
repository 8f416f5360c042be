import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** The miss computes the entry from other entries of the same cache. */
class RecursiveMisses {
  private static final Map<Class<?>, List<Class<?>>> supertypes =
      // BUG: Diagnostic contains: Every read of 'supertypes'
      new ConcurrentHashMap<>();

  // BUG: Diagnostic contains: Every read of 'depths'
  private final Map<String, Integer> depths = new ConcurrentHashMap<>();

  static List<Class<?>> supertypes(Class<?> type) {
    List<Class<?>> known = supertypes.get(type);
    if (known != null) {
      return known;
    }
    List<Class<?>> all = new ArrayList<>();
    for (Class<?> each : type.getInterfaces()) {
      all.add(each);
      all.addAll(supertypes(each));
    }
    supertypes.put(type, all);
    return all;
  }

  int depth(String path) {
    Integer depth = depths.get(path);
    if (depth == null) {
      int end = path.lastIndexOf('/');
      depth = end < 0 ? 0 : depth(path.substring(0, end)) + 1;
      depths.put(path, depth);
    }
    return depth;
  }
}
