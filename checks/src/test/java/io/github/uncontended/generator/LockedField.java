package io.github.uncontended.generator;

/** Classes with a locked collection in a field, which {@code C#} stands for, and their use. */
final class LockedField {
  private LockedField() {}

  /** The collection: its declaration, how construction fills it, and how it is read. */
  enum Collection implements Production {
    MAP(
        "Map<String, Integer>",
        "Collections.synchronizedMap(new HashMap<>())",
        "c.put(\"a\", 1); c.put(\"b\", 2);",
        "\"\" + c.get(\"a\") + c.containsKey(\"z\") + c.size()"),
    LINKED_MAP(
        "Map<String, Integer>",
        "Collections.synchronizedMap(new LinkedHashMap<>(16, 0.75f, false))",
        "c.put(\"b\", 1); c.put(\"a\", 2);",
        "c.toString() + c.keySet()"),
    ACCESS_ORDERED_MAP(
        "Map<String, Integer>",
        "Collections.synchronizedMap(new LinkedHashMap<>(16, 0.75f, true))",
        "c.put(\"b\", 1); c.put(\"a\", 2);",
        "c.get(\"b\") + c.toString()"),
    SUBCLASS_MAP(
        "Map<String, Integer>",
        "Collections.synchronizedMap(new HashMap<String, Integer>() { int reads; @Override public Integer get(Object k) { reads++; return reads; } })",
        "c.put(\"b\", 1);",
        "\"\" + c.get(\"b\") + c.get(\"b\")"),
    SORTED_MAP(
        "SortedMap<String, Integer>",
        "Collections.synchronizedSortedMap(new TreeMap<>())",
        "c.put(\"b\", 1); c.put(\"a\", 2);",
        "c.firstKey() + c.headMap(\"b\")"),
    COMPARED_MAP(
        "Map<String, Integer>",
        "Collections.synchronizedMap(new TreeMap<>((a, b) -> { compared#++; return a.compareTo(b); }))",
        "c.put(\"b\", 1); c.put(\"a\", 2);",
        "\"\" + c.get(\"b\") + Seen.race(() -> c.get(\"b\")) + compared#",
        "static int compared#;"),
    COMPARATOR_WITH_CACHE(
        "Map<String, Integer>",
        "Collections.synchronizedMap(new TreeMap<>(new Compared#()))",
        "c.put(\"b\", 1); c.put(\"a\", 2);",
        "\"\" + Seen.race(() -> c.get(\"b\")) + Compared#.n",
        "static class Compared# implements Comparator<String> { static int n; public int compare(String a, String b) { n++; return a.compareTo(b); } }"),
    COUNTING_KEYS(
        "Map<Object, Integer>",
        "Collections.synchronizedMap(new HashMap<>())",
        "c.put(new Key#(), 1);",
        "\"\" + Seen.race(() -> c.get(new Key#())) + Key#.n",
        "static class Key# { static int n; @Override public int hashCode() { n++; return 1; } @Override public boolean equals(Object o) { return o instanceof Key#; } }"),
    COUNTING_ELEMENTS(
        "List<Object>",
        "Collections.synchronizedList(new ArrayList<>())",
        "c.add(new Element#());",
        "\"\" + Seen.race(() -> Seen.same(c.contains(new Element#()))) + Element#.n",
        "static class Element# { static int n; @Override public boolean equals(Object o) { n++; return false; } @Override public int hashCode() { return 1; } }"),
    PRINTING_ELEMENTS(
        "List<Object>",
        "Collections.synchronizedList(new ArrayList<>())",
        "c.add(new Element#());",
        "\"\" + Seen.race(() -> c.toString()) + Element#.n",
        "static class Element# { static int n; @Override public String toString() { n++; return \"e\"; } }"),
    COUNTING_IN_FUNCTION(
        "Map<String, Integer>",
        "Collections.synchronizedMap(new HashMap<>())",
        "c.put(\"a\", 1);",
        "\"\" + Seen.race(() -> c.forEach((k, v) -> count#++)) + count#",
        "static int count#;"),
    MUTABLE_VALUES(
        "Map<String, AtomicInteger>",
        "Collections.synchronizedMap(new HashMap<>())",
        "c.put(\"a\", new AtomicInteger());",
        "\"\" + c.get(\"a\").getAndIncrement() + c.get(\"a\")"),
    LIST(
        "List<String>",
        "Collections.synchronizedList(new ArrayList<>())",
        "c.add(\"b\"); c.add(\"a\");",
        "c.get(1) + c.indexOf(\"b\") + c"),
    SET(
        "Set<String>",
        "Collections.synchronizedSet(new LinkedHashSet<>())",
        "c.add(\"b\"); c.add(\"a\");",
        "c.contains(\"a\") + c.toString()"),
    COLLECTION(
        "Collection<String>",
        "Collections.synchronizedCollection(new ArrayList<>())",
        "c.add(\"b\"); c.add(\"a\");",
        "c.contains(\"a\") + c.toString() + c.equals(c)"),
    TABLE(
        "Map<String, Integer>",
        "new Hashtable<>()",
        "c.put(\"a\", 1); c.put(\"b\", 2);",
        "\"\" + c.get(\"a\") + c.containsValue(2)"),
    TABLE_WITH_NULL(
        "Map<String, Integer>",
        "new Hashtable<>()",
        "c.put(\"a\", 1);",
        "Seen.guarded(() -> c.get(null)) + \"\" + c.containsKey(\"b\")"),
    TABLE_IN_ORDER(
        "Map<String, Integer>",
        "new Hashtable<>()",
        "c.put(\"one\", 1); c.put(\"two\", 2); c.put(\"three\", 3);",
        "c.toString()"),
    VECTOR(
        "List<String>",
        "new Vector<>()",
        "c.add(\"b\"); c.add(\"a\");",
        "c.get(0) + Seen.guarded(() -> c.get(9)) + c"),
    CLASS_SHOWN(
        "List<String>",
        "Collections.synchronizedList(new ArrayList<>())",
        "c.add(\"b\");",
        "c.getClass().getSimpleName() + c.get(0)"),
    NULL_WRAPPED(
        "Map<String, Integer>",
        "Collections.synchronizedMap(Seen.none())",
        "",
        "\"\" + c.get(\"a\")"),
    REMOVED_BY_ITERATOR(
        "List<String>",
        "Collections.synchronizedList(new ArrayList<>())",
        "c.add(\"b\"); c.add(\"a\");",
        "Seen.drop(c.iterator()) + c"),
    REMOVED_BY_VIEW(
        "Map<String, Integer>",
        "Collections.synchronizedMap(new HashMap<>())",
        "c.put(\"a\", 1);",
        "c.keySet().removeIf(k -> k.equals(\"a\")) + \"\" + c"),
    WRAPPED_ELSEWHERE(
        "List<String>",
        "Collections.synchronizedList(source#)",
        "c.add(\"b\");",
        "source#.add(\"s\") + \"\" + c",
        "static final List<String> source# = new ArrayList<>();"),
    WEAK(
        "Map<String, Integer>",
        "Collections.synchronizedMap(new WeakHashMap<>())",
        "c.put(\"a\", 1);",
        "\"\" + c.get(\"a\") + c"),
    IDENTITY(
        "Map<String, Integer>",
        "Collections.synchronizedMap(new IdentityHashMap<>())",
        "c.put(\"a\", 1);",
        "\"\" + c.get(\"a\") + c.size()"),
    COPIED(
        "List<String>",
        "Collections.synchronizedList(new LinkedList<>(Arrays.asList(\"y\", \"x\")))",
        "",
        "c.get(1) + c"),
    STREAMED(
        "List<String>",
        "Collections.synchronizedList(new ArrayList<>())",
        "c.add(\"b\"); c.add(\"a\");",
        "c.stream().collect(Collectors.joining())"),
    SUMMED(
        "Map<String, Integer>",
        "Collections.synchronizedMap(new HashMap<>())",
        "c.put(\"b\", 1);",
        "\"\" + c.entrySet().iterator().next().setValue(4) + c"),
    COMPARED_BY_REFERENCE(
        "Map<String, Integer>",
        "Collections.synchronizedMap(new TreeMap<>(String.CASE_INSENSITIVE_ORDER))",
        "c.put(\"b\", 1);",
        "\"\" + c.get(\"B\") + c.hashCode()");

    private final String type;
    private final String creation;
    private final String filling;
    private final String reading;
    private final String members;

    Collection(String type, String creation, String filling, String reading) {
      this(type, creation, filling, reading, "");
    }

    Collection(String type, String creation, String filling, String reading, String members) {
      this.type = type;
      this.creation = creation;
      this.filling = filling;
      this.reading = reading;
      this.members = members;
    }
  }

  /**
   * The class around the field: {@code @L} is the field's type, {@code @W} what creates it,
   * {@code @P} what fills it and {@code @R} what reads it.
   */
  enum Shape implements Production {
    FILLED_IN_CONSTRUCTOR(
        "static class C# { private final @L c = @W; C#() { @P } String read() { return @R; } }"),
    FILLED_IN_INITIALIZER(
        "static class C# { private final @L c = @W; { @P } String read() { return @R; } }"),
    ASSIGNED_IN_CONSTRUCTOR(
        "static class C# { private final @L c; C#() { c = @W; @P } String read() { return @R; } }"),
    STATIC(
        "static class C# { private static final @L c = @W; static { @P } String read() { return @R; } }"),
    PACKAGE_PRIVATE("static class C# { final @L c = @W; { @P } String read() { return @R; } }"),
    SERIALIZABLE(
        "static class C# implements Serializable { private final @L c = @W; { @P } String read() { return Seen.identity(C#.class) + @R; } }"),
    LEAKING_THIS(
        "static class C# { static C# last; private final @L c = @W; C#() { last = this; @P } String read() { return @R; } }"),
    FILLED_BY_METHOD(
        "static class C# { private final @L c = @W; C#() { fill(); } private void fill() { @P } String read() { return @R; } }"),
    FILLED_LATER("static class C# { private final @L c = @W; String read() { @P return @R; } }"),
    FILLED_BY_LAMBDA(
        "static class C# { private final @L c = @W; C#() { Runnable r = () -> { @P }; r.run(); } String read() { return @R; } }"),
    READ_DURING_CONSTRUCTION(
        "static class C# extends Seen.Base { private final @L c = @W; C#() { super(1, 2); @P } @Override Object look() { return c; } String read() { return @R; } }"),
    GUARDED(
        "static class C# { private final @L c = @W; { @P } String read() { synchronized (c) { return @R; } } }"),
    FROM_FACTORY(
        "static class C# { private final @L c = make(); { @P } private static @L make() { return @W; } String read() { return @R; } }"),
    GETTER(
        "static class C# { private final @L c = @W; { @P } @L get() { return c; } String read() { get().clear(); return @R; } }"),
    PARAMETER(
        "static class C# { private final @L c = @W; { @P } static String text(Object o) { return \"\" + o; } String read() { return text(c) + @R; } }"),
    RECORD_CONSTANT(
        "record C#() { private static final @L c = @W; static { @P } String read() { return @R; } }",
        16),
    ENUM(
        "static class C# { enum E { ; private static final @L c = @W; static { @P } static String look() { return @R; } } String read() { return E.look(); } }");

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
    Collection collection = scenario.choose(Collection.values());
    // A lock that the second thread waits for would never be given back.
    boolean raced = collection.reading.contains("Seen.race(");
    Shape shape = scenario.choose(Shape.values(), it -> !(raced && it == Shape.GUARDED));
    Scenario.Names names = scenario.names();
    scenario.members(names.fill(collection.members));
    scenario.members(
        names.fill(
            shape
                .code
                .replace("@L", collection.type)
                .replace("@W", collection.creation)
                .replace("@P", collection.filling)
                .replace("@R", collection.reading)));
    scenario.statements(names.fill("Seen.show(new C#().read());\nSeen.show(new C#().read());"));
  }
}
