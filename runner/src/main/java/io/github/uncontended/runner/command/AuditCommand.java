package io.github.uncontended.runner.command;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import io.github.uncontended.options.Settings;
import io.github.uncontended.runner.CannotDoException;
import io.github.uncontended.runner.ExitCode;
import io.github.uncontended.runner.dependencies.ArtifactAnalyzer;
import io.github.uncontended.runner.dependencies.ArtifactAudit;
import io.github.uncontended.runner.dependencies.AuditCache;
import io.github.uncontended.runner.dependencies.Coordinates;
import io.github.uncontended.runner.dependencies.Cures;
import io.github.uncontended.runner.dependencies.DependencyAudit;
import io.github.uncontended.runner.dependencies.DependencyPage;
import io.github.uncontended.runner.dependencies.DependencyReport;
import io.github.uncontended.runner.dependencies.DependencyTree;
import io.github.uncontended.runner.dependencies.TreeComparison;
import io.github.uncontended.runner.file.PathArgument;
import io.github.uncontended.runner.maven.Releases;
import io.github.uncontended.runner.output.TerminalReport;
import io.github.uncontended.runner.profile.Folding;
import io.github.uncontended.runner.profile.Unexplained;
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
    profile().forEach(Folding::load);
    page.validate();
    Path file = BuildFile.ofPom(PathArgument.parse(pom)).path();
    try (Artifacts artifacts = new Artifacts(offline)) {
      DependencyAudit audit = new DependencyAudit(analyzer(artifacts), jobs, console.progress());
      return against == null
          ? audit(file, audit, artifacts.releases())
          : compare(file, audit, artifacts.releases());
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

  private int audit(Path file, DependencyAudit audit, Releases releases) {
    DependencyTree tree = resolve(file, /* isCompared= */ false);
    List<Coordinates> artifacts = inShard(tree.artifacts().keySet());
    if (artifacts.isEmpty() && shard.isGiven()) {
      console.out().println("This part has no artifacts.");
      return ExitCode.OK;
    }
    ImmutableList<ArtifactAudit> audits = audit.analyze(artifacts, tree.classPath());
    ImmutableMap<Coordinates, Cures> cures = cures(audit, audits, releases, tree.classPath());
    missing(tree);
    if (audits.stream().noneMatch(ArtifactAudit::isAnalysed)) {
      throw new CannotDoException("no artifact could be analysed");
    }
    report(cures).print(audits);
    if (!shard.isGiven()) {
      unexplained(audits);
    }
    page.write(() -> page(tree, cures).of(audits), console);
    return finish(audits);
  }

  private int compare(Path file, DependencyAudit audit, Releases releases) throws IOException {
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
    missing(newer);
    report(cures).print(comparison);
    page.write(() -> page(newer, cures).of(comparison), console);
    return finish(audits);
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

  private DependencyReport report(ImmutableMap<Coordinates, Cures> cures) {
    return new DependencyReport(console.out(), console.terminal(), cures, all);
  }

  private DependencyPage page(DependencyTree tree, ImmutableMap<Coordinates, Cures> cures) {
    return new DependencyPage(
        against == null ? pom : pom + " against " + against,
        Versions.uncontended(),
        cures,
        profile().stream().findFirst().map(Folding::load),
        tree.missing());
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
    console.progress().clear();
    return cures.buildOrThrow();
  }

  private void missing(DependencyTree tree) {
    tree.missing()
        .forEach(each -> console.err().println("uncontended: " + each + " is not available"));
  }

  /** Prints what the profile measured in the application and no rule explains. */
  private void unexplained(Collection<ArtifactAudit> audits) {
    for (Path file : profile()) {
      Unexplained unexplained =
          Unexplained.of(
              Folding.load(file), row -> audits.stream().anyMatch(it -> it.explains(row)));
      new TerminalReport(console.out(), console.terminal(), /* suggestUnsafe= */ false)
          .unexplained(unexplained.lines());
    }
  }

  private int runtime() {
    return targetRuntime == null ? Runtime.version().feature() : targetRuntime;
  }

  /** Prints what was not checked, and returns the exit code. */
  private int finish(Collection<ArtifactAudit> audits) {
    InactiveRules.of(ImmutableSet.of(runtime()), ImmutableSet.of()).forEach(console.out()::println);
    return audits.stream()
            .flatMap(each -> each.findings().stream())
            .anyMatch(finding -> failOn.includes(finding.severity()))
        ? ExitCode.FOUND
        : ExitCode.OK;
  }
}
