package io.github.uncontended.integration.cost;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.stream.Collectors.joining;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Streams;
import com.google.errorprone.BaseErrorProneJavaCompiler;
import com.google.errorprone.ErrorProneTimings;
import com.google.errorprone.scanner.ScannerSupplier;
import com.sun.management.ThreadMXBean;
import com.sun.tools.javac.api.BasicJavacTask;
import io.github.uncontended.integration.Release;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.ToDoubleFunction;
import javax.tools.Diagnostic;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/**
 * What a compilation took.
 *
 * @param processorTime of the compiling thread; neither the just-in-time compiler's nor the garbage
 *     collector's
 * @param allocated bytes that the compiling thread allocated
 * @param times what Error Prone spent in each check, by name
 */
record Cost(Duration processorTime, double allocated, ImmutableMap<String, Duration> times) {
  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

  /** Options of Error Prone, such as {@code -XepOpt:Uncontended:UnknownHeat=true}. */
  private static final ImmutableList<String> OPTIONS =
      Splitter.on(' ')
          .omitEmptyStrings()
          .splitToStream(System.getProperty("cost.options", ""))
          .collect(toImmutableList());

  /** Compiles a release with some checks, each as a warning that nobody reads. */
  static Cost of(Release release, Path classes, ScannerSupplier checks) {
    List<String> errors = new ArrayList<>();
    try (StandardJavaFileManager files =
        ToolProvider.getSystemJavaCompiler()
            .getStandardFileManager(diagnostic -> {}, Locale.ROOT, UTF_8)) {
      BasicJavacTask task =
          (BasicJavacTask)
              new BaseErrorProneJavaCompiler(checks)
                  .getTask(
                      Writer.nullWriter(),
                      files,
                      diagnostic -> {
                        if (diagnostic.getKind() == Diagnostic.Kind.ERROR) {
                          errors.add(diagnostic.toString());
                        }
                      },
                      ImmutableList.<String>builder()
                          .add("-proc:none", "-nowarn", "-XepAllErrorsAsWarnings")
                          .addAll(OPTIONS)
                          .add("-d", classes.toString(), "-cp")
                          .add(
                              release.classPath().stream()
                                  .map(Path::toString)
                                  .collect(joining(File.pathSeparator)))
                          .build(),
                      ImmutableList.of(),
                      files.getJavaFileObjectsFromPaths(release.javaFiles()));
      // The task forgets its context when it is done.
      ErrorProneTimings timings = ErrorProneTimings.instance(task.getContext());
      long thread = Thread.currentThread().getId();
      long bytes = THREADS.getThreadAllocatedBytes(thread);
      long start = THREADS.getCurrentThreadCpuTime();
      task.call();
      Duration time = Duration.ofNanos(THREADS.getCurrentThreadCpuTime() - start);
      double allocated = THREADS.getThreadAllocatedBytes(thread) - bytes;
      if (!errors.isEmpty()) {
        throw new AssertionError(errors.get(0));
      }
      return new Cost(time, allocated, ImmutableMap.copyOf(timings.timings()));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  Duration time(String check) {
    return times.getOrDefault(check, Duration.ZERO);
  }

  /** Pairwise sums; the second list alone if the first is empty. */
  static ImmutableList<Cost> sums(List<Cost> some, List<Cost> others) {
    return some.isEmpty()
        ? ImmutableList.copyOf(others)
        : Streams.zip(some.stream(), others.stream(), Cost::plus).collect(toImmutableList());
  }

  static double median(List<Cost> costs, ToDoubleFunction<Cost> measure) {
    double[] sorted = costs.stream().mapToDouble(measure).sorted().toArray();
    int half = sorted.length / 2;
    return sorted.length % 2 == 1 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2;
  }

  private Cost plus(Cost other) {
    Map<String, Duration> sums = new TreeMap<>(times);
    other.times.forEach((check, time) -> sums.merge(check, time, Duration::plus));
    return new Cost(
        processorTime.plus(other.processorTime),
        allocated + other.allocated,
        ImmutableMap.copyOf(sums));
  }
}
