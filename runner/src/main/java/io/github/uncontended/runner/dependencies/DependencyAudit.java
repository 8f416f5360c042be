package io.github.uncontended.runner.dependencies;

import com.google.common.collect.ImmutableList;
import io.github.uncontended.runner.engine.Jobs;
import io.github.uncontended.runner.maven.Releases;
import io.github.uncontended.runner.terminal.Progress;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;

/** Analyses the artifacts of applications, several at a time. */
public final class DependencyAudit {
  private final ArtifactAnalyzer analyzer;
  private final int jobs;
  private final Progress progress;

  /**
   * Creates an audit.
   *
   * @param jobs how many artifacts are analysed at the same time
   */
  public DependencyAudit(ArtifactAnalyzer analyzer, int jobs, Progress progress) {
    this.analyzer = analyzer;
    this.jobs = jobs;
    this.progress = progress;
  }

  /** Analyses artifacts; the results are in the order of the artifacts. */
  public ImmutableList<ArtifactAudit> analyze(
      Collection<Coordinates> artifacts, ImmutableList<Path> classPath) {
    return inParallel("auditing dependencies", artifacts, it -> analyzer.analyze(it, classPath));
  }

  /** For each audit, the first newer releases that are free of its warnings. */
  public ImmutableList<Cures> cures(
      Collection<ArtifactAudit> audits, Releases releases, ImmutableList<Path> classPath) {
    return inParallel(
        "searching newer releases",
        audits,
        audit ->
            new CureSearch(it -> analyzer.analyze(it, classPath))
                .of(audit, releasesAfter(audit.coordinates(), releases)));
  }

  private static ImmutableList<String> releasesAfter(Coordinates current, Releases releases) {
    return releases.after(current.group(), current.artifact(), current.version());
  }

  private <T, R> ImmutableList<R> inParallel(
      String what, Collection<T> inputs, Function<T, R> step) {
    ExecutorService executor = Executors.newFixedThreadPool(jobs);
    AtomicInteger done = new AtomicInteger();
    try {
      progress.show(what, 0, inputs.size());
      List<Future<R>> running =
          inputs.stream()
              .map(
                  input ->
                      executor.submit(
                          () -> {
                            R result = step.apply(input);
                            progress.show(what, done.incrementAndGet(), inputs.size());
                            return result;
                          }))
              .toList();
      ImmutableList.Builder<R> results = ImmutableList.builder();
      for (Future<R> each : running) {
        results.add(Jobs.await(each));
      }
      return results.build();
    } finally {
      executor.shutdownNow();
    }
  }
}
