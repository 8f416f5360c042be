package io.github.uncontended.generator;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Makes programs of scenarios. A scenario puts an expression that a rule flags into contexts where
 * types, names and the order of evaluation matter, or declares a class that a rule flags, and
 * prints all that can be observed.
 *
 * <p>The same seed makes the same programs.
 */
final class ProgramGenerator {
  private static final int ATTEMPTS = 10_000;

  /** The rules' shapes; expressions come more often, since they have more contexts. */
  enum Subject implements Production {
    FALLBACK,
    FALLBACK_IN_OPERANDS,
    COMPUTATION,
    COMPUTATION_IN_OPERANDS,
    CHECKED_MESSAGE,
    CHECKED_MESSAGE_IN_OPERANDS,
    FORMAT,
    FORMAT_IN_OPERANDS,
    ZONE,
    LOCKED_FIELD,
    HASHED_CLASS,
    QUEUE_SCAN,
    QUEUE_SCAN_IN_OPERANDS,
    RANDOM_DRAW,
    RANDOM_DRAW_IN_OPERANDS,
    REGEX,
    REGEX_IN_OPERANDS,
    GUARDED_READ,
    LAZY_ACCESSOR,
    STREAM_USE
  }

  /** All that a program can be made of. */
  static final ImmutableList<Production> PRODUCTIONS =
      Stream.<Production[]>of(
              Subject.values(),
              CheckedMessage.Check.values(),
              CheckedMessage.Message.values(),
              Computation.Compute.values(),
              Computation.Key.values(),
              Computation.Receiver.values(),
              Container.values(),
              Fallback.values(),
              Format.values(),
              Format.Argument.values(),
              GuardedRead.Shape.values(),
              GuardedRead.Value.values(),
              HashedClass.Body.values(),
              HashedClass.Shape.values(),
              Layout.values(),
              LazyAccessor.Shape.values(),
              LazyAccessor.Value.values(),
              LockedField.Collection.values(),
              LockedField.Shape.values(),
              Operand.values(),
              Placement.values(),
              QueueScan.Queue.values(),
              QueueScan.Test.values(),
              RandomDraw.Draw.values(),
              RandomDraw.Generator.values(),
              Receiver.values(),
              Regex.values(),
              Release.values(),
              Shadow.values(),
              StreamUse.values(),
              StreamUse.Elements.values(),
              StreamUse.Predicate.values(),
              Zone.values())
          .flatMap(Stream::of)
          .collect(ImmutableList.toImmutableList());

  private final long seed;
  private final int scenarios;

  /**
   * Starts a series of programs.
   *
   * @param scenarios how many a program has
   */
  ProgramGenerator(long seed, int scenarios) {
    this.seed = seed;
    this.scenarios = scenarios;
  }

  /** The program of a number. */
  GeneratedProgram program(int index) {
    return program(index, ImmutableSet.of());
  }

  /**
   * The program of a number, made of some productions wherever the grammar leaves a choice with
   * them.
   */
  GeneratedProgram program(int index, ImmutableSet<Production> wanted) {
    Random random = new Random(seed * 1_000_003 + index);
    Release release = release(random, wanted);
    Layout[] layouts = Layout.values();
    Layout drawn = layouts[random.nextInt(layouts.length)];
    Layout layout = Arrays.stream(layouts).filter(wanted::contains).findFirst().orElse(drawn);
    boolean onDemand = random.nextInt(3) == 0;
    List<Scenario> classes = new ArrayList<>();
    Set<Production> productions = new LinkedHashSet<>();
    for (int i = 0; i < scenarios; i++) {
      Scenario scenario = scenario(random, i, release, wanted);
      classes.add(scenario);
      productions.addAll(scenario.productions());
    }
    productions.add(layout);
    productions.add(release);
    return new GeneratedProgram(
        index,
        release.number(),
        layout,
        onDemand,
        ImmutableSet.copyOf(productions),
        ImmutableList.copyOf(classes));
  }

  private static Release release(Random random, ImmutableSet<Production> wanted) {
    boolean old = random.nextInt(6) == 0;
    if (wanted.contains(Release.RELEASE_8)) {
      return Release.RELEASE_8;
    }
    return old && wanted.stream().allMatch(it -> it.release() <= Release.RELEASE_8.number())
        ? Release.RELEASE_8
        : Release.RELEASE_17;
  }

  private Scenario scenario(
      Random random, int number, Release release, ImmutableSet<Production> wanted) {
    for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
      Scenario scenario =
          new Scenario(new Random(random.nextLong()), number, release.number(), wanted);
      fill(scenario);
      if (!scenario.isImpossible()) {
        return scenario;
      }
    }
    throw new IllegalStateException("the wanted productions exclude each other");
  }

  private static void fill(Scenario scenario) {
    if (scenario.chance(1, 5)) {
      scenario.choose(Shadow.values()).place(scenario);
    }
    switch (scenario.choose(Subject.values())) {
      case FALLBACK -> place(Receiver.draw(scenario), scenario);
      case FALLBACK_IN_OPERANDS -> place(inOperands(Receiver.draw(scenario), scenario), scenario);
      case COMPUTATION -> place(Computation.draw(scenario), scenario);
      case COMPUTATION_IN_OPERANDS ->
          place(inOperands(Computation.draw(scenario), scenario), scenario);
      case CHECKED_MESSAGE -> place(CheckedMessage.draw(scenario), scenario);
      case CHECKED_MESSAGE_IN_OPERANDS ->
          place(inOperands(CheckedMessage.draw(scenario), scenario), scenario);
      case FORMAT -> place(Format.draw(scenario), scenario);
      case FORMAT_IN_OPERANDS -> place(inOperands(Format.draw(scenario), scenario), scenario);
      case ZONE -> place(Zone.draw(scenario), scenario);
      case LOCKED_FIELD -> LockedField.place(scenario);
      case HASHED_CLASS -> HashedClass.place(scenario);
      case QUEUE_SCAN -> place(QueueScan.draw(scenario), scenario);
      case QUEUE_SCAN_IN_OPERANDS ->
          place(inOperands(QueueScan.draw(scenario), scenario), scenario);
      case RANDOM_DRAW -> place(RandomDraw.draw(scenario), scenario);
      case RANDOM_DRAW_IN_OPERANDS ->
          place(inOperands(RandomDraw.draw(scenario), scenario), scenario);
      case REGEX -> place(Regex.draw(scenario), scenario);
      case REGEX_IN_OPERANDS -> place(inOperands(Regex.draw(scenario), scenario), scenario);
      case GUARDED_READ -> GuardedRead.place(scenario);
      case LAZY_ACCESSOR -> LazyAccessor.place(scenario);
      case STREAM_USE -> place(StreamUse.draw(scenario), scenario);
    }
  }

  private static Expression inOperands(Expression inner, Scenario scenario) {
    Expression around = inner;
    do {
      Expression operand = around;
      around = scenario.choose(Operand.values(), it -> it.takes(operand)).around(operand, scenario);
    } while (scenario.chance(1, 3));
    return around;
  }

  private static void place(Expression expression, Scenario scenario) {
    Placement placement =
        scenario.choose(
            Placement.values(),
            it -> it.takes(expression) && !(it.isStatic() && scenario.isInstance()));
    placement.place(expression, scenario);
  }
}
