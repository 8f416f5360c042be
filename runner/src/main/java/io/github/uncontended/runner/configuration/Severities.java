package io.github.uncontended.runner.configuration;

import com.google.common.collect.ImmutableMap;
import com.google.errorprone.BugPattern.SeverityLevel;
import io.github.uncontended.runner.CannotDoException;
import java.util.Collection;
import java.util.Optional;
import java.util.function.Predicate;

/** The severities that the user sets, as Error Prone reads {@code -Xep:RULE:LEVEL}. */
public final class Severities {
  private static final String OFF = "OFF";
  private static final ImmutableMap<String, Optional<SeverityLevel>> LEVELS =
      ImmutableMap.of(
          OFF,
          Optional.empty(),
          "WARN",
          Optional.of(SeverityLevel.WARNING),
          "ERROR",
          Optional.of(SeverityLevel.ERROR));

  /** The level of each rule that has one; empty for a rule that is off. */
  private final ImmutableMap<String, Optional<SeverityLevel>> levels;

  private final Predicate<String> isAskedFor;

  private Severities(
      ImmutableMap<String, Optional<SeverityLevel>> levels, Predicate<String> isAskedFor) {
    this.levels = levels;
    this.isAskedFor = isAskedFor;
  }

  /**
   * Reads severities.
   *
   * @param settings each {@code RULE} or {@code RULE:LEVEL}; of several for a rule the last counts
   * @param off the rules that do not run
   * @param isAskedFor whether the user asks for a rule's findings without evidence of heat, too
   * @throws CannotDoException if there is no such level
   */
  public static Severities of(
      Collection<String> settings, Collection<String> off, Predicate<String> isAskedFor) {
    ImmutableMap.Builder<String, Optional<SeverityLevel>> levels = ImmutableMap.builder();
    for (String setting : settings) {
      int colon = setting.indexOf(':');
      if (colon > 0 && !setting.endsWith(":DEFAULT")) {
        Optional<SeverityLevel> level = LEVELS.get(setting.substring(colon + 1));
        if (level == null) {
          throw new CannotDoException("invalid severity: " + setting);
        }
        levels.put(setting.substring(0, colon), level);
      }
    }
    off.forEach(rule -> levels.put(rule, Optional.empty()));
    return new Severities(levels.buildKeepingLast(), isAskedFor);
  }

  /** Whether the user asks for the findings of a rule without evidence of heat, too. */
  boolean isAskedFor(String rule) {
    return isAskedFor.test(rule);
  }

  /** The severity of a finding; empty if the rule is off. */
  Optional<SeverityLevel> of(String rule, SeverityLevel byRule) {
    return levels.getOrDefault(rule, Optional.of(byRule));
  }
}
