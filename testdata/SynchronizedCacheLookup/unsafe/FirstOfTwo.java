package testdata;

import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.logging.Logger;

/** What must happen once, for the value that is stored, or may happen twice. */
class FirstOfTwo {
  private static final Logger LOG = Logger.getLogger("cache");

  private final Map<String, Session> sessions = new HashMap<>();
  private final Map<String, Session> early = new HashMap<>();
  private final Map<String, Session> found = new HashMap<>();
  private final Map<String, Session> within = new ConcurrentHashMap<>();
  private final Map<String, Session> told = new HashMap<>();
  private final Map<String, Session> parts = new HashMap<>();
  private final Map<String, Session> logged = new ConcurrentHashMap<>();
  private final Map<String, Session> shared = new ConcurrentHashMap<>();

  /** The one that stores the session opens it. */
  Session session(String id, Function<String, Session> maker) {
    Session session;
    boolean isFirst = false;
    // BUG: Diagnostic contains: SUGGESTION ADVICE Every hit in 'sessions' takes 'sessions', so concurrent hits block each other and wait for the thread that creates an entry. Use a ConcurrentHashMap, unless the code relies on null keys or values, iteration order or atomic compound operations. Get without the lock, and take it only on a miss, which does more than store an entry.
    synchronized (sessions) {
      session = sessions.get(id);
      if (session == null) {
        session = maker.apply(id);
        sessions.put(id, session);
        isFirst = true;
      }
    }
    if (isFirst) {
      session.open();
    }
    return session;
  }

  Session early(String id, Function<String, Session> maker) {
    Session session;
    boolean isFirst = false;
    // BUG: Diagnostic contains: SUGGESTION ADVICE Every hit in 'early'
    synchronized (early) {
      session = early.get(id);
      if (session == null) {
        isFirst = true;
        session = maker.apply(id);
        early.put(id, session);
      }
    }
    if (isFirst) {
      session.open();
    }
    return session;
  }

  /** That nothing was found tells it, too. */
  Session found(String id, Function<String, Session> maker) {
    Session known;
    Session session;
    // BUG: Diagnostic contains: SUGGESTION ADVICE Every hit in 'found'
    synchronized (found) {
      known = found.get(id);
      session = known;
      if (session == null) {
        session = maker.apply(id);
        found.put(id, session);
      }
    }
    if (known == null) {
      session.open();
    }
    return session;
  }

  // BUG: Diagnostic contains: SUGGESTION ADVICE Every hit in 'told'
  synchronized Result told(String id) {
    Session session = told.get(id);
    if (session != null) {
      return new Result(session, false);
    }
    session = new Session();
    told.put(id, session);
    return new Result(session, true);
  }

  /** The part belongs to the session that may lose. */
  // BUG: Diagnostic contains: SUGGESTION ADVICE Every hit in 'parts'
  synchronized Object part(String id) {
    Session session = parts.get(id);
    if (session == null) {
      Object part = new Object();
      session = new Session(part);
      parts.put(id, session);
      return part;
    }
    return session.part;
  }

  // BUG: Diagnostic contains: SUGGESTION UNSAFE Every hit in 'within'
  Object within(String id) {
    Session session = within.get(id);
    if (session == null) {
      Object part = new Object();
      session = new Session(part);
      Session existing = within.putIfAbsent(id, session);
      if (existing != null) {
        session = existing;
      }
      return session.part;
    }
    return session.part;
  }

  // BUG: Diagnostic contains: SUGGESTION UNSAFE Every hit in 'logged'
  Session logged(String id) {
    Session session = logged.get(id);
    if (session == null) {
      long start = System.nanoTime();
      session = new Session();
      Session existing = logged.putIfAbsent(id, session);
      if (existing != null) {
        session = existing;
      }
      LOG.fine("created in " + (System.nanoTime() - start));
    }
    return session;
  }

  /** Hits and misses go on alike. */
  int shared(String id) {
    int size;
    // BUG: Diagnostic contains: SUGGESTION UNSAFE Every hit in 'shared'
    Session session = shared.get(id);
    if (session == null) {
      session = new Session();
      Session existing = shared.putIfAbsent(id, session);
      if (existing != null) {
        session = existing;
      }
    }
    size = session.hashCode();
    return size;
  }

  record Result(Session session, boolean isNew) {}

  static final class Session {
    final Object part;

    Session() {
      this(new Object());
    }

    Session(Object part) {
      this.part = part;
    }

    void open() {
      LOG.info("opened");
    }
  }
}
