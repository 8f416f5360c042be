package io.github.uncontended.runner.configuration;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.uncontended.runner.configuration.tree.ConfigurationFile;
import io.github.uncontended.runner.configuration.tree.UnreadableException;
import io.github.uncontended.runner.engine.AnalysisResult;
import io.github.uncontended.runner.engine.ReportedFinding;
import io.github.uncontended.runner.source.Skip;
import io.github.uncontended.runner.source.Source;
import io.github.uncontended.runner.source.Target;
import java.nio.file.Path;
import java.util.Collection;

/**
 * What the rules find in the configuration of a target.
 *
 * @param findings the findings
 * @param skips the files that could not be read
 * @param files the number of files that were read
 */
public record ConfigurationAnalysis(
    ImmutableList<ReportedFinding> findings, ImmutableList<Skip> skips, int files) {
  private static final ImmutableList<ConfigurationCheck> CHECKS =
      ImmutableList.of(
          new DruidMaxWaitCheck(),
          new LegacyPoolCheck(),
          new StatementCacheCheck(),
          new CallerLocationCheck(),
          new ConsoleAppenderCheck());

  /** Runs the rules over configuration files. */
  public static ConfigurationAnalysis run(
      Collection<Source> configuration, Target target, Severities severities) {
    ImmutableSet.Builder<Path> classPath = ImmutableSet.builder();
    classPath.addAll(target.classPath());
    target.sets().forEach(set -> classPath.addAll(set.classPath()));
    return run(
        configuration,
        classPath.build(),
        target.sources().files().values(),
        Modules.of(target.sets()),
        severities);
  }

  static ConfigurationAnalysis run(
      Collection<Source> configuration,
      Collection<Path> classPath,
      Collection<Source> sources,
      Modules modules,
      Severities severities) {
    ImmutableList.Builder<ConfigurationFile> files = ImmutableList.builder();
    ImmutableList.Builder<Skip> skips = ImmutableList.builder();
    for (Source source : configuration) {
      try {
        ConfigurationFile.read(source).ifPresent(files::add);
      } catch (UnreadableException e) {
        skips.add(Skip.configuration(source.path(), e.getMessage()));
      }
    }
    Project project = new Project(files.build(), classPath, sources, modules);
    Findings findings = new Findings(severities);
    CHECKS.forEach(check -> check.check(project, findings));
    return new ConfigurationAnalysis(findings.all(), skips.build(), project.files().size());
  }

  /** Adds the findings to those in the code. */
  public AnalysisResult addTo(AnalysisResult code) {
    return code.with(findings);
  }
}
