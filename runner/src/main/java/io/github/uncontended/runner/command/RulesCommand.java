package io.github.uncontended.runner.command;

import com.google.errorprone.BugPattern;
import io.github.uncontended.report.Rule;
import io.github.uncontended.runner.ExitCode;
import io.github.uncontended.runner.analysis.Ruleset;
import java.io.PrintWriter;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Lists the rules. */
@Command(
    name = "rules",
    description = "Lists the rules.",
    mixinStandardHelpOptions = true,
    versionProvider = Versions.class)
public final class RulesCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    Map<String, Class<? extends Rule>> rules = Ruleset.rules();
    int width = rules.keySet().stream().mapToInt(String::length).max().orElse(0);
    PrintWriter out = spec.commandLine().getOut();
    rules.forEach(
        (name, type) -> {
          BugPattern pattern = type.getAnnotation(BugPattern.class);
          out.printf(
              "%-" + width + "s  %-10s  %s%n",
              name,
              pattern.severity().name().toLowerCase(Locale.ROOT),
              pattern.summary());
        });
    out.flush();
    return ExitCode.OK;
  }
}
