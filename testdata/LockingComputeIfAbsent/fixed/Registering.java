package testdata;

import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.springframework.web.bind.annotation.GetMapping;

/** Named like a registration, or ignoring the result, but not both; or reading the result, too. */
class Registering {
  private static final Map<String, Set<Object>> HANDLERS = new ConcurrentHashMap<>();

  /** What a constructor gives away runs later. */
  Registering(java.util.Map<String, java.util.function.Consumer<String>> listeners) {
    listeners.put(
        "opened",
        // BUG: Diagnostic contains: SAFE
        name -> {
          if (!HANDLERS.containsKey(name)) {
            HANDLERS.computeIfAbsent(name, k -> ConcurrentHashMap.newKeySet());
          }
        });
  }

  Set<Object> register(String name) {
    // BUG: Diagnostic contains: SAFE
    Set<Object> value = HANDLERS.get(name);
    return value != null ? value : HANDLERS.computeIfAbsent(name, k -> ConcurrentHashMap.newKeySet());
  }

  void loadAndUse(String name) {
    // BUG: Diagnostic contains: SAFE
    Set<Object> handlers = HANDLERS.get(name);
    if (handlers == null) {
      handlers = HANDLERS.computeIfAbsent(name, k -> ConcurrentHashMap.newKeySet());
    }
    handlers.add(name);
    System.out.println(handlers);
  }

  void registeredNow(String name) {
    // BUG: Diagnostic contains: SAFE
    if (!HANDLERS.containsKey(name)) {
      HANDLERS.computeIfAbsent(name, k -> ConcurrentHashMap.newKeySet());
    }
  }

  boolean handle(String name) {
    // BUG: Diagnostic contains: SAFE
    Set<Object> value = HANDLERS.get(name);
    if (value == null) {
      value = HANDLERS.computeIfAbsent(name, k -> ConcurrentHashMap.newKeySet());
    }
    return value.add(name);
  }

  /** Requests do more than to register. */
  @GetMapping
  int visit(String page, Object user) {
    // BUG: Diagnostic contains: WARNING SAFE
    Set<Object> value = HANDLERS.get(page);
    if (value == null) {
      value = HANDLERS.computeIfAbsent(page, k -> ConcurrentHashMap.newKeySet());
    }
    value.add(user);
    return HANDLERS.size();
  }

  @GetMapping
  void visitOnce(String page, Object user) {
    // BUG: Diagnostic contains: WARNING SAFE
    Set<Object> users = HANDLERS.get(page);
    if (users == null) {
      users = HANDLERS.computeIfAbsent(page, k -> ConcurrentHashMap.newKeySet());
    }
    users.add(user);
    System.out.println(page);
  }

  public static void main(String[] args) {
    Registering it = new Registering(new java.util.HashMap<>());
    for (int i = 0; i < 2; i++) {
      System.out.println(it.visit("e", i));
      it.visitOnce("f", i);
      System.out.println(it.register("a"));
      it.loadAndUse("b");
      it.registeredNow("c");
      it.handle("d");
      System.out.println(new java.util.TreeMap<>(HANDLERS));
    }
  }
}
