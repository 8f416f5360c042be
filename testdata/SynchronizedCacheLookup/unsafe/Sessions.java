package testdata;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Caches that connections share. */
class Sessions {
  static class OfTheDriver {
    private final Map<String, Integer> ids = new ConcurrentHashMap<>();

    // BUG: Diagnostic contains: WARNING UNSAFE Every hit
    Integer id(String name) {
      Integer id = ids.get(name);
      if (id == null) {
        id = name.length();
        Integer existing = ids.putIfAbsent(name, id);
        if (existing != null) {
          id = existing;
        }
      }
      return id;
    }
  }

  static class OfTheFirst {
    private final Map<String, Integer> ids = new ConcurrentHashMap<>();

    // BUG: Diagnostic contains: WARNING UNSAFE Every hit
    Integer id(String name) {
      Integer id = ids.get(name);
      if (id == null) {
        id = name.length();
        Integer existing = ids.putIfAbsent(name, id);
        if (existing != null) {
          id = existing;
        }
      }
      return id;
    }
  }

  static class Listed {
    private final Map<String, Integer> ids = new ConcurrentHashMap<>();

    // BUG: Diagnostic contains: WARNING UNSAFE Every hit
    Integer id(String name) {
      Integer id = ids.get(name);
      if (id == null) {
        id = name.length();
        Integer existing = ids.putIfAbsent(name, id);
        if (existing != null) {
          id = existing;
        }
      }
      return id;
    }
  }

  abstract static class Session implements Connection {
    private static final OfTheDriver SHARED = new OfTheDriver();
    private static final List<Listed> ALL = new ArrayList<>();
    private static OfTheFirst first;

    private final Listed listed;

    Session() {
      OfTheFirst own = new OfTheFirst();
      first = own;
      Listed listed = new Listed();
      ALL.add(listed);
      this.listed = listed;
    }

    @Override
    public PreparedStatement prepareStatement(String sql) {
      SHARED.id(sql);
      first.id(sql);
      listed.id(sql);
      return null;
    }
  }
}
