package io.github.uncontended.generator;

import com.google.errorprone.annotations.Immutable;
import java.util.stream.Stream;

/** An expression that does work: the fallback of a call, or what a map computes. */
interface Fallback extends Production {
  /**
   * How a fallback is written.
   *
   * @param type its static type
   * @param code the expression
   * @param members what it needs, a member a line
   * @param after statements that print what it has changed
   */
  @Immutable
  record Template(String type, String code, String members, String after, int release) {}

  /** All there are. */
  static Fallback[] values() {
    return Stream.<Fallback[]>of(
            PlainFallback.values(),
            FailingFallback.values(),
            StatefulFallback.values(),
            GuavaFallback.values(),
            CallbackFallback.values())
        .flatMap(Stream::of)
        .toArray(Fallback[]::new);
  }

  Template template();

  @Override
  default int release() {
    return template().release();
  }

  /** The expression; what it changes is printed at the end of the scenario. */
  default Expression draw(Scenario scenario) {
    Scenario.Names names = scenario.names();
    scenario.members(names.fill(template().members()));
    scenario.epilogue(names.fill(template().after()));
    return new Expression(template().type(), Part.expression(names.fill(template().code())));
  }
}
