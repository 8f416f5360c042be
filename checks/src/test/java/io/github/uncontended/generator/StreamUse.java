package io.github.uncontended.generator;

/** Streams on a path that is declared hot: {@code @X} stands for the source. */
enum StreamUse implements Production {
  ANY("boolean", "return @X.stream().anyMatch(e -> @P);"),
  ALL("boolean", "return @X.stream().allMatch(e -> @P);"),
  ALL_NOT("boolean", "return @X.stream().allMatch(e -> !(@P));"),
  NONE("boolean", "return @X.stream().noneMatch(e -> @P);"),
  FILTERED("boolean", "return @X.stream().filter(e -> @Q).filter(e -> @P).anyMatch(e -> @Q);"),
  FILTERED_ALL("boolean", "return @X.stream().filter(e -> @P).allMatch(e -> @Q);"),
  FIRST("Object", "return @X.stream().filter(e -> @P).findFirst();"),
  FIRST_TYPED("Optional<? extends Object>", "return @X.stream().filter(e -> @P).findFirst();"),
  FOR_EACH("int", "@X.stream().forEach(e -> Seen.say(\"e\" + e));\n    return 1;"),
  FOR_EACH_FILTERED(
      "int", "@X.stream().filter(e -> @P).forEach(e -> Seen.see(\"e\", e));\n    return 1;"),
  ARRAY("boolean", "return Arrays.stream(@A).anyMatch(e -> @P);"),
  ARRAY_FOR_EACH("int", "Arrays.stream(@A).forEach(e -> Seen.say(\"e\" + e));\n    return 1;"),
  NUMBERS("boolean", "return Arrays.stream(Seen.numbers()).allMatch(e -> e > Seen.one());"),
  IN_IF(
      "boolean",
      "if (Seen.yes()) {\n      return @X.stream().anyMatch(e -> @P);\n    }\n    return false;"),
  BARE_IF("boolean", "if (Seen.yes()) return @X.stream().anyMatch(e -> @P);\n    return false;"),
  NEGATED("boolean", "return !@X.stream().anyMatch(e -> @P);"),
  OTHER_NAMES("boolean", "return @X.stream().filter(e -> @P).anyMatch(f -> f != null);"),
  TYPED("boolean", "return @X.stream().anyMatch((Object e) -> @P);"),
  IN_LAMBDA(
      "boolean",
      "Supplier<Boolean> s = () -> {\n      return @X.stream().anyMatch(e -> @P);\n    };\n    return s.get();"),
  IN_TRY(
      "boolean",
      "try {\n      return @X.stream().anyMatch(e -> @P);\n    } finally {\n      Seen.say(\"end\");\n    }");

  private final String type;
  private final String body;

  StreamUse(String type, String body) {
    this.type = type;
    this.body = body;
  }

  /** What is streamed. */
  enum Elements implements Production {
    LIST("Arrays.asList(\"a\", \"b\", null)", ""),
    EMPTY("new ArrayList<String>()", ""),
    FIELD("list#", "@M final List<String> list# = Arrays.asList(\"a\", \"bb\", \"c\");"),
    COLLECTION(
        "list#",
        "@M final Collection<? extends CharSequence> list# = new ArrayList<>(Arrays.asList(\"a\", \"b\"));"),
    SUPER("list#", "@M final List<? super String> list# = new ArrayList<>(Arrays.asList(\"a\"));"),
    RAW("list#", "@M final List list# = new ArrayList<>(Arrays.asList(\"a\"));"),
    GENERIC("list#", "@M final Set<Map.Entry<String, Integer>> list# = Seen.map(1).entrySet();"),
    FROM_METHOD(
        "list#()",
        "@M Deque<Integer> list#() { Seen.say(\"source\"); return new ArrayDeque<>(Arrays.asList(1, 2, 3)); }"),
    NULL("list#", "@M final List<String> list# = null;"),
    COPY_ON_WRITE(
        "list#",
        "@M final java.util.concurrent.CopyOnWriteArrayList<String> list# = new java.util.concurrent.CopyOnWriteArrayList<>(Arrays.asList(\"a\", \"b\"));"),
    OWN(
        "list#",
        "static class Own# extends ArrayList<String> { @Override public Iterator<String> iterator() { Seen.say(\"iterator\"); return super.iterator(); } }\n@M final Own# list# = new Own#();");

    private final String code;
    private final String members;

    Elements(String code, String members) {
      this.code = code;
      this.members = members;
    }
  }

  /** What is asked of an element. */
  enum Predicate implements Production {
    PURE("e != null"),
    CONSTANT("false"),
    TEXT("e.toString().length() > 1"),
    EITHER("e == null || e.hashCode() > 98"),
    CHOICE("e == null ? Seen.yes() : Seen.no()"),
    PRINTS("Seen.see(\"e\", e) != null"),
    THROWS("1 / (String.valueOf(e).length() - 1) > 0"),
    STOPS("Seen.<Boolean>stop()"),
    NEGATED("!e.equals(\"b\")");

    private final String code;

    Predicate(String code) {
      this.code = code;
    }
  }

  /** A call of a method with the stream. */
  static Expression draw(Scenario scenario) {
    StreamUse use = scenario.choose(values());
    Elements elements = scenario.choose(Elements.values());
    Scenario.Names names = scenario.names();
    String body =
        use.body
            .replace("@X", elements.code)
            .replace("@A", "new Object[] {\"a\", null, 3}")
            .replace("@P", scenario.choose(Predicate.values()).code)
            .replace("@Q", scenario.choose(Predicate.values()).code);
    if (use.body.contains("@X")) {
      scenario.members(names.fill(elements.members));
    }
    scenario.members(names.fill("@M " + use.type + " use#() {\n    " + body + "\n}"));
    return new Expression(
        use.type.startsWith("Optional") ? "Object" : use.type,
        Part.expression(names.fill("use#()")));
  }
}
