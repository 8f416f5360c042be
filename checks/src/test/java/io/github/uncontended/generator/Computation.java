package io.github.uncontended.generator;

/** Calls of {@code computeIfAbsent}: {@code @K} stands for the key, {@code @F} for the function. */
final class Computation {
  private Computation() {}

  /** The map, of values of type {@code @T}. */
  enum Receiver implements Production {
    FINAL_FIELD("map#", "@M final ConcurrentHashMap<String, @T> map# = new ConcurrentHashMap<>();"),
    MAP_FIELD("map#", "@M final Map<String, @T> map# = new ConcurrentHashMap<>();"),
    CONCURRENT_MAP_FIELD(
        "map#", "@M final ConcurrentMap<String, @T> map# = new ConcurrentHashMap<>();"),
    FILLED_FIELD(
        "map#",
        "@M final ConcurrentHashMap<String, @T> map# = new ConcurrentHashMap<>();\n@M final Object filled# = map#.put(\"a\", @V);"),
    VARIABLE_FIELD("map#", "@M ConcurrentHashMap<String, @T> map# = new ConcurrentHashMap<>();"),
    NULL_FIELD("map#", "@M ConcurrentHashMap<String, @T> map# = null;"),
    QUALIFIED(
        "@S.map#", "static final ConcurrentHashMap<String, @T> map# = new ConcurrentHashMap<>();"),
    FROM_METHOD(
        "map#()",
        "@M final ConcurrentHashMap<String, @T> kept# = new ConcurrentHashMap<>();\n@M ConcurrentHashMap<String, @T> map#() { Seen.say(\"map\"); return kept#; }"),
    IN_HOLDER(
        "HOLD#.map",
        "static class Hold# { final ConcurrentHashMap<String, @T> map = new ConcurrentHashMap<>(); }\n@M final Hold# HOLD# = new Hold#();"),
    IN_ARRAY(
        "maps#[Seen.see(\"i\", 0)]",
        "@M final ConcurrentHashMap<String, @T>[] maps# = new ConcurrentHashMap[] {new ConcurrentHashMap<>()};"),
    SUBCLASS(
        "map#",
        "static class Sub#<V> extends ConcurrentHashMap<String, V> { @Override public V get(Object key) { Seen.say(\"get \" + key); return super.get(key); } }\n@M final ConcurrentHashMap<String, @T> map# = new Sub#<>();"),
    SUBCLASS_THAT_COMPUTES(
        "map#",
        "static class Sub#<V> extends ConcurrentHashMap<String, V> { @Override public V computeIfAbsent(String key, Function<? super String, ? extends V> f) { Seen.say(\"compute \" + key); return super.computeIfAbsent(key, f); } }\n@M final ConcurrentHashMap<String, @T> map# = new Sub#<>();"),
    ASSIGNED_SUBCLASS(
        "map#",
        "static class Sub#<V> extends ConcurrentHashMap<String, V> { @Override public V get(Object key) { Seen.say(\"get \" + key); return null; } }\n@M ConcurrentHashMap<String, @T> map# = new ConcurrentHashMap<>();\n@M final Object swapped# = (map# = new Sub#<>()).size();"),
    SUBCLASS_FROM_METHOD(
        "map#()",
        "static class Sub#<V> extends ConcurrentHashMap<String, V> { @Override public V get(Object key) { Seen.say(\"get \" + key); return super.get(key); } }\n@M final Sub#<@T> kept# = new Sub#<>();\n@M ConcurrentHashMap<String, @T> map#() { return kept#; }"),
    SUBCLASS_FROM_FACTORY(
        "map#",
        "static class Sub#<V> extends ConcurrentHashMap<String, V> { @Override public V get(Object key) { Seen.say(\"get \" + key); return super.get(key); } }\nstatic ConcurrentHashMap<String, @T> make#() { return new Sub#<>(); }\n@M final ConcurrentHashMap<String, @T> map# = make#();"),
    OBJECT_KEYS("map#", "@M final ConcurrentHashMap<Object, @T> map# = new ConcurrentHashMap<>();"),
    ANONYMOUS_SUBCLASS(
        "map#",
        "@M final ConcurrentHashMap<String, @T> map# = new ConcurrentHashMap<String, @T>() { @Override public @T get(Object key) { Seen.say(\"get\"); return super.get(key); } };");

    private final String code;
    private final String members;

    Receiver(String code, String members) {
      this.code = code;
      this.members = members;
    }
  }

  /** The key. */
  enum Key implements Production {
    LITERAL("\"a\""),
    CONSTANT("KEY#", "static final String KEY# = \"a\";"),
    METHOD("key#()", "@M String key#() { Seen.say(\"key\"); return \"a\"; }"),
    CHANGING("key#()", "@M int k#;\n@M String key#() { return \"a\" + k#++ % 2; }"),
    VARIABLE("key#", "@M String key# = \"a\";"),
    NULL("null"),
    NULL_TEXT("Seen.nothingToSay()"),
    CONCATENATED("\"a\" + Seen.one()"),
    INCREMENTED("\"a\" + k#++", "@M int k#;"),
    ASSIGNED("(key# = \"b\")", "@M String key# = \"a\";"),
    CONDITIONAL("Seen.yes() ? \"a\" : \"b\""),
    NOISY("new Seen.Noisy(1)"),
    THROWS("Seen.<String>stop()");

    private final String code;
    private final String members;

    Key(String code) {
      this(code, "");
    }

    Key(String code, String members) {
      this.code = code;
      this.members = members;
    }
  }

  /** The function; {@code @E} stands for the value that it computes. */
  enum Compute implements Production {
    LAMBDA("k# -> @E"),
    BLOCK("k# -> { Seen.say(\"computing \" + k#); return @E; }"),
    METHOD_REFERENCE(
        "@S::make#", "static @T make#(String k) { Seen.say(\"making \" + k); return @V; }"),
    NULL_RESULT("k# -> null"),
    FUNCTION_FIELD(
        "make#",
        "@M final Function<String, @T> make# = k -> { Seen.say(\"making \" + k); return @V; };"),
    NULL_FUNCTION("make#", "@M final Function<String, @T> make# = null;"),
    FUNCTION_OF_METHOD(
        "make#()", "@M Function<String, @T> make#() { Seen.say(\"function\"); return k -> @V; }"),
    THROWING("k# -> { throw new IllegalStateException(\"computing\"); }"),
    ANONYMOUS(
        "new Function<String, @T>() { public @T apply(String k) { Seen.say(\"applied\"); return @V; } }"),
    BOUND_TO_NULL(
        "box#::value",
        "static class Box# { @T value(String k) { return @V; } }\n@M final Box# box# = null;"),
    BOUND_TO_CALL(
        "box#()::value",
        "static class Box# { @T value(String k) { return @V; } }\n@M Box# box#() { Seen.say(\"box\"); return new Box#(); }");

    private final String code;
    private final String members;

    Compute(String code) {
      this(code, "");
    }

    /** Whether it takes keys of any type. */
    boolean isLambda() {
      return code.contains("->") && members.isEmpty();
    }

    Compute(String code, String members) {
      this.code = code;
      this.members = members;
    }
  }

  /** A call that is drawn from all of them. */
  static Expression draw(Scenario scenario) {
    String type =
        scenario.choose(
            "Integer",
            "Integer",
            "Long",
            "String",
            "Character",
            "Double",
            "Object",
            "List<String>");
    Expression shape = new Expression(type, Part.of());
    Scenario.Names names = scenario.names(shape);
    Receiver receiver = scenario.choose(Receiver.values());
    Key key =
        scenario.choose(Key.values(), it -> it != Key.NOISY || receiver == Receiver.OBJECT_KEYS);
    Compute compute =
        scenario.choose(Compute.values(), it -> it.isLambda() || receiver != Receiver.OBJECT_KEYS);
    String value = valueOf(type);
    Part computed = Part.expression(value);
    if (compute.code.contains("@E") && scenario.chance(1, 4)) {
      Expression fallback = scenario.choose(Fallback.values()).draw(scenario);
      if (fallback.boxed().equals(type) || type.equals("Object")) {
        computed = fallback.code();
      }
    }
    String members = receiver.members + "\n" + key.members + "\n" + compute.members;
    scenario.members(names.fill(members.replace("@V", value)));
    scenario.epilogue(names.fill("Seen.show(\"\" + " + shownMap(receiver) + ");"));
    String call = receiver.code + ".computeIfAbsent(" + key.code + ", " + compute.code + ")";
    return new Expression(
        type,
        Part.expression(Part.around(names.fill(call.replace("@V", value)), computed).toArray()));
  }

  private static String shownMap(Receiver receiver) {
    return switch (receiver) {
      case FROM_METHOD, SUBCLASS_FROM_METHOD -> "kept#";
      case IN_ARRAY -> "maps#[0]";
      default -> receiver.code;
    };
  }

  private static String valueOf(String type) {
    return switch (type) {
      case "Integer" -> "300";
      case "Long" -> "300L";
      case "String" -> "\"ab\"";
      case "Character" -> "'c'";
      case "Double" -> "2.5";
      case "Object" -> "(Object) 2";
      default -> "new ArrayList<>()";
    };
  }
}
