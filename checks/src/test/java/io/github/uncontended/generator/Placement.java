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
  ARGUMENT(ANY, "Log.show(@E);"),
  LOCAL(ANY, "@T v# = @E; Log.show(v#);"),
  FINAL_LOCAL(ANY, "final @T v# = @E; Runnable r# = () -> Log.show(v#); r#.run();"),
  CAPTURED_LOCAL(ANY, "@T v# = @E; Runnable r# = () -> Log.show(v#); r#.run();"),
  BOXED_LOCAL(ANY, "@B v# = @E; Log.show(v#);"),
  OBJECT_LOCAL(ANY, "Object v# = @E; Log.show(v#);"),
  INFERRED_LOCAL(ANY, "var v# = @E; Log.show(v#);", 10),
  TWO_LOCALS(ANY, "@T w# = @D, v# = @E; Log.show(v#); Log.show(w#);"),
  ASSIGNED_LOCAL(ANY, "@T v# = @D; v# = @E; Log.show(v#);"),
  LATER_LOCAL(ANY, "@T v#; v# = @E; Log.show(v#);"),
  ASSIGNED_FIELD(ANY, "f# = @E; Log.show(f#);", "@M @T f#;"),
  ASSIGNED_ELEMENT(
      INT, "a#[Log.see(\"index\", 1)] = @E; Log.show(a#[1]);", "@M int[] a# = new int[3];"),
  ADDED_TO_ELEMENT(
      INT, "a#[Log.see(\"index\", 1)] += @E; Log.show(a#[1]);", "@M int[] a# = new int[3];"),
  ADDED_TO_NUMBER(INT, "int v# = 1; v# += @E; Log.show(v#);"),
  NARROWED(INT, "byte v# = 1; v# += @E; Log.show(v#);"),
  ADDED_TO_TEXT(ANY, "String v# = \"t\"; v# += @E; Log.show(v#);"),
  ADDED_TO_CHANGED_FIELD(
      INT,
      "f# += @E + grow#(); Log.show(f#);",
      "@M int f# = 1;\n@M int grow#() { f# = 100; return 1; }"),
  RETURNED(ANY, "Log.show(m#());", "@M @T m#() throws Exception { return @E; }"),
  RETURNED_AS_OBJECT(ANY, "Log.show(m#());", "@M Object m#() throws Exception { return @E; }"),
  RETURNED_FROM_GENERIC(
      ANY,
      "Log.show(m#(\"\"));",
      "@M <S extends Comparable<S>> Object m#(S s) throws Exception { return @E; }"),
  RETURNED_FROM_SYNCHRONIZED(
      ANY, "Log.show(m#());", "@M synchronized Object m#() throws Exception { return @E; }"),
  RETURNED_UNBRACED(
      ANY,
      "Log.show(m#());",
      "@M @T m#() throws Exception { if (Log.yes()) return @E; else return @D; }"),
  RETURNED_AFTER_RECURSION(
      ANY,
      "Log.show(m#(2));",
      "@M Object m#(int n) throws Exception { if (n > 0) { Log.show(m#(n - 1)); } return @E; }"),
  LAMBDA(ANY, "Callable<Object> c# = () -> @E; Log.show(c#.call());"),
  TYPED_LAMBDA(ANY, "Callable<@B> c# = () -> @E; Log.show(c#.call());"),
  BLOCK_LAMBDA(
      ANY, "Callable<Object> c# = () -> { return @E; }; Log.show(c#.call()); Log.show(c#.call());"),
  LAMBDA_FIELD(ANY, "Log.show(c#.call());", "@M final Callable<@B> c# = () -> @E;"),
  NESTED_LAMBDAS(
      ANY, "Callable<Callable<Object>> c# = () -> () -> @E; Log.show(c#.call().call());"),
  LAMBDA_PARAMETER(
      ANY,
      "Function<Integer, Object> c# = value -> { Object it = value; try { return @E; } catch (Exception e) { return Log.text(e); } }; Log.show(c#.apply(1));"),
  MAPPED(
      ANY,
      "Log.show(Arrays.asList(1, 2).stream().map(value -> { try { return \"\" + @E; } catch (Exception e) { return Log.text(e); } }).collect(Collectors.toList()).toString());"),
  IF(REFERENCE, "if (@E != null) { Log.say(\"some\"); } else { Log.say(\"none\"); }"),
  UNBRACED_IF(REFERENCE, "if (@E == null) Log.say(\"none\"); else Log.say(\"some\");"),
  UNBRACED_BRANCH(ANY, "if (Log.no()) Log.say(\"no\"); else Log.show(@E);"),
  UNBRACED_THEN(ANY, "if (Log.yes()) Log.show(@E); else Log.say(\"no\");"),
  ELSE_IF(
      REFERENCE, "if (Log.no()) { Log.say(\"no\"); } else if (@E != null) { Log.say(\"some\"); }"),
  BOOLEAN_IF(BOOLEAN, "if (@E) { Log.say(\"yes\"); } else { Log.say(\"no\"); }"),
  CONSTANT_WHILE(STRING, "while (@E != \"ab\") { Log.say(\"round\"); break; }"),
  CONSTANT_IF(STRING, "int v#; if (@E == \"ab\") { v# = 1; } else { v# = 2; } Log.show(v#);"),
  CONSTANT_FOR(STRING, "for (; @E == \"ab\"; ) { Log.say(\"round\"); break; } Log.say(\"after\");"),
  CONSTANT_DO(STRING, "do { Log.say(\"round\"); } while (@E == \"never\"); Log.say(\"after\");"),
  WHILE(REFERENCE, "int i# = 0; while (@E != null && i# < 3) { Log.say(\"round \" + i#); i#++; }"),
  DO_WHILE(
      REFERENCE,
      "int i# = 0; do { Log.say(\"round \" + i#); i#++; } while (i# < 2 && @E != null);"),
  DO_UNBRACED(ANY, "int i# = 0; do Log.show(@E); while (i#++ < 1);"),
  FOR_HEADER(ANY, "for (@T v# = @E; Log.once(\"#\"); v# = @D) { Log.show(v#); }"),
  FOR_UPDATE(ANY, "Object v# = 1; for (int i = 0; i < 2; v# = @E, i++) { Log.show(v#); }"),
  FOR_CONDITION(REFERENCE, "for (int i = 0; i < 2 && @E != null; i++) { Log.show(i); }"),
  FOR_UNBRACED(ANY, "for (int i = 0; i < 2; i++) Log.show(@E);"),
  FOR_EACH(REFERENCE, "for (Object v# : Arrays.asList(@E, Log.text())) { Log.show(v#); }"),
  LABELLED(ANY, "out#: for (;;) { @T v# = @E; Log.show(v#); break out#; }"),
  SWITCH_SELECTOR(
      STRING, "switch (@E) { case \"ab\": Log.say(\"ab\"); break; default: Log.say(\"other\"); }"),
  SWITCH_NUMBER(INT, "switch (@E) { case 1: Log.say(\"one\"); default: Log.say(\"other\"); }"),
  SWITCH_GROUP(
      ANY,
      "switch (Log.one()) { case 1: @T v# = @E; Log.show(v#); break; default: Log.say(\"other\"); }"),
  SWITCH_GROUPS(
      ANY, "switch (Log.one()) { case 0: @T v#; case 1: v# = @E; Log.show(v#); default: }"),
  SWITCH_ARROW(
      ANY, "switch (Log.one()) { case 1 -> Log.show(@E); default -> Log.say(\"other\"); }", 14),
  SWITCH_ARROW_BLOCK(
      ANY, "switch (Log.one()) { case 1 -> { @T v# = @E; Log.show(v#); } default -> {} }", 14),
  YIELDED(
      ANY,
      "Object v# = switch (Log.one()) { case 1 -> { Object o = 1; yield @E; } default -> 1; }; Log.show(v#);",
      14),
  TRY(
      ANY,
      "try { @T v# = @E; Log.show(v#); } catch (RuntimeException e) { Log.show(Log.text(e)); } finally { Log.say(\"finally\"); }"),
  FINALLY(ANY, "try { Log.say(\"try\"); } finally { @T v# = @E; Log.show(v#); }"),
  CATCH(ANY, "try { Log.boom(); } catch (RuntimeException e) { @T v# = @E; Log.show(v#); }"),
  RESOURCE(ANY, "try (Log.Resource r# = new Log.Resource(@E)) { Log.show(r#.value); }"),
  SECOND_RESOURCE(
      ANY,
      "try (Log.Resource q# = new Log.Resource(1); Log.Resource r# = new Log.Resource(@E)) { Log.show(r#.value); }"),
  IN_RESOURCE_BODY(
      ANY, "try (Log.Resource r# = new Log.Resource(1)) { @T v# = @E; Log.show(v#); }"),
  MONITOR(PLAIN_REFERENCE, "synchronized (@E) { Log.say(\"inside\"); }"),
  IN_MONITOR(ANY, "synchronized (Log.class) { @T v# = @E; Log.show(v#); }"),
  ASSERTED(REFERENCE, "assert @E != null : \"none\"; Log.say(\"asserted\");"),
  ASSERTION_DETAIL(ANY, "assert Log.yes() : @E; Log.say(\"asserted\");"),
  THROWN(ANY, "if (Log.yes()) { throw new IllegalStateException(\"t\" + @E); }"),
  ARRAY(ANY, "Object[] v# = {Log.see(\"left\", 1), @E, Log.see(\"right\", 2)}; Log.show(v#[1]);"),
  TYPED_ARRAY(PLAIN_REFERENCE, "@T[] v# = {@D, @E}; Log.show(v#[1]);"),
  FIELD(
      ANY,
      "Log.show(new F#().v);",
      "static class F# { final int before = Log.see(\"before\", 1); final @T v = @E; final int after = Log.see(\"after\", 2); }"),
  INITIALIZER(
      ANY,
      "Log.show(new F#().v);",
      "static class F# { final @T v; { Log.say(\"before\"); v = @E; Log.say(\"after\"); } }"),
  STATIC_FIELD(
      ANY,
      "Log.show(F#.V);",
      "static class F# { static final int BEFORE = Log.see(\"before\", 1); static final @T V = @E; static final int AFTER = Log.see(\"after\", 2); }"),
  STATIC_INITIALIZER(
      ANY,
      "Log.show(F#.V);",
      "static class F# { static final @T V; static { Log.say(\"before\"); @T v = @E; V = v; } }"),
  CONSTRUCTOR(
      ANY,
      "Log.show(new F#().v);",
      "static class F# { final @T v; F#() throws Exception { Log.say(\"before\"); this.v = @E; Log.say(\"after\"); } }"),
  SUPER_ARGUMENT(
      ANY,
      "Log.show(new F#().value);",
      "static class F# extends Log.Base { final int own = Log.see(\"own\", 1); F#() throws Exception { super(Log.see(\"left\", 1), @E); } }"),
  THIS_ARGUMENT(
      ANY,
      "Log.show(new F#().v);",
      "static class F# { final Object v; F#(Object v) { this.v = v; } F#() throws Exception { this(@E); } }"),
  READ_DURING_SUPER(
      ANY,
      "Log.show(new F#().v);",
      "static class F# extends Log.Base { private final @T v = @E; F#() { super(1, 2); } @Override Object look() { return v; } }"),
  ANONYMOUS_CLASS(
      ANY,
      "Log.show(new Callable<Object>() { final int n = 1; public Object call() throws Exception { @T v# = @E; return v#; } }.call());"),
  LOCAL_CLASS(
      ANY, "class L# { Object m() throws Exception { return @E; } } Log.show(new L#().m());"),
  INNER_CLASS(
      ANY,
      "Log.show(new F#().new G().m());",
      "static class F# { class G { Object m() throws Exception { @T v = @E; return v; } } }"),
  ENUM_CONSTANT(
      ANY,
      "Log.show(F#.A.v + \"\" + F#.B.v);",
      "enum F# { A(Log.see(\"a\", 1)), B(@E); final Object v; F#(Object v) { this.v = v; } }"),
  ENUM_METHOD(
      ANY,
      "Log.show(F#.A.m());",
      "enum F# { A { @Override Object m() throws Exception { return @E; } }; abstract Object m() throws Exception; }"),
  EMPTY_ENUM_METHOD(
      ANY,
      "Log.show(F#.m());",
      "enum F# { ; static Object m() throws Exception { @T v = @E; return v; } }"),
  INTERFACE_METHOD(
      ANY,
      "Log.show(new F#() {}.m());",
      "interface F# { default Object m() throws Exception { return @E; } }"),
  STATIC_INTERFACE_METHOD(
      ANY,
      "Log.show(F#.m());",
      "interface F# { static Object m() throws Exception { return Log.second(1, @E); } }"),
  INTERFACE_CONSTANT(ANY, "Log.show(F#.V);", "interface F# { Object V = @E; }"),
  RECORD_METHOD(
      ANY,
      "Log.show(new F#(1).m());",
      "record F#(int n) { Object m() throws Exception { return @E; } }",
      16),
  RECORD_CONSTRUCTOR(ANY, "Log.show(new F#(1).v());", "record F#(Object v) { F# { v = @E; } }", 16),
  GENERIC_CLASS(
      ANY,
      "Log.show(new F#<Integer>().m());",
      "static class F#<V> { Object m() throws Exception { @T v = @E; return v; } }"),
  SHADOWED_LOCAL_NAMES(
      ANY,
      "{ String value = \"value\", v = \"v\", map = \"map\", key = \"key\", result = \"result\", hash = \"hash\"; @T it = @E; Log.show(it + value + v + map + key + result + hash); }"),
  REASSIGNED_PARAMETER(
      ANY,
      "Log.show(m#(1));",
      "@M Object m#(int n) throws Exception { n++; @T v = @E; n++; return v + \"\" + n; }"),
  INSTANCE_PATTERN(
      PLAIN_REFERENCE,
      "if ((Object) @E instanceof Comparable<?> c# && c# != null) { Log.show(c#); }",
      16),
  BLOCK(ANY, "{ { @T v# = @E; Log.show(v#); } }"),
  STATEMENTS_IN_A_LINE(
      ANY, "int a# = Log.see(\"a\", 1); @T v# = @E; int b# = Log.see(\"b\", 2); Log.show(v#);"),
  DECLARED_IN_LOOP(ANY, "for (int i = 0; i < 2; i++) { @T v# = @E; Log.show(v#); }"),
  CAPTURED_IN_LOOP(
      ANY,
      "List<Runnable> l# = new ArrayList<>(); for (int i = 0; i < 2; i++) { @T v# = @E; l#.add(() -> Log.show(v#)); } l#.forEach(Runnable::run);"),
  THREAD(
      ANY, "Thread t# = new Thread(() -> Log.guard(() -> Log.show(@E))); t#.start(); t#.join();");

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
