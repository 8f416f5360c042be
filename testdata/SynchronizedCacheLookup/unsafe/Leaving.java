package testdata;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executor;

/** Caches of objects that other threads may get. */
public class Leaving {
  static class Interner {
    private final Map<String, String> names = new ConcurrentHashMap<>();

    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    String intern(String name) {
      String known = names.get(name);
      if (known == null) {
        known = name.trim();
        String existing = names.putIfAbsent(name, known);
        if (existing != null) {
          known = existing;
        }
      }
      return known;
    }
  }

  static void all(List<String> parts, Executor executor) {
    Interner interner = new Interner();
    for (String part : parts) {
      executor.execute(() -> interner.intern(part));
    }
  }

  static class Returned {
    private final Map<String, String> names = new ConcurrentHashMap<>();

    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    String intern(String name) {
      String known = names.get(name);
      if (known == null) {
        known = name.trim();
        String existing = names.putIfAbsent(name, known);
        if (existing != null) {
          known = existing;
        }
      }
      return known;
    }
  }

  static Returned filled(String name) {
    Returned created = new Returned();
    created.intern(name);
    return created;
  }

  /** Other programs create one for all of their threads. */
  public static class Exported {
    private final Map<String, String> names = new ConcurrentHashMap<>();

    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    public String intern(String name) {
      String known = names.get(name);
      if (known == null) {
        known = name.trim();
        String existing = names.putIfAbsent(name, known);
        if (existing != null) {
          known = existing;
        }
      }
      return known;
    }
  }

  static String once(String name) {
    return new Exported().intern(name);
  }

  static class Registering {
    private static Registering last;
    private final Map<String, String> names = new ConcurrentHashMap<>();

    Registering() {
      last = this;
    }

    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    String intern(String name) {
      String known = names.get(name);
      if (known == null) {
        known = name.trim();
        String existing = names.putIfAbsent(name, known);
        if (existing != null) {
          known = existing;
        }
      }
      return known;
    }
  }

  static String registered(String name) {
    return new Registering().intern(name);
  }

  /** It serves until the program ends. */
  static class Server {
    private final Map<String, String> names = new ConcurrentHashMap<>();

    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    String intern(String name) {
      String known = names.get(name);
      if (known == null) {
        known = name.trim();
        String existing = names.putIfAbsent(name, known);
        if (existing != null) {
          known = existing;
        }
      }
      return known;
    }
  }

  public static void main(String[] arguments) {
    Server server = new Server();
    System.out.println(server.intern(" a "));
  }
}
