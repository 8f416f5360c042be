package io.github.uncontended.runner.command;

import io.github.uncontended.profile.Profile;
import io.github.uncontended.profile.ProfileRow;
import io.github.uncontended.runner.ExitCode;
import io.github.uncontended.runner.file.PathArgument;
import io.github.uncontended.runner.profile.Declarations;
import io.github.uncontended.runner.profile.Folding;
import io.github.uncontended.runner.source.Sources;
import io.github.uncontended.runner.terminal.Console;
import io.github.uncontended.runner.terminal.Terminal;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Lists the methods of a profile that the sources no longer declare. */
@Command(
    name = "stale",
    description = "Lists the methods of a profile that the sources no longer declare.",
    mixinStandardHelpOptions = true,
    versionProvider = Versions.class,
    exitCodeListHeading = "%nExit code:%n",
    exitCodeList = {
      "0:the sources declare every method of the profile",
      "1:a method is missing",
      "2:what was asked could not be done"
    },
    footer = {"", "Examples:", "  uncontended profile stale contention.profile src/main/java"})
public final class ProfileStaleCommand implements Callable<Integer> {
  @Parameters(index = "0", paramLabel = "PROFILE", description = "The profile to check.")
  private String profile;

  @Parameters(
      index = "1..*",
      arity = "1..*",
      paramLabel = "PATH",
      description = "Source folders and .java files.")
  private List<String> paths = new ArrayList<>();

  private final Console console;

  /** Makes the command, which writes to a console. */
  public ProfileStaleCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws IOException {
    Profile read = Folding.load(PathArgument.parse(profile));
    Declarations declarations;
    try (Sources sources = Sources.ofPaths(PathArgument.parseAll(paths), Optional.empty())) {
      console.progress().show("reading sources");
      declarations = Declarations.of(sources.files().values());
    } finally {
      console.progress().clear();
    }
    TreeSet<String> gone = new TreeSet<>();
    TreeSet<String> elsewhere = new TreeSet<>();
    int rows = 0;
    for (ProfileRow row : read.rows()) {
      switch (declarations.find(row.site())) {
        case GONE -> {
          gone.add(row.site().toString());
          rows++;
        }
        case ELSEWHERE -> elsewhere.add(row.site().toString());
        case PRESENT -> {}
      }
    }
    PrintWriter out = console.out();
    gone.forEach(site -> out.println(Terminal.printable(site)));
    out.println(
        (gone.isEmpty()
                ? "the sources declare every method of the profile"
                : rows + (rows == 1 ? " row is stale" : " rows are stale") + "; record again")
            + (elsewhere.isEmpty()
                ? ""
                : "; " + elsewhere.size() + " in packages that are not in these sources"));
    out.flush();
    return gone.isEmpty() ? ExitCode.OK : ExitCode.FOUND;
  }
}
