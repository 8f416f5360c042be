package io.github.uncontended.generator;

/**
 * Draws from a generator of random numbers that show nothing of the number: {@code @R} stands for
 * the generator.
 */
final class RandomDraw {
  private RandomDraw() {}

  /** The generator. */
  enum Generator implements Production {
    CONSTANT("r#", "private static final Random r# = new Random();"),
    FIELD("r#", "@M final Random r# = new Random();"),
    VARIABLE_FIELD("r#", "@M Random r# = new Random();"),
    QUALIFIED("@S.r#", "private static final Random r# = new Random();"),
    QUALIFIED_TYPE("r#", "private static final java.util.Random r# = new java.util.Random();"),
    TWO_FIELDS("r#", "private static final Random r# = new Random(), s# = new Random();"),
    NULL_FIELD("r#", "private static Random r# = null;"),
    SEEDED("r#", "private static final Random r# = new Random(1);"),
    SEEDED_LATER(
        "r#", "private static final Random r# = new Random();\n@M void seed#() { r#.setSeed(1); }"),
    ASSIGNED_TWICE(
        "r#",
        "private static Random r# = new Random();\nstatic void next#() { r# = new Random(); }"),
    ASSIGNED_ELSEWHERE(
        "r#",
        "private static Random r# = new Random();\nstatic { r# = new Random(7) { @Override public int nextInt() { Seen.say(\"own\"); return 1; } }; }"),
    SUBCLASS(
        "r#",
        "private static final Random r# = new Random() { @Override protected int next(int bits) { Seen.say(\"next\"); return 1 << (bits - 2); } };"),
    HANDED_OUT(
        "r#",
        "private static final Random r# = new Random();\nstatic Random out#() { return r#; }"),
    SHUFFLING(
        "r#",
        "private static final Random r# = new Random();\nstatic void shuffle#() { Collections.shuffle(new ArrayList<>(), r#); }"),
    IN_NESTED("In#.r", "static class In# { private static final Random r = new Random(); }"),
    OF_OBJECT(
        "new In#().r",
        "static class In# { private final Random r = new Random(); In#() { Seen.say(\"new\"); } }"),
    OF_NULL("((In#) null).r", "static class In# { private final Random r = new Random(); }"),
    OF_CALLED_OBJECT(
        "in#().r",
        "static class In# { private final Random r = new Random(); }\nstatic In# in#() { Seen.say(\"in\"); return new In#(); }"),
    OF_SERIALIZABLE(
        "In#.of()",
        "static class In# implements Serializable { private final Random r = new Random(); static Random of() { return new In#().r; } int n() { return r.nextInt(1); } }\nstatic final String id# = Seen.identity(In#.class);"),
    OF_SERIALIZABLE_CONSTANT(
        "In#.r",
        "static class In# implements Serializable { private static final Random r = new Random(); }\nstatic final String id# = Seen.identity(In#.class);"),
    SHADOWED_TYPE(
        "In#.of()",
        "static class In# { static class ThreadLocalRandom {} private static final Random r = new Random(); static Random of() { r.nextInt(); return new Random(); } }"),
    SHADOWED_BY_VARIABLE(
        "In#.of()",
        "static class In# { static final String ThreadLocalRandom = \"own\"; private static final Random r = new Random(); static Random of() { Seen.say(ThreadLocalRandom + (r.nextInt(1))); return new Random(); } }"),
    SHADOWED_BY_PARAMETER(
        "In#.of(1)",
        "static class In# { private static final Random r = new Random(); static Random of(int ThreadLocalRandom) { Seen.say(\"\" + (r.nextInt(1) + ThreadLocalRandom)); return new Random(); } }"),
    SHADOWED_JAVA(
        "In#.of(1)",
        "static class In# { static class ThreadLocalRandom {} private static final Random r = new Random(); static Random of(int java) { Seen.say(\"\" + (r.nextInt(1) + java)); return new Random(); } }"),
    OF_INITIALIZED_CLASS(
        "In#.r",
        "static class In# { static { Seen.say(\"In\"); } private static final Random r = new Random(); }"),
    CAPTURED(
        "new In#().of()",
        "static class In# { private final Random r = new Random(); Random of() { Runnable one = () -> Seen.say(\"\" + r.nextInt(1)); one.run(); return new Random(); } }");

    private final String code;
    private final String members;

    Generator(String code, String members) {
      this.code = code;
      this.members = members;
    }
  }

  /** The draw. */
  enum Draw implements Production {
    INT("int", "@R.nextInt(1)"),
    ANY_INT("int", "@R.nextInt() & 0"),
    OF_NO_BOUND("int", "@R.nextInt(Seen.zero())"),
    BOUND_WITH_EFFECT("int", "@R.nextInt(Seen.see(\"bound\", 1))"),
    LONG("long", "@R.nextLong() & 0"),
    DOUBLE("int", "(int) @R.nextDouble()"),
    FLOAT("int", "(int) @R.nextFloat()"),
    FLAG("boolean", "@R.nextBoolean() | true"),
    GAUSSIAN("boolean", "Double.isNaN(@R.nextGaussian())"),
    STREAM("long", "@R.ints(3).count()"),
    BOUNDED_STREAM("int", "@R.ints(3, 4, 5).sum()"),
    NEGATIVE_STREAM("long", "@R.doubles(-1).count()"),
    BYTES(
        "int",
        "bytes#(@R)",
        "static int bytes#(Random r) { byte[] b = new byte[3]; r.nextBytes(b); return b.length; }"),
    TEXT("String", "\"\" + @R.nextInt(1)"),
    REFERENCE("int", "((Supplier<Integer>) @R::nextInt).get() & 0"),
    IN_LAMBDA("int", "((Supplier<Integer>) () -> @R.nextInt(1)).get()"),
    OF_CLASS("boolean", "@R.getClass() == Random.class"),
    SHARED("int", "(int) Math.random()"),
    SHARED_QUALIFIED("boolean", "java.lang.Math.random() < 1"),
    SHARED_STRICT("boolean", "StrictMath.random() < 1"),
    SHARED_BY_REFERENCE("boolean", "((Supplier<Double>) Math::random).get() < 1"),
    SHARED_OF_NULL("boolean", "((Math) null).random() < 1"),
    SHARED_OF_CALL(
        "boolean",
        "math#().random() < 1",
        "static Math math#() { Seen.say(\"math\"); return null; }"),
    SHARED_SUM("String", "\"\" + (Math.random() + Math.random() < 2)"),
    SHARED_NEGATED("boolean", "-Math.random() <= 0"),
    SHARED_OWN(
        "double",
        "Own#.look()",
        "static class Own# { static class Math { static double random() { return 0.5; } } static double look() { return Math.random(); } }"),
    SHARED_IN_SHADOW(
        "int",
        "Own#.look(1)",
        "static class Own# { static class ThreadLocalRandom {} static int look(int java) { return (int) Math.random() + java; } }");

    private final String type;
    private final String code;
    private final String members;

    Draw(String type, String code) {
      this(type, code, "");
    }

    Draw(String type, String code, String members) {
      this.type = type;
      this.code = code;
      this.members = members;
    }
  }

  /** A draw that is drawn from all of them. */
  static Expression draw(Scenario scenario) {
    Draw draw = scenario.choose(Draw.values());
    Scenario.Names names = scenario.names();
    String code = draw.code;
    scenario.members(names.fill(draw.members));
    if (code.contains("@R")) {
      Generator generator = scenario.choose(Generator.values());
      scenario.members(names.fill(generator.members));
      code = code.replace("@R", generator.code);
    }
    return new Expression(draw.type, Part.expression("(" + names.fill(code) + ")"));
  }
}
