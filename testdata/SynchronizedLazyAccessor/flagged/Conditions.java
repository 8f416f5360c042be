package testdata;

/** Initializations that also need something else, which only matters as long as there is no value. */
class Conditions {
  interface Factory {
    Class<?> type(String name);
  }

  static class Target {
    private String name = "harbour";
    private Factory factory;
    private Class<?> type;

    synchronized void setFactory(Factory factory) {
      this.factory = factory;
    }

    // BUG: Diagnostic contains: SAFE
    synchronized Class<?> type() {
      if (this.type == null && this.factory != null) {
        this.type = this.factory.type(this.name);
      }
      return this.type;
    }
  }

  static class Copied {
    private Factory factory;
    private Class<?> type;

    synchronized void copyFrom(Copied other) {
      this.type = other.type;
      this.factory = other.factory;
    }

    // BUG: Diagnostic contains: UNSAFE
    synchronized Class<?> type() {
      if (this.type == null && this.factory != null) {
        this.type = this.factory.type("copy");
      }
      return this.type;
    }
  }

  static class Named {
    private String name;
    private boolean known;

    synchronized void know() {
      known = true;
    }

    // BUG: Diagnostic contains: SAFE
    synchronized String name(String given) {
      if (null == name && known && given != null) {
        name = given.trim();
      }
      return name;
    }
  }

  public static void main(String[] args) {
    Target target = new Target();
    System.out.println(target.type());
    target.setFactory(name -> name.getClass());
    System.out.println(target.type());
    System.out.println(target.type());
    Named named = new Named();
    System.out.println(named.name(" a "));
    named.know();
    System.out.println(named.name(null));
    System.out.println(named.name(" b "));
    System.out.println(named.name(" c "));
  }
}
