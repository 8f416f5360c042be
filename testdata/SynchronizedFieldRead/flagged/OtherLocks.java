package testdata;

/** Locks around the calls that do not serialize them. */
class OtherLocks {
  static class Register {
    private String current = "none";

    synchronized void set(String value) throws InterruptedException {
      Thread.sleep(value.length());
      current = value;
    }

    // BUG: Diagnostic contains: UNSAFE
    synchronized String current() {
      return current;
    }

    // BUG: Diagnostic contains: UNSAFE
    synchronized String byArgument() {
      return current;
    }

    // BUG: Diagnostic contains: UNSAFE
    synchronized String byReference() {
      return current;
    }
  }

  private final Register register = new Register();

  synchronized void put(String value) throws InterruptedException {
    register.set(value);
  }

  synchronized String get(String prefix) {
    return prefix + register.current();
  }

  /** One call without the lock is enough. */
  String peek(String prefix) {
    return prefix + register.current() + prefix;
  }

  /** Objects of this class may share the register. */
  synchronized String ofArgument(Register other, String prefix) {
    return prefix + other.byArgument();
  }

  synchronized String reference(String prefix) {
    java.util.function.Supplier<String> later = register::byReference;
    return prefix + later.get();
  }
}
