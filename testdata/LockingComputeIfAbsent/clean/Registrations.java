package testdata;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.springframework.web.bind.annotation.GetMapping;

/** Once-only registration, and cold places. */
class Registrations {
  private static final Map<String, Set<Object>> HANDLERS = new ConcurrentHashMap<>();
  private static final Map<String, Group> GROUPS = new ConcurrentHashMap<>();
  private static final Set<Object> DEFAULTS;

  private static final class Group {
    private final Set<Object> members = ConcurrentHashMap.newKeySet();
    int limit;

    Set<Object> members() {
      return members;
    }
  }

  static {
    DEFAULTS = HANDLERS.computeIfAbsent("default", k -> ConcurrentHashMap.newKeySet());
  }

  void setLimit(String name, int limit) {
    GROUPS.computeIfAbsent(name, k -> new Group()).limit = limit;
  }

  void register(String name) {
    HANDLERS.computeIfAbsent(name, k -> ConcurrentHashMap.newKeySet());
  }

  void registerHandler(String name, Object handler) {
    HANDLERS.computeIfAbsent(name, k -> ConcurrentHashMap.newKeySet()).add(handler);
  }

  void handle(String name, Object handler) {
    HANDLERS.computeIfAbsent(name, k -> ConcurrentHashMap.newKeySet()).add(handler);
  }

  /** What only grows is not added to all the time, whoever may do it. */
  @GetMapping
  void handleByRequest(String name, Object handler) {
    HANDLERS.computeIfAbsent(name, k -> ConcurrentHashMap.newKeySet()).add(handler);
  }

  @GetMapping
  void handleNew(String name, Object handler) {
    if (handler != null) {
      Set<Object> known = HANDLERS.computeIfAbsent(name, k -> ConcurrentHashMap.newKeySet());
      known.add(handler);
    }
  }

  void handleAll(String name, List<Object> handlers) {
    Set<Object> known = HANDLERS.computeIfAbsent(name, k -> ConcurrentHashMap.newKeySet());
    known.addAll(handlers);
  }

  Object subscribe(String name, Object handler) {
    HANDLERS.computeIfAbsent(name, k -> ConcurrentHashMap.newKeySet()).add(handler);
    Group group = GROUPS.computeIfAbsent(name, k -> new Group());
    group.members().add(handler);
    return handler;
  }

  Object nextHandler(String name) {
    while (true) {
      Set<Object> known = HANDLERS.computeIfAbsent(name, k -> ConcurrentHashMap.newKeySet());
      if (known.add(this)) {
        return known;
      }
    }
  }

  void loadAll(List<String> names) {
    names.forEach(name -> HANDLERS.computeIfAbsent(name, k -> ConcurrentHashMap.newKeySet()));
  }

  void scan(List<String> names) {
    for (String name : names) {
      HANDLERS.computeIfAbsent(name, k -> ConcurrentHashMap.newKeySet());
    }
  }

  private void doScan2(String name) {
    HANDLERS.computeIfAbsent(name, k -> ConcurrentHashMap.newKeySet());
  }

  public static void main(String[] args) {
    new Registrations().doScan2("main");
    System.out.println(HANDLERS.computeIfAbsent("main", k -> DEFAULTS));
  }

  static class Sessions {
    private static final java.util.concurrent.ConcurrentHashMap<String, Session> SESSIONS =
        new java.util.concurrent.ConcurrentHashMap<>();

    void follow(String id, Object topic) {
      Session session = SESSIONS.computeIfAbsent(id, key -> new Session());
      session.follow(topic);
    }
  }

  static class Session {
    private final List<Object> topics = new java.util.concurrent.CopyOnWriteArrayList<>();

    void follow(Object topic) {
      this.topics.add(topic);
    }
  }

  static class Types {
    private final java.util.concurrent.ConcurrentHashMap<
            Integer, java.util.concurrent.ConcurrentHashMap<Class<?>, Object>>
        types = new java.util.concurrent.ConcurrentHashMap<>();

    public void addType(int code, Class<?> type, Object description) {
      if (description != null) {
        forCode(code).put(type, description);
      }
    }

    private java.util.Map<Class<?>, Object> forCode(int code) {
      return types.computeIfAbsent(code, key -> new java.util.concurrent.ConcurrentHashMap<>());
    }
  }

  /** Whether the caller is the first: it makes the value before it knows. */
  static class Starts {
    private final java.util.concurrent.ConcurrentHashMap<
            String, java.util.concurrent.CompletableFuture<Object>>
        started = new java.util.concurrent.ConcurrentHashMap<>();
    private volatile boolean closed;

    Object start(String name) {
      java.util.concurrent.CompletableFuture<Object> own =
          new java.util.concurrent.CompletableFuture<>();
      java.util.concurrent.CompletableFuture<Object> first =
          started.computeIfAbsent(
              name,
              key -> {
                if (closed) {
                  throw new IllegalStateException(key);
                }
                return own;
              });
      if (first == own) {
        own.complete(name + closed);
      }
      return first.join();
    }
  }
}
