package io.github.uncontended.generator;

/** Queues whose size is compared with zero, and generators that threads share. */
enum Contended implements Production {
  EMPTY(
      "\"\" + (queue#.size() == 0)",
      "@M java.util.concurrent.ConcurrentLinkedQueue<String> queue# = new java.util.concurrent.ConcurrentLinkedQueue<>();"),
  NOT_EMPTY_QUEUE(
      "queue#.size() > 0 ? \"some\" : \"none\"",
      "static final Queue<String> queue# = new java.util.concurrent.ConcurrentLinkedQueue<>(Arrays.asList(\"a\"));"),
  QUEUE_ON_THE_RIGHT(
      "\"\" + (0 < queue#.size()) + (1 > queue#.size())",
      "@M java.util.Deque<String> queue# = new java.util.concurrent.ConcurrentLinkedDeque<>();"),
  QUEUE_IN_EXPRESSION(
      "\"\" + !(queue#.size() != 0 == true)",
      "static final Queue<String> queue# = new java.util.concurrent.LinkedTransferQueue<>();"),
  QUEUE_OF_SUBCLASS(
      "\"\" + (new Own#().size() == 0) + (own#.size() > 0)",
      "static class Own# extends java.util.concurrent.ConcurrentLinkedQueue<String> { @Override public boolean isEmpty() { Seen.say(\"isEmpty\"); return false; } }\nstatic final java.util.concurrent.ConcurrentLinkedQueue<String> own# = new Own#();"),
  QUEUE_THAT_EFFECTS(
      "\"\" + (queue#().size() >= 1)",
      "static java.util.concurrent.ConcurrentLinkedQueue<String> queue#() { Seen.say(\"queue\"); return new java.util.concurrent.ConcurrentLinkedQueue<>(); }"),
  QUEUE_THAT_IS_NULL(
      "\"\" + (queue#.size() <= 0)",
      "static java.util.concurrent.ConcurrentLinkedQueue<String> queue# = null;"),
  RANDOM(
      "\"\" + In#.random.nextInt(1)",
      "static class In# { private static final Random random = new Random(); }"),
  RANDOM_WITH_WRONG_BOUND(
      "\"\" + In#.random.nextInt(-1)",
      "static class In# { private static final Random random = new Random(); }"),
  RANDOM_OF_LAMBDA(
      "((Supplier<Integer>) () -> In#.random.nextInt(1)).get().toString()",
      "static class In# { private static final Random random = new Random(); }"),
  RANDOM_REFERENCE(
      "((Function<Integer, Integer>) In#.random::nextInt).apply(1).toString()",
      "static class In# { private static final Random random = new Random(); }"),
  RANDOM_STREAM(
      "\"\" + In#.random.ints(2, 0, 1).sum() + In#.random.doubles(0).count()",
      "static class In# { private static final Random random = new Random(); }"),
  RANDOM_OF_TWO(
      "\"\" + Above#.random.nextInt(1) + In#.random.nextInt(1)",
      "static class Above# { private static final Random random = new Random(); }\nstatic class In# { private static final Random random = new Random(); }"),
  RANDOM_BESIDE_OTHERS(
      "\"\" + In#.random.nextInt(1) + In#.other",
      "static class In# { private static final Random random = new Random(); private static int other = Seen.see(\"other\", 1); }"),
  RANDOM_SHADOWED(
      "In#.look()",
      "static class In# { static class ThreadLocalRandom { static String current() { return \"own\"; } } private static final Random random = new Random(); static String look() { return random.nextInt(1) + ThreadLocalRandom.current(); } }"),
  RANDOM_IN_INTERFACE(
      "\"\" + In#.RANDOM.nextInt(1)", "interface In# { Random RANDOM = new Random(); }"),
  RANDOM_OF_SERIALIZABLE(
      "Seen.identity(In#.class) + In#.look()",
      "static class In# implements Serializable { private static final Random random = new Random(); static int look() { return random.nextInt(1); } }"),
  RANDOM_SERIALIZED(
      "Seen.identity(In#.class) + new In#().look()",
      "static class In# implements Serializable { private final Random random = new Random(); int look() { return random.nextInt(1); } }");

  private final String code;
  private final String members;

  Contended(String code, String members) {
    this.code = code;
    this.members = members;
  }

  /** An expression that is drawn from all of them. */
  static Expression draw(Scenario scenario) {
    Contended drawn = scenario.choose(values());
    Scenario.Names names = scenario.names();
    scenario.members(names.fill(drawn.members));
    return new Expression("String", Part.expression("(" + names.fill(drawn.code) + ")"));
  }
}
