package io.github.uncontended.runner.command;

import static java.util.stream.Collectors.joining;

import com.google.common.collect.ImmutableList;
import io.github.uncontended.report.Cost;
import io.github.uncontended.runner.ExitCode;
import io.github.uncontended.runner.engine.RuleInfo;
import io.github.uncontended.runner.output.RulesJson;
import java.io.PrintWriter;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Lists the rules, grouped by what flagged code costs. */
@Command(
    name = "rules",
    description =
        "Lists the rules, grouped by what flagged code costs, with their severities, the safety of their fixes and the JDK releases they apply to.",
    mixinStandardHelpOptions = true,
    versionProvider = Versions.class,
    footer = {"", "Examples:", "  uncontended rules", "  uncontended rules --json"})
public final class RulesCommand implements Callable<Integer> {
  private static final ImmutableList<String> HEADER =
      ImmutableList.of("rule", "severity", "fix", "JDK", "what it flags");

  @Spec private CommandSpec spec;

  @Option(names = "--json", description = "Print JSON.")
  private boolean json;

  @Override
  public Integer call() {
    PrintWriter out = spec.commandLine().getOut();
    ImmutableList<RuleInfo> rules = RuleInfo.all();
    if (json) {
      out.print(RulesJson.list(rules));
    } else {
      print(rules, out);
    }
    out.flush();
    return ExitCode.OK;
  }

  private static ImmutableList<String> row(RuleInfo rule) {
    return ImmutableList.of(
        rule.name(),
        words(rule.severities()) + rule.byDefault().note(),
        words(rule.fixes()),
        rule.runtimes(),
        rule.summary());
  }

  private static String words(Collection<? extends Enum<?>> constants) {
    return constants.stream()
        .map(constant -> constant.name().toLowerCase(Locale.ROOT))
        .collect(joining(", "));
  }

  private static void print(Collection<RuleInfo> rules, PrintWriter out) {
    int[] widths = new int[HEADER.size() - 1];
    for (int i = 0; i < widths.length; i++) {
      int column = i;
      widths[i] =
          Stream.concat(Stream.of(HEADER), rules.stream().map(RulesCommand::row))
              .mapToInt(row -> row.get(column).length())
              .max()
              .getAsInt();
    }
    out.println(line(HEADER, widths));
    for (Cost cost : Cost.values()) {
      List<RuleInfo> group = rules.stream().filter(rule -> rule.cost() == cost).toList();
      if (!group.isEmpty()) {
        out.println();
        out.println(cost.title() + ": " + cost.meaning());
        group.forEach(rule -> out.println(line(row(rule), widths)));
      }
    }
  }

  private static String line(List<String> row, int[] widths) {
    StringBuilder line = new StringBuilder();
    for (int i = 0; i < widths.length; i++) {
      line.append(row.get(i)).append(" ".repeat(widths[i] - row.get(i).length() + 2));
    }
    return line.append(row.get(widths.length)).toString();
  }
}
