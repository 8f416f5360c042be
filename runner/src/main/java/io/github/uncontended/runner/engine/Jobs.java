package io.github.uncontended.runner.engine;

import com.google.common.base.Throwables;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.uncontended.runner.CannotDoException;
import io.github.uncontended.runner.source.Source;
import io.github.uncontended.runner.source.SourceGroups;
import io.github.uncontended.runner.source.SourceSet;
import io.github.uncontended.runner.source.Target;
import io.github.uncontended.runner.terminal.Progress;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
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
  /** The request of each compilation, with the sources that support it and are not checked. */
  private final List<AnalysisRequest> requests;

  private final int jobs;
  private final Progress progress;

  /** The number of the compilation that a file belongs to, by path. */
  private final Map<String, Integer> groups;

  private Jobs(
      List<AnalysisRequest> requests, int jobs, Map<String, Integer> groups, Progress progress) {
    this.requests = requests;
    this.jobs = jobs;
    this.groups = groups;
    this.progress = progress;
  }

  private static Map<String, Integer> numbers(List<? extends Collection<Source>> groups) {
    Map<String, Integer> numbers = new HashMap<>();
    for (int i = 0; i < groups.size(); i++) {
      for (Source source : groups.get(i)) {
        numbers.put(source.path(), i);
      }
    }
    return numbers;
  }

  /**
   * Plans the analysis of a target.
   *
   * @param jobs the maximum number of compilations that run at the same time
   */
  public static Jobs of(Target target, ImmutableList<String> options, int jobs, Progress progress)
      throws IOException {
    if (!target.sets().isEmpty()) {
      ImmutableList<String> all = AnalysisRequest.optionsFor(target, options);
      return new Jobs(
          target.sets().stream()
              .map(
                  set ->
                      new AnalysisRequest(
                          set.support(),
                          set.classPath(),
                          set.release(),
                          target.lombok(),
                          all,
                          set.exports()))
              .toList(),
          jobs,
          numbers(target.sets().stream().map(SourceSet::sources).toList()),
          progress);
    }
    List<? extends Collection<Source>> groups = SourceGroups.divide(target.sources().roots(), jobs);
    AnalysisRequest request = AnalysisRequest.of(target, options).withSources(ImmutableList.of());
    return new Jobs(Collections.nCopies(groups.size(), request), jobs, numbers(groups), progress);
  }

  /** The same analysis with the rules run on a part of the files. */
  public Jobs ofShard(Shard shard) {
    return new Jobs(
        requests.stream().map(request -> request.withShard(shard)).toList(),
        jobs,
        groups,
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
    requests.forEach(request -> parts.add(new ArrayList<>()));
    sources.forEach(source -> parts.get(groups.get(source.path())).add(source));
    if (parts.size() == 1) {
      return run(requests.get(0), parts.get(0), step);
    }
    ExecutorService executor = Executors.newFixedThreadPool(jobs);
    try {
      List<Future<AnalysisResult>> running = new ArrayList<>();
      for (int i = 0; i < parts.size(); i++) {
        AnalysisRequest request = requests.get(i);
        List<Source> part = parts.get(i);
        if (!part.isEmpty()) {
          running.add(executor.submit(() -> run(request, part, step)));
        }
      }
      List<AnalysisResult> results = new ArrayList<>();
      for (Future<AnalysisResult> result : running) {
        results.add(await(result));
      }
      return AnalysisResult.merge(results);
    } finally {
      executor.shutdownNow();
    }
  }

  private static AnalysisResult run(
      AnalysisRequest request,
      List<Source> sources,
      Function<AnalysisRequest, AnalysisResult> step) {
    Collection<Source> support = request.sources();
    AnalysisResult result =
        step.apply(
            request.withSources(
                ImmutableList.<Source>builder().addAll(sources).addAll(support).build()));
    return support.isEmpty() ? result : result.without(support);
  }

  /** Waits for a result and rethrows the unchecked exceptions of its computation. */
  public static <T> T await(Future<T> running) {
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
