package io.github.uncontended.runner.engine;

import static java.util.stream.Collectors.joining;

import com.google.errorprone.ErrorProneOptions;
import com.google.errorprone.InvalidCommandLineOptionException;
import io.github.uncontended.runner.CannotDoException;
import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The options of javac and Error Prone for an analysis. */
final class JavacOptions {
  private static final String MAX_DIAGNOSTICS = "1000000";

  private static final String LOMBOK_PROCESSOR =
      "lombok.launch.AnnotationProcessorHider$AnnotationProcessor";

  private JavacOptions() {}

  /**
   * The options of a compilation, under which no code of the class path runs.
   *
   * @param internals whether to resolve against all packages of the running JDK instead of those
   *     that {@code --release} exposes
   * @param empty an empty folder
   */
  static List<String> of(AnalysisRequest request, boolean internals, Path empty) {
    List<String> options = new ArrayList<>();
    String feature = String.valueOf(request.release());
    if (internals || !request.exports().isEmpty()) {
      request.exports().forEach(packages -> options.add("--add-exports=" + packages));
      options.addAll(List.of("-source", feature, "-target", feature));
    } else {
      options.addAll(List.of("--release", feature));
    }
    options.addAll(
        List.of(
            "-XDcompilePolicy=simple",
            "--should-stop=ifError=FLOW",
            "-implicit:none",
            "-nowarn",
            "-Xmaxerrs",
            MAX_DIAGNOSTICS,
            "-Xmaxwarns",
            MAX_DIAGNOSTICS));
    // Never unset: javac would search the class path for annotation processors, for plugins that
    // start automatically, and for sources.
    options.addAll(List.of("-processorpath", request.lombok().orElse(empty).toString()));
    options.addAll(List.of("-sourcepath", empty.toString()));
    options.addAll(List.of("-classpath", path(request.classPath(), empty)));
    if (request.lombok().isPresent()) {
      options.addAll(List.of("-processor", LOMBOK_PROCESSOR));
    } else {
      options.add("-proc:none");
    }
    return options;
  }

  /**
   * The options of Error Prone.
   *
   * @throws CannotDoException if one is invalid
   */
  static ErrorProneOptions errorProne(List<String> options) {
    try {
      return ErrorProneOptions.processArgs(options);
    } catch (InvalidCommandLineOptionException e) {
      throw new CannotDoException(e.getMessage(), e);
    }
  }

  private static String path(List<Path> entries, Path empty) {
    return entries.isEmpty()
        ? empty.toString()
        : entries.stream().map(Path::toString).collect(joining(File.pathSeparator));
  }
}
