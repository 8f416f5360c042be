// OPTIONS: -XepOpt:Uncontended:HotMethods=testdata.ResetValues*#hot*
package testdata;

import java.util.Optional;

/** Branches that a field lets run again. */
public class ResetValues {
  private Class<?> found;
  private boolean looked;

  Class<?> hotFlag() throws ReflectiveOperationException {
    if (!looked) {
      // BUG: Diagnostic contains: WARNING ADVICE Class.forName
      found = Class.forName("java.lang.Runtime");
      looked = true;
    }
    return found;
  }

  void next() {
    looked = false;
  }

  private boolean given;

  Class<?> hotSetter() throws ReflectiveOperationException {
    if (!given) {
      // BUG: Diagnostic contains: WARNING ADVICE Class.forName
      found = Class.forName("java.lang.Runtime");
      given = true;
    }
    return found;
  }

  void given(boolean given) {
    this.given = given;
  }

  private int left;

  Class<?> hotPeriod() throws ReflectiveOperationException {
    if (left == 0) {
      // BUG: Diagnostic contains: WARNING ADVICE Class.forName
      found = Class.forName("java.lang.Runtime");
      left = 100;
    }
    left--;
    return found;
  }

  private int state;

  Class<?> hotCircle(int next) throws ReflectiveOperationException {
    if (state == 0) {
      // BUG: Diagnostic contains: WARNING ADVICE Class.forName
      found = Class.forName("java.lang.Runtime");
      state = 1;
    } else {
      state = next;
    }
    return found;
  }

  private boolean success;

  /** Again until it succeeds. */
  boolean hotRetry(String name) throws ReflectiveOperationException {
    if (!success) {
      // BUG: Diagnostic contains: WARNING ADVICE Class.forName
      success = Class.forName("java.lang.Runtime").getName().equals(name);
    }
    return success;
  }

  private boolean sometimes;

  Class<?> hotSometimes(boolean really) throws ReflectiveOperationException {
    if (!sometimes) {
      // BUG: Diagnostic contains: WARNING ADVICE Class.forName
      found = Class.forName("java.lang.Runtime");
      if (really) {
        sometimes = true;
      }
    }
    return found;
  }

  private boolean never;

  Class<?> hotNever() throws ReflectiveOperationException {
    if (!never) {
      // BUG: Diagnostic contains: WARNING ADVICE Class.forName
      found = Class.forName("java.lang.Runtime");
      never = false;
    }
    return found;
  }

  private int size = -1;

  int hotNotEmpty() throws ReflectiveOperationException {
    if (size > 0) {
      // BUG: Diagnostic contains: WARNING ADVICE Class.forName
      found = Class.forName("java.lang.Runtime");
      size = 1;
    }
    return size;
  }

  private Optional<Class<?>> last = Optional.empty();

  Optional<Class<?>> hotOptional() throws ReflectiveOperationException {
    if (last.isEmpty()) {
      // BUG: Diagnostic contains: WARNING ADVICE Class.forName
      last = Optional.of(Class.forName("java.lang.Runtime"));
    }
    return last;
  }

  void forget() {
    last = Optional.empty();
  }

  /** What a library does with its field is not known. */
  static class Inherited extends java.util.ArrayList<String> {
    private static final long serialVersionUID = 1;

    private transient Class<?> found;

    Class<?> hotInherited() throws ReflectiveOperationException {
      if (modCount == 0) {
        // BUG: Diagnostic contains: WARNING ADVICE Class.forName
        found = Class.forName("java.lang.Runtime");
        modCount = 1;
      }
      return found;
    }
  }

  static class Shared {
    boolean asked;
    private Class<?> found;

    Class<?> hotShared() throws ReflectiveOperationException {
      if (!asked) {
        // BUG: Diagnostic contains: WARNING ADVICE Class.forName
        found = Class.forName("java.lang.Runtime");
        asked = true;
      }
      return found;
    }
  }

  void ask(Shared shared) {
    shared.asked = false;
  }
}
