package io.github.uncontended.report;

import static java.lang.annotation.ElementType.TYPE;
import static java.lang.annotation.RetentionPolicy.RUNTIME;

import com.google.errorprone.BugPattern.SeverityLevel;
import io.github.uncontended.heat.Operations.Reach;
import java.lang.annotation.Retention;
import java.lang.annotation.Target;

/** What the documentation states about a rule; tests compare it with the rule's test data. */
@Target(TYPE)
@Retention(RUNTIME)
public @interface RuleMetadata {
  /** What the flagged code costs. */
  Cost cost();

  /** The severities that the rule reports with, the mildest first. */
  SeverityLevel[] severities();

  /** The fix safeties of its findings. */
  FixSafety[] fixes();

  /**
   * Feature releases of the JDK on which the cost exists, such as {@code 8 to 24}, or {@code all}.
   */
  String runtimes();

  /** What the rule reports unless the user turns it on. */
  ByDefault byDefault() default ByDefault.ON;

  /**
   * Whether only what a profile measured is a warning: the rule is about a default that costs
   * little elsewhere.
   */
  boolean warnsIfMeasured() default false;

  /**
   * Whether one run takes less than a microsecond, such as a lock that is held so long, or a hash:
   * {@link io.github.uncontended.heat.Heat.Evidence#COSTLY} is no evidence that it matters, and a
   * rule with {@link ByDefault#WITH_EVIDENCE} needs more than {@link
   * io.github.uncontended.heat.Heat.Evidence#REQUESTS}.
   */
  boolean isBrief() default false;

  /** What must reach a place without evidence of heat for the rule to report it. */
  Reach reach() default Reach.ANYTHING;

  /**
   * Which rows of a profile it explains, each as {@link io.github.uncontended.profile.RowPattern}
   * takes it.
   */
  String[] measuredBy() default {};
}
