package io.github.uncontended.generator;

/** The class that holds a scenario. */
enum Container implements Production {
  NESTED("static class @S {\n", true),
  FINAL("static final class @S {\n", true),
  EMPTY_ENUM("enum @S { ;\n", false),
  ENUM("enum @S { A, B;\n", false),
  GENERIC("static class @S<T> {\n", true),
  SERIALIZABLE("static class @S implements Serializable {\n", true),
  SUBCLASS("static class @S extends Seen.Parent {\n", true),
  INNER("class @S {\n", true, 16),
  INTERFACE("interface @S {\n", false, 9),
  RECORD("record @S(int n) {\n", false, 16);

  private final String header;
  private final boolean hasInstance;
  private final int release;

  Container(String header, boolean hasInstance) {
    this(header, hasInstance, 8);
  }

  Container(String header, boolean hasInstance, int release) {
    this.header = header;
    this.hasInstance = hasInstance;
    this.release = release;
  }

  boolean hasInstance() {
    return hasInstance;
  }

  boolean allowsPrivate() {
    return this != INTERFACE;
  }

  /** Creates an instance to run the scenario with. */
  String creation(String name) {
    return switch (this) {
      case INNER -> "new Main().new " + name + "()";
      case GENERIC -> "new " + name + "<String>()";
      default -> "new " + name + "()";
    };
  }

  /** Whether the program prints the class's serial version. */
  boolean isSerializable() {
    return this == SERIALIZABLE;
  }

  Part around(Scenario.Names names, Part body) {
    return Part.optional("  " + names.fill(header), body, "  }\n");
  }

  @Override
  public int release() {
    return release;
  }
}
