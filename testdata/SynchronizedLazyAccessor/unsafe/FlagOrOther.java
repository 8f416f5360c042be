package testdata;

/** A flag that is set, or nothing to do. */
class FlagOrOther {
  private final Class<?>[] types;
  private volatile boolean introspected;
  private int index = -1;
  private String[] names;

  FlagOrOther(Class<?>... types) {
    this.types = types;
  }

  // BUG: Diagnostic contains: Every call takes the monitor of this FlagOrOther, although only a call that finds 'introspected' unset can initialize it
  final void introspect() {
    if (this.introspected) {
      return;
    }
    synchronized (this) {
      if (this.introspected || this.types.length == 0) {
        return;
      }
      int unbound = types.length;
      if (types[0] == String.class) {
        index = 0;
        unbound--;
      }
      if (unbound > 0) {
        names = new String[unbound];
      }
      this.introspected = true;
    }
  }

  Object[] bind(Object argument) {
    introspect();
    Object[] bound = new Object[types.length];
    if (index >= 0) {
      bound[index] = argument;
    }
    if (names != null) {
      bound[0] = names[0];
    }
    return bound;
  }
}
