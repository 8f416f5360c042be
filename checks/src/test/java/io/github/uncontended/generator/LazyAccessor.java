package io.github.uncontended.generator;

/**
 * Classes with a field that the first call under a lock initializes, which {@code C#} stands for,
 * and their use.
 */
final class LazyAccessor {
  private LazyAccessor() {}

  /** The value: its type and what creates it. */
  enum Value implements Production {
    TEXT("String", "\"made\""),
    SAID("String", "Seen.see(\"make\", \"t\")"),
    QUALIFIED("java.lang.String", "Seen.text()"),
    BOXED("Integer", "Seen.see(\"make\", 500)"),
    BOXED_CONSTANT("Long", "5L"),
    NONE("Integer", "Seen.nothing()"),
    STOPPING("String", "Seen.<String>stop()"),
    IMMUTABLE_LIST("ImmutableList<String>", "ImmutableList.of(\"a\")"),
    LIST("List<String>", "new ArrayList<>()"),
    MAP("Map<String, Integer>", "Seen.map(1)"),
    ARRAY("int[]", "Seen.numbers()"),
    ATOMIC("AtomicInteger", "new AtomicInteger(1)"),
    CONCURRENT("ConcurrentHashMap<String, Integer>", "new ConcurrentHashMap<>()"),
    MUTABLE("StringBuilder", "new StringBuilder(\"a\")"),
    LOCK_HELD("Boolean", "Thread.holdsLock(new Object() {}.getClass().getEnclosingClass())"),
    OWN_VALUE(
        "Value#",
        "new Value#(1)",
        "static final class Value# { final int n; Value#(int n) { Seen.say(\"new\"); this.n = n; } }");

    private final String type;
    private final String creation;
    private final String members;

    Value(String type, String creation) {
      this(type, creation, "");
    }

    Value(String type, String creation, String members) {
      this.type = type;
      this.creation = creation;
      this.members = members;
    }
  }

  /** The class around the field: {@code @Y} is the field's type and {@code @N} a new value. */
  enum Shape implements Production {
    METHOD(
        "static class C# { private @Y c; synchronized @Y read() { if (c == null) { c = @N; } return c; } }"),
    QUALIFIED_BY_THIS(
        "static class C# { private @Y c; synchronized @Y read() { if (this.c == null) { this.c = @N; } return this.c; } }"),
    EARLY_RETURN(
        "static class C# { private @Y c; synchronized @Y read() { if (c != null) { return c; } c = @N; return c; } }"),
    RETURNED_ASSIGNMENT(
        "static class C# { private @Y c; synchronized @Y read() { if (c != null) { return c; } return c = @N; } }"),
    CONDITIONAL(
        "static class C# { private @Y c; synchronized @Y read() { return c == null ? c = @N : c; } }"),
    LOCAL_COPY(
        "static class C# { private @Y c; synchronized @Y read() { @Y copy = c; if (copy == null) { c = copy = @N; } return copy; } }"),
    BLOCK(
        "static class C# { private @Y c; @Y read() { synchronized (this) { if (c == null) { c = @N; } return c; } } }"),
    LOCK(
        "static class C# { private final Object lock = new Object(); private @Y c; @Y read() { synchronized (lock) { if (c == null) { c = @N; } return c; } } }"),
    LOCK_OF_INITIALIZED_CLASS(
        "static class L# { static { Seen.say(\"L\"); } static final Object LOCK = new Object(); }\nstatic class C# { private @Y c; @Y read() { synchronized (L#.LOCK) { if (c == null) { c = @N; } return c; } } }"),
    NULL_LOCK(
        "static class C# { private Object lock; private @Y c; @Y read() { synchronized (lock) { if (c == null) { c = @N; } return c; } } }"),
    LOCK_OF_HOLDER(
        "static class L# { Object lock = new Object(); }\nstatic class C# { private final L# l = new L#(); private @Y c; @Y read() { Object was = look(); l.lock = null; return (@Y) was; } @Y look() { synchronized (l.lock) { if (c == null) { c = @N; } return c; } } }"),
    REMOVED_LOCK(
        "static class C# { private Object lock = new Object(); private @Y c; @Y read() { @Y was = look(); lock = null; return was; } @Y look() { synchronized (lock) { if (c == null) { c = @N; } return c; } } }"),
    STATIC(
        "static class C# { private static @Y c; static synchronized @Y read() { if (c == null) { c = @N; } return c; } }"),
    STATIC_BLOCK(
        "static class C# { private static @Y c; static @Y read() { synchronized (C#.class) { if (C#.c == null) { C#.c = @N; } return C#.c; } } }"),
    INHERITED_CLASS_NAME(
        "static class P# { static class C# {} }\nstatic class C# extends P# { private static @Y c; static synchronized Object read() { if (c == null) { c = @N; } return c; } }"),
    PARAMETER_OF_SAME_NAME(
        "static class C# { private @Y c; @Y read() { return read(Seen.one() == 1 ? null : @N); } synchronized @Y read(@Y c) { if (this.c == null) { this.c = @N; } return this.c; } }"),
    PARAMETER_OF_SAME_NAME_ASSIGNED(
        "static class C# { private @Y c; @Y read() { return read(@N); } synchronized @Y read(@Y c) { if (this.c == null) { this.c = c; } return this.c; } }"),
    STATIC_PARAMETER_OF_SAME_NAME(
        "static class C# { private static @Y c; @Y read() { return read(\"c\"); } static synchronized @Y read(String c) { if (C#.c == null) { C#.c = @N; } return C#.c; } }"),
    PARAMETER_OF_SAME_NAME_IN_BLOCK(
        "static class C# { private @Y c; @Y read() { return read(1); } @Y read(int c) { synchronized (this) { if (this.c == null) { this.c = @N; } return this.c; } } }"),
    VARIABLE_OF_SAME_NAME(
        "static class C# { private @Y c; synchronized @Y read() { @Y c = this.c; if (c == null) { c = @N; this.c = c; } return c; } }"),
    VARIABLE_OF_SAME_NAME_AROUND(
        "static class C# { private @Y c; @Y read() { @Y c; synchronized (this) { c = this.c; if (c == null) { c = @N; this.c = c; } return c; } } }"),
    TAKEN_NAMES(
        "static class C# { static Object current = 1; private @Y c; @Y read() { return read(1); } synchronized @Y read(int current2) { if (c == null) { Seen.show(current); c = @N; } return c; } }"),
    FLAG(
        "static class C# { private boolean done; int read() { init(); init(); return 1; } synchronized void init() { if (done) { return; } Seen.show(@N); done = true; } }"),
    FLAG_IN_BLOCK(
        "static class C# { private boolean done; int read() { init(); init(); return 1; } void init() { synchronized (this) { if (!done) { Seen.show(@N); done = true; } } } }"),
    INVERSE_FLAG(
        "static class C# { private boolean missing = true; int read() { init(); init(); return 1; } synchronized void init() { if (missing) { Seen.show(@N); missing = false; } } }"),
    FLAG_WITH_PARAMETER(
        "static class C# { private boolean done; int read() { init(true); init(false); return 1; } synchronized void init(boolean done) { if (this.done) { return; } Seen.show(@N); Seen.show(done); this.done = true; } }"),
    STATIC_FLAG_WITH_PARAMETER(
        "static class C# { private static boolean done; int read() { init(true); init(false); return 1; } static synchronized void init(boolean done) { if (C#.done) { return; } Seen.show(@N); Seen.show(done); C#.done = true; } }"),
    FLAG_SET_FIRST(
        "static class C# { private boolean done; int read() { init(); init(); return 1; } synchronized void init() { if (done) { return; } done = true; Seen.peek(() -> { init(); return 1; }); Seen.show(@N); } }"),
    FLAG_BESIDE_VALUE(
        "static class C# { private boolean done; private @Y c; synchronized @Y read() { if (!done) { c = @N; done = true; } return c; } }"),
    COUNT(
        "static class C# { private int n; synchronized int read() { if (n == 0) { n = 1 + Seen.one(); Seen.show(@N); } return n; } }"),
    PEEKED_AFTER(
        "static class C# { private @Y c; synchronized @Y read() { if (c == null) { c = @N; Seen.peek(() -> read()); } return c; } }"),
    PEEKED_IN_HELPER(
        "static class C# { private @Y c; synchronized @Y read() { if (c == null) { fill(); } return c; } private void fill() { c = @N; Seen.peek(() -> read()); } }"),
    PEEKED_IN_CALLER(
        "static class C# { private @Y c; synchronized @Y get() { if (c == null) { c = @N; } return c; } synchronized @Y read() { @Y was = get(); Seen.peek(() -> get()); return was; } }"),
    PEEKED_IN_FINALLY(
        "static class C# { private @Y c; synchronized @Y read() { if (c == null) { try { c = @N; } finally { Seen.peek(() -> read()); } } return c; } }"),
    PEEKED_IN_LATER_OPERAND(
        "static class C# { private @Y c; synchronized @Y read() { if (c == null) { Seen.show(Arrays.asList(c = @N, look()).size()); } return c; } private int look() { Seen.peek(() -> read()); return 1; } }"),
    FILLED_AFTER(
        "static class C# { private @Y c; private int n; synchronized @Y read() { if (c == null) { c = @N; n = 1; } return c; } }"),
    FILLED_BEFORE(
        "static class C# { private @Y c; private int n; synchronized @Y read() { if (c == null) { n = 1; c = @N; } return c; } }"),
    RESET(
        "static class C# { private @Y c; @Y read() { @Y was = get(); reset(); get(); return was; } synchronized @Y get() { if (c == null) { c = @N; } return c; } synchronized void reset() { c = null; } }"),
    REPLACED(
        "static class C# { private @Y c; @Y read() { get(); replace(); return get(); } synchronized @Y get() { if (c == null) { c = @N; } return c; } synchronized void replace() { c = @N; Seen.peek(() -> get()); } }"),
    GIVEN(
        "static class C# { private @Y c; C#(@Y c) { this.c = c; } C#() { this(null); } synchronized @Y read() { if (c == null) { c = @N; } return c; } }"),
    INITIALIZER_AFTER_PARENT(
        "static class C# extends Seen.Base { private @Y c = null; C#() { super(1, 2); } @Override synchronized Object look() { if (c == null) { c = @N; } return c; } Object read() { return look(); } }"),
    RECURSIVE(
        "static class C# { private @Y c; synchronized @Y read() { if (c == null) { if (Seen.once(\"#\")) { read(); } c = @N; } return c; } }"),
    LOOP(
        "static class C# { private @Y c; synchronized @Y read() { if (c == null) { for (int i = 0; i < 2; i++) { c = @N; } } return c; } }"),
    TRY(
        "static class C# { private @Y c; synchronized @Y read() { if (c == null) { try { c = @N; } catch (RuntimeException e) { Seen.say(\"caught\"); } } return c; } }"),
    WHOLE_TRY(
        "static class C# { private @Y c; synchronized @Y read() { try { if (c == null) { c = @N; } return c; } finally { Seen.say(\"finally\"); } } }"),
    NOTIFYING(
        "static class C# { private @Y c; synchronized @Y read() { if (c == null) { c = @N; notifyAll(); } return c; } }"),
    WORK_ON_EVERY_CALL(
        "static class C# { private @Y c; private int calls; synchronized @Y read() { calls++; Seen.show(calls); if (c == null) { c = @N; } return c; } }"),
    WORK_OUTSIDE(
        "static class C# { private @Y c; @Y read() { Seen.say(\"call\"); synchronized (this) { if (c == null) { c = @N; } return c; } } }"),
    PAIRED(
        "static class C# { private @Y c; private @Y d; synchronized @Y read() { if (c == null) { d = @N; c = d; } return c; } }"),
    OTHER_RESULT(
        "static class C# { private @Y c; private @Y d; synchronized @Y read() { if (c == null) { d = @N; c = @N; } return d; } }"),
    TEXT_OF_VALUE(
        "static class C# { private @Y c; synchronized boolean read() { if (c == null) { c = @N; } return c != null; } }"),
    VOLATILE(
        "static class C# { private volatile @Y c; synchronized @Y read() { if (c == null) { c = @N; } return c; } }"),
    TWO_IN_A_DECLARATION(
        "static class C# { private @Y c, d; synchronized @Y read() { if (c == null) { c = @N; } return c; } }"),
    BRACKETS_BEHIND(
        "static class C# { private Object c[]; synchronized Object[] read() { if (c == null) { c = new Object[] {@N}; } return c; } }"),
    WIDER_RESULT(
        "static class C# { private @Y c; synchronized Object read() { if (c == null) { c = @N; } return c; } }"),
    WIDER_FIELD(
        "static class C# { private Object c; synchronized @Y read() { if (c == null) { c = @N; } return (@Y) c; } }"),
    SERIALIZABLE(
        "static class C# implements Serializable { private transient @Y c; synchronized @Y get() { if (c == null) { c = @N; } return c; } Object read() { Seen.identity(C#.class); return get(); } }"),
    SERIALIZABLE_READER(
        "static class P# { @Y c; }\nstatic class C# extends P# implements Serializable { synchronized @Y get() { if (c == null) { c = @N; } return c; } Object read() { Seen.identity(C#.class); return get(); } }"),
    SERIALIZABLE_INNER(
        "static class C# { private @Y c; class In implements Serializable { @Y get() { synchronized (C#.this) { if (c == null) { c = @N; } return c; } } } Object read() { Seen.identity(In.class); return new In().get(); } }"),
    SERIALIZABLE_NESTED_STATIC(
        "static class C# { private static @Y c; static class In implements Serializable { static synchronized @Y get() { if (c == null) { c = @N; } return c; } } Object read() { Seen.identity(In.class); return In.get(); } }"),
    GENERIC(
        "static class C#<T> { private T c; synchronized T read() { if (c == null) { c = (T) make(); } return c; } private Object make() { return @N; } }"),
    GENERIC_METHOD(
        "static class C#<T> { private T c; synchronized <T> Object read() { if (c == null) { fill(); } return c; } private void fill() { c = (T) make(); } private Object make() { return @N; } }"),
    GENERIC_PARENT(
        "static class P#<T> { protected T c; }\nstatic class C# extends P#<@Y> { synchronized @Y read() { if (c == null) { c = @N; } return c; } }"),
    OVERRIDDEN(
        "static class P# { private @Y c; synchronized @Y read() { if (c == null) { c = @N; } return c; } }\nstatic class C# extends P# { @Override @Y read() { Seen.say(\"own\"); return super.read(); } }"),
    INNER(
        "static class C# { private @Y c; class In { @Y get() { synchronized (C#.this) { if (c == null) { c = @N; } return c; } } } Object read() { return new In().get(); } }"),
    INNER_WITH_PARAMETER(
        "static class C# { private @Y c; class In { @Y get(int c) { synchronized (C#.this) { if (C#.this.c == null) { C#.this.c = @N; } return C#.this.c; } } } Object read() { return new In().get(1); } }"),
    INNER_WITH_OWN_TYPES(
        "static class C# { private @Y c; class In { class String {} class Integer {} class Boolean {} class Long {} class Value# {} Object get() { synchronized (C#.this) { if (c == null) { fill(); } return c; } } } private void fill() { c = @N; } Object read() { return new In().get(); } }"),
    ANONYMOUS(
        "static class C# { Supplier<Object> s = new Supplier<Object>() { private @Y c; @Override public synchronized Object get() { if (c == null) { c = @N; } return c; } }; Object read() { return s.get(); } }"),
    IN_LAMBDA(
        "static class C# { private @Y c; Object read() { return Seen.guarded(() -> { synchronized (this) { if (c == null) { c = @N; } return c; } }); } }"),
    LAMBDA_INSIDE(
        "static class C# { private @Y c; synchronized @Y read() { if (c == null) { Supplier<@Y> s = () -> @N; c = s.get(); } return c; } }"),
    ENUM(
        "static class C# { enum E { A; private @Y c; synchronized @Y get() { if (c == null) { c = @N; } return c; } } Object read() { return E.A.get(); } }"),
    RECORD(
        "record C#() { private static @Y c; @Y read() { synchronized (C#.class) { if (c == null) { c = @N; } return c; } } }",
        16),
    ANNOTATED(
        "static class C# { @java.lang.Deprecated private @Y c; @java.lang.SuppressWarnings({\"synchronized\", \"x\"}) protected final synchronized @Y read() { if (c == null) { c = @N; } return c; } }"),
    LOCAL_CLASS(
        "static class C# { @Y read() { class In { private @Y c; synchronized @Y get() { if (c == null) { c = @N; } return c; } } return new In().get(); } }");

    private final String code;
    private final int release;

    Shape(String code) {
      this(code, 8);
    }

    Shape(String code, int release) {
      this.code = code;
      this.release = release;
    }

    @Override
    public int release() {
      return release;
    }
  }

  /** Adds a class that is drawn from all of them. */
  static void place(Scenario scenario) {
    Value value = scenario.choose(Value.values());
    Shape shape = scenario.choose(Shape.values());
    Scenario.Names names = scenario.names();
    scenario.members(names.fill(value.members));
    scenario.members(
        names.fill(shape.code.replace("@Y", value.type).replace("@N", value.creation)));
    String created = shape.code.contains("class C#<T>") ? "C#<Object>" : "C#";
    scenario.statements(
        names.fill(
            created
                + " c# = new "
                + created
                + "();\nSeen.show(Seen.guarded(() -> c#.read()));\nSeen.show(Seen.guarded(() -> c#.read()));"));
  }
}
