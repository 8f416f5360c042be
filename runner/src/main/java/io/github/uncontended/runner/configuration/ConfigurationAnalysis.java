package io.github.uncontended.runner.configuration;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.uncontended.options.Settings;
import io.github.uncontended.runner.configuration.tree.ConfigurationFile;
import io.github.uncontended.runner.configuration.tree.UnreadableException;
import io.github.uncontended.runner.engine.AnalysisResult;
import io.github.uncontended.runner.engine.ReportedFinding;
import io.github.uncontended.runner.engine.Shard;
import io.github.uncontended.runner.engine.Withheld;
import io.github.uncontended.runner.source.Skip;
import io.github.uncontended.runner.source.Source;
import io.github.uncontended.runner.source.Target;
import java.nio.file.Path;
import java.util.Collection;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * What the rules find in the configuration of a target.
 *
 * @param findings the findings
 * @param withheld the places that lack evidence of heat
 * @param skips the files that could not be read
 * @param files the number of files that were read
 * @param uncachedDriver the database, as in JDBC URLs, of the driver that caches no prepared
 *     statements in all data sources that are configured; empty if that is not shown
 */
public record ConfigurationAnalysis(
    ImmutableList<ReportedFinding> findings,
    ImmutableList<Withheld> withheld,
    ImmutableList<Skip> skips,
    int files,
    Optional<String> uncachedDriver) {
  private static final ImmutableList<ConfigurationCheck> CHECKS =
      ImmutableList.of(
          new DruidMaxWaitCheck(),
          new LegacyPoolCheck(),
          new StatementCacheCheck(),
          new CallerLocationCheck(),
          new ConsoleAppenderCheck());

  /**
   * Runs the rules over configuration files.
   *
   * @param shard the files to report on; the others are read, too, since one may configure what
   *     another leaves open
   */
  public static ConfigurationAnalysis run(
      Collection<Source> configuration, Target target, Severities severities, Shard shard) {
    ImmutableSet.Builder<Path> classPath = ImmutableSet.builder();
    classPath.addAll(target.classPath());
    target.sets().forEach(set -> classPath.addAll(set.classPath()));
    return run(
        configuration,
        classPath.build(),
        target.sources().files().values(),
        // To find the modules, sources are read.
        configuration.isEmpty() ? Modules.NONE : Modules.of(target),
        severities,
        shard);
  }

  static ConfigurationAnalysis run(
      Collection<Source> configuration,
      Collection<Path> classPath,
      Collection<Source> sources,
      Modules modules,
      Severities severities,
      Shard shard) {
    ImmutableList.Builder<ConfigurationFile> files = ImmutableList.builder();
    ImmutableList.Builder<Skip> skips = ImmutableList.builder();
    HikariFiles hikariFiles = new HikariFiles(sources);
    for (Source source : configuration) {
      try {
        ConfigurationFile.read(source, hikariFiles).ifPresent(files::add);
      } catch (UnreadableException e) {
        skips.add(Skip.configuration(source.path(), e.getMessage()));
      }
    }
    Project project = new Project(files.build(), classPath, sources, modules);
    ImmutableList.Builder<ReportedFinding> findings = ImmutableList.builder();
    ImmutableList.Builder<ReportedFinding> withheld = ImmutableList.builder();
    for (Project.View view : project.views()) {
      Findings found = new Findings(severities);
      CHECKS.forEach(check -> check.check(view.project(), found));
      Predicate<ReportedFinding> isReported =
          finding ->
              view.judged().test(finding.source()) && shard.contains(finding.source().path());
      found.all().stream().filter(isReported).forEach(findings::add);
      found.withheld().stream().filter(isReported).forEach(withheld::add);
    }
    ImmutableList<Skip> unread = skips.build();
    return new ConfigurationAnalysis(
        findings.build(),
        withheld.build().stream()
            .map(finding -> new Withheld(finding.source().path(), finding.rule()))
            .collect(toImmutableList()),
        unread.stream().filter(skip -> shard.contains(skip.path())).collect(toImmutableList()),
        (int) project.files().stream().filter(file -> shard.contains(file.source().path())).count(),
        unread.isEmpty() ? UncachedDriver.of(project) : Optional.empty());
  }

  /** The options that tell the rules on code what the configuration shows. */
  public ImmutableList<String> options() {
    return uncachedDriver.stream()
        .map(driver -> "-XepOpt:" + Settings.UNCACHED_DRIVER + "=" + driver)
        .collect(toImmutableList());
  }

  /** Adds the findings to those in the code. */
  public AnalysisResult addTo(AnalysisResult code) {
    return code.with(findings, withheld);
  }
}
