package io.github.uncontended.generator;

/** Classes with a hash code that does the same work on every call, and their use. */
final class HashedClass {
  private HashedClass() {}

  /** The fields, with what creates them, and the costly hash. */
  enum Body implements Production {
    TEXTS(
        "final String a = \"A\"; final String b = \"B\"; final int n = 3;",
        "Objects.hash(a, b, n)"),
    COMPUTED_TEXTS(
        "final String a = Seen.text(); final String b = Seen.text() + 1;", "Objects.hash(a, b, 1)"),
    LOWER_CASE("final String a = \"TITLE\";", "a.toLowerCase(Locale.ROOT).hashCode()"),
    LOCALE_DEPENDENT(
        "final String a = \"TITLE\";",
        "a.toLowerCase().hashCode() + locale()",
        "static int locale() { return 0; }"),
    FORMATTED(
        "final int a = 1234; final String b = \"b\";",
        "String.format(\"%,d\", a).hashCode() + Objects.hash(a, b)"),
    IMMUTABLE_LIST("final List<String> l = ImmutableList.of(\"a\", \"b\");", "l.hashCode()"),
    COPIED_LIST(
        "final List<String> l = Collections.unmodifiableList(new ArrayList<>(Arrays.asList(\"a\")));",
        "l.hashCode() * 31"),
    VIEW_OF_LIST(
        "final List<String> l = Collections.unmodifiableList(SHARED#);", "l.hashCode() * 31"),
    MUTABLE_LIST(
        "final List<Object> l = new ArrayList<>();",
        "Objects.hash(l, 1, 2)",
        "void change() { l.add(1); }"),
    LIST_OF_MUTABLE(
        "final List<StringBuilder> l = ImmutableList.of(new StringBuilder(\"a\"));",
        "Objects.hash(l.toString(), 1)",
        "void change() { l.get(0).append(1); }"),
    ARRAY("final int[] l = {1, 2};", "Arrays.hashCode(l)", "void change() { l[0]++; }"),
    STATIC_STATE(
        "final String a = \"a\"; final String b = \"b\";",
        "Objects.hash(a, b, state)",
        "static int state; void change() { state++; }"),
    STATIC_METHOD(
        "final String a = \"a\"; final String b = \"b\";",
        "Objects.hash(a, b, salt())",
        "static int state; static int salt() { return state; } void change() { state++; }"),
    NESTED_MUTABLE(
        "final Inner i = new Inner(); final String b = \"b\";",
        "Objects.hash(i, b)",
        "static final class Inner { int n; @Override public int hashCode() { return n; } } void change() { i.n++; }"),
    NESTED_STATIC(
        "final Inner i = new Inner(); final String b = \"b\";",
        "Objects.hash(i, b)",
        "static final class Inner { static int n; final int m = 1; @Override public int hashCode() { return m + n; } } void change() { Inner.n++; }"),
    NESTED_VALUE(
        "final Inner i = new Inner(); final String b = \"b\";",
        "Objects.hash(i, b)",
        "static final class Inner { final int n = 5; @Override public int hashCode() { return n * 7; } }"),
    NESTED_DEEP(
        "final Inner i = new Inner(); final String b = \"b\";",
        "Objects.hash(i, b)",
        "static final class Inner { final Deeper d = new Deeper(); @Override public int hashCode() { return d.hashCode() * 7; } } static final class Deeper { int n; @Override public int hashCode() { return n; } } void change() { i.d.n++; }"),
    NESTED_IDENTITY(
        "final Inner i = new Inner(); final String b = \"b\";",
        "Objects.hash(i.n, b, i.n)",
        "static final class Inner { final int n = 1; }"),
    OVERRIDABLE_PART(
        "final String a = \"a\"; final String b = \"b\";",
        "Objects.hash(a, b, part())",
        "int part() { return 4; }"),
    COUNTED(
        "final String a = \"a\"; final String b = \"b\";",
        "Objects.hash(a, b, counted++)",
        "static int counted;"),
    PRINTING(
        "final String a = \"a\"; final String b = \"b\";",
        "Objects.hash(a, b, Seen.see(\"hash\", 1))"),
    ENUM("final TimeUnit a = TimeUnit.DAYS; final String b = \"b\";", "Objects.hash(a.name(), b)"),
    SUPPLIED(
        "final Supplier<Integer> a = () -> state++; final String b = \"b\";",
        "Objects.hash(a.get(), b)",
        "static int state;"),
    OBJECT(
        "final Object a = new AtomicInteger() { @Override public int hashCode() { return get(); } }; final String b = \"b\";",
        "Objects.hash(a, b)",
        "void change() { ((AtomicInteger) a).incrementAndGet(); }"),
    NULLABLE(
        "final String a = null; final String b = \"b\";",
        "Objects.hash(a, b) + b.trim().hashCode()"),
    THROWING(
        "final String a = null; final String b = \"b\";",
        "Objects.hash(a, b) + a.trim().hashCode()"),
    ZERO(
        "final String a = \"\"; final String b = \"\";",
        "a.trim().hashCode() + b.trim().hashCode()"),
    LOCAL_VARIABLES(
        "final String a = \"a\"; final String hash = \"h\"; final String h = \"i\";",
        "Objects.hash(a, hash, h)"),
    LOOP(
        "final String a = \"loop\"; final String b = \"b\";",
        "walk()",
        "private int walk() { int h = 0; for (char c : (a + b).toCharArray()) { h = 31 * h + c; } return h; }"),
    SUPER_HASH(
        "final String a = \"a\"; final String b = \"b\";",
        "super.hashCode() * 0 + Objects.hash(a, b)"),
    DATE(
        "final Date d = new Date(0); final String b = \"b\";",
        "Objects.hash(d, b)",
        "void change() { d.setTime(5); }"),
    OPTIONAL(
        "final Optional<String> o = Optional.of(\"o\"); final String b = \"b\";",
        "Objects.hash(o, b)"),
    BIG_SUBCLASS(
        "final BigInteger o = new BigInteger(\"5\") { @Override public int hashCode() { return Seen.see(\"big\", 5); } }; final String b = \"b\";",
        "Objects.hash(o, b)");

    private final String fields;
    private final String hash;
    private final String members;

    Body(String fields, String hash) {
      this(fields, hash, "");
    }

    Body(String fields, String hash, String members) {
      this.fields = fields;
      this.hash = hash;
      this.members = members;
    }
  }

  /**
   * The class: {@code @F} stands for its fields, {@code @H} for the hash and {@code @X} for other
   * members.
   */
  enum Shape implements Production {
    FINAL("static final class C# { @F @X @Override public int hashCode() { return @H; } }"),
    PRIVATE_FIELDS(
        "static final class C# implements Serializable { @F @X @Override public int hashCode() { int result = @H; return result; } }"),
    SERIALIZABLE(
        "static final class C# implements Serializable { @F @X @Override public int hashCode() { return @H; } }"),
    NOT_FINAL("static class C# { @F @X @Override public int hashCode() { return @H; } }"),
    EXTENDED(
        "static class C# { @F @X @Override public int hashCode() { return @H; } }\nstatic class D# extends C# { int part() { return 9; } }"),
    OVERRIDDEN(
        "static class C# { @F @X @Override public int hashCode() { return @H; } }\nstatic class D# extends C# { @Override public int hashCode() { return super.hashCode() + 1; } }"),
    LEAKED_BY_CONSTRUCTOR(
        "static final class C# { static final Set<Object> ALL = new HashSet<>(); C#() { ALL.add(this); } @F @X @Override public int hashCode() { return @H; } }"),
    LEAKED_BEFORE_FIELDS(
        "static final class C# { static final Set<Object> ALL = new HashSet<>(); { ALL.add(this); } @F @X @Override public int hashCode() { return @H; } }"),
    LEAKED_BY_SUPER(
        "static final class C# extends Seen.Registered { @F @X @Override public int hashCode() { return @H; } }"),
    CALLED_BY_SUPER(
        "static final class C# extends Seen.Base { C#() { super(1, 2); } @F @X @Override Object look() { return hashCode(); } @Override public int hashCode() { return @H; } }"),
    PRINTED_BY_SUPER(
        "static final class C# extends Seen.Printed { @F @X @Override public int hashCode() { return @H; } }"),
    PRINTED(
        "static final class C# { @F @X C#() { Seen.say(toString().isEmpty() ? \"e\" : \"n\"); } @Override public int hashCode() { return @H; } }"),
    HASHED_BY_OWN_METHOD(
        "static final class C# { C#() { register(); } void register() { new HashSet<Object>().add(this); } @F @X @Override public int hashCode() { return @H; } }"),
    ONE_LINE(
        "static final class C# { @F @X @Override public int hashCode() { return @H; } @Override public boolean equals(Object o) { return o instanceof C# && o.hashCode() == hashCode(); } }"),
    CLONEABLE(
        "static final class C# implements Cloneable { @F @X @Override public int hashCode() { return @H; } @Override public C# clone() { try { return (C#) super.clone(); } catch (CloneNotSupportedException e) { throw new IllegalStateException(e); } } }"),
    TAKEN_NAMES(
        "static final class C# { static int hash = 1; static final String hashCode = \"h\"; @F @X @Override public int hashCode() { return @H; } }"),
    INHERITED_NAMES(
        "static class P# { int hash = 5; int hashCode = 6; }\nstatic final class C# extends P# { @F @X @Override public int hashCode() { return @H + hash + hashCode; } }"),
    GENERIC("static final class C#<T> { @F @X @Override public int hashCode() { return @H; } }"),
    READ_OBJECT(
        "static final class C# implements Serializable { @F @X private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException { hashCode(); in.defaultReadObject(); } @Override public int hashCode() { return @H; } }"),
    READ_RESOLVE(
        "static final class C# implements Serializable { @F @X private Object readResolve() { hashCode(); return this; } @Override public int hashCode() { return @H; } }");

    private final String code;

    Shape(String code) {
      this.code = code;
    }
  }

  /** Adds a class that is drawn from all of them. */
  static void place(Scenario scenario) {
    Body body = scenario.choose(Body.values());
    // Both have a field of that name.
    boolean named = body == Body.LOCAL_VARIABLES;
    Shape shape =
        scenario.choose(
            Shape.values(),
            it -> !(named && (it == Shape.TAKEN_NAMES || it == Shape.INHERITED_NAMES)));
    Scenario.Names names = scenario.names();
    scenario.members(
        "static final List<String> " + names.fill("SHARED#") + " = new ArrayList<>();");
    String access = scenario.choose("private final ", "final ");
    scenario.members(
        names.fill(
            shape
                .code
                .replace("@F", body.fields.replace("final ", access))
                .replace("@H", body.hash)
                .replace("@X", body.members)));
    String created = shape.code.contains("class D#") ? "new D#()" : "new C#()";
    StringBuilder use = new StringBuilder();
    use.append("C# c# = ").append(created).append(";\n");
    use.append("Seen.show(c#.hashCode()); Seen.show(c#.hashCode());\n");
    if (body.members.contains("void change()")) {
      use.append("c#.change();\n");
    }
    use.append("SHARED#.add(\"s\");\n");
    use.append("Seen.show(c#.hashCode());\n");
    use.append("Seen.show(new HashMap<>(Collections.singletonMap(c#, 1)).get(c#));\n");
    if (shape.code.contains("implements Serializable")) {
      use.append("Seen.identity(C#.class);\nSeen.show(Seen.copy(c#).hashCode());\n");
    }
    if (shape.code.contains("Cloneable")) {
      use.append("Seen.show(c#.clone().hashCode());\n");
    }
    if (shape.code.contains("static final Set<Object> ALL")) {
      use.append("Seen.show(C#.ALL.contains(c#));\n");
    }
    scenario.statements(names.fill(use.toString()));
  }
}
