package io.github.uncontended.runner.command;

import com.google.common.collect.ImmutableListMultimap;
import io.github.uncontended.profile.RowPattern;
import io.github.uncontended.report.RuleMetadata;
import io.github.uncontended.runner.CannotDoException;
import io.github.uncontended.runner.ExitCode;
import io.github.uncontended.runner.engine.Ruleset;
import io.github.uncontended.runner.file.PathArgument;
import io.github.uncontended.runner.profile.Folding;
import io.github.uncontended.runner.profile.ProfileTable;
import io.github.uncontended.runner.terminal.Console;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Shows a profile to people. */
@Command(
    name = "show",
    description =
        "Shows a profile: the places where most time is lost first, and the rule that explains each.",
    mixinStandardHelpOptions = true,
    versionProvider = Versions.class,
    footer = {"", "Examples:", "  uncontended profile show contention.profile"})
public final class ProfileShowCommand implements Callable<Integer> {
  @Parameters(paramLabel = "PROFILE", description = "The profile.")
  private String profile;

  @Option(
      names = "--top",
      paramLabel = "N",
      description = "How many rows of each sort. Default: 20.")
  private int top = 20;

  private final Console console;

  /** The command, saying what it has to say on a console. */
  public ProfileShowCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    if (top < 1) {
      throw new CannotDoException("--top is a number from 1 on, not " + top);
    }
    ImmutableListMultimap.Builder<String, RowPattern> rules = ImmutableListMultimap.builder();
    Ruleset.rules()
        .forEach(
            (name, type) -> {
              for (String pattern : type.getAnnotation(RuleMetadata.class).measuredBy()) {
                rules.put(name, RowPattern.parse(pattern));
              }
            });
    new ProfileTable(Folding.load(PathArgument.parse(profile)), rules.build(), console.terminal())
        .print(console.out(), top);
    return ExitCode.OK;
  }
}
