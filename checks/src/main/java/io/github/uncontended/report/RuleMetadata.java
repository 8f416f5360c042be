package io.github.uncontended.report;

import static java.lang.annotation.ElementType.TYPE;
import static java.lang.annotation.RetentionPolicy.RUNTIME;

import com.google.errorprone.BugPattern.SeverityLevel;
import java.lang.annotation.Retention;
import java.lang.annotation.Target;

/** What the table of rules says of a rule, held to the rule by its testdata. */
@Target(TYPE)
@Retention(RUNTIME)
public @interface RuleMetadata {
  /** The severities that it reports with, the mildest first. */
  SeverityLevel[] severities();

  /** The safeties that its findings have. */
  FixSafety[] fixes();

  /**
   * Feature releases of the JDK on which the cost exists, such as {@code 8 to 24}, or {@code all}.
   */
  String runtimes();

  /**
   * Which rows of a profile it explains, each as {@link io.github.uncontended.profile.RowPattern}
   * takes it.
   */
  String[] measuredBy() default {};
}
