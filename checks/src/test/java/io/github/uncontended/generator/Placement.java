package io.github.uncontended.generator;

import static io.github.uncontended.generator.Expression.Accepts.ANY;
import static io.github.uncontended.generator.Expression.Accepts.BOOLEAN;
import static io.github.uncontended.generator.Expression.Accepts.INT;
import static io.github.uncontended.generator.Expression.Accepts.PLAIN_REFERENCE;
import static io.github.uncontended.generator.Expression.Accepts.REFERENCE;
import static io.github.uncontended.generator.Expression.Accepts.STRING;

import io.github.uncontended.generator.Expression.Accepts;

/** The statement or member that an expression stands in. */
enum Placement implements Production {
  ARGUMENT(ANY, "Seen.show(@E);"),
  LOCAL(ANY, "@T v# = @E; Seen.show(v#);"),
  FINAL_LOCAL(ANY, "final @T v# = @E; Runnable r# = () -> Seen.show(v#); r#.run();"),
  CAPTURED_LOCAL(ANY, "@T v# = @E; Runnable r# = () -> Seen.show(v#); r#.run();"),
  BOXED_LOCAL(ANY, "@B v# = @E; Seen.show(v#);"),
  OBJECT_LOCAL(ANY, "Object v# = @E; Seen.show(v#);"),
  INFERRED_LOCAL(ANY, "var v# = @E; Seen.show(v#);", 10),
  TWO_LOCALS(ANY, "@T w# = @D, v# = @E; Seen.show(v#); Seen.show(w#);"),
  ASSIGNED_LOCAL(ANY, "@T v# = @D; v# = @E; Seen.show(v#);"),
  LATER_LOCAL(ANY, "@T v#; v# = @E; Seen.show(v#);"),
  ASSIGNED_FIELD(ANY, "f# = @E; Seen.show(f#);", "@M @T f#;"),
  ASSIGNED_ELEMENT(
      INT, "a#[Seen.see(\"index\", 1)] = @E; Seen.show(a#[1]);", "@M int[] a# = new int[3];"),
  ADDED_TO_ELEMENT(
      INT, "a#[Seen.see(\"index\", 1)] += @E; Seen.show(a#[1]);", "@M int[] a# = new int[3];"),
  ADDED_TO_NULL(INT, "Integer n# = Seen.nothing(); int v# = n# + @E; Seen.show(v#);"),
  ADDED_TO_FAILED_CAST(INT, "Object o# = Seen.text(); int v# = (Integer) o# + @E; Seen.show(v#);"),
  ADDED_TO_DIVISION(INT, "int z# = Seen.zero(); int v# = 1 / z# + @E; Seen.show(v#);"),
  ADDED_TO_MISSING_ELEMENT(INT, "int[] a# = new int[0]; int v# = a#[0] + @E; Seen.show(v#);"),
  ADDED_TO_FIELD_OF_NULL(INT, "Seen s# = null; int v# = s#.number + @E; Seen.show(v#);"),
  ASSIGNED_TO_FIELD_OF_NULL(INT, "Seen s# = null; s#.number = @E;"),
  ASSIGNED_TO_MISSING_ELEMENT(INT, "int[] a# = new int[0]; a#[0] = @E;"),
  ADDED_TO_MISSING_ELEMENT_OF_NULL(INT, "int[] a# = null; a#[0] += @E;"),
  ARGUMENT_AFTER_NULL(
      ANY, "Integer n# = Seen.nothing(); Object v# = Seen.unboxed(n#, @E); Seen.show(v#);"),
  ARGUMENT_AFTER_FAILED_CAST(
      ANY, "Object o# = Seen.text(); Object v# = Seen.second((Integer) o#, @E); Seen.show(v#);"),
  ARGUMENT_OF_NULL(
      ANY, "String t# = Seen.nothingToSay(); Object v# = t#.concat(\"\" + @E); Seen.show(v#);"),
  ELEMENT_AFTER_NULL(
      ANY, "Integer n# = Seen.nothing(); Object[] v# = {(int) n#, @E}; Seen.show(v#[1]);"),
  ADDED_TO_NUMBER(INT, "int v# = 1; v# += @E; Seen.show(v#);"),
  NARROWED(INT, "byte v# = 1; v# += @E; Seen.show(v#);"),
  ADDED_TO_TEXT(ANY, "String v# = \"t\"; v# += @E; Seen.show(v#);"),
  ADDED_TO_CHANGED_FIELD(
      INT,
      "f# += @E + grow#(); Seen.show(f#);",
      "@M int f# = 1;\n@M int grow#() { f# = 100; return 1; }"),
  RETURNED(ANY, "Seen.show(m#());", "@M @T m#() throws Exception { return @E; }"),
  RETURNED_AS_OBJECT(ANY, "Seen.show(m#());", "@M Object m#() throws Exception { return @E; }"),
  RETURNED_FROM_GENERIC(
      ANY,
      "Seen.show(m#(\"\"));",
      "@M <S extends Comparable<S>> Object m#(S s) throws Exception { return @E; }"),
  RETURNED_FROM_SYNCHRONIZED(
      ANY, "Seen.show(m#());", "@M synchronized Object m#() throws Exception { return @E; }"),
  RETURNED_UNBRACED(
      ANY,
      "Seen.show(m#());",
      "@M @T m#() throws Exception { if (Seen.yes()) return @E; else return @D; }"),
  RETURNED_AFTER_RECURSION(
      ANY,
      "Seen.show(m#(2));",
      "@M Object m#(int n) throws Exception { if (n > 0) { Seen.show(m#(n - 1)); } return @E; }"),
  LAMBDA(ANY, "Callable<Object> c# = () -> @E; Seen.show(c#.call());"),
  TYPED_LAMBDA(ANY, "Callable<@B> c# = () -> @E; Seen.show(c#.call());"),
  BLOCK_LAMBDA(
      ANY,
      "Callable<Object> c# = () -> { return @E; }; Seen.show(c#.call()); Seen.show(c#.call());"),
  LAMBDA_FIELD(ANY, "Seen.show(c#.call());", "@M final Callable<@B> c# = () -> @E;"),
  NESTED_LAMBDAS(
      ANY, "Callable<Callable<Object>> c# = () -> () -> @E; Seen.show(c#.call().call());"),
  LAMBDA_PARAMETER(
      ANY,
      "Function<Integer, Object> c# = value -> { Object it = value; try { return @E; } catch (Exception e) { return Seen.text(e); } }; Seen.show(c#.apply(1));"),
  MAPPED(
      ANY,
      "Seen.show(Arrays.asList(1, 2).stream().map(value -> { try { return \"\" + @E; } catch (Exception e) { return Seen.text(e); } }).collect(Collectors.toList()).toString());"),
  IF(REFERENCE, "if (@E != null) { Seen.say(\"some\"); } else { Seen.say(\"none\"); }"),
  UNBRACED_IF(REFERENCE, "if (@E == null) Seen.say(\"none\"); else Seen.say(\"some\");"),
  UNBRACED_BRANCH(ANY, "if (Seen.no()) Seen.say(\"no\"); else Seen.show(@E);"),
  UNBRACED_THEN(ANY, "if (Seen.yes()) Seen.show(@E); else Seen.say(\"no\");"),
  ELSE_IF(
      REFERENCE,
      "if (Seen.no()) { Seen.say(\"no\"); } else if (@E != null) { Seen.say(\"some\"); }"),
  BOOLEAN_IF(BOOLEAN, "if (@E) { Seen.say(\"yes\"); } else { Seen.say(\"no\"); }"),
  CONSTANT_WHILE(STRING, "while (@E != \"ab\") { Seen.say(\"round\"); break; }"),
  CONSTANT_IF(STRING, "int v#; if (@E == \"ab\") { v# = 1; } else { v# = 2; } Seen.show(v#);"),
  CONSTANT_FOR(
      STRING, "for (; @E == \"ab\"; ) { Seen.say(\"round\"); break; } Seen.say(\"after\");"),
  CONSTANT_DO(STRING, "do { Seen.say(\"round\"); } while (@E == \"never\"); Seen.say(\"after\");"),
  WHILE(REFERENCE, "int i# = 0; while (@E != null && i# < 3) { Seen.say(\"round \" + i#); i#++; }"),
  DO_WHILE(
      REFERENCE,
      "int i# = 0; do { Seen.say(\"round \" + i#); i#++; } while (i# < 2 && @E != null);"),
  DO_UNBRACED(ANY, "int i# = 0; do Seen.show(@E); while (i#++ < 1);"),
  FOR_HEADER(ANY, "for (@T v# = @E; Seen.once(\"#\"); v# = @D) { Seen.show(v#); }"),
  FOR_UPDATE(ANY, "Object v# = 1; for (int i = 0; i < 2; v# = @E, i++) { Seen.show(v#); }"),
  FOR_CONDITION(REFERENCE, "for (int i = 0; i < 2 && @E != null; i++) { Seen.show(i); }"),
  FOR_UNBRACED(ANY, "for (int i = 0; i < 2; i++) Seen.show(@E);"),
  FOR_EACH(REFERENCE, "for (Object v# : Arrays.asList(@E, Seen.text())) { Seen.show(v#); }"),
  LABELLED(ANY, "out#: for (;;) { @T v# = @E; Seen.show(v#); break out#; }"),
  SWITCH_SELECTOR(
      STRING,
      "switch (@E) { case \"ab\": Seen.say(\"ab\"); break; default: Seen.say(\"other\"); }"),
  SWITCH_NUMBER(INT, "switch (@E) { case 1: Seen.say(\"one\"); default: Seen.say(\"other\"); }"),
  SWITCH_GROUP(
      ANY,
      "switch (Seen.one()) { case 1: @T v# = @E; Seen.show(v#); break; default: Seen.say(\"other\"); }"),
  SWITCH_GROUPS(
      ANY, "switch (Seen.one()) { case 0: @T v#; case 1: v# = @E; Seen.show(v#); default: }"),
  SWITCH_ARROW(
      ANY, "switch (Seen.one()) { case 1 -> Seen.show(@E); default -> Seen.say(\"other\"); }", 14),
  SWITCH_ARROW_BLOCK(
      ANY, "switch (Seen.one()) { case 1 -> { @T v# = @E; Seen.show(v#); } default -> {} }", 14),
  YIELDED(
      ANY,
      "Object v# = switch (Seen.one()) { case 1 -> { Object o = 1; yield @E; } default -> 1; }; Seen.show(v#);",
      14),
  TRY(
      ANY,
      "try { @T v# = @E; Seen.show(v#); } catch (RuntimeException e) { Seen.show(Seen.text(e)); } finally { Seen.say(\"finally\"); }"),
  FINALLY(ANY, "try { Seen.say(\"try\"); } finally { @T v# = @E; Seen.show(v#); }"),
  CATCH(ANY, "try { Seen.boom(); } catch (RuntimeException e) { @T v# = @E; Seen.show(v#); }"),
  RESOURCE(ANY, "try (Seen.Resource r# = new Seen.Resource(@E)) { Seen.show(r#.value); }"),
  SECOND_RESOURCE(
      ANY,
      "try (Seen.Resource q# = new Seen.Resource(1); Seen.Resource r# = new Seen.Resource(@E)) { Seen.show(r#.value); }"),
  IN_RESOURCE_BODY(
      ANY, "try (Seen.Resource r# = new Seen.Resource(1)) { @T v# = @E; Seen.show(v#); }"),
  MONITOR(PLAIN_REFERENCE, "synchronized (@E) { Seen.say(\"inside\"); }"),
  IN_MONITOR(ANY, "synchronized (Seen.class) { @T v# = @E; Seen.show(v#); }"),
  ASSERTED(REFERENCE, "assert @E != null : \"none\"; Seen.say(\"asserted\");"),
  ASSERTION_DETAIL(ANY, "assert Seen.yes() : @E; Seen.say(\"asserted\");"),
  THROWN(ANY, "if (Seen.yes()) { throw new IllegalStateException(\"t\" + @E); }"),
  ARRAY(
      ANY, "Object[] v# = {Seen.see(\"left\", 1), @E, Seen.see(\"right\", 2)}; Seen.show(v#[1]);"),
  TYPED_ARRAY(PLAIN_REFERENCE, "@T[] v# = {@D, @E}; Seen.show(v#[1]);"),
  FIELD(
      ANY,
      "Seen.show(new F#().v);",
      "static class F# { final int before = Seen.see(\"before\", 1); final @T v = @E; final int after = Seen.see(\"after\", 2); }"),
  INITIALIZER(
      ANY,
      "Seen.show(new F#().v);",
      "static class F# { final @T v; { Seen.say(\"before\"); v = @E; Seen.say(\"after\"); } }"),
  STATIC_FIELD(
      ANY,
      "Seen.show(F#.V);",
      "static class F# { static final int BEFORE = Seen.see(\"before\", 1); static final @T V = @E; static final int AFTER = Seen.see(\"after\", 2); }"),
  STATIC_INITIALIZER(
      ANY,
      "Seen.show(F#.V);",
      "static class F# { static final @T V; static { Seen.say(\"before\"); @T v = @E; V = v; } }"),
  CONSTRUCTOR(
      ANY,
      "Seen.show(new F#().v);",
      "static class F# { final @T v; F#() throws Exception { Seen.say(\"before\"); this.v = @E; Seen.say(\"after\"); } }"),
  SUPER_ARGUMENT(
      ANY,
      "Seen.show(new F#().value);",
      "static class F# extends Seen.Base { final int own = Seen.see(\"own\", 1); F#() throws Exception { super(Seen.see(\"left\", 1), @E); } }"),
  THIS_ARGUMENT(
      ANY,
      "Seen.show(new F#().v);",
      "static class F# { final Object v; F#(Object v) { this.v = v; } F#() throws Exception { this(@E); } }"),
  READ_DURING_SUPER(
      ANY,
      "Seen.show(new F#().v);",
      "static class F# extends Seen.Base { private final @T v = @E; F#() { super(1, 2); } @Override Object look() { return v; } }"),
  ANONYMOUS_CLASS(
      ANY,
      "Seen.show(new Callable<Object>() { final int n = 1; public Object call() throws Exception { @T v# = @E; return v#; } }.call());"),
  LOCAL_CLASS(
      ANY, "class L# { Object m() throws Exception { return @E; } } Seen.show(new L#().m());"),
  INNER_CLASS(
      ANY,
      "Seen.show(new F#().new G().m());",
      "static class F# { class G { Object m() throws Exception { @T v = @E; return v; } } }"),
  ENUM_CONSTANT(
      ANY,
      "Seen.show(F#.A.v + \"\" + F#.B.v);",
      "enum F# { A(Seen.see(\"a\", 1)), B(@E); final Object v; F#(Object v) { this.v = v; } }"),
  ENUM_METHOD(
      ANY,
      "Seen.show(F#.A.m());",
      "enum F# { A { @Override Object m() throws Exception { return @E; } }; abstract Object m() throws Exception; }"),
  EMPTY_ENUM_METHOD(
      ANY,
      "Seen.show(F#.m());",
      "enum F# { ; static Object m() throws Exception { @T v = @E; return v; } }"),
  INTERFACE_METHOD(
      ANY,
      "Seen.show(new F#() {}.m());",
      "interface F# { default Object m() throws Exception { return @E; } }"),
  STATIC_INTERFACE_METHOD(
      ANY,
      "Seen.show(F#.m());",
      "interface F# { static Object m() throws Exception { return Seen.second(1, @E); } }"),
  INTERFACE_CONSTANT(ANY, "Seen.show(F#.V);", "interface F# { Object V = @E; }"),
  RECORD_METHOD(
      ANY,
      "Seen.show(new F#(1).m());",
      "record F#(int n) { Object m() throws Exception { return @E; } }",
      16),
  RECORD_CONSTRUCTOR(
      ANY, "Seen.show(new F#(1).v());", "record F#(Object v) { public F# { v = @E; } }", 16),
  GENERIC_CLASS(
      ANY,
      "Seen.show(new F#<Integer>().m());",
      "static class F#<V> { Object m() throws Exception { @T v = @E; return v; } }"),
  SHADOWED_LOCAL_NAMES(
      ANY,
      "{ String value = \"value\", v = \"v\", map = \"map\", key = \"key\", result = \"result\", hash = \"hash\"; @T it = @E; Seen.show(it + value + v + map + key + result + hash); }"),
  REASSIGNED_PARAMETER(
      ANY,
      "Seen.show(m#(1));",
      "@M Object m#(int n) throws Exception { n++; @T v = @E; n++; return v + \"\" + n; }"),
  INSTANCE_PATTERN(
      PLAIN_REFERENCE,
      "if ((Object) @E instanceof Comparable<?> c# && c# != null) { Seen.show(c#); }",
      16),
  BLOCK(ANY, "{ { @T v# = @E; Seen.show(v#); } }"),
  STATEMENTS_IN_A_LINE(
      ANY, "int a# = Seen.see(\"a\", 1); @T v# = @E; int b# = Seen.see(\"b\", 2); Seen.show(v#);"),
  DECLARED_IN_LOOP(ANY, "for (int i = 0; i < 2; i++) { @T v# = @E; Seen.show(v#); }"),
  CAPTURED_IN_LOOP(
      ANY,
      "List<Runnable> l# = new ArrayList<>(); for (int i = 0; i < 2; i++) { @T v# = @E; l#.add(() -> Seen.show(v#)); } l#.forEach(Runnable::run);"),
  THREAD(
      ANY, "Thread t# = new Thread(() -> Seen.guard(() -> Seen.show(@E))); t#.start(); t#.join();");

  private final Accepts accepts;
  private final String statement;
  private final String members;
  private final int release;

  Placement(Accepts accepts, String statement) {
    this(accepts, statement, "", 8);
  }

  Placement(Accepts accepts, String statement, int release) {
    this(accepts, statement, "", release);
  }

  Placement(Accepts accepts, String statement, String members) {
    this(accepts, statement, members, 8);
  }

  Placement(Accepts accepts, String statement, String members, int release) {
    this.accepts = accepts;
    this.statement = statement;
    this.members = members;
    this.release = release;
  }

  boolean takes(Expression inner) {
    return inner.is(accepts);
  }

  /** Whether the expression stands in a class that has no instance of the scenario's class. */
  boolean isStatic() {
    return members.contains(" F# ") || members.contains(" F#(") || members.contains(" F#<");
  }

  /** Puts the expression into the scenario. */
  void place(Expression inner, Scenario scenario) {
    Scenario.Names names = scenario.names(inner);
    scenario.members(names.fill(members), inner.code());
    scenario.statement(names.fill(statement), inner.code());
  }

  @Override
  public int release() {
    return release;
  }
}
