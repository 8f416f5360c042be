package io.github.uncontended.runner.command;

import static java.util.stream.Collectors.joining;

import com.google.common.collect.ImmutableList;
import io.github.uncontended.runner.ExitCode;
import io.github.uncontended.runner.engine.RuleInfo;
import io.github.uncontended.runner.output.RulesJson;
import java.io.PrintWriter;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Lists the rules. */
@Command(
    name = "rules",
    description =
        "Lists the rules with their severities, the safety of their fixes and the JDK releases they apply to.",
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
      ImmutableList.Builder<List<String>> rows = ImmutableList.<List<String>>builder().add(HEADER);
      rules.forEach(rule -> rows.add(row(rule)));
      print(rows.build(), out);
    }
    out.flush();
    return ExitCode.OK;
  }

  private static ImmutableList<String> row(RuleInfo rule) {
    return ImmutableList.of(
        rule.name(),
        words(rule.severities()) + (rule.offByDefault() ? " (off by default)" : ""),
        words(rule.fixes()),
        rule.runtimes(),
        rule.summary());
  }

  private static String words(Collection<? extends Enum<?>> constants) {
    return constants.stream()
        .map(constant -> constant.name().toLowerCase(Locale.ROOT))
        .collect(joining(", "));
  }

  private static void print(List<List<String>> rows, PrintWriter out) {
    int last = HEADER.size() - 1;
    int[] widths = new int[last];
    for (List<String> row : rows) {
      for (int i = 0; i < last; i++) {
        widths[i] = Math.max(widths[i], row.get(i).length());
      }
    }
    for (List<String> row : rows) {
      StringBuilder line = new StringBuilder();
      for (int i = 0; i < last; i++) {
        line.append(row.get(i)).append(" ".repeat(widths[i] - row.get(i).length() + 2));
      }
      out.println(line.append(row.get(last)));
    }
  }
}
