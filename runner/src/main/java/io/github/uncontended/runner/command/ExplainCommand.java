package io.github.uncontended.runner.command;

import io.github.uncontended.runner.CannotDoException;
import io.github.uncontended.runner.ExitCode;
import io.github.uncontended.runner.engine.RuleInfo;
import io.github.uncontended.runner.engine.Ruleset;
import io.github.uncontended.runner.output.RulesJson;
import io.github.uncontended.runner.terminal.Markdown;
import io.github.uncontended.runner.terminal.Terminal;
import java.io.PrintWriter;
import java.util.Iterator;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Prints the documentation of a rule. */
@Command(
    name = "explain",
    description =
        "Explains a rule: what it flags, why it costs, evidence, when it does not matter, and its fix.",
    mixinStandardHelpOptions = true,
    versionProvider = Versions.class,
    footer = {
      "",
      "Examples:",
      "  uncontended explain SynchronizedTimeZoneLookup",
      "  uncontended explain --json UncachedHashCode",
    })
public final class ExplainCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Parameters(
      paramLabel = "RULE",
      description = "The name of the rule; 'uncontended rules' lists all names.",
      completionCandidates = Names.class)
  private String rule;

  @Option(names = "--json", description = "Print JSON with the documentation in Markdown.")
  private boolean json;

  private final Terminal terminal;

  /** Creates the command. */
  public ExplainCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    RuleInfo info = RuleInfo.of(Ruleset.named(rule));
    PrintWriter out = spec.commandLine().getOut();
    if (json) {
      out.print(RulesJson.one(info));
    } else if (info.markdown().isEmpty()) {
      throw new CannotDoException(info.name() + " is not documented yet");
    } else {
      new Markdown(terminal).render(withCost(info)).forEach(out::println);
    }
    out.flush();
    return ExitCode.OK;
  }

  /** The documentation with what flagged code costs under its heading. */
  private static String withCost(RuleInfo rule) {
    String markdown = rule.markdown();
    int heading = markdown.indexOf('\n');
    return markdown.substring(0, heading)
        + "\n\n"
        + rule.cost().title()
        + ": "
        + rule.cost().meaning()
        + "."
        + markdown.substring(heading);
  }

  /** The names of the rules, for shell completion. */
  static final class Names implements Iterable<String> {
    @Override
    public Iterator<String> iterator() {
      return Ruleset.names().iterator();
    }
  }
}
