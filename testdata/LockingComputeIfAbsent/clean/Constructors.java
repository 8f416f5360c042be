package testdata;

import java.util.List;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.LongAdder;

/** A constructor registers what there is. */
class Constructors {
  private static final ConcurrentHashMap<String, LongAdder> HITS = new ConcurrentHashMap<>();

  Constructors(List<String> routes) {
    for (String route : routes) {
      HITS.computeIfAbsent(route, key -> new LongAdder());
    }
    routes.forEach(route -> HITS.computeIfAbsent(route.trim(), key -> new LongAdder()));
  }

  LongAdder hits(String route) {
    return HITS.get(route);
  }
}
