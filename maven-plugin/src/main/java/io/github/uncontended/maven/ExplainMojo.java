package io.github.uncontended.maven;

import java.util.List;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;

/** Prints the documentation of a rule. */
@Mojo(name = "explain", requiresProject = false, aggregator = true, threadSafe = true)
public class ExplainMojo extends RunnerMojo {
  /** The name of the rule. */
  @Parameter(property = "uncontended.rule", required = true)
  private String rule;

  @Override
  List<String> command() {
    return List.of("explain", rule);
  }
}
