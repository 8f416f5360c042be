package io.github.uncontended.runner.command;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableCollection;
import com.google.common.collect.ImmutableList;
import io.github.uncontended.report.Settings;
import io.github.uncontended.runner.CannotDoException;
import io.github.uncontended.runner.ExitCode;
import io.github.uncontended.runner.analysis.Analysis;
import io.github.uncontended.runner.report.TerminalReport;
import io.github.uncontended.runner.source.Artifacts;
import io.github.uncontended.runner.source.ClassFiles;
import io.github.uncontended.runner.source.Skip;
import io.github.uncontended.runner.source.Source;
import io.github.uncontended.runner.source.Sources;
import io.github.uncontended.runner.terminal.Progress;
import io.github.uncontended.runner.terminal.Terminal;
import java.io.File;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.Charset;
import java.nio.charset.IllegalCharsetNameException;
import java.nio.charset.UnsupportedCharsetException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Runs the rules over an artifact or over source folders. */
@Command(
    name = "check",
    description = {
      "Runs the rules over a published artifact, or over source folders and files.",
      "",
      "Files that do not compile are skipped and named; the rest is analysed. Of the analysed"
          + " code and its class path nothing is run.",
      ""
    },
    mixinStandardHelpOptions = true,
    versionProvider = Versions.class,
    sortOptions = false,
    exitCodeListHeading = "%nExit code:%n",
    exitCodeList = {
      "0:nothing found",
      "1:something found",
      "2:what was asked could not be done, or with --strict something was skipped"
    },
    footer = {
      "",
      "Examples:",
      "  uncontended check --artifact org.postgresql:postgresql:42.3.2",
      "  uncontended check --release 17 --classpath lib/a.jar:lib/b.jar src/main/java",
      "  uncontended check -XepOpt:Uncontended:HotMethods='com.acme.web.*#handle*' src/main/java",
    })
public final class CheckCommand implements Callable<Integer> {
  private static final String PLUGIN_OPTION = "-XepOpt:";
  private static final String PLUGIN_SEVERITY = "-Xep:";
  private static final String LOMBOK_IMPORT = "import lombok.";

  /** What an artifact without classes is taken to be compiled for. */
  private static final int DEFAULT_RELEASE = 8;

  @Parameters(paramLabel = "PATH", arity = "0..*", description = "Source folders and .java files.")
  private List<String> paths = new ArrayList<>();

  @Option(
      names = "--artifact",
      paramLabel = "G:A:V",
      description =
          "Check the sources of this artifact, taken with its dependencies from the Maven"
              + " repositories of your settings.")
  private String artifact;

  @Option(
      names = {"--classpath", "--class-path", "-cp"},
      paramLabel = "CP",
      description = "Jars and folders that the sources need, separated as for java.")
  private String classPath = "";

  @Option(
      names = "--release",
      paramLabel = "N",
      description =
          "The Java release to compile for. Default: that of the artifact's classes; for source"
              + " folders, that of the running JDK.")
  private Integer release;

  @Option(
      names = "--target-runtime",
      paramLabel = "N",
      description = "The JDK release that will run the code. Default: the --release.")
  private Integer targetRuntime;

  @Option(
      names = "--encoding",
      paramLabel = "CHARSET",
      description = "Of the sources. Default: UTF-8, or ISO-8859-1 for a file that is not UTF-8.")
  private String encoding;

  @Option(names = "--strict", description = "Exit with 2 if any file was skipped.")
  private boolean strict;

  @Option(names = "--offline", description = "Use only what the local Maven repository holds.")
  private boolean offline;

  @Option(
      names = "--option",
      paramLabel = "NAME=VALUE",
      description = "An option of the ruleset; repeatable. Also as the plugin takes it, -XepOpt:….")
  private List<String> ruleOptions = new ArrayList<>();

  @Option(
      names = "--severity",
      paramLabel = "RULE:LEVEL",
      description = "A rule's severity: OFF, WARN or ERROR; repeatable. Also as -Xep:….")
  private List<String> severities = new ArrayList<>();

  private final PrintWriter out;
  private final Progress progress;
  private final Terminal terminal;

  public CheckCommand(PrintWriter out, Progress progress, Terminal terminal) {
    this.out = out;
    this.progress = progress;
    this.terminal = terminal;
  }

  /** The arguments with the plugin's spelling of options put into the command line's. */
  public static String[] withoutPluginSpelling(String[] arguments) {
    return Stream.of(arguments)
        .flatMap(
            argument ->
                argument.startsWith(PLUGIN_OPTION)
                    ? Stream.of("--option", argument.substring(PLUGIN_OPTION.length()))
                    : argument.startsWith(PLUGIN_SEVERITY)
                        ? Stream.of("--severity", argument.substring(PLUGIN_SEVERITY.length()))
                        : Stream.of(argument))
        .toArray(String[]::new);
  }

  @Override
  public Integer call() throws IOException {
    if (paths.isEmpty() == (artifact == null)) {
      throw new CannotDoException("say what to check: either --artifact G:A:V or PATHs");
    }
    if (artifact != null && !classPath.isEmpty()) {
      throw new CannotDoException("--artifact brings its own class path; leave --classpath out");
    }
    try {
      return artifact == null ? checkPaths() : checkArtifact();
    } finally {
      progress.clear();
    }
  }

  private int checkPaths() throws IOException {
    try (Sources sources = Sources.ofPaths(parse(paths), charset())) {
      if (sources.count() == 0) {
        throw new CannotDoException("there is no .java file in " + String.join(", ", paths));
      }
      ImmutableList<Path> jars = parsedClassPath();
      int feature = release == null ? ClassFiles.newestSupported() : supported(release);
      return check(sources, jars, feature, ImmutableList.of());
    }
  }

  private int checkArtifact() throws IOException {
    progress.show("resolving " + artifact);
    Artifacts.Compilable resolved;
    try (Artifacts artifacts = new Artifacts(offline)) {
      resolved = artifacts.compilable(artifact);
    }
    progress.show("reading " + artifact);
    try (Sources sources = Sources.ofArchive(resolved.sources(), charset())) {
      if (sources.count() == 0) {
        throw new CannotDoException("the sources jar of " + artifact + " holds no .java file");
      }
      ImmutableList.Builder<Path> jars = ImmutableList.builder();
      jars.addAll(resolved.classPath());
      // Last, so that it only stands in for what the sources lack: generated and skipped classes.
      resolved.jar().ifPresent(jars::add);
      return check(sources, jars.build(), releaseOf(resolved), resolved.missing());
    }
  }

  private int check(
      Sources sources, ImmutableList<Path> jars, int feature, ImmutableList<String> missing)
      throws IOException {
    Optional<Path> lombok = lombok(sources.files().values());
    ImmutableList.Builder<Path> all = ImmutableList.<Path>builder().addAll(jars);
    lombok.ifPresent(all::add);
    Analysis.Result result =
        Analysis.run(
            new Analysis.Request(sources.files().values(), all.build(), feature, lombok, options()),
            progress);
    List<Skip> skips = new ArrayList<>(sources.skips());
    skips.addAll(result.skips());
    progress.clear();

    TerminalReport report = new TerminalReport(out, terminal);
    result.warnings().forEach(report::warning);
    result.hits().forEach(report::print);
    report.summary(result.hits());
    report.missing(missing);
    report.skips(skips, sources.count());
    int analysed = sources.count() - skips.size();
    if (artifact == null && jars.isEmpty() && !result.skips().isEmpty()) {
      report.hint("What the sources need is given with --classpath.");
    }
    if (analysed > 0) {
      report.total(result.hits(), analysed, skips.size());
    }
    out.flush();
    if (analysed == 0) {
      throw new CannotDoException("no file could be analysed");
    }
    if (strict && !skips.isEmpty()) {
      throw new CannotDoException(
          "--strict: " + skips.size() + " of " + sources.count() + " files were skipped");
    }
    return result.hits().isEmpty() ? ExitCode.OK : ExitCode.FOUND;
  }

  private Optional<Path> lombok(ImmutableCollection<Source> sources) throws IOException {
    for (Source source : sources) {
      if (source.text().contains(LOMBOK_IMPORT)) {
        progress.show("resolving Lombok");
        try (Artifacts artifacts = new Artifacts(offline)) {
          return artifacts.jar(Versions.lombok());
        }
      }
    }
    return Optional.empty();
  }

  private int releaseOf(Artifacts.Compilable resolved) {
    if (release != null) {
      return supported(release);
    }
    OptionalInt guessed =
        resolved.jar().isPresent() ? ClassFiles.release(resolved.jar().get()) : OptionalInt.empty();
    return Math.max(
        ClassFiles.oldestSupported(),
        Math.min(ClassFiles.newestSupported(), guessed.orElse(DEFAULT_RELEASE)));
  }

  private static int supported(int feature) {
    if (feature < ClassFiles.oldestSupported() || feature > ClassFiles.newestSupported()) {
      throw new CannotDoException(
          "--release "
              + feature
              + " is not supported by the running JDK, which takes "
              + ClassFiles.oldestSupported()
              + " to "
              + ClassFiles.newestSupported());
    }
    return feature;
  }

  private ImmutableList<String> options() {
    ImmutableList.Builder<String> options = ImmutableList.builder();
    ruleOptions.forEach(option -> options.add(PLUGIN_OPTION + option));
    severities.forEach(severity -> options.add(PLUGIN_SEVERITY + severity));
    if (targetRuntime != null) {
      options.add(PLUGIN_OPTION + Settings.TARGET_RUNTIME + "=" + targetRuntime);
    }
    return options.build();
  }

  private Optional<Charset> charset() {
    if (encoding == null) {
      return Optional.empty();
    }
    try {
      return Optional.of(Charset.forName(encoding));
    } catch (IllegalCharsetNameException | UnsupportedCharsetException e) {
      throw new CannotDoException("there is no charset '" + encoding + "'", e);
    }
  }

  private ImmutableList<Path> parsedClassPath() {
    Set<Path> entries = new LinkedHashSet<>();
    for (String entry : Splitter.on(File.pathSeparatorChar).omitEmptyStrings().split(classPath)) {
      if (entry.equals("*") || entry.endsWith("/*") || entry.endsWith(File.separator + "*")) {
        entries.addAll(jarsIn(parse(entry.substring(0, entry.length() - 1) + ".")));
      } else {
        Path path = parse(entry);
        if (!Files.exists(path)) {
          throw new CannotDoException(entry + " on the class path does not exist");
        }
        entries.add(path);
      }
    }
    return ImmutableList.copyOf(entries);
  }

  private static List<Path> jarsIn(Path folder) {
    try (Stream<Path> files = Files.list(folder)) {
      return files
          .filter(file -> file.toString().toLowerCase(Locale.ROOT).endsWith(".jar"))
          .sorted()
          .toList();
    } catch (IOException e) {
      throw new CannotDoException(folder.normalize() + " on the class path cannot be read", e);
    }
  }

  private static List<Path> parse(List<String> paths) {
    return paths.stream().map(CheckCommand::parse).toList();
  }

  private static Path parse(String path) {
    try {
      return Path.of(path);
    } catch (InvalidPathException e) {
      throw new CannotDoException("'" + path + "' is no path", e);
    }
  }
}
