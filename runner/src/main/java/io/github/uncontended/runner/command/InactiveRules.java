package io.github.uncontended.runner.command;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import io.github.uncontended.runner.engine.Contention;
import io.github.uncontended.runner.engine.RuleInfo;
import java.util.Collection;
import java.util.Set;

/** The selected rules that report nothing since the JDK that runs the code lacks their cost. */
final class InactiveRules {
  /** The JDK that is suggested if a rule applies to it. */
  private static final int USUAL_RUNTIME = 17;

  private InactiveRules() {}

  /**
   * Returns a line for each rule that is inactive.
   *
   * @param runtimes the JDK releases that run the checked code
   * @param off the names of the rules that the user turned off
   */
  static ImmutableList<String> of(Collection<Integer> runtimes, Set<String> off) {
    return RuleInfo.all().stream()
        .filter(rule -> !off.contains(rule.name()))
        .filter(rule -> rule.lastRuntime().isPresent())
        .filter(
            rule -> runtimes.stream().allMatch(runtime -> runtime > rule.lastRuntime().getAsInt()))
        .map(InactiveRules::line)
        .collect(toImmutableList());
  }

  private static String line(RuleInfo rule) {
    int last = rule.lastRuntime().getAsInt();
    int suggested = Math.min(USUAL_RUNTIME, last);
    return rule.name()
        + ": off, the "
        + (rule.contention() == Contention.NONE ? "cost" : "lock")
        + " is gone in JDK "
        + (last + 1)
        + "; --target-runtime "
        + suggested
        + " checks for "
        + suggested;
  }
}
