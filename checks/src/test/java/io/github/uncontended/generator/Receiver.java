package io.github.uncontended.generator;

/**
 * A call with a fallback that is evaluated eagerly. Its fallback is {@code @E}, its type {@code @T}
 * and what is there, or is not, {@code @N}.
 */
enum Receiver implements Production {
  OPTIONAL("Optional.ofNullable(@N).orElse(@E)"),
  OPTIONAL_FIELD("OPT#.orElse(@E)", "@M final Optional<@T> OPT# = Optional.ofNullable(@N);"),
  OPTIONAL_METHOD(
      "find#().orElse(@E)",
      "@M Optional<@T> find#() { Seen.say(\"find\"); return Optional.ofNullable(@N); }"),
  NULL_OPTIONAL("OPT#.orElse(@E)", "@M final Optional<@T> OPT# = Seen.absent();"),
  OPTIONAL_CHAIN("Optional.ofNullable(@N).filter(x# -> Seen.yes()).map(x# -> x#).orElse(@E)"),
  WILDCARD_OPTIONAL(
      "((Optional<@T>) OPT#).orElse(@E)", "@M final Optional<@T> OPT# = Optional.ofNullable(@N);"),
  REQUIRE_NON_NULL_ELSE("Objects.requireNonNullElse(@N, @E)", 9),
  REQUIRE_NON_NULL_ELSE_OF_METHOD(
      "Objects.requireNonNullElse(find#(), @E)",
      "@M @T find#() { Seen.say(\"find\"); return @N; }",
      9),
  GUAVA_OR("com.google.common.base.Optional.fromNullable(@N).or(@E)"),
  FIRST_NON_NULL("com.google.common.base.MoreObjects.firstNonNull(@N, @E)"),
  FIRST_NON_NULL_OF_FIELD(
      "com.google.common.base.MoreObjects.firstNonNull(given#, @E)", "@M final @T given# = @N;"),
  VAVR_OPTION("io.vavr.control.Option.of(@N).getOrElse(@E)"),
  VAVR_TRY("io.vavr.control.Try.of(() -> Seen.filled(@N)).getOrElse(@E)"),
  GET_OR_DEFAULT("map#.getOrDefault(\"a\", @E)", "@M final Map<String, @T> map# = Seen.map(@N);"),
  GET_OR_DEFAULT_OF_METHOD(
      "map#.getOrDefault(Seen.see(\"key\", \"a\"), @E)",
      "@M final Map<String, @T> map# = Seen.map(@N);"),
  GET_OR_DEFAULT_OF_CONCURRENT(
      "map#.getOrDefault(\"a\", @E)",
      "@M final ConcurrentHashMap<String, @T> map# = new ConcurrentHashMap<>(Seen.full(@N));"),
  GET_OR_DEFAULT_OF_SUBCLASS(
      "map#.getOrDefault(\"a\", @E)",
      """
      static class Sub#<V> extends ConcurrentHashMap<String, V> { Sub#(Map<String, V> m) { super(m); } @Override public V get(Object key) { Seen.say("get " + key); return super.get(key); } }
      @M final ConcurrentHashMap<String, @T> map# = new Sub#<>(Seen.full(@N));""");

  private final String code;
  private final String members;
  private final int release;

  Receiver(String code) {
    this(code, "", 8);
  }

  Receiver(String code, int release) {
    this(code, "", release);
  }

  Receiver(String code, String members) {
    this(code, members, 8);
  }

  Receiver(String code, String members, int release) {
    this.code = code;
    this.members = members;
    this.release = release;
  }

  /** The call with a drawn fallback. */
  static Expression draw(Scenario scenario) {
    Receiver receiver = scenario.choose(values());
    Expression fallback = scenario.choose(Fallback.values()).draw(scenario);
    Expression typed = new Expression(fallback.boxed(), fallback.code());
    if (scenario.chance(1, 8) && !fallback.type().contains("<")) {
      typed = new Expression("Object", fallback.code());
    }
    Scenario.Names names = scenario.names(typed);
    String present = presentValue(typed.type());
    String value = scenario.chance(1, 2) ? present : "(" + typed.type() + ") null";
    scenario.members(names.fill(receiver.members.replace("@N", value)));
    String code = names.fill(receiver.code.replace("@N", value));
    return new Expression(typed.type(), Part.expression(Part.around(code, typed.code()).toArray()));
  }

  private static String presentValue(String type) {
    return switch (type) {
      case "Integer" -> "Integer.valueOf(1)";
      case "Long" -> "Long.valueOf(1)";
      case "String" -> "\"given\"";
      case "Object" -> "(Object) \"given\"";
      case "Supplier<String>" -> "Seen.supplier()";
      default -> "(" + type + ") null";
    };
  }

  @Override
  public int release() {
    return release;
  }
}
