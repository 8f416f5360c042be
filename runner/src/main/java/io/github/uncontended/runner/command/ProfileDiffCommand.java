package io.github.uncontended.runner.command;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableList;
import io.github.uncontended.heat.Measurement;
import io.github.uncontended.profile.Profile;
import io.github.uncontended.runner.CannotDoException;
import io.github.uncontended.runner.ExitCode;
import io.github.uncontended.runner.file.PathArgument;
import io.github.uncontended.runner.profile.Folding;
import io.github.uncontended.runner.profile.ProfileDiff;
import io.github.uncontended.runner.profile.ProfileDiff.Change;
import io.github.uncontended.runner.profile.ProfileDiff.Kind;
import io.github.uncontended.runner.terminal.Console;
import io.github.uncontended.runner.terminal.Terminal;
import java.io.PrintWriter;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Compares two profiles. */
@Command(
    name = "diff",
    description = {
      "Compares two profiles or recordings of one program: which places are new, worse, better or"
          + " gone, in shares of thread time, CPU samples and allocated bytes.",
      "",
      "Differences that two recordings of the same load can have are not reported.",
      ""
    },
    mixinStandardHelpOptions = true,
    versionProvider = Versions.class,
    sortOptions = false,
    exitCodeListHeading = "%nExit code:%n",
    exitCodeList = {
      "0:nothing is new or worse",
      "1:something is new or worse",
      "2:the command failed"
    },
    footer = {
      "",
      "Examples:",
      "  uncontended profile diff monday.profile friday.profile",
      "  uncontended profile diff --threshold 5 before.jfr after.jfr",
    })
public final class ProfileDiffCommand implements Callable<Integer> {
  @Parameters(index = "0", paramLabel = "BEFORE", description = "The old profile or recording.")
  private String before;

  @Parameters(index = "1", paramLabel = "AFTER", description = "The new profile or recording.")
  private String after;

  @Option(
      names = "--threshold",
      paramLabel = "PERCENT",
      description =
          "Report only differences of more percentage points than this. Default: ${DEFAULT-VALUE}.")
  private double threshold = 2;

  private final Console console;

  /** Makes the command, which writes to a console. */
  public ProfileDiffCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    if (!(threshold >= 0 && threshold <= 100)) {
      throw new CannotDoException("--threshold must be a number from 0 to 100, not " + threshold);
    }
    Profile old = load(before);
    Profile current = load(after);
    console.progress().clear();
    ImmutableList<Change> changes = new ProfileDiff(old, current, threshold / 100).changes();
    print(changes);
    return changes.stream().anyMatch(change -> change.kind().isWorse())
        ? ExitCode.FOUND
        : ExitCode.OK;
  }

  private Profile load(String name) {
    return Folding.loadOrFold(PathArgument.parse(name), Optional.empty(), console.progress());
  }

  private void print(ImmutableList<Change> changes) {
    PrintWriter out = console.out();
    Kind previous = null;
    for (Change change : changes) {
      if (change.kind() != previous) {
        out.println(console.terminal().bold(Ascii.toLowerCase(change.kind().name())));
        previous = change.kind();
      }
      out.println(
          String.format(
                  Locale.ROOT,
                  "  %7s to %7s  ",
                  Measurement.percent(change.before()),
                  Measurement.percent(change.after()))
              + Terminal.printable(change.cause().inWords()));
    }
    if (changes.isEmpty()) {
      out.println("no difference above noise");
    }
    out.flush();
  }
}
