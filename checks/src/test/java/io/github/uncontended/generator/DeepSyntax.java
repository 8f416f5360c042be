package io.github.uncontended.generator;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.annotations.Immutable;
import io.github.uncontended.testing.Case;
import java.nio.file.Path;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/** Large and deeply nested syntax with the shapes that the rules look for inside. */
enum DeepSyntax {
  NESTED_FORMATS(40, n -> method(nested(n, "String.format(\"%s-%s\", key, @)"))),
  NESTED_FALLBACKS(40, n -> method(nested(n, "opt.orElse(work(@))"))),
  NESTED_COMPUTATIONS(40, n -> method(nested(n, "map.computeIfAbsent(key, # -> work(@))"))),
  NESTED_KEYS(40, n -> method(nested(n, "map.computeIfAbsent(work(@), k -> work(k))"))),
  NESTED_MIXTURE(60, n -> method(mixture(n))),
  NESTED_CONDITIONALS(300, DeepSyntax::conditionals),
  NESTED_LAMBDAS(200, DeepSyntax::lambdas),
  NESTED_BLOCKS(400, DeepSyntax::blocks),
  NESTED_CLASSES(150, DeepSyntax::classes),
  NESTED_TRIES(150, DeepSyntax::tries),
  MUTUALLY_RECURSIVE_METHODS(
      1500,
      n ->
          each(
                  n,
                  i ->
                      "  String m"
                          + i
                          + "(String s) { return m"
                          + (i + 1) % n
                          + "(s) + m"
                          + (i * 7 + 3) % n
                          + "(s); }")
              + each(
                  shapes(),
                  i ->
                      "  Object shape"
                          + i
                          + "() { return "
                          + shape(i).replace("work(", "m" + i + "(")
                          + "; }")),
  MUTUALLY_RECURSIVE_LOOPS(
      1500,
      n ->
          "  private final List<String> list = new ArrayList<>();\n  void add() { list.add(null); }\n"
              + each(
                  n,
                  i ->
                      "  int m"
                          + i
                          + "(List<String> l) { int r = 0; for (String s : l) r += s.length() + m"
                          + (i + 1) % n
                          + "(l); return r; }")
              + each(
                  n,
                  i -> "  Object o" + i + "() { return opt.orElse(\"x\" + m" + i + "(list)); }")),
  CHAIN_OF_METHODS(
      1500,
      n ->
          each(n, i -> "  String m" + i + "(String s) { return m" + (i + 1) + "(s).trim(); }")
              + "  String m"
              + n
              + "(String s) { return "
              + shape(0)
              + "; }\n"
              + method("opt.orElse(m0(key))")),
  CHAIN_OF_CALLS(
      500,
      n ->
          method(
              "opt"
                  + ".map(it -> it)".repeat(n)
                  + ".orElse(work(key"
                  + ".trim()".repeat(n)
                  + "))")),
  CHAIN_OF_APPENDS(
      500,
      n ->
          method(
              "new StringBuilder()" + each(n, i -> ".append(" + shape(i) + ")") + ".toString()")),
  CONCATENATION(800, n -> method("\"\"" + each(n, i -> " + " + shape(i)))),
  SWITCH_ARMS(
      4000,
      n ->
          "  Object m(int n) { return switch (n) {\n"
              + each(n, i -> "case " + i + " -> " + shape(i) + ";")
              + "default -> null; }; }\n"),
  BRANCHES(
      400,
      n ->
          "  void m(int n) {\n"
              + each(n, i -> "if (n == " + i + ") { use(" + shape(i) + "); } else ")
              + "{ } }\n"),
  FIELDS(
      4000,
      n ->
          each(n, i -> "  private final Object f" + i + " = " + shape(i) + ";")
              + "  Object m() { return f0; }\n"),
  /** Two findings each; Error Prone copies the file for each fix that it shows. */
  LOCKED_FIELDS(
      1000,
      n ->
          each(
                  n,
                  i ->
                      "  private final Map<String, String> l"
                          + i
                          + " = Collections.synchronizedMap(new HashMap<>());\n  private final ConcurrentHashMap<String, String> c"
                          + i
                          + " = new ConcurrentHashMap<>();")
              + each(
                  n,
                  i ->
                      "  Object m"
                          + i
                          + "() { return l"
                          + i
                          + ".get(key) + c"
                          + i
                          + ".computeIfAbsent(key, k -> work(k)); }")),
  CONSTANTS(
      1000,
      n ->
          each(
              n,
              i ->
                  "  static final Object K"
                      + i
                      + " = TimeZone.getTimeZone(\"GMT+0"
                      + i % 9
                      + ":00\");\n  Object m"
                      + i
                      + "() { return TimeZone.getTimeZone(\"GMT+0"
                      + i % 9
                      + ":30\"); }")),
  STATEMENTS(
      3000,
      n -> "  void m() {\n" + each(n, i -> "Object v" + i + " = " + shape(i) + ";") + "  }\n"),
  ASSIGNMENTS(
      3000,
      n ->
          "  void m() {\n Object v = null;\n"
              + each(n, i -> "v = " + shape(i) + "; use(v);")
              + "  }\n"),
  FIELD_ASSIGNMENTS(
      3000,
      n ->
          "  private Object f;\n  void m() {\n"
              + each(n, i -> "f = " + shape(i) + "; use(f);")
              + "  }\n"),
  METHODS(3000, n -> each(n, i -> "  Object m" + i + "() { return " + shape(i) + "; }")),
  HASHED_FIELDS(
      500,
      n ->
          "  static final class Hashed {\n"
              + each(n, i -> "    private final String f" + i + " = \"f\" + " + i + ";")
              + "    @Override public int hashCode() { return Objects.hash(f0"
              + each(n, i -> ", f" + i)
              + "); }\n"
              + "  }\n"),
  HASHED_CLASSES(
      500,
      n ->
          each(
                  n,
                  i ->
                      "  static final class H"
                          + i
                          + " { private final H"
                          + (i + 1)
                          + " a = null; private final String b = \"b\"; @Override public int hashCode() { return Objects.hash(a, b, b); } }")
              + "  static final class H"
              + n
              + " { }\n"),
  CALLERS(
      2000,
      n ->
          each(n, i -> "  Object m" + i + "() { return hot(); }")
              + "  Object hot() { return "
              + shape(0)
              + "; }\n"),
  SUBCLASSES(
      60,
      n ->
          method(shape(0))
              + "  static class C0 { final String a = \"a\"; final String b = \"b\"; @Override public int hashCode() { return Objects.hash(a, b); } }\n"
              + each(
                  n,
                  i ->
                      "  static class C"
                          + (i + 1)
                          + " extends C"
                          + i
                          + " { String look(Map<String, String> map) { return map.get(a); } }"));

  /** One of each rule that flags an expression. */
  private static final ImmutableList<String> SHAPES =
      ImmutableList.of(
          "opt.orElse(work(key))",
          "map.computeIfAbsent(key, k -> work(k))",
          "String.format(\"%s=%s\", key, key)",
          "TimeZone.getTimeZone(\"GMT+02:00\").getID()",
          "locked.get(key)",
          "TimeZone.getTimeZone(\"UTC\").getID()");

  private static final String HEAD =
      """
      import java.util.*;
      import java.util.concurrent.*;
      import java.util.function.*;

      class Deep {
        private final Optional<String> opt = Optional.of("present");
        private final ConcurrentHashMap<String, String> map = new ConcurrentHashMap<>();
        private final Map<String, String> locked = Collections.synchronizedMap(new HashMap<>());
        private final String key = "key";
        private final boolean yes = opt.isPresent();
        String work(String s) { return s.concat(s).trim(); }
        static void use(Object o) {}
        @Override public int hashCode() { return Objects.hash(key, yes, 1); }
      """;

  /** Writes the members of a class of a size. */
  @Immutable
  private interface Members {
    String of(int size);
  }

  private final int size;
  private final Members members;

  DeepSyntax(int size, Members members) {
    this.size = size;
    this.members = members;
  }

  /** Whether javac itself needs a larger stack than a thread usually has. */
  boolean overflowsJavac() {
    return this == CHAIN_OF_CALLS || this == CHAIN_OF_APPENDS || this == CONCATENATION;
  }

  /** The source file. */
  Case toCase() {
    return new Case("generated", Path.of("Deep.java"), HEAD + members.of(size) + "}\n");
  }

  private static String shape(int i) {
    return SHAPES.get(i % SHAPES.size());
  }

  private static int shapes() {
    return SHAPES.size();
  }

  private static String each(int n, IntFunction<String> text) {
    StringBuilder all = new StringBuilder();
    IntStream.range(0, n).forEach(i -> all.append(text.apply(i)).append('\n'));
    return all.toString();
  }

  private static String method(String expression) {
    return "  Object m() { return " + expression + "; }\n";
  }

  private static String nested(int depth, String template) {
    String expression = "key";
    for (int i = 0; i < depth; i++) {
      expression = template.replace("@", expression).replace("#", "k" + i);
    }
    return expression;
  }

  private static String mixture(int depth) {
    ImmutableList<String> templates =
        ImmutableList.of(
            "opt.orElse(work(@))",
            "String.format(\"%s-%s\", key, @)",
            "map.computeIfAbsent(key, k# -> work(@))");
    String expression = "key";
    for (int i = 0; i < depth; i++) {
      expression =
          templates.get(i % templates.size()).replace("@", expression).replace("#", "" + i);
    }
    return expression;
  }

  private static String conditionals(int depth) {
    StringBuilder expression = new StringBuilder("null");
    for (int i = 0; i < depth; i++) {
      expression.insert(0, "yes ? (Object) " + shape(i) + " : (").append(')');
    }
    return method(expression.toString());
  }

  private static String lambdas(int depth) {
    StringBuilder body = new StringBuilder();
    for (int i = 0; i < depth; i++) {
      body.append("Runnable r").append(i).append(" = () -> { use(").append(shape(i)).append(");\n");
    }
    return "  void m() { " + body + "};".repeat(depth) + " }\n";
  }

  private static String blocks(int depth) {
    StringBuilder body = new StringBuilder();
    for (int i = 0; i < depth; i++) {
      body.append("{ Object v").append(i).append(" = ").append(shape(i)).append(";\n");
    }
    return "  void m() { " + body + "}".repeat(depth) + " }\n";
  }

  private static String classes(int depth) {
    StringBuilder body = new StringBuilder();
    for (int i = 0; i < depth; i++) {
      body.append("class N")
          .append(i)
          .append(" { final Object v = ")
          .append(shape(i))
          .append(";\n");
    }
    return body + "}".repeat(depth) + "\n";
  }

  private static String tries(int depth) {
    StringBuilder body = new StringBuilder();
    for (int i = 0; i < depth; i++) {
      body.append("try { Object v").append(i).append(" = ").append(shape(i)).append(";\n");
    }
    return "  void m() { "
        + body
        + "} catch (RuntimeException e) { use(opt.orElse(work(key))); }".repeat(depth)
        + " }\n";
  }
}
