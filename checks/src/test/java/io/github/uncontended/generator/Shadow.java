package io.github.uncontended.generator;

/** A declaration that takes a name which generated code may want to use. */
enum Shadow implements Production {
  NONE("", ""),
  SYSTEM_FIELD("System", "static final String System = \"own\";"),
  SYSTEM_CLASS("System", "static class System {}"),
  JAVA_FIELD("java", "static final int java = 1;"),
  JAVA_CLASS("java", "static class java {}"),
  OBJECTS_FIELD("Objects", "static final int Objects = 1;"),
  OPTIONAL_FIELD("Optional", "static final int Optional = 1;"),
  SUPPLIER_FIELD("Supplier", "static final int Supplier = 1;"),
  ZONE_OFFSET_CLASS("ZoneOffset", "static class ZoneOffset {}"),
  ZONE_ID_CLASS("ZoneId", "static class ZoneId {}"),
  STRING_FIELD("String", "static final int String = 1;"),
  MAP_FIELD("Map", "static final int Map = 1;"),
  COM_FIELD("com", "static final int com = 1;"),
  IO_CLASS("io", "static class io {}"),
  VALUE_FIELD("value", "static final int value = 1;"),
  COMPUTE_METHOD("computeIfAbsent", "static int computeIfAbsent(Object... o) { return 1; }"),
  REQUIRE_METHOD("requireNonNull", "static int requireNonNull(Object... o) { return 1; }");

  private final String name;
  private final String members;

  Shadow(String name, String members) {
    this.name = name;
    this.members = members;
  }

  /** Declares the name, which the scenario must not use for anything else. */
  void place(Scenario scenario) {
    if (this != NONE) {
      scenario.reserve(name);
      scenario.members(members);
    }
  }
}
