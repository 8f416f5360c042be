package io.github.uncontended.runner.configuration;

/** A rule that reads configuration files. */
interface ConfigurationCheck {
  /** Reports what the rule finds in the files of a project. */
  void check(Project project, Findings findings);
}
