package io.github.uncontended.runner.command;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.uncontended.options.Settings;
import io.github.uncontended.runner.CannotDoException;
import io.github.uncontended.runner.ExitCode;
import io.github.uncontended.runner.dependencies.ArtifactAnalyzer;
import io.github.uncontended.runner.dependencies.ArtifactAudit;
import io.github.uncontended.runner.dependencies.AuditCache;
import io.github.uncontended.runner.dependencies.AuditResult;
import io.github.uncontended.runner.dependencies.AuditRun;
import io.github.uncontended.runner.dependencies.Coordinates;
import io.github.uncontended.runner.dependencies.Cures;
import io.github.uncontended.runner.dependencies.DependencyAudit;
import io.github.uncontended.runner.dependencies.DependencyTree;
import io.github.uncontended.runner.dependencies.TreeComparison;
import io.github.uncontended.runner.file.PathArgument;
import io.github.uncontended.runner.maven.Releases;
import io.github.uncontended.runner.project.BuildFile;
import io.github.uncontended.runner.source.Artifacts;
import io.github.uncontended.runner.source.TargetLoader;
import io.github.uncontended.runner.terminal.Console;
import io.github.uncontended.runner.terminal.Progress;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Audits the dependencies of a Maven project. */
@Command(
    name = "audit",
    description = {
      "Runs the rules over the sources of all artifacts that a Maven project runs with.",
      "",
      "For each warning it names the first newer release that is free of it.",
      ""
    },
    mixinStandardHelpOptions = true,
    versionProvider = Versions.class,
    sortOptions = false,
    exitCodeListHeading = "%nExit code:%n",
    exitCodeList = {
      "0:no findings of the severity of --fail-on or above",
      "1:findings",
      "2:the command failed"
    },
    footer = {
      "",
      "Examples:",
      "  uncontended audit",
      "  uncontended audit pom.xml --profile contention.profile",
      "  uncontended audit pom.xml --html audit.html",
      "  uncontended audit pom.xml --against origin/main:pom.xml",
      "  uncontended audit new/pom.xml --against old/pom.xml --fail-on never",
      "  uncontended audit --shard 1/4 --fail-on never --json part-1.json",
    })
public final class AuditCommand implements Callable<Integer> {
  @Parameters(
      paramLabel = "POM",
      arity = "0..1",
      description = "The POM file, or the folder that contains it. Default: ${DEFAULT-VALUE}.")
  private String pom = "pom.xml";

  @Option(
      names = "--against",
      paramLabel = "[REV:]POM",
      description =
          "Report only what is new or hotter than in this older POM, a file or the file of a git"
              + " revision, in artifacts whose version changed.")
  private String against;

  @Option(
      names = "--profile",
      paramLabel = "FILE",
      description =
          "A contention profile that 'uncontended profile' created: findings with a measured cost"
              + " come first, with the time lost.")
  private String profile;

  @Option(
      names = "--target-runtime",
      paramLabel = "N",
      description =
          "The JDK release that runs the application in production. Default: that of the running"
              + " JDK.")
  private Integer targetRuntime;

  @Option(
      names = "--no-upgrades",
      description = "Do not search newer releases that are free of a finding.")
  private boolean noUpgrades;

  @Option(names = "--all", description = "Print suggestions in full, too.")
  private boolean all;

  @Option(
      names = "--fail-on",
      paramLabel = "SEVERITY",
      description =
          "The lowest severity that leads to exit code 1: ${COMPLETION-CANDIDATES}. Default:"
              + " warning.")
  private SelectionOptions.Threshold failOn = SelectionOptions.Threshold.warning;

  @Option(
      names = "--json",
      paramLabel = "FILE",
      description =
          "Also write the result as JSON, which 'uncontended merge' merges; - is standard output,"
              + " which then has nothing else.")
  private String json;

  @Mixin private PageOption page;

  @Option(
      names = "--offline",
      description = "Use the local Maven repository only; download nothing.")
  private boolean offline;

  @Option(
      names = "--jobs",
      paramLabel = "N",
      description = "The number of artifacts to analyse in parallel. Default: one per processor.")
  private int jobs = Runtime.getRuntime().availableProcessors();

  @Option(
      names = "--cache",
      paramLabel = "FOLDER",
      description =
          "Where to keep the results of analysed releases. Default: uncontended/audit in the user's"
              + " cache folder.")
  private String cache;

  @Option(names = "--no-cache", description = "Analyse all artifacts again.")
  private boolean noCache;

  @Mixin private ShardOption shard;

  private final Console console;

  /** Creates the command. */
  public AuditCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws IOException {
    JobCount.check(jobs);
    shard.shard();
    AuditOutput output = new AuditOutput(console, profile().stream().findFirst(), all);
    page.validate();
    Optional<OutputFile> jsonFile = Optional.ofNullable(json).map(OutputFile::new);
    jsonFile.ifPresent(OutputFile::checkWritable);
    Path file = BuildFile.ofPom(PathArgument.parse(pom)).path();
    try (Artifacts artifacts = new Artifacts(offline)) {
      DependencyAudit audit = new DependencyAudit(analyzer(artifacts), jobs, console.progress());
      AuditResult result =
          against == null
              ? audit(file, audit, artifacts.releases())
              : compare(file, audit, artifacts.releases());
      console.progress().clear();
      output.write(result, jsonFile, page);
      return result.findings().anyMatch(finding -> failOn.includes(finding.severity()))
          ? ExitCode.FOUND
          : ExitCode.OK;
    } finally {
      console.progress().clear();
    }
  }

  private ImmutableList<Path> profile() {
    return profile == null
        ? ImmutableList.of()
        : ImmutableList.of(PathArgument.parse(profile).toAbsolutePath());
  }

  private ArtifactAnalyzer analyzer(Artifacts artifacts) {
    ImmutableList.Builder<String> options = ImmutableList.builder();
    options.add("-XepOpt:" + Settings.TARGET_RUNTIME + "=" + runtime());
    profile().forEach(path -> options.add("-XepOpt:" + Settings.PROFILE + "=" + path));
    Progress silent = new Progress(console.err(), /* shown= */ false);
    TargetLoader loader =
        new TargetLoader(OptionalInt.empty(), Optional.empty(), offline, Versions.lombok(), silent);
    return new ArtifactAnalyzer(
        artifacts,
        loader,
        options.build(),
        noCache
            ? AuditCache.none()
            : AuditCache.in(
                cache == null ? AuditCache.userFolder() : PathArgument.parse(cache),
                options.build(),
                profile()),
        silent);
  }

  private AuditResult audit(Path file, DependencyAudit audit, Releases releases) {
    DependencyTree tree = resolve(file, /* isCompared= */ false);
    List<Coordinates> artifacts = inShard(tree.artifacts().keySet());
    ImmutableList<ArtifactAudit> audits = audit.analyze(artifacts, tree.classPath());
    ImmutableMap<Coordinates, Cures> cures = cures(audit, audits, releases, tree.classPath());
    return AuditResult.of(run(pom), shard.shard(), audits, cures, tree.missing());
  }

  private AuditResult compare(Path file, DependencyAudit audit, Releases releases)
      throws IOException {
    DependencyTree older = poms().older(against);
    DependencyTree newer = resolve(file, /* isCompared= */ true);
    Collection<Coordinates> before = inShard(older.artifacts().keySet());
    Collection<Coordinates> after = inShard(newer.artifacts().keySet());
    ImmutableList<ImmutableList<Coordinates>> changed = TreeComparison.changed(before, after);
    TreeComparison comparison =
        TreeComparison.of(
            before,
            audit.analyze(changed.get(0), older.classPath()),
            after,
            audit.analyze(changed.get(1), newer.classPath()));
    List<ArtifactAudit> audits =
        comparison.changes().stream().map(TreeComparison.Change::after).toList();
    ImmutableMap<Coordinates, Cures> cures = cures(audit, audits, releases, newer.classPath());
    return AuditResult.of(
        run(pom + " against " + against), shard.shard(), comparison, cures, newer.missing());
  }

  private AuditRun run(String project) {
    return new AuditRun(
        Versions.uncontended(),
        project,
        against != null,
        runtime(),
        profile().stream().findFirst().map(AuditRun::hash).orElse(""));
  }

  /** The artifacts of the part to report on: all versions of one belong to the same. */
  private List<Coordinates> inShard(Collection<Coordinates> artifacts) {
    return artifacts.stream().filter(it -> shard.shard().contains(it.key())).toList();
  }

  private DependencyTree resolve(Path file, boolean isCompared) {
    DependencyTree tree = poms().resolve(file);
    if (tree.artifacts().isEmpty() && tree.missing().isEmpty() && !isCompared) {
      throw new CannotDoException(file + " has no dependencies at run time");
    }
    return tree;
  }

  private PomResolution poms() {
    return new PomResolution(offline, console.progress());
  }

  private ImmutableMap<Coordinates, Cures> cures(
      DependencyAudit audit,
      Collection<ArtifactAudit> audits,
      Releases releases,
      ImmutableList<Path> classPath) {
    ImmutableMap.Builder<Coordinates, Cures> cures = ImmutableMap.builder();
    List<ArtifactAudit> withWarnings = audits.stream().filter(it -> it.warnings() > 0).toList();
    if (!noUpgrades && !withWarnings.isEmpty()) {
      audit
          .cures(withWarnings, releases, classPath)
          .forEach(each -> cures.put(each.coordinates(), each));
    }
    return cures.buildOrThrow();
  }

  private int runtime() {
    return targetRuntime == null ? Runtime.version().feature() : targetRuntime;
  }
}
