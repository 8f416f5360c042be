package testdata;

import java.util.Collections;
import java.util.HashMap;
import java.util.Hashtable;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.function.Function;

/** Not certainly a concurrent hash map, or of a subclass. */
class OtherMaps {
  private final Map<String, String> hash = new HashMap<>();
  private final ConcurrentMap<String, String> skipList = new ConcurrentSkipListMap<>();
  @SuppressWarnings("SynchronizedReadMostlyMap")
  private final Map<String, String> wrapped = Collections.synchronizedMap(new LinkedHashMap<>());
  @SuppressWarnings("SynchronizedReadMostlyMap")
  private final Hashtable<String, String> table = new Hashtable<>();
  private final ConcurrentMap<String, String> given;
  private final Map<String, String> either;
  private final Map<String, String> oneOfTwo;
  private Map<String, String> reassigned = new ConcurrentHashMap<>();
  Map<String, String> open = new ConcurrentHashMap<>();
  private final ConcurrentHashMap<String, String> anonymous =
      new ConcurrentHashMap<>() {
        @Override
        public String get(Object key) {
          return "loaded " + key;
        }
      };
  private final Map<String, String> anonymousAsMap = new ConcurrentHashMap<>() {};
  private final ConcurrentHashMap<String, String> ofSubclass = new Loading();
  private final Loading loading = new Loading();

  /** A cache that fills itself. */
  static class Loading extends ConcurrentHashMap<String, String> {
    @Override
    public String get(Object key) {
      String value = super.computeIfAbsent((String) key, k -> "loaded " + k);
      return value + computeIfAbsent("other", k -> "own") + this.computeIfAbsent("x", k -> "this");
    }
  }

  /** Has the method, and nothing else of a map. */
  static class Lookalike {
    String computeIfAbsent(String key, Function<String, String> function) {
      return function.apply(key);
    }
  }

  OtherMaps(ConcurrentMap<String, String> given, boolean sorted) {
    this.given = given;
    this.either = sorted ? new TreeMap<>() : new ConcurrentHashMap<>();
    if (sorted) {
      oneOfTwo = new TreeMap<>();
    } else {
      oneOfTwo = new ConcurrentHashMap<>();
    }
  }

  void sort() {
    reassigned = new TreeMap<>(reassigned);
  }

  String all(String key, Map<String, String> map, ConcurrentMap<String, String> other) {
    String result = hash.computeIfAbsent(key, k -> "1") + skipList.computeIfAbsent(key, k -> "2");
    result += wrapped.computeIfAbsent(key, k -> "3") + table.computeIfAbsent(key, k -> "4");
    result += given.computeIfAbsent(key, k -> "5") + either.computeIfAbsent(key, k -> "6");
    result += oneOfTwo.computeIfAbsent(key, k -> "7") + reassigned.computeIfAbsent(key, k -> "8");
    result += open.computeIfAbsent(key, k -> "9") + anonymous.computeIfAbsent(key, k -> "10");
    result += ofSubclass.computeIfAbsent(key, k -> "11") + loading.computeIfAbsent(key, k -> "12");
    result += map.computeIfAbsent(key, k -> "13") + other.computeIfAbsent(key, k -> "14");
    result += anonymousAsMap.computeIfAbsent(key, k -> "15");
    return result + new Lookalike().computeIfAbsent(key, k -> "16");
  }

  String each(List<Map<String, String>> maps, Object object) {
    String result = "";
    for (Map<String, String> map : maps) {
      result += map.computeIfAbsent("each", k -> "17");
    }
    for (Map<String, String> map : maps) {
      result += map;
      map = new ConcurrentHashMap<>();
    }
    if (object instanceof Map<?, ?> any) {
      @SuppressWarnings("unchecked")
      Map<String, String> cast = (Map<String, String>) any;
      result += cast.computeIfAbsent("pattern", k -> "18");
    }
    return result;
  }

  <M extends ConcurrentHashMap<String, String>> String bounded(M map) {
    return map.computeIfAbsent("bounded", k -> "19");
  }

  String otherMethods(ConcurrentHashMap<String, String> map, String key) {
    String result = map.compute(key, (k, v) -> "20") + map.merge(key, "21", String::concat);
    Function<String, String> reference = k -> map.putIfAbsent(k, "22");
    return result + reference.apply(key) + map.computeIfPresent(key, (k, v) -> "23");
  }

  String nullFunction(ConcurrentHashMap<String, String> map, String key) {
    return map.computeIfAbsent(key, null);
  }
}
