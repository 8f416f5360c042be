package testdata;

import java.lang.ref.SoftReference;
import java.lang.ref.WeakReference;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** What the first block finds is unwrapped there. */
class Unwrapped {
  private static final Map<String, WeakReference<Access>> WEAK = new HashMap<>();
  private final Map<String, SoftReference<Access>> soft = new HashMap<>();
  private final Map<String, Optional<Access>> optional = new HashMap<>();

  static Access weak(String name) {
    Access access = null;
    // BUG: Diagnostic contains: SUGGESTION ADVICE Every hit in 'WEAK' takes 'WEAK', so concurrent hits block each other. Use a ConcurrentHashMap
    synchronized (WEAK) {
      WeakReference<Access> reference = WEAK.get(name);
      if (reference != null) {
        access = reference.get();
      }
    }
    if (access == null) {
      access = new Access(name);
      synchronized (WEAK) {
        WEAK.put(name, new WeakReference<>(access));
      }
    }
    return access;
  }

  Access soft(String name) {
    // BUG: Diagnostic contains: Every hit in 'soft'
    synchronized (soft) {
      SoftReference<Access> reference = soft.get(name);
      if (reference != null) {
        Access access = reference.get();
        if (access != null) {
          return access;
        }
      }
    }
    Access created = new Access(name);
    synchronized (soft) {
      soft.put(name, new SoftReference<>(created));
    }
    return created;
  }

  Access optional(String name) {
    Access access = null;
    // BUG: Diagnostic contains: Every hit in 'optional'
    synchronized (optional) {
      Optional<Access> known = optional.get(name);
      if (known != null) {
        access = known.orElse(null);
      }
    }
    if (access == null) {
      access = new Access(name);
      synchronized (optional) {
        optional.put(name, Optional.of(access));
      }
    }
    return access;
  }

  static final class Access {
    final String name;

    Access(String name) {
      this.name = name;
    }
  }
}
