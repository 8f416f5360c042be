package testdata;

import java.util.Optional;

/** Fields that are null when the initialization of their object or class reads them, or later. */
class FirstAssignments {
  static class Initialized {
    final String early = compute();
    final String name = "name".trim();

    String compute() {
      return name.trim();
    }
  }

  static class Ordered {
    final String name;
    final String late;

    Ordered() {
      name = "name".trim();
      late = compute();
    }

    String compute() {
      return name.trim();
    }
  }

  abstract static class Base {
    final String shown;

    Base() {
      shown = name().trim();
    }

    abstract String name();
  }

  static class Derived extends Base {
    private final String name;

    Derived(String name) {
      this.name = name;
    }

    @Override
    String name() {
      return name;
    }
  }

  static class Seen {
    final Viewer viewer = new Viewer(this);
    final String name = "name".trim();
  }

  static class Viewer {
    final String seen;

    Viewer(Seen of) {
      seen = of.name.trim();
    }
  }

  static class Settable {
    private String name;

    void setName(String name) {
      this.name = name;
    }

    String upper() {
      return name.trim().concat("!");
    }
  }

  static class Statics {
    static final String EARLY = compute();
    static final String NAME = "name".trim();

    static String compute() {
      return NAME.concat("!");
    }
  }

  String initializers(Optional<String> given) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(new Initialized().early);
  }

  String order(Optional<String> given) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return given.orElseGet(() -> new Ordered().late);
  }

  String overridden(Optional<String> given) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(new Derived("name").shown);
  }

  String passed(Optional<String> given) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(new Seen().viewer.seen);
  }

  String set(Optional<String> given, Settable settable) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(settable.upper());
  }

  String statics(Optional<String> given) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(Statics.EARLY.trim());
  }

  public static void main(String[] args) {
    FirstAssignments assignments = new FirstAssignments();
    System.out.println(assignments.order(Optional.of("given")) + assignments.order(Optional.empty()));
  }
}
