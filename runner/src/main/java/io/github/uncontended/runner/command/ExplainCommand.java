package io.github.uncontended.runner.command;

import io.github.uncontended.report.EditDistance;
import io.github.uncontended.runner.CannotDoException;
import io.github.uncontended.runner.ExitCode;
import io.github.uncontended.runner.analysis.Docs;
import io.github.uncontended.runner.analysis.Ruleset;
import java.io.PrintWriter;
import java.util.Set;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Prints what the documentation says about a rule. */
@Command(
    name = "explain",
    description = "Explains a rule: what it flags, why it costs, and the fix.",
    mixinStandardHelpOptions = true,
    versionProvider = Versions.class)
public final class ExplainCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Parameters(paramLabel = "RULE", description = "The rule's name; 'uncontended rules' lists them.")
  private String rule;

  @Override
  public Integer call() {
    Set<String> names = Ruleset.rules().keySet();
    String name =
        names.stream()
            .filter(rule::equalsIgnoreCase)
            .findFirst()
            .orElseThrow(
                () ->
                    new CannotDoException(
                        "there is no rule '"
                            + rule
                            + "'; the nearest is "
                            + EditDistance.nearest(rule, names)));
    PrintWriter out = spec.commandLine().getOut();
    out.println(
        Docs.section(name)
            .orElseThrow(() -> new CannotDoException(name + " is not documented yet")));
    out.flush();
    return ExitCode.OK;
  }
}
