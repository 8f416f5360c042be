package io.github.uncontended.generator;

/** Classes with a field that is read under a lock, which {@code C#} stands for, and their use. */
final class GuardedRead {
  private GuardedRead() {}

  /** The field: its type, its first value and the one that a writer assigns. */
  enum Value implements Production {
    TEXT("String", "\"a\"", "Seen.text()"),
    NULL_TEXT("String", "null", "\"b\""),
    QUALIFIED("java.lang.String", "\"a\"", "\"b\""),
    NUMBER("int", "1", "Seen.one() + 1"),
    FLAG("boolean", "false", "Seen.yes()"),
    LONG("long", "1L", "2L"),
    DOUBLE("double", "1.5", "2.5"),
    BOXED("Integer", "500", "Seen.nothing()"),
    IMMUTABLE_LIST("ImmutableList<String>", "ImmutableList.of(\"a\")", "ImmutableList.of()"),
    LIST("List<String>", "new ArrayList<>()", "Arrays.asList(\"b\")"),
    ARRAY("int[]", "{1, 2}", "Seen.numbers()"),
    ATOMIC("AtomicInteger", "new AtomicInteger(1)", "new AtomicInteger(2)"),
    MUTABLE("StringBuilder", "new StringBuilder(\"a\")", "new StringBuilder(\"b\")"),
    OWN_VALUE(
        "Value#",
        "new Value#(1)",
        "new Value#(2)",
        "static final class Value# { final int n; Value#(int n) { this.n = n; } }"),
    OWN_VARIABLE(
        "Value#",
        "new Value#(1)",
        "new Value#(2)",
        "static class Value# { int n; Value#(int n) { this.n = n; } }");

    private final String type;
    private final String first;
    private final String next;
    private final String members;

    Value(String type, String first, String next) {
      this(type, first, next, "");
    }

    Value(String type, String first, String next, String members) {
      this.type = type;
      this.first = first;
      this.next = next;
      this.members = members;
    }

    private boolean isNumber() {
      return type.equals("int") || type.equals("long") || type.equals("double");
    }

    private boolean isPrimitive() {
      return isNumber() || this == FLAG;
    }
  }

  /**
   * The class around the field: {@code @Y} is the field's type, {@code @I} its first value and
   * {@code @V} the next one.
   */
  enum Shape implements Production {
    METHOD(
        "static class C# { private @Y c = @I; synchronized @Y read() { return c; } synchronized void write() { c = @V; } }"),
    QUALIFIED_BY_THIS(
        "static class C# { private @Y c = @I; synchronized @Y read() { return this.c; } synchronized void write() { this.c = @V; } }"),
    BLOCK(
        "static class C# { private @Y c = @I; @Y read() { synchronized (this) { return c; } } void write() { synchronized (this) { c = @V; } } }"),
    LOCK(
        "static class C# { private final Object lock = new Object(); private @Y c = @I; @Y read() { synchronized (lock) { return c; } } void write() { synchronized (lock) { c = @V; } } }"),
    LOCK_OF_INITIALIZED_CLASS(
        "static class L# { static { Seen.say(\"L\"); } static final Object LOCK = new Object(); }\nstatic class C# { private @Y c = @I; @Y read() { synchronized (L#.LOCK) { return c; } } void write() { synchronized (L#.LOCK) { c = @V; } } }"),
    NULL_LOCK(
        "static class C# { private Object lock; private @Y c = @I; @Y read() { synchronized (lock) { return c; } } void write() { synchronized (lock) { c = @V; } } }"),
    LOCK_FROM_METHOD(
        "static class C# { private @Y c = @I; private Object lock() { Seen.say(\"lock\"); return this; } @Y read() { synchronized (lock()) { return c; } } void write() { synchronized (lock()) { c = @V; } } }"),
    ASSIGNED_LOCK(
        "static class C# { private Object lock; private @Y c = @I; @Y read() { synchronized (lock = new Object()) { return c; } } void write() { Seen.say(\"\" + (lock == null)); c = @V; } }"),
    STATIC(
        "static class C# { private static @Y c = @I; static synchronized @Y read() { return c; } static synchronized void write() { c = @V; } }"),
    STATIC_BLOCK(
        "static class C# { private static @Y c = @I; static @Y read() { synchronized (C#.class) { return C#.c; } } static void write() { synchronized (C#.class) { C#.c = @V; } } }"),
    TESTED(
        "static class C# { private @Y c = @I; synchronized boolean read() { return c == @I; } synchronized void write() { c = @V; } }"),
    THROWING(
        "static class C# { private @Y c = @I; synchronized @Y read() { if (c == null) { throw new IllegalStateException(\"none\"); } return c; } synchronized void write() { c = @V; } }"),
    THROWING_IN_BLOCK(
        "static class C# { private @Y c = @I; @Y read() { synchronized (this) { if (c == null) { throw new IllegalStateException(\"none\"); } return c; } } synchronized void write() { c = @V; } }"),
    PARAMETER_OF_SAME_NAME(
        "static class C# { private @Y c = @I; @Y read() { return read(null); } synchronized @Y read(@Y c) { if (this.c == null) { return c; } return this.c; } synchronized void write() { c = @V; } }"),
    STATIC_PARAMETER_OF_SAME_NAME(
        "static class C# { private static @Y c = @I; static @Y read() { return read(null); } static @Y read(@Y c) { synchronized (C#.class) { if (C#.c == null) { return c; } return C#.c; } } static synchronized void write() { c = @V; } }"),
    VARIABLE_OF_SAME_NAME(
        "static class C# { private @Y c = @I; synchronized @Y read() { @Y c = this.c; return this.c == null ? c : this.c; } synchronized void write() { c = @V; } }"),
    VARIABLE_OF_SAME_NAME_AROUND(
        "static class C# { private @Y c = @I; @Y read() { @Y c; synchronized (this) { c = this.c; } return c; } synchronized void write() { c = @V; } }"),
    TAKEN_NAMES(
        "static class C# { static String current = \"current\"; private @Y c = @I; Object read() { return read(current); } synchronized Object read(String current2) { if (c == null) { throw new IllegalStateException(current + current2); } return c; } synchronized void write() { c = @V; } }"),
    COPIED(
        "static class C# { private @Y c = @I; Object read() { @Y copy; synchronized (this) { copy = c; } return copy; } synchronized void write() { c = @V; } }"),
    DECLARED_INSIDE(
        "static class C# { private @Y c = @I; Object read() { synchronized (this) { @Y copy = c; return copy; } } synchronized void write() { c = @V; } }"),
    IN_LAMBDA(
        "static class C# { private @Y c = @I; Object read() { return Seen.guarded(() -> { synchronized (this) { return c; } }); } synchronized void write() { c = @V; } }"),
    IN_STATEMENT_LAMBDA(
        "static class C# { private @Y c = @I; Object read() { Seen.show(Seen.guarded(() -> { synchronized (C#.this) { return c; } })); return 1; } synchronized void write() { c = @V; } }"),
    UNBRACED(
        "static class C# { private @Y c = @I; @Y read() { if (Seen.yes()) synchronized (this) { return c; } else return @V; } synchronized void write() { c = @V; } }"),
    IN_SWITCH(
        "static class C# { private @Y c = @I; Object read() { switch (Seen.one()) { case 1: synchronized (this) { return c; } default: return 2; } } synchronized void write() { c = @V; } }"),
    IN_TRY(
        "static class C# { private @Y c = @I; Object read() { try { Seen.say(\"try\"); synchronized (this) { return c; } } finally { Seen.say(\"finally\"); } } synchronized void write() { c = @V; } }"),
    PEEKED_AFTER(
        "static class C# { private @Y c = @I; synchronized @Y read() { return c; } synchronized void write() { c = @V; Seen.peek(() -> read()); } }"),
    PEEKED_AFTER_BLOCK(
        "static class C# { private @Y c = @I; @Y read() { synchronized (this) { return c; } } void write() { synchronized (this) { c = @V; pause(); } } private void pause() { Seen.peek(() -> read()); } }"),
    PEEKED_IN_CALLER(
        "static class C# { private @Y c = @I; synchronized @Y read() { return c; } void write() { synchronized (this) { set(); Seen.peek(() -> read()); } } private void set() { c = @V; } }"),
    PEEKED_IN_CALLING_METHOD(
        "static class C# { private @Y c = @I; synchronized @Y read() { return c; } synchronized void write() { set(); Seen.peek(() -> read()); } synchronized void set() { c = @V; } }"),
    PEEKED_OUTSIDE(
        "static class C# { private @Y c = @I; synchronized @Y read() { return c; } void set() { synchronized (this) { c = @V; } } static void write(C# it) { synchronized (it) { it.set(); Seen.peek(() -> it.read()); } } void write() { write(this); } }"),
    PEEKED_IN_LAMBDA(
        "static class C# { private @Y c = @I; synchronized @Y read() { return c; } synchronized void write() { Runnable r = () -> { c = @V; }; r.run(); Seen.peek(() -> read()); } }"),
    PEEKED_TWO_WRITES(
        "static class C# { private @Y c = @I; synchronized @Y read() { return c; } synchronized void write() { c = @I; Seen.peek(() -> read()); c = @V; } }"),
    PEEKED_IN_LOOP(
        "static class C# { private @Y c = @I; synchronized @Y read() { return c; } synchronized void write() { for (int i = 0; i < 2; i++) { if (i == 1) { Seen.peek(() -> read()); } c = @V; } } }"),
    PAIRED(
        "static class C# { private int d; private @Y c = @I; synchronized @Y read() { return c; } synchronized int other() { return d; } synchronized void write() { c = @V; d = 1; } }"),
    PAIRED_THROUGH_METHOD(
        "static class C# { private int d; private @Y c = @I; synchronized @Y read() { return c; } synchronized void write() { c = @V; more(); } private void more() { d = 1; Seen.peek(() -> read()); } }"),
    UPDATED(
        "static class C# { private @Y c = @I; synchronized @Y read() { return c; } synchronized void write() { c += 1; Seen.say(\"w\"); } }"),
    INCREMENTED(
        "static class C# { private @Y c = @I; @Y read() { synchronized (this) { return c; } } synchronized void write() { c++; Seen.say(\"w\"); } }"),
    NOTIFYING(
        "static class C# { private @Y c = @I; synchronized @Y read() { return c; } synchronized void write() { c = @V; notifyAll(); } }"),
    WAITING(
        "static class C# { private @Y c = @I; synchronized @Y read() { return c; } synchronized void write() { c = @V; try { wait(1); } catch (InterruptedException e) { throw new IllegalStateException(e); } } }"),
    NEVER_WRITTEN(
        "static class C# { private @Y c = @I; synchronized @Y read() { return c; } void write() {} }"),
    FINAL(
        "static class C# { private final @Y c = @I; synchronized @Y read() { return c; } void write() {} }"),
    FINAL_THROWING(
        "static class C# { private final @Y c = @I; @Y read() { synchronized (this) { if (c == null) { throw new IllegalStateException(\"none\"); } return c; } } void write() {} }"),
    VOLATILE(
        "static class C# { private volatile @Y c = @I; synchronized @Y read() { return c; } synchronized void write() { c = @V; } }"),
    TRANSIENT(
        "static class C# implements Serializable { private transient @Y c = @I; synchronized @Y read() { Seen.identity(C#.class); return c; } synchronized void write() { c = @V; } }"),
    TWO_IN_A_DECLARATION(
        "static class C# { private @Y c = @I, d = @V; synchronized @Y read() { return c; } synchronized void write() { c = d; } }"),
    BRACKETS_BEHIND(
        "static class C# { private @Y c[]; synchronized Object read() { if (c == null) { throw new IllegalStateException(\"none\"); } return c; } synchronized void write() { c = null; Seen.say(\"w\"); } }"),
    ASSIGNED_IN_CONSTRUCTOR(
        "static class C# { private @Y c; C#(@Y c) { this.c = c; } C#() { this(@V); } synchronized @Y read() { return c; } synchronized void write() { c = @V; } }"),
    PACKAGE_PRIVATE(
        "static class C# { @Y c = @I; synchronized @Y read() { return c; } synchronized void write() { c = @V; } }"),
    WRITTEN_OUTSIDE(
        "static class C# { private @Y c = @I; synchronized @Y read() { return c; } static void write(C# it) { it.c = @V; Seen.say(\"w\"); } void write() { write(this); } }"),
    SERIALIZABLE(
        "static class C# implements Serializable { private @Y c = @I; synchronized @Y read() { Seen.identity(C#.class); return c; } synchronized void write() { c = @V; } }"),
    SERIALIZABLE_READER(
        "static class C# implements Serializable { private @Y c = @I; synchronized @Y look() { return c; } Object read() { Seen.identity(C#.class); return look(); } synchronized void write() { c = @V; } }"),
    SERIALIZABLE_SUBCLASS(
        "static class P# { @Y c = @I; synchronized void write() { c = @V; } }\nstatic class C# extends P# implements Serializable { synchronized @Y look() { return c; } Object read() { Seen.identity(C#.class); return look(); } }"),
    SERIALIZABLE_INNER(
        "static class C# { private @Y c = @I; class In implements Serializable { @Y look() { synchronized (C#.this) { return c; } } synchronized @Y own() { return c; } } Object read() { Seen.identity(In.class); return Seen.guarded(() -> new In().look() == new In().own()); } synchronized void write() { c = @V; } }"),
    VERSIONED(
        "static class C# implements Serializable { private static final long serialVersionUID = 1; private @Y c = @I; synchronized @Y look() { return c; } Object read() { Seen.identity(C#.class); return look(); } synchronized void write() { c = @V; } }"),
    GENERIC(
        "static class C#<T> { private T c = (T) (Object) first(); static @Y first() { return @V; } synchronized T read() { if (c == null) { throw new IllegalStateException(\"none\"); } return c; } synchronized void write() { c = null; Seen.say(\"w\"); } }"),
    GENERIC_METHOD(
        "static class C#<T> { private T c = (T) (Object) first(); static @Y first() { return @V; } synchronized <T> Object read() { if (c == null) { throw new IllegalStateException(\"none\"); } return c; } synchronized void write() { c = null; Seen.say(\"w\"); } }"),
    GENERIC_SUBCLASS(
        "static class P#<T> { T c; synchronized void write() { c = null; Seen.say(\"w\"); } }\nstatic class C# extends P#<@B> { { c = @V; } Object read() { synchronized (this) { if (c == null) { throw new IllegalStateException(\"none\"); } return c; } } }"),
    OVERRIDDEN(
        "static class P# { private @Y c = @I; synchronized @Y read() { return c; } synchronized void write() { c = @V; } }\nstatic class C# extends P# { @Override synchronized @Y read() { Seen.say(\"own\"); return super.read(); } }"),
    OVERRIDING(
        "static class P# { synchronized Object read() { return 1; } void write() {} }\nstatic class C# extends P# { private @Y c = @I; @Override synchronized Object read() { return c; } @Override synchronized void write() { c = @V; } }"),
    CALLED_BY_PARENT_CONSTRUCTOR(
        "static class C# extends Seen.Base { private @Y c = @I; C#() { super(1, 2); } @Override synchronized Object look() { return c; } Object read() { return look(); } synchronized void write() { c = @V; } }"),
    INNER(
        "static class C# { private @Y c = @I; class In { Object look() { synchronized (C#.this) { return c; } } } Object read() { return new In().look(); } synchronized void write() { c = @V; } }"),
    INNER_THROWING(
        "static class C# { private @Y c = @I; class In { Object look(@Y c) { synchronized (C#.this) { if (C#.this.c == null) { throw new IllegalStateException(\"none\" + c); } return C#.this.c; } } } Object read() { return new In().look(null); } synchronized void write() { c = @V; } }"),
    INNER_WITH_OWN_TYPES(
        "static class C# { private @Y c = @I; class In { class String {} class Integer {} class Value# {} class AtomicInteger {} class List<A> {} Object look() { synchronized (C#.this) { if (c == null) { throw new IllegalStateException(\"none\"); } return c; } } } Object read() { return new In().look(); } synchronized void write() { c = @V; } }"),
    ANONYMOUS(
        "static class C# { Supplier<Object> s = new Supplier<Object>() { private @Y c = @I; @Override public synchronized Object get() { Object was = look(); c = @V; return was; } synchronized Object look() { if (c == null) { return null; } return c; } }; Object read() { return s.get(); } void write() {} }"),
    ENUM(
        "static class C# { enum E { A; private @Y c = @I; synchronized @Y look() { return c; } synchronized void put() { c = @V; } } Object read() { return E.A.look(); } void write() { E.A.put(); } }"),
    RECORD(
        "record C#() { private static @Y c = @I; synchronized Object read() { synchronized (C#.class) { return c; } } void write() { synchronized (C#.class) { c = @V; } } }",
        16),
    INTERFACE_LOCK(
        "interface L# { Object LOCK = Seen.see(\"lock\", new Object()); }\nstatic class C# implements L# { private @Y c = @I; @Y read() { synchronized (LOCK) { return c; } } void write() { synchronized (LOCK) { c = @V; } } }"),
    ANNOTATED(
        "static class C# { @java.lang.Deprecated private @Y c = @I; @java.lang.SuppressWarnings({\"synchronized\", \"x\"}) protected final synchronized @Y read() { return c; } synchronized void write() { c = @V; } }");

    private final String code;
    private final int release;

    Shape(String code) {
      this(code, 8);
    }

    Shape(String code, int release) {
      this.code = code;
      this.release = release;
    }

    private boolean takes(Value value) {
      if (this == UPDATED || this == INCREMENTED) {
        return value.isNumber();
      }
      boolean isArray = value == Value.ARRAY;
      return !(value.isPrimitive()
              && (code.contains("null") && this != NULL_LOCK && this != ASSIGNED_LOCK))
          && !(isArray && (this == TESTED || this == PEEKED_TWO_WRITES))
          && !(value == Value.LIST && this == TESTED)
          && !(this == INNER_WITH_OWN_TYPES && value == Value.QUALIFIED);
    }

    @Override
    public int release() {
      return release;
    }
  }

  /** Adds a class that is drawn from all of them. */
  static void place(Scenario scenario) {
    Value value = scenario.choose(Value.values());
    Shape shape = scenario.choose(Shape.values(), it -> it.takes(value));
    Scenario.Names names = scenario.names();
    scenario.members(names.fill(value.members));
    scenario.members(
        names.fill(
            shape
                .code
                .replace("@Y", value.type)
                .replace("@B", new Expression(value.type, Part.of()).boxed())
                .replace("@I", value.first)
                .replace("@V", value.next)));
    String created = shape.code.contains("class C#<T>") ? "C#<Object>" : "C#";
    scenario.statements(
        names.fill(
            created
                + " c# = new "
                + created
                + "();\nSeen.show(Seen.guarded(() -> c#.read()));\nSeen.guard(() -> c#.write());\nSeen.show(Seen.guarded(() -> c#.read()));"));
  }
}
