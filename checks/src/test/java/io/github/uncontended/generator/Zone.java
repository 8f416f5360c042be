package io.github.uncontended.generator;

/** Look-ups of a time zone: {@code @I} stands for the id. */
enum Zone implements Production {
  PLAIN("TimeZone.getTimeZone(@I).getID()"),
  QUALIFIED("java.util.TimeZone.getTimeZone(@I).getID()"),
  RULES(
      "\"\" + TimeZone.getTimeZone(@I).hasSameRules(TimeZone.getTimeZone(@I)) + TimeZone.getTimeZone(@I).getRawOffset()"),
  THROUGH_SUBCLASS("SimpleTimeZone.getTimeZone(@I).getID()"),
  THROUGH_OWN_SUBCLASS(
      "Own#.getTimeZone(@I).getID()",
      "static class Own# extends SimpleTimeZone { static { Seen.say(\"Own\"); } Own#() { super(0, \"own\"); } }"),
  THROUGH_HIDING_SUBCLASS(
      "Own#.getTimeZone(@I).getID()",
      "static class Own# extends SimpleTimeZone { Own#() { super(0, \"own\"); } public static TimeZone getTimeZone(ZoneOffset o) { Seen.say(\"hiding\"); return null; } }"),
  THROUGH_HIDING_OF_ID(
      "Own#.getTimeZone(@I).getID()",
      "static class Own# extends SimpleTimeZone { Own#() { super(0, \"own\"); } public static TimeZone getTimeZone(ZoneId o) { Seen.say(\"hiding\"); return null; } }"),
  IN_SUBCLASS(
      "new Own#().look()",
      "static class Own# extends SimpleTimeZone { Own#() { super(0, \"own\"); } static TimeZone getTimeZone(ZoneOffset o) { Seen.say(\"hiding\"); return null; } String look() { return getTimeZone(@I).getID(); } }"),
  ON_NULL("((TimeZone) null).getTimeZone(@I).getID()"),
  ON_CALL(
      "zone#().getTimeZone(@I).getID()",
      "@M TimeZone zone#() { Seen.say(\"zone\"); return null; }"),
  ON_VARIABLE("zone#.getTimeZone(@I).getID()", "@M TimeZone zone# = TimeZone.getDefault();"),
  METHOD("zone#(@I)", "@M String zone#(String id) { return TimeZone.getTimeZone(id).getID(); }"),
  CONSTANT("ZONE#.getID()", "static final TimeZone ZONE# = TimeZone.getTimeZone(@I);"),
  CONSTANT_OF_NESTED(
      "In#.ZONE.getID()",
      "static class In# { static final TimeZone ZONE = TimeZone.getTimeZone(@I); }"),
  CONSTANT_AFTER_INSTANCE(
      "In#.IT.id",
      "static class In# { static final In# IT = new In#(); static final ZoneId OWN = Seen.see(\"own\", ZoneId.of(\"GMT+08:00\")); final String id = TimeZone.getTimeZone(@I).getID(); }"),
  CONSTANT_BELOW(
      "In#.IT.id",
      "static class In# { static final In# IT = new In#(); private static final ZoneId GMT_PLUS_08_00 = ZoneId.of(\"GMT+08:00\"); final String id = TimeZone.getTimeZone(@I).getID(); }"),
  NEEDED_BY_PARENT(
      "Child#.look()",
      "static class Above# { static { Seen.say(\"above \" + Child#.look()); } }\nstatic class Child# extends Above# { static int n = Seen.see(\"child\", 1); static String look() { return TimeZone.getTimeZone(@I).getID(); } }"),
  CALLED_BY_PARENT_CONSTRUCTOR(
      "new Child#().v.toString()",
      "static class Child# extends Seen.Base { Child#() { super(1, 2); } @Override Object look() { return TimeZone.getTimeZone(@I).getID(); } final Object v = look(); }"),
  IN_ENUM("In#.A.id", "enum In# { A, B; final String id = TimeZone.getTimeZone(@I).getID(); }"),
  IN_EMPTY_ENUM(
      "In#.look()",
      "enum In# { ; static String look() { return TimeZone.getTimeZone(@I).getID(); } }"),
  IN_ENUM_WITHOUT_SEMICOLON(
      "In#.A.look()",
      "enum In# { A { String look() { return TimeZone.getTimeZone(@I).getID(); } }; abstract String look(); }"),
  IN_ENUM_IN_A_LINE(
      "Seen.text() + In#.values().length",
      "enum In# { A, ; static final TimeZone Z = TimeZone.getTimeZone(@I); }"),
  IN_INTERFACE(
      "new In#() {}.look()",
      "interface In# { default String look() { return TimeZone.getTimeZone(@I).getID(); } }"),
  IN_RECORD(
      "new In#(1).look()",
      "record In#(int n) { String look() { return TimeZone.getTimeZone(@I).getID(); } }",
      16),
  IN_SERIALIZABLE(
      "Seen.identity(In#.class) + In#.look()",
      "static class In# implements Serializable { static String look() { return TimeZone.getTimeZone(@I).getID(); } }"),
  IN_SERIALIZABLE_WITH_STATIC(
      "Seen.identity(In#.class) + In#.look()",
      "static class In# implements Serializable { static int n = Seen.one(); static String look() { return TimeZone.getTimeZone(@I).getID(); } }"),
  IN_ANONYMOUS(
      "new Object() { String look() { return TimeZone.getTimeZone(@I).getID(); } }.look()"),
  IN_INNER(
      "new In#().new Deep().look()",
      "static class In# { class Deep { String look() { return TimeZone.getTimeZone(@I).getID(); } } }"),
  IN_LAMBDA("((Supplier<String>) () -> TimeZone.getTimeZone(@I).getID()).get()"),
  REFERENCE("((Function<String, TimeZone>) TimeZone::getTimeZone).apply(@I).getID()"),
  MUTATED(
      "mutated#()",
      "@M String mutated#() { TimeZone z = TimeZone.getTimeZone(@I); z.setID(\"changed\"); return z.getID() + TimeZone.getTimeZone(@I).getID(); }"),
  IDENTITY("\"\" + (TimeZone.getTimeZone(@I) == TimeZone.getTimeZone(@I))"),
  SHADOWED_OFFSET(
      "In#.look()",
      "static class In# { static class ZoneOffset { static final String UTC = \"own\"; } static String look() { return TimeZone.getTimeZone(@I).getID() + ZoneOffset.UTC; } }"),
  SHADOWED_ID(
      "In#.look()",
      "static class In# { static class ZoneId { static String of(String s) { return s; } } static String look() { return TimeZone.getTimeZone(@I).getID() + ZoneId.of(\"own\"); } }"),
  SHADOWED_JAVA(
      "In#.look()",
      "static class In# { static int java = 1; static String look() { return TimeZone.getTimeZone(@I).getID() + java; } }"),
  SHADOWED_TYPE_PARAMETER(
      "new In#<String>().look()",
      "static class In#<ZoneOffset> { String look() { ZoneOffset z = null; return TimeZone.getTimeZone(@I).getID() + z; } }"),
  SHADOWED_BY_INHERITED(
      "new In#().look()",
      "static class Above# { static String ZoneOffset = \"own\"; static class ZoneId {} }\nstatic class In# extends Above# { String look() { return TimeZone.getTimeZone(@I).getID() + ZoneOffset; } }");

  private final String code;
  private final String members;
  private final int release;

  Zone(String code) {
    this(code, "", 8);
  }

  Zone(String code, String members) {
    this(code, members, 8);
  }

  Zone(String code, String members, int release) {
    this.code = code;
    this.members = members;
    this.release = release;
  }

  /** A look-up that is drawn from all of them. */
  static Expression draw(Scenario scenario) {
    Zone zone = scenario.choose(values());
    Scenario.Names names = scenario.names();
    String id =
        scenario.choose(
            "\"UTC\"",
            "\"UTC\"",
            "\"GMT\"",
            "\"GMT+08:00\"",
            "\"GMT-03:30\"",
            "\"GMT+8\"",
            "\"Z\"",
            "\"Europe/Berlin\"",
            "\"PST\"",
            "\"No/Zone\"",
            "\"U\" + \"TC\"",
            "ID#",
            "Seen.text()",
            "(String) null");
    String members =
        id.equals("ID#")
            ? zone.members + "\nstatic final String ID# = \"GMT+01:00\";"
            : zone.members;
    scenario.members(names.fill(members.replace("@I", id)));
    return new Expression(
        "String", Part.expression("(" + names.fill(zone.code.replace("@I", id)) + ")"));
  }

  @Override
  public int release() {
    return release;
  }
}
