package io.github.uncontended.runner.engine;

import com.google.common.base.Throwables;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.uncontended.runner.CannotDoException;
import io.github.uncontended.runner.source.Source;
import io.github.uncontended.runner.source.SourceGroups;
import io.github.uncontended.runner.source.Target;
import io.github.uncontended.runner.terminal.Progress;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * Analyses a target, in parallel compilations as far as its source roots are independent of each
 * other.
 */
public final class Jobs {
  private final AnalysisRequest request;
  private final int jobs;
  private final Progress progress;

  /** The number of the compilation that a file belongs to, by path. */
  private final Map<String, Integer> groups = new HashMap<>();

  private final int groupCount;

  private Jobs(
      AnalysisRequest request,
      int jobs,
      List<? extends Collection<Source>> groups,
      Progress progress) {
    this.request = request;
    this.jobs = jobs;
    this.progress = progress;
    this.groupCount = groups.size();
    for (int i = 0; i < groupCount; i++) {
      for (Source source : groups.get(i)) {
        this.groups.put(source.path(), i);
      }
    }
  }

  /**
   * Plans the analysis of a target.
   *
   * @param jobs the maximum number of compilations that run at the same time
   */
  public static Jobs of(Target target, ImmutableList<String> options, int jobs, Progress progress)
      throws IOException {
    return new Jobs(
        AnalysisRequest.of(target, options),
        jobs,
        SourceGroups.divide(target.sources().roots(), jobs),
        progress);
  }

  /**
   * Compiles the sources and runs the rules.
   *
   * @param sources files of the target, possibly with changed texts
   */
  public AnalysisResult check(Collection<Source> sources) {
    return run(sources, part -> Analysis.run(part, progress));
  }

  /** Compiles the sources without running rules, as {@link Analysis#compile} does. */
  public AnalysisResult compile(Collection<Source> sources) {
    return run(sources, part -> Analysis.compile(part, progress));
  }

  /**
   * Compiles some of the sources without running rules; of the others it reads the declarations.
   *
   * @param attributed the paths of the files to compile, at least one
   */
  public AnalysisResult compile(Collection<Source> sources, Set<String> attributed) {
    Set<Integer> touched = attributed.stream().map(groups::get).collect(Collectors.toSet());
    return run(
        sources.stream().filter(source -> touched.contains(groups.get(source.path()))).toList(),
        part ->
            Analysis.compile(
                part,
                part.sources().stream()
                    .map(Source::path)
                    .filter(attributed::contains)
                    .collect(ImmutableSet.toImmutableSet()),
                progress));
  }

  private AnalysisResult run(
      Collection<Source> sources, Function<AnalysisRequest, AnalysisResult> step) {
    List<List<Source>> parts = new ArrayList<>();
    for (int i = 0; i < groupCount; i++) {
      parts.add(new ArrayList<>());
    }
    sources.forEach(source -> parts.get(groups.get(source.path())).add(source));
    parts.removeIf(List::isEmpty);
    if (parts.size() == 1) {
      return step.apply(request.withSources(parts.get(0)));
    }
    ExecutorService executor = Executors.newFixedThreadPool(jobs);
    try {
      List<Future<AnalysisResult>> running =
          parts.stream()
              .map(part -> executor.submit(() -> step.apply(request.withSources(part))))
              .toList();
      List<AnalysisResult> results = new ArrayList<>();
      for (Future<AnalysisResult> result : running) {
        results.add(await(result));
      }
      return AnalysisResult.merge(results);
    } finally {
      executor.shutdownNow();
    }
  }

  /** Waits for a result and rethrows the unchecked exceptions of its computation. */
  static <T> T await(Future<T> running) {
    try {
      return running.get();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new CannotDoException("interrupted", e);
    } catch (ExecutionException e) {
      Throwables.throwIfUnchecked(e.getCause());
      throw new CannotDoException(e.getCause().toString(), e);
    }
  }
}
