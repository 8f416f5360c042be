package io.github.uncontended.runner.command;

import com.google.common.collect.ImmutableListMultimap;
import io.github.uncontended.profile.Profile;
import io.github.uncontended.profile.RowPattern;
import io.github.uncontended.report.RuleMetadata;
import io.github.uncontended.runner.CannotDoException;
import io.github.uncontended.runner.ExitCode;
import io.github.uncontended.runner.engine.Ruleset;
import io.github.uncontended.runner.file.PathArgument;
import io.github.uncontended.runner.profile.Folding;
import io.github.uncontended.runner.profile.ProfileTable;
import io.github.uncontended.runner.terminal.Console;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Prints a profile or a recording as a table. */
@Command(
    name = "show",
    description =
        "Prints a profile or a recording as a table: the most expensive sites first, each with the"
            + " rule that explains it.",
    mixinStandardHelpOptions = true,
    versionProvider = Versions.class,
    footer = {
      "",
      "Examples:",
      "  uncontended profile show contention.profile",
      "  uncontended profile show load.jfr"
    })
public final class ProfileShowCommand implements Callable<Integer> {
  @Parameters(paramLabel = "FILE", description = "The profile or recording to print.")
  private String profile;

  @Option(
      names = "--top",
      paramLabel = "N",
      description = "Number of rows of each section. Default: 20.")
  private int top = 20;

  private final Console console;

  /** Makes the command, which writes to a console. */
  public ProfileShowCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    if (top < 1) {
      throw new CannotDoException("--top must be at least 1, not " + top);
    }
    ImmutableListMultimap.Builder<String, RowPattern> rules = ImmutableListMultimap.builder();
    Ruleset.rules()
        .forEach(
            (name, type) -> {
              for (String pattern : type.getAnnotation(RuleMetadata.class).measuredBy()) {
                rules.put(name, RowPattern.parse(pattern));
              }
            });
    Profile read =
        Folding.loadOrFold(PathArgument.parse(profile), Optional.empty(), console.progress());
    console.progress().clear();
    new ProfileTable(read, rules.build(), console.terminal()).print(console.out(), top);
    return ExitCode.OK;
  }
}
