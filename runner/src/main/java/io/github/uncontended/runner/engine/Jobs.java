package io.github.uncontended.runner.engine;

import com.google.common.base.Throwables;
import com.google.common.collect.ImmutableList;
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
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Function;

/** The analysis of a target, where its source roots allow it in several compilations at a time. */
public final class Jobs {
  private final Analysis.Request request;
  private final int jobs;
  private final Progress progress;

  /** Which compilation a file belongs to, by path. */
  private final Map<String, Integer> groups = new HashMap<>();

  private final int groupCount;

  private Jobs(
      Analysis.Request request,
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
   * @param jobs how many compilations may run at a time
   */
  public static Jobs of(Target target, ImmutableList<String> options, int jobs, Progress progress)
      throws IOException {
    return new Jobs(
        Analysis.Request.of(target, options),
        jobs,
        SourceGroups.divide(target.sources().roots(), jobs),
        progress);
  }

  /** Runs the rules over the files of the target, whatever their texts are now. */
  public Analysis.Result check(Collection<Source> sources) {
    return run(sources, part -> Analysis.run(part, progress));
  }

  /** Only looks for errors. */
  public Analysis.Result compile(Collection<Source> sources) {
    return run(sources, part -> Analysis.compile(part, progress));
  }

  private Analysis.Result run(
      Collection<Source> sources, Function<Analysis.Request, Analysis.Result> step) {
    List<List<Source>> parts = new ArrayList<>();
    for (int i = 0; i < groupCount; i++) {
      parts.add(new ArrayList<>());
    }
    sources.forEach(source -> parts.get(groups.get(source.path())).add(source));
    if (parts.size() == 1) {
      return step.apply(request.with(parts.get(0)));
    }
    ExecutorService executor = Executors.newFixedThreadPool(jobs);
    try {
      List<Future<Analysis.Result>> running =
          parts.stream()
              .map(part -> executor.submit(() -> step.apply(request.with(part))))
              .toList();
      List<Analysis.Result> results = new ArrayList<>();
      for (Future<Analysis.Result> result : running) {
        results.add(await(result));
      }
      return Analysis.Result.of(results);
    } finally {
      executor.shutdownNow();
    }
  }

  /** The result of what runs elsewhere; its unchecked exceptions as they are. */
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
