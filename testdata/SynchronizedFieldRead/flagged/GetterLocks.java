package testdata;

/** A subclass out of sight may return another lock. */
class GetterLocks {
  private final Object mutex = new Object();
  private String name = "";

  protected Object mutex() {
    return mutex;
  }

  void setName(String name) {
    synchronized (mutex()) {
      this.name = name;
    }
  }

  String name() {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE This code takes 'mutex' only to read 'name'
    synchronized (mutex()) {
      return name;
    }
  }
}
