package testdata;

import java.util.HashMap;
import java.util.Map;

/** Other code may use the map without the lock, or replace the object. */
public class HelperObjects {
  static final class Shared {
    final Map<String, Object> map = new HashMap<>();
    private final Map<String, Object> byGetter = new HashMap<>();

    Map<String, Object> byGetter() {
      return byGetter;
    }
  }

  private final Shared shared = new Shared();
  private final Shared second = new Shared();

  synchronized Object get(String name) {
    Object found = shared.map.get(name);
    if (found == null) {
      found = new Object();
      shared.map.put(name, found);
    }
    return found;
  }

  int size(Shared other) {
    return other.map.size();
  }

  synchronized Object byGetter(String name) {
    Map<String, Object> map = shared.byGetter();
    Object found = map.get(name);
    if (found == null) {
      found = new Object();
      second.byGetter().put(name, found);
    }
    return found;
  }

  static final class Exchanged {
    final Map<String, Object> map = new HashMap<>();
  }

  private Exchanged exchanged = new Exchanged();

  synchronized Object exchanged(String name) {
    Object found = exchanged.map.get(name);
    if (found == null) {
      exchanged = new Exchanged();
      found = new Object();
      exchanged.map.put(name, found);
    }
    return found;
  }

  /** Other programs use its field. */
  public static final class Exported {
    public final Map<String, Object> map = new HashMap<>();
  }

  private final Exported exported = new Exported();

  synchronized Object exported(String name) {
    Object found = exported.map.get(name);
    if (found == null) {
      found = new Object();
      exported.map.put(name, found);
    }
    return found;
  }

  static class General {
    private final Map<String, Object> map = new HashMap<>();

    Map<String, Object> map() {
      return map;
    }
  }

  /** Another map each time. */
  static class Special extends General {
    @Override
    Map<String, Object> map() {
      return new HashMap<>();
    }
  }

  private final General general = new Special();

  synchronized Object general(String name) {
    Map<String, Object> map = general.map();
    Object found = map.get(name);
    if (found == null) {
      found = new Object();
      map.put(name, found);
    }
    return found;
  }
}
