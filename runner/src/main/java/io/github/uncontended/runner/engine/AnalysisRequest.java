package io.github.uncontended.runner.engine;

import com.google.common.collect.ImmutableList;
import io.github.uncontended.options.Settings;
import io.github.uncontended.runner.source.Source;
import io.github.uncontended.runner.source.Target;
import java.nio.file.Path;
import java.util.Collection;
import java.util.Optional;

/**
 * The input of one analysis.
 *
 * @param sources the files to analyse
 * @param classPath jars and folders, in order
 * @param release the {@code --release} to compile for
 * @param lombok the Lombok jar to run as an annotation processor; empty to run none
 * @param options Error Prone options, each {@code -Xep…}
 * @param exports the packages of the JDK that a build exports to its sources, as {@code
 *     --add-exports} has them; with some, {@code release} is only the level of the language
 * @param shard the files to run the rules on; all are compiled
 */
public record AnalysisRequest(
    Collection<Source> sources,
    ImmutableList<Path> classPath,
    int release,
    Optional<Path> lombok,
    ImmutableList<String> options,
    ImmutableList<String> exports,
    Shard shard) {
  /** Requests an analysis of all files. */
  public AnalysisRequest(
      Collection<Source> sources,
      ImmutableList<Path> classPath,
      int release,
      Optional<Path> lombok,
      ImmutableList<String> options,
      ImmutableList<String> exports) {
    this(sources, classPath, release, lombok, options, exports, Shard.ALL);
  }

  /** Requests an analysis that sees the exported packages of the JDK only. */
  public AnalysisRequest(
      Collection<Source> sources,
      ImmutableList<Path> classPath,
      int release,
      Optional<Path> lombok,
      ImmutableList<String> options) {
    this(sources, classPath, release, lombok, options, ImmutableList.of());
  }

  /** Requests the analysis of all sources of a target. */
  public static AnalysisRequest of(Target target, ImmutableList<String> options) {
    return new AnalysisRequest(
        target.sources().files().values(),
        target.classPath(),
        target.release(),
        target.lombok(),
        optionsFor(target, options));
  }

  /** Adds to options of Error Prone what the target says. */
  static ImmutableList<String> optionsFor(Target target, ImmutableList<String> options) {
    return target.whole()
        ? ImmutableList.<String>builder()
            .add("-XepOpt:" + Settings.WHOLE_MODULE + "=true")
            .addAll(options)
            .build()
        : options;
  }

  /** Returns this request with other sources. */
  public AnalysisRequest withSources(Collection<Source> others) {
    return new AnalysisRequest(others, classPath, release, lombok, options, exports, shard);
  }

  /** Returns this request with another class path. */
  AnalysisRequest withClassPath(ImmutableList<Path> other) {
    return new AnalysisRequest(sources, other, release, lombok, options, exports, shard);
  }

  /** Returns this request compiled for at least the given release. */
  public AnalysisRequest withLeastRelease(int least) {
    return new AnalysisRequest(
        sources, classPath, Math.max(release, least), lombok, options, exports, shard);
  }

  /** Returns this request with the rules run on a part of the files. */
  public AnalysisRequest withShard(Shard other) {
    return new AnalysisRequest(sources, classPath, release, lombok, options, exports, other);
  }
}
