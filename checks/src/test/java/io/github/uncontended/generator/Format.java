package io.github.uncontended.generator;

/** Calls that format: {@code @A} stands for an argument and {@code @C} for another. */
enum Format implements Production {
  ONE("String.format(\"%s\", @A)"),
  TEXT("String.format(\"a%s\", \"b\")"),
  ALL_CONSTANT("String.format(\"%s%s\", \"a\", \"b\")"),
  TWO("String.format(\"%s=%s\", @A, @C)"),
  ADJACENT("String.format(\"%s%s\", @A, @C)"),
  THREE("String.format(\"%s-%s-%s\", @A, @C, 1)"),
  SAME_TWICE("String.format(\"%1$s %1$s\", @A)"),
  SWAPPED("String.format(\"%2$s %1$s\", @A, @C)"),
  RELATIVE("String.format(\"%s %<s\", @A)"),
  EXTRA("String.format(\"%s\", @A, @C)"),
  TOO_FEW("String.format(\"%s %s\", @A)"),
  NUMBER("String.format(\"%d.\", @I)"),
  BOOLEAN("String.format(\"%b.\", @A)"),
  CHARACTER("String.format(\"%c.\", @I)"),
  LINE("String.format(\"%s%n\", @A)"),
  PERCENT("String.format(\"%s%%\", @A)"),
  ROOT("String.format(Locale.ROOT, \"%s/%s\", @A, @C)"),
  ROOT_NUMBER("String.format(Locale.ROOT, \"%d/%s\", @I, @C)"),
  NULL_LOCALE("String.format((Locale) null, \"%s\", @A)"),
  LOCALE_METHOD(
      "String.format(locale#(), \"%s\", @A)",
      "@M Locale locale#() { Seen.say(\"locale\"); return Locale.ROOT; }"),
  LOCALE_OF_CLASS(
      "String.format(Where#.HERE, \"%s!\", @A)",
      "static class Where# { static { Seen.say(\"Where\"); } static final Locale HERE = Locale.ROOT; }"),
  LOCALE_THAT_THROWS("String.format(Seen.<Locale>stop(), \"%s\", @A)"),
  LOCALE_OF_FAILING_CLASS(
      "String.format(Where#.HERE, \"%s!\", @A)",
      "static class Where# { static final int N = 1 / Seen.zero(); static final Locale HERE = Locale.ROOT; }"),
  CONSTANT_FORMAT("String.format(FORMAT#, @A, @C)", "static final String FORMAT# = \"%s & %s\";"),
  RECEIVER_IS_NULL("((String) null).format(\"%s\", @A)"),
  RECEIVER_IS_CALL(
      "text#().format(\"%s!\", @A)", "@M String text#() { Seen.say(\"receiver\"); return \"r\"; }"),
  RECEIVER_IS_FIELD_OF_CLASS(
      "Where#.TEXT.format(\"%s!\", @A)",
      "static class Where# { static { Seen.say(\"Where\"); } static String TEXT = \"t\"; }"),
  FORMATTED("\"%s and %s\".formatted(@A, @C)", "", 15),
  FORMATTED_CONSTANT("FORMAT#.formatted(@A)", "static final String FORMAT# = \"<%s>\";", 15),
  FORMATTED_OF_CLASS(
      "Where#.FORMAT.formatted(@A)",
      "static class Where# { static { Seen.say(\"Where\"); } static final String FORMAT = \"%s...\"; }",
      15),
  FORMATTED_OF_OBJECT(
      "new Where#().FORMAT.formatted(@A)",
      "static class Where# { { Seen.say(\"Where\"); } final String FORMAT = \"%s...\"; }",
      15),
  FORMATTED_OF_NULL(
      "none#().FORMAT.formatted(@A)",
      "static class Where# { static final String FORMAT = \"%s...\"; }\n@M Where# none#() { Seen.say(\"none\"); return null; }",
      15),
  TEXT_BLOCK("\"\"\"\n  a \"quoted\"\n\tb %s \\\n  c\\n%s\n  \"\"\".formatted(@A, @C)", "", 15),
  ARRAY("String.format(\"%s %s\", new Object[] {@A, @C})"),
  ARRAY_AS_ONE("String.format(\"%s\", (Object) new int[0].length)"),
  NULL_ARRAY("String.format(\"%s\", (Object[]) null)"),
  IMPORTED("format(\"%s:%s\", @A, @C)"),
  WIDTH("String.format(\"%5s|%-3s\", @A, @C)"),
  BAD("String.format(\"%s %q\", @A)");

  private final String code;
  private final String members;
  private final int release;

  Format(String code) {
    this(code, "", 8);
  }

  Format(String code, String members) {
    this(code, members, 8);
  }

  Format(String code, String members, int release) {
    this.code = code;
    this.members = members;
    this.release = release;
  }

  /** What is formatted. */
  enum Argument implements Production {
    LITERAL("\"x\""),
    NUMBER("7"),
    NEGATIVE("-1"),
    SUM("1 + Seen.one()"),
    TEXT_SUM("\"s\" + 1"),
    CONDITIONAL("Seen.yes() ? 1 : \"two\""),
    COMPARISON("Seen.one() > 0"),
    ASSIGNMENT("v# = \"w\"", "@M String v# = \"v\";", "Seen.show(v#);"),
    INCREMENT("n#++", "@M int n# = 1;", "Seen.show(n#);"),
    CONSTANT("TEXT#", "static final String TEXT# = \"b\";"),
    FINAL_FIELD("text#", "@M final String text# = \"b\";"),
    METHOD("text#()", "@M String text#() { Seen.say(\"argument\"); return \"t\"; }"),
    PURE_METHOD("text#(2)", "@M String text#(int n) { return \"t\" + n; }"),
    NULL("null"),
    NULL_TEXT("(String) null"),
    NULL_NUMBER("Seen.nothing()"),
    CHARACTER("'c'"),
    CHARACTER_ARRAY("(Object) Seen.characters().length"),
    LONG("5000000000L"),
    DOUBLE("1e9"),
    FLOAT("0.1f"),
    BYTE("(byte) 65"),
    BOOLEAN("Seen.yes()"),
    BIG("new BigInteger(\"12345678901234567890\")"),
    BIG_SUBCLASS(
        "big#",
        "static class Big# extends BigInteger { Big#() { super(\"12\"); } @Override public String toString() { return \"twelve\"; } }\n@M final BigInteger big# = new Big#();"),
    DECIMAL_SUBCLASS(
        "big#",
        "static class Big# extends BigDecimal implements Formattable { Big#() { super(\"12\"); } public void formatTo(Formatter f, int a, int b, int c) { f.format(\"formatted\"); } }\n@M final BigDecimal big# = new Big#();"),
    NOISY("noisy#", "@M final Seen.Noisy noisy# = new Seen.Noisy(3);"),
    NOISY_OBJECT("noisy#", "@M final Object noisy# = new Seen.Noisy(3);"),
    NOISY_ENUM(
        "Noise#.A",
        "enum Noise# { A; @Override public String toString() { Seen.say(\"toString\"); return \"noise\"; } }"),
    CHANGING(
        "counter#",
        "static int counted#;\nstatic final class Counter# { @Override public String toString() { return \"c\" + counted#++; } }\n@M final Counter# counter# = new Counter#();",
        "Seen.show(counted#);"),
    READS_CHANGING(
        "counted#",
        "@M int counted#;\n@M int count#() { return ++counted#; }",
        "Seen.show(count#());"),
    THROWING(
        "thrower#",
        "static final class Thrower# { @Override public String toString() { throw new IllegalStateException(\"toString\"); } }\n@M final Thrower# thrower# = new Thrower#();"),
    NULL_STRING(
        "nuller#",
        "static final class Nuller# { @Override public String toString() { return null; } }\n@M final Nuller# nuller# = new Nuller#();"),
    FORMATTABLE(
        "formattable#",
        "static final class Own# implements Formattable { public void formatTo(Formatter f, int a, int b, int c) { f.format(\"formatted\"); } @Override public String toString() { return \"plain\"; } }\n@M final Own# formattable# = new Own#();"),
    HIDDEN_FORMATTABLE(
        "formattable#",
        "static class Base# { @Override public String toString() { return \"base\"; } }\nstatic class Own# extends Base# implements Formattable { public void formatTo(Formatter f, int a, int b, int c) { f.format(\"formatted\"); } }\n@M final Base# formattable# = new Own#();"),
    BUILDER(
        "sb#",
        "@M final StringBuilder sb# = new StringBuilder(\"s\");",
        "Seen.show(sb#.append(1).toString());"),
    RECORD("new Rec#(1)", "record Rec#(int n) {}", "", 16),
    RECORD_OF_NOISY(
        "rec#",
        "record Rec#(Object n) {}\n@M final Rec# rec# = new Rec#(new Seen.Noisy(4));",
        "",
        16),
    LIST("Arrays.asList(1, 2)"),
    NOISY_LIST("list#", "@M final List<Object> list# = Arrays.asList(new Seen.Noisy(5));"),
    OPTIONAL("Optional.of(\"o\").orElse(\"p\")"),
    LAMBDA("((Supplier<String>) () -> \"supplied\").get()"),
    CAST("(Object) \"cast\""),
    SHIFT("1 << 3"),
    COMMENTED("/* a */ \"x\" /* b */"),
    CLASS_INITIALIZATION(
        "Lazy#.V",
        "static class Lazy# { static { Seen.say(\"Lazy\"); } static String V = \"lazy\"; }"),
    THROWS("Seen.<String>stop()"),
    UUID("new UUID(1, 2)"),
    DATE("LocalDate.of(2024, 1, 2)"),
    NEW(
        "new Made#()",
        "static final class Made# { Made#() { Seen.say(\"made\"); } @Override public String toString() { return \"m\"; } }"),
    SWITCH("switch (Seen.one()) { case 1 -> \"one\"; default -> \"more\"; }", "", "", 14);

    private final String code;
    private final String members;
    private final String after;
    private final int release;

    Argument(String code) {
      this(code, "", "", 8);
    }

    Argument(String code, String members) {
      this(code, members, "", 8);
    }

    Argument(String code, String members, String after) {
      this(code, members, after, 8);
    }

    Argument(String code, String members, String after, int release) {
      this.code = code;
      this.members = members;
      this.after = after;
      this.release = release;
    }

    /** An argument with what it needs. */
    String draw(Scenario scenario) {
      Scenario.Names names = scenario.names();
      scenario.members(names.fill(members));
      scenario.epilogue(names.fill(after));
      return names.fill(code);
    }

    @Override
    public int release() {
      return release;
    }
  }

  /** A call that is drawn from all of them. */
  static Expression draw(Scenario scenario) {
    Format format = scenario.choose(values());
    Scenario.Names names = scenario.names();
    scenario.members(names.fill(format.members));
    String code = names.fill(format.code);
    if (code.contains("@A")) {
      code = code.replace("@A", scenario.choose(Argument.values()).draw(scenario));
    }
    if (code.contains("@C")) {
      code = code.replace("@C", scenario.choose(Argument.values()).draw(scenario));
    }
    String number =
        scenario.choose(
            "7",
            "Seen.one()",
            "Long.valueOf(8)",
            "new BigInteger(\"9\")",
            "(byte) 65",
            "'c'",
            "-3",
            "Seen.nothing()");
    return new Expression("String", Part.expression(code.replace("@I", number)));
  }

  @Override
  public int release() {
    return release;
  }
}
