package io.github.uncontended.generator;

import static io.github.uncontended.generator.Expression.Accepts.ANY;
import static io.github.uncontended.generator.Expression.Accepts.BOOLEAN;
import static io.github.uncontended.generator.Expression.Accepts.BOX;
import static io.github.uncontended.generator.Expression.Accepts.INT;
import static io.github.uncontended.generator.Expression.Accepts.NUMBER;
import static io.github.uncontended.generator.Expression.Accepts.PLAIN_REFERENCE;
import static io.github.uncontended.generator.Expression.Accepts.REFERENCE;
import static io.github.uncontended.generator.Expression.Accepts.STRING;

import io.github.uncontended.generator.Expression.Accepts;

/** An expression around the expression of a rule: where types and orders of evaluation matter. */
enum Operand implements Production {
  PARENTHESES(ANY, "@T", "(@E)"),
  FIRST_BRANCH(ANY, "@T", "(Seen.yes() ? @E : @D)"),
  SECOND_BRANCH(ANY, "@T", "(Seen.no() ? @D : @E)"),
  BRANCH_NOT_TAKEN(ANY, "@T", "(Seen.yes() ? @D : @E)"),
  BRANCH_WITH_NULL(ANY, "@B", "(Seen.yes() ? @E : null)"),
  BRANCH_WITH_DOUBLE(NUMBER, "double", "(Seen.yes() ? @E : 1.5)"),
  BRANCH_WITH_LONG(INT, "long", "(Seen.no() ? 2L : @E)"),
  BRANCH_WITH_CHAR(INT, "Object", "(Seen.yes() ? @E : (Object) 'c')"),
  BRANCH_OF_OBJECTS(ANY, "Object", "(Seen.yes() ? @E : (Object) 1.5)"),
  CHAIN_OF_BRANCHES(ANY, "@T", "(Seen.no() ? @D : Seen.yes() ? @E : @D)"),
  CONDITION_OF_BRANCH(REFERENCE, "String", "(@E == null ? \"absent\" : \"present\")"),
  ARM(ANY, "@T", "(switch (Seen.one()) { case 1 -> @E; default -> @D; })", 14),
  ARM_WITH_DOUBLE(NUMBER, "double", "(switch (Seen.one()) { case 1 -> @E; default -> 1.5; })", 14),
  ARM_THAT_YIELDS(
      ANY,
      "@T",
      "(switch (Seen.one()) { case 1: Seen.say(\"arm\"); yield @E; default: yield @D; })",
      14),
  TEXT_AFTER(ANY, "String", "(\"t\" + @E + Seen.see(\"right\", 1))"),
  TEXT_BEFORE(ANY, "String", "(Seen.see(\"left\", 1) + \":\" + @E)"),
  TEXT_OF_SUM(INT, "String", "(1 + @E + \"t\")"),
  SUM_AFTER(NUMBER, "double", "(Seen.see(\"left\", 1) + @E * 2.0)"),
  SUM_OF_TWO(INT, "int", "(@E + @E)"),
  MINUS(NUMBER, "double", "(1.0 - -@E)"),
  SHIFT(INT, "int", "(@E << 1)"),
  UNBOXED_NULL_BEFORE(INT, "int", "(Seen.nothing() + @E)"),
  FAILED_CAST_BEFORE(INT, "int", "((Integer) (Object) Seen.text() + @E)"),
  DIVISION_BEFORE(INT, "int", "(1 / Seen.zero() + @E)"),
  ARRAY_LOAD_BEFORE(INT, "int", "(Seen.numbers()[Seen.one() + 99] + @E)"),
  NULL_FIELD_BEFORE(ANY, "@T", "Seen.second(Seen.nobody().number, @E)"),
  THROWING_ARGUMENT_BEFORE(ANY, "@T", "Seen.second(Seen.boom(), @E)"),
  FIRST_ARGUMENT(ANY, "@B", "Seen.first(@E, Seen.see(\"right\", 2))"),
  LAST_ARGUMENT(ANY, "@B", "Seen.second(Seen.see(\"left\", 1), @E)"),
  MIDDLE_ARGUMENT(ANY, "@B", "Seen.middle(Seen.see(\"left\", 1), @E, Seen.see(\"right\", 2))"),
  VARIABLE_ARGUMENT(ANY, "String", "Seen.all(Seen.see(\"left\", 1), @E, Seen.see(\"right\", 2))"),
  WIDENED(REFERENCE, "Object", "((Object) @E)"),
  CAST(ANY, "@T", "((@T) @E)"),
  CAST_TO_LONG(INT, "long", "((long) @E)"),
  OVERLOADED(
      ANY,
      "String",
      "over#(@E)",
      """
      @M String over#(Object o) { return "Object " + o; }
      @M String over#(int o) { return "int " + o; }
      @M String over#(double o) { return "double " + o; }
      @M String over#(String o) { return "String " + o; }"""),
  OVERLOADED_FOR_BOXES(
      ANY,
      "String",
      "over#(@E)",
      """
      @M String over#(Object o) { return "Object " + o; }
      @M String over#(Integer o) { return "Integer " + o; }
      @M String over#(long o) { return "long " + o; }
      @M String over#(Comparable<?> o) { return "Comparable " + o; }"""),
  OVERLOADED_FOR_FUNCTIONS(
      ANY,
      "String",
      "over#(@E)",
      """
      @M String over#(Object o) { return "Object " + o; }
      @M String over#(Supplier<?> o) { return "Supplier " + o.get(); }
      @M String over#(char[] o) { return "char[] " + o.length; }"""),
  OVERLOADED_CONDITIONAL(
      NUMBER,
      "String",
      "over#(Seen.yes() ? @E : 1.5)",
      """
      @M String over#(Object o) { return "Object " + o; }
      @M String over#(int o) { return "int " + o; }
      @M String over#(double o) { return "double " + o; }"""),
  INFERRED(ANY, "@B", "Seen.same(@E)"),
  GIVEN_TYPE(ANY, "Object", "Seen.<Object>same(@E)"),
  ELEMENT_OF_LIST(REFERENCE, "@T", "Arrays.asList(@D, @E).get(1)"),
  TEXT_OF_RESULT(ANY, "String", "String.valueOf((Object) @E)"),
  RECEIVER(REFERENCE, "String", "@E.toString()"),
  RECEIVER_WITH_ARGUMENT(REFERENCE, "boolean", "@E.equals(Seen.see(\"argument\", 1))"),
  RECEIVER_OF_TEXT(STRING, "String", "@E.concat(Seen.see(\"argument\", \"x\"))"),
  LENGTH(STRING, "int", "@E.length()"),
  METHOD_REFERENCE(REFERENCE, "String", "((Supplier<String>) @E::toString).get()"),
  LAMBDA(ANY, "@B", "((Supplier<@B>) () -> @E).get()"),
  BLOCK_LAMBDA(ANY, "@B", "((Supplier<@B>) () -> { Seen.say(\"lambda\"); return @E; }).get()"),
  ARRAY_ELEMENT(
      ANY, "Object", "new Object[] {Seen.see(\"left\", 1), @E, Seen.see(\"right\", 2)} [1]"),
  ARRAY_INDEX(INT, "int", "Seen.numbers()[(@E & 7)]"),
  SAME_AS_ITSELF(PLAIN_REFERENCE, "boolean", "(@E == @E)"),
  IDENTICAL_TO_LITERAL(STRING, "boolean", "(@E == \"ab\")"),
  NOT_IDENTICAL(STRING, "boolean", "(\"d\" + Seen.one() != @E)"),
  NOT_NULL(REFERENCE, "boolean", "(@E != null)"),
  AND(REFERENCE, "boolean", "(Seen.yes() && @E != null && Seen.yes())"),
  OR(REFERENCE, "boolean", "(Seen.yes() || @E != null)"),
  NOT(BOOLEAN, "boolean", "!@E"),
  INSTANCE(PLAIN_REFERENCE, "boolean", "((Object) @E instanceof Comparable)"),
  PATTERN(
      PLAIN_REFERENCE,
      "String",
      "((Object) @E instanceof Comparable<?> c# ? \"c\" + c# : \"n\")",
      16),
  COMPARED(NUMBER, "boolean", "(Seen.see(\"left\", 1) < @E)"),
  UNBOXED(
      BOX,
      "String",
      "over#(@E, 1.5)",
      "@M String over#(double a, double b) { return a + \"d\" + b; }"),
  FIELD_OF_NEW(
      ANY,
      "Object",
      "new Box#(@E).v",
      """
      static class Box# { static { Seen.say("Box#"); } final Object v; Box#(Object v) { this.v = v; } }"""),
  GENERIC_CREATION(REFERENCE, "@T", "new AtomicReference<>(@E).get()"),
  ANONYMOUS_CREATION(
      ANY,
      "String",
      "new Object() { final Object v# = @E; public String toString() { return \"\" + v#; } }.toString()"),
  SHARED_STATE_BEFORE(ANY, "@B", "Seen.second(state#++, @E)", "@M int state#;"),
  ASSIGNED(ANY, "@T", "(assigned# = @E)", "@M @T assigned#;"),
  ADDED(ANY, "String", "(added# += @E)", "@M String added# = \"a\";");

  private final Accepts accepts;
  private final String type;
  private final String code;
  private final String members;
  private final int release;

  Operand(Accepts accepts, String type, String code) {
    this(accepts, type, code, "", 8);
  }

  Operand(Accepts accepts, String type, String code, int release) {
    this(accepts, type, code, "", release);
  }

  Operand(Accepts accepts, String type, String code, String members) {
    this(accepts, type, code, members, 8);
  }

  Operand(Accepts accepts, String type, String code, String members, int release) {
    this.accepts = accepts;
    this.type = type;
    this.code = code;
    this.members = members;
    this.release = release;
  }

  boolean takes(Expression inner) {
    return inner.is(accepts);
  }

  /** The expression around another. */
  Expression around(Expression inner, Scenario scenario) {
    Scenario.Names names = scenario.names(inner);
    scenario.members(names.fill(members));
    return new Expression(
        names.fill(type), Part.expression(Part.around(names.fill(code), inner.code()).toArray()));
  }

  @Override
  public int release() {
    return release;
  }
}
