package testdata;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.util.HashMap;
import java.util.Map;

/** Ways in which several connections get one cache. */
class OfSessions {
  static class Registered {
    private final Map<String, Integer> ids = new HashMap<>();

    // BUG: Diagnostic contains: WARNING UNSAFE Every hit
    synchronized Integer id(String name) {
      Integer id = ids.get(name);
      if (id == null) {
        id = name.length();
        ids.put(name, id);
      }
      return id;
    }
  }

  static class OfFactory {
    private final Map<String, Integer> ids = new HashMap<>();

    // BUG: Diagnostic contains: WARNING UNSAFE Every hit
    synchronized Integer id(String name) {
      Integer id = ids.get(name);
      if (id == null) {
        id = name.length();
        ids.put(name, id);
      }
      return id;
    }
  }

  static class OfPool {
    private final Map<String, Integer> ids = new HashMap<>();

    // BUG: Diagnostic contains: WARNING UNSAFE Every hit
    synchronized Integer id(String name) {
      Integer id = ids.get(name);
      if (id == null) {
        id = name.length();
        ids.put(name, id);
      }
      return id;
    }
  }

  static class Named {
    private final Map<String, Integer> ids = new HashMap<>();

    // BUG: Diagnostic contains: WARNING UNSAFE Every hit
    synchronized Integer id(String name) {
      Integer id = ids.get(name);
      if (id == null) {
        id = name.length();
        ids.put(name, id);
      }
      return id;
    }
  }

  static class Assigned {
    private final Map<String, Integer> ids = new HashMap<>();

    // BUG: Diagnostic contains: WARNING UNSAFE Every hit
    synchronized Integer id(String name) {
      Integer id = ids.get(name);
      if (id == null) {
        id = name.length();
        ids.put(name, id);
      }
      return id;
    }
  }

  static class Listed {
    private final Map<String, Integer> ids = new HashMap<>();

    // BUG: Diagnostic contains: WARNING UNSAFE Every hit
    synchronized Integer id(String name) {
      Integer id = ids.get(name);
      if (id == null) {
        id = name.length();
        ids.put(name, id);
      }
      return id;
    }
  }

  static class Stored {
    private final Map<String, Integer> ids = new HashMap<>();

    // BUG: Diagnostic contains: WARNING UNSAFE Every hit
    synchronized Integer id(String name) {
      Integer id = ids.get(name);
      if (id == null) {
        id = name.length();
        ids.put(name, id);
      }
      return id;
    }
  }

  static class Registry {
    private static Registered registered;

    static void register(Registered own) {
      registered = own;
    }
  }

  /** Programs make it, for all connections. */
  static class Pool {
    final OfPool ofPool = new OfPool();

    Session open(java.util.function.Function<OfPool, Session> sessions) {
      return sessions.apply(ofPool);
    }
  }

  abstract static class Session implements Connection {
    private static final Map<String, Named> NAMED = new HashMap<>();
    private static final Stored[] STORED = new Stored[4];
    private static Assigned assigned;
    private static Listed[] listed;

    private final OfFactory ofFactory;
    private final OfPool ofPool;
    private final Named named;

    Session(OfFactory ofFactory, OfPool ofPool, String name) {
      this.ofFactory = ofFactory;
      this.ofPool = ofPool;
      Registry.register(new Registered());
      named = NAMED.computeIfAbsent(name, key -> new Named());
      assigned = new Assigned();
      STORED[name.length() & 3] = new Stored();
      listed = new Listed[] {new Listed()};
    }

    static Session create(java.util.function.Function<OfFactory, Session> sessions) {
      OfFactory ofFactory = new OfFactory();
      return sessions.apply(ofFactory);
    }

    @Override
    public PreparedStatement prepareStatement(String sql) {
      Registry.registered.id(sql);
      ofFactory.id(sql);
      ofPool.id(sql);
      named.id(sql);
      assigned.id(sql);
      STORED[0].id(sql);
      listed[0].id(sql);
      return null;
    }
  }
}
