package io.github.uncontended.generator;

/** Tests of a concurrent queue's size: {@code @Q} stands for the queue. */
final class QueueScan {
  private QueueScan() {}

  /** The queue. */
  enum Queue implements Production {
    FIELD(
        "queue#", "@M final ConcurrentLinkedQueue<String> queue# = new ConcurrentLinkedQueue<>();"),
    QUEUE_FIELD("queue#", "@M final Queue<String> queue# = new ConcurrentLinkedQueue<>();"),
    COLLECTION_FIELD(
        "queue#", "@M final Collection<String> queue# = new ConcurrentLinkedDeque<>();"),
    DEQUE_FIELD("queue#", "@M final Deque<String> queue# = new ConcurrentLinkedDeque<>();"),
    TRANSFER_FIELD(
        "queue#", "@M final LinkedTransferQueue<String> queue# = new LinkedTransferQueue<>();"),
    VARIABLE_FIELD(
        "queue#", "@M ConcurrentLinkedQueue<String> queue# = new ConcurrentLinkedQueue<>();"),
    FILLED_FIELD(
        "queue#",
        "@M final Queue<String> queue# = new ConcurrentLinkedQueue<>(Arrays.asList(\"a\", \"b\"));"),
    NULL_FIELD("queue#", "@M ConcurrentLinkedQueue<String> queue# = null;"),
    QUALIFIED(
        "@S.queue#",
        "static final ConcurrentLinkedQueue<String> queue# = new ConcurrentLinkedQueue<>();"),
    FROM_METHOD(
        "queue#()",
        "@M final ConcurrentLinkedQueue<String> kept# = new ConcurrentLinkedQueue<>();\n@M ConcurrentLinkedQueue<String> queue#() { Seen.say(\"queue\"); kept#.add(\"a\"); return kept#; }"),
    IN_HOLDER(
        "HOLD#.queue",
        "static class Hold# { final Queue<String> queue = new ConcurrentLinkedQueue<>(); }\n@M final Hold# HOLD# = new Hold#();"),
    IN_ARRAY(
        "queues#[Seen.see(\"i\", 0)]",
        "@M final ConcurrentLinkedQueue<String>[] queues# = new ConcurrentLinkedQueue[] {new ConcurrentLinkedQueue<>()};"),
    CAST(
        "((ConcurrentLinkedQueue<String>) queue#)",
        "@M final Object queue# = new ConcurrentLinkedQueue<>();"),
    EITHER(
        "(Seen.yes() ? queue# : other#)",
        "@M final Queue<String> queue# = new ConcurrentLinkedQueue<>();\n@M final Queue<String> other# = new ConcurrentLinkedDeque<>();"),
    ASSIGNED(
        "(queue# = Seen.same(queue#))",
        "@M ConcurrentLinkedQueue<String> queue# = new ConcurrentLinkedQueue<>();"),
    SUBCLASS(
        "queue#",
        "static class Sub#<V> extends ConcurrentLinkedQueue<V> { @Override public boolean isEmpty() { Seen.say(\"empty\"); return true; } @Override public int size() { Seen.say(\"size\"); return 2; } }\n@M final ConcurrentLinkedQueue<String> queue# = new Sub#<>();"),
    ASSIGNED_SUBCLASS(
        "queue#",
        "@M ConcurrentLinkedQueue<String> queue# = new ConcurrentLinkedQueue<>();\n@M final int swapped# = (queue# = new ConcurrentLinkedQueue<String>() { @Override public boolean isEmpty() { Seen.say(\"empty\"); return true; } }).size();"),
    SUBCLASS_FROM_FACTORY(
        "queue#",
        "static class Sub#<V> extends ConcurrentLinkedQueue<V> { @Override public boolean isEmpty() { Seen.say(\"empty\"); return false; } }\nstatic ConcurrentLinkedQueue<String> make#() { return new Sub#<>(); }\n@M final ConcurrentLinkedQueue<String> queue# = make#();"),
    ANONYMOUS_SUBCLASS(
        "queue#",
        "@M final Queue<String> queue# = new ConcurrentLinkedDeque<String>() { @Override public boolean isEmpty() { Seen.say(\"empty\"); return super.isEmpty(); } };"),
    OTHER_SUBCLASS_ELSEWHERE(
        "queue#",
        "@M Queue<String> queue# = new ConcurrentLinkedQueue<>();\n@M final Object swapped# = swap#();\n@M Object swap#() { queue# = new LinkedList<String>() { @Override public boolean isEmpty() { Seen.say(\"empty\"); return true; } }; return queue#; }");

    private final String code;
    private final String members;

    Queue(String code, String members) {
      this.code = code;
      this.members = members;
    }
  }

  /** The test, and what it is an operand of. */
  enum Test implements Production {
    IS_ZERO("@Q.size() == 0"),
    ZERO_IS("0 == @Q.size()"),
    IS_NOT_ZERO("@Q.size() != 0"),
    IS_GREATER("@Q.size() > 0"),
    ZERO_IS_LESS("0 < @Q.size()"),
    WITHOUT_SPACES("0<@Q.size()"),
    IS_AT_LEAST_ONE("@Q.size() >= 1"),
    ONE_IS_AT_MOST("1 <= @Q.size()"),
    IS_LESS_THAN_ONE("@Q.size() < 1"),
    IS_AT_MOST_ZERO("@Q.size() <= 0"),
    IS_AT_LEAST_ZERO("@Q.size() >= 0"),
    IS_GREATER_THAN_ONE("@Q.size() > 1"),
    IS_LONG_ZERO("@Q.size() == 0L"),
    IS_ZERO_CHARACTER("@Q.size() == '\\0'"),
    IS_GREATER_THAN_HALF("@Q.size() > 0.5"),
    IS_MINUS_ZERO("@Q.size() == -0"),
    IS_CONSTANT("@Q.size() == ZERO#"),
    IN_PARENTHESES("(@Q.size()) == (0)"),
    NEGATED("!(@Q.size() == 0)"),
    COMPARED("@Q.size() > 0 == Seen.yes()"),
    COMPARED_BEHIND("Seen.yes() != @Q.size() > 0"),
    BEHIND_AND("Seen.no() && @Q.size() > 0"),
    BEFORE_BITWISE_OR("@Q.size() > 0 | Seen.yes()"),
    TWICE("@Q.size() > 0 ^ @Q.size() == 0"),
    AFTER_ADDING("added#(@Q.add(\"x\")) & @Q.size() > 0"),
    CALLED_BY_NAME("@Q.size() == 0 && @Q.size() < 1 && !@Q.isEmpty()");

    private final String code;

    Test(String code) {
      this.code = code;
    }
  }

  /** A test that is drawn from all of them. */
  static Expression draw(Scenario scenario) {
    Queue queue = scenario.choose(Queue.values());
    Test test = scenario.choose(Test.values());
    Scenario.Names names = scenario.names();
    String members = queue.members;
    if (test == Test.IS_CONSTANT) {
      members += "\nstatic final int ZERO# = 0;";
    }
    if (test == Test.AFTER_ADDING) {
      members += "\nstatic boolean added#(boolean added) { return added; }";
    }
    scenario.members(names.fill(members));
    return new Expression(
        "boolean", Part.expression("(" + names.fill(test.code.replace("@Q", queue.code)) + ")"));
  }
}
