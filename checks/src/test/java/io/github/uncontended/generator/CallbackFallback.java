package io.github.uncontended.generator;

/**
 * Fallbacks through which other code of the program runs: what a library calls back, functions,
 * overriding methods and initializers.
 */
enum CallbackFallback implements Fallback {
  STREAM_OF_LAMBDA(
      "int", "Stream.of(1, 2).mapToInt(x -> x + n#++).sum()", "@M int n#;", "Seen.show(n#);"),
  THREAD_LOCAL(
      "Object",
      "TL#.get()",
      "@M final ThreadLocal<Object> TL# = ThreadLocal.withInitial(() -> Seen.see(\"initial\", 1));",
      "Seen.show(TL#.get());"),
  GUAVA_TRANSFORM(
      "String",
      "com.google.common.collect.Lists.transform(Arrays.asList(1, 2), x -> x + n#++).toString()",
      "@M int n#;",
      "Seen.show(n#);"),
  GUAVA_FILTER(
      "int",
      "com.google.common.collect.Iterables.size(com.google.common.collect.Iterables.filter(Arrays.asList(1, 2), x -> n#++ > 0))",
      "@M int n#;",
      "Seen.show(n#);"),
  GUAVA_MEMOIZE(
      "String",
      "SUP#.get()",
      "@M final com.google.common.base.Supplier<String> SUP# = com.google.common.base.Suppliers.memoize(() -> Seen.see(\"memo\", \"m\"));",
      "Seen.show(SUP#.get());"),
  SUPPLIER_FIELD(
      "Object", "SUP#.get()", "@M final Supplier<Object> SUP# = () -> Seen.see(\"supplied\", 1);"),
  FUNCTION_FIELD(
      "String",
      "FUN#.apply(\"x\")",
      "@M int n#;\n@M final Function<String, String> FUN# = s -> s + n#++;",
      "Seen.show(n#);"),
  OPERATOR_FIELD(
      "int",
      "FUN#.applyAsInt(2, 3)",
      "@M int n#;\n@M final IntBinaryOperator FUN# = (a, b) -> a + b + n#++;",
      "Seen.show(n#);"),
  FUNCTION_ARGUMENT(
      "String",
      "work#(() -> Seen.see(\"called\", \"c\"))",
      "@M String work#(Supplier<String> s) { return s.get() + \"!\"; }"),
  FUNCTION_IN_OBJECT(
      "String",
      "HOLD#.value()",
      "static class Hold# { final Supplier<String> s; Hold#(Supplier<String> s) { this.s = s; } String value() { return s.get().trim(); } }\n@M final Hold# HOLD# = new Hold#(() -> Seen.see(\"held\", \"h\"));"),
  RUNS_RUNNABLE(
      "int",
      "work#(() -> n#++)",
      "@M int n#;\n@M int work#(Runnable r) { r.run(); return 3; }",
      "Seen.show(n#);"),
  OVERRIDDEN(
      "int",
      "BASE#.value()",
      "static class Base# { int value() { int r = 0; for (int i = 0; i < 3; i++) { r += i; } return r; } }\nstatic class Derived# extends Base# { @Override int value() { Seen.say(\"derived\"); return 9; } }\n@M final Base# BASE# = new Derived#();"),
  IMPLEMENTED(
      "String",
      "BASE#.value()",
      "interface Base# { String value(); }\n@M final Base# BASE# = new Base#() { public String value() { Seen.say(\"anonymous\"); return \"v\"; } };"),
  ENUM_BODY(
      "int",
      "Kind#.A.value()",
      "enum Kind# { A { @Override int value() { Seen.say(\"body\"); return 4; } }; abstract int value(); }"),
  DEFAULT_METHOD(
      "int",
      "BASE#.value()",
      "interface Base# { default int value() { int r = 1; for (int i = 1; i < 4; i++) { r *= i + own(); } return r; } int own(); }\n@M final Base# BASE# = () -> Seen.see(\"own\", 1);"),
  NOISY_TEXT("String", "String.valueOf(NOISY#)", "@M final Seen.Noisy NOISY# = new Seen.Noisy(1);"),
  NOISY_CONCATENATION(
      "String",
      "work#(NOISY#)",
      "@M final Seen.Noisy NOISY# = new Seen.Noisy(1);\n@M String work#(Object o) { return \"n\" + o; }"),
  NOISY_APPEND(
      "String",
      "new StringBuilder().append(NOISY#).append(1).toString()",
      "@M final Seen.Noisy NOISY# = new Seen.Noisy(1);"),
  NOISY_OBJECTS_TO_STRING(
      "String", "Objects.toString(NOISY#)", "@M final Seen.Noisy NOISY# = new Seen.Noisy(1);"),
  NOISY_LIST(
      "String",
      "Arrays.asList(NOISY#, NOISY#).toString()",
      "@M final Seen.Noisy NOISY# = new Seen.Noisy(1);"),
  NOISY_JOIN(
      "String",
      "String.join(\",\", \"a\", NOISY#)",
      "@M final Seen.Noisy NOISY# = new Seen.Noisy(1);"),
  NOISY_FORMAT(
      "String",
      "String.format(\"%s %s\", NOISY#, 1)",
      "@M final Seen.Noisy NOISY# = new Seen.Noisy(1);"),
  NOISY_HASH("int", "Objects.hash(NOISY#, 2)", "@M final Seen.Noisy NOISY# = new Seen.Noisy(1);"),
  NOISY_LIST_HASH(
      "int", "Arrays.asList(NOISY#).hashCode()", "@M final Seen.Noisy NOISY# = new Seen.Noisy(1);"),
  NOISY_SET(
      "int",
      "new HashSet<Object>(Arrays.asList(NOISY#, NOISY#)).size()",
      "@M final Seen.Noisy NOISY# = new Seen.Noisy(1);"),
  NOISY_CONTAINS(
      "String",
      "\"\" + LIST#.contains(new Seen.Noisy(2))",
      "@M final List<Seen.Noisy> LIST# = Arrays.asList(new Seen.Noisy(1), new Seen.Noisy(2));"),
  NOISY_EQUALS("String", "\"\" + Objects.equals(new Seen.Noisy(2), new Seen.Noisy(3))"),
  NOISY_SORT(
      "String",
      "work#(new ArrayList<>(Arrays.asList(new Seen.Noisy(2), new Seen.Noisy(1))))",
      "@M String work#(List<Seen.Noisy> l) { Collections.sort(l); return \"\" + l.get(0).n; }"),
  NOISY_MAX("int", "Collections.max(Arrays.asList(new Seen.Noisy(2), new Seen.Noisy(1))).n"),
  NOISY_COMPARATOR(
      "String",
      "work#(new ArrayList<>(Arrays.asList(2, 1)))",
      "@M int n#;\n@M String work#(List<Integer> l) { l.sort((a, b) -> { n#++; return a - b; }); return l.toString(); }",
      "Seen.show(n#);"),
  NOISY_TREE(
      "Object",
      "TREE#.ceiling(2)",
      "@M int n#;\n@M final TreeSet<Integer> TREE# = new TreeSet<>((a, b) -> { n#++; return a - b; });\n@M final boolean filled# = TREE#.add(1);",
      "Seen.show(n#);"),
  NOISY_SORTED_STREAM(
      "String",
      "Stream.of(new Seen.Noisy(2), new Seen.Noisy(1)).sorted().map(x -> \"\" + x.n).collect(Collectors.joining())"),
  NOISY_ITERABLE("String", "String.join(\",\", new Seen.NoisyList())"),
  NOISY_COPY("int", "new ArrayList<>(new Seen.NoisyCollection()).size()"),
  NOISY_FOR_EACH(
      "int",
      "work#(new Seen.NoisyList())",
      "@M int work#(Iterable<String> l) { int r = 0; for (String s : l) { r += s.length(); } return r; }"),
  NOISY_COMPARE_TO("int", "Integer.signum(new Seen.Noisy(1).compareTo(new Seen.Noisy(2)))"),
  NOISY_CHAR_SEQUENCE(
      "String",
      "new StringBuilder().append((CharSequence) NOISY#).append('c').toString()",
      "@M final Seen.Noisy NOISY# = new Seen.Noisy(1);"),
  NOISY_CONTENT_EQUALS(
      "String",
      "\"\" + \"n1\".contentEquals(NOISY#)",
      "@M final Seen.Noisy NOISY# = new Seen.Noisy(1);"),
  NOISY_REPLACE(
      "String",
      "\"a1b\".replace(\"1\", NOISY#)",
      "@M final Seen.Noisy NOISY# = new Seen.Noisy(1);"),
  NOISY_DEEP(
      "String",
      "Arrays.deepToString(new Object[] {NOISY#})",
      "@M final Seen.Noisy NOISY# = new Seen.Noisy(1);"),
  NOISY_EXCEPTION(
      "String",
      "new IllegalStateException(\"m\") { public String getMessage() { Seen.say(\"message\"); return \"m\"; } }.toString()"),
  NOISY_MAP_KEY(
      "Object",
      "MAP#.get(new Seen.Noisy(1))",
      "@M final Map<Object, Object> MAP# = new HashMap<>(Collections.singletonMap(1, 1));"),
  NOISY_COMPUTE(
      "Object",
      "MAP#.computeIfAbsent(\"k\", k -> Seen.see(\"computed\", 1))",
      "@M final Map<Object, Object> MAP# = new HashMap<>();",
      "Seen.show(MAP#.toString());"),
  CLASS_INITIALIZATION(
      "int",
      "Lazy#.value()",
      "static class Lazy# { static { Seen.say(\"Lazy\"); } static int value() { int r = 0; for (int i = 0; i < 3; i++) { r += i; } return r; } }"),
  CLASS_INITIALIZATION_BY_NEW(
      "int",
      "new Lazy#().value()",
      "static class Lazy# { static { Seen.say(\"Lazy\"); } int value() { int r = 0; for (int i = 0; i < 3; i++) { r += i; } return r; } }"),
  CLASS_INITIALIZATION_BY_FIELD(
      "String",
      "work#()",
      "static class Lazy# { static String V = Seen.see(\"Lazy\", \"v\"); }\n@M String work#() { return Lazy#.V.trim().concat(\"!\"); }"),
  CLASS_INITIALIZATION_OF_PARENT(
      "int",
      "Lazy#.value()",
      "static class Above# { static { Seen.say(\"Above\"); } }\nstatic class Lazy# extends Above# { static int value() { int r = 0; for (int i = 0; i < 3; i++) { r += i; } return r; } }"),
  CLASS_INITIALIZATION_THROWS(
      "int",
      "Lazy#.value()",
      "static class Lazy# { static final int N = 1 / Seen.zero(); static int value() { int r = 0; for (int i = 0; i < 3; i++) { r += i; } return r; } }"),
  ENUM_INITIALIZATION(
      "String", "Lazy#.A.name().concat(\"!\")", "enum Lazy# { A; static { Seen.say(\"Lazy\"); } }"),
  CONSTRUCTOR_EFFECT(
      "Object",
      "new Made#(1).n",
      "static int made#;\nstatic class Made# { final int n; Made#(int n) { made#++; this.n = n; } }",
      "Seen.show(made#);"),
  INSTANCE_INITIALIZER(
      "Object",
      "new Made#().n",
      "static class Made# { int n = 1; { Seen.say(\"initializer\"); } }"),
  ANONYMOUS_CLASS(
      "Object",
      "new Callable<Object>() { public Object call() { Seen.say(\"call\"); return 1; } }.call()"),
  GENERIC_METHOD(
      "String",
      "work#(\"g\", x -> x + n#++)",
      "@M int n#;\n@M <A, B> B work#(A a, Function<? super A, ? extends B> f) { return f.apply(a); }",
      "Seen.show(n#);");

  private final Template template;

  CallbackFallback(String type, String code) {
    this(type, code, "");
  }

  CallbackFallback(String type, String code, String members) {
    this(type, code, members, "");
  }

  CallbackFallback(String type, String code, String members, String after) {
    this.template = new Template(type, code, members, after, 8);
  }

  @Override
  public Template template() {
    return template;
  }
}
