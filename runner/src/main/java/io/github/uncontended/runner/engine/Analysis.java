package io.github.uncontended.runner.engine;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.io.MoreFiles;
import com.google.common.io.RecursiveDeleteOption;
import io.github.uncontended.runner.CannotDoException;
import io.github.uncontended.runner.source.Cause;
import io.github.uncontended.runner.source.Source;
import io.github.uncontended.runner.terminal.Progress;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeSet;
import java.util.concurrent.FutureTask;
import java.util.zip.ZipFile;

/**
 * Compiles a set of sources in this process and runs the rules over all members that compile.
 *
 * <p>It compiles in passes. A pass that fails because of single files, or because {@code --release}
 * hides packages of the JDK, is followed by one without these files or with these packages. Types
 * that cannot be resolved do not fail a pass: {@link UnresolvedCode} are the members that they
 * exclude.
 *
 * <p>No code of the analysed class path runs. Annotation processing is disabled except for the
 * Lombok jar of the request, and javac searches for plugins in an empty folder.
 */
public final class Analysis {
  /** javac recurses into nested expressions; the stack is committed only as far as it is used. */
  private static final long STACK_BYTES = 256L << 20;

  /** Parse errors, jars and hidden packages take one pass each, crashes of javac two. */
  private static final int MAX_PASSES = 8;

  private AnalysisRequest request;
  private final boolean withRules;

  /** The paths of the files to attribute; empty for all. */
  private final ImmutableSet<String> attributed;

  private final Progress progress;
  private final RemainingSources sources;
  private final TreeSet<String> warnings = new TreeSet<>();
  private Collection<ReportedFinding> findings = ImmutableList.of();
  private List<Withheld> withheld = ImmutableList.of();
  private int members;

  /**
   * Whether javac resolves against all packages of the running JDK. {@code --release} is exact but
   * hides packages that code for JDK 8 uses, such as {@code sun.misc}.
   */
  private boolean internals;

  /** Whether the JDK can open all jars of the class path. */
  private boolean readable;

  /** Whether javac crashed on a file. */
  private boolean crashed;

  /** The number of files with errors before {@link #internals} was set. */
  private OptionalInt errorsWithoutInternals = OptionalInt.empty();

  private Analysis(
      AnalysisRequest request,
      boolean withRules,
      ImmutableSet<String> attributed,
      Progress progress) {
    this.request = request;
    this.withRules = withRules;
    this.attributed = attributed;
    this.progress = progress;
    this.sources = new RemainingSources(request.sources());
  }

  /**
   * Compiles the sources and runs the rules.
   *
   * @throws CannotDoException if javac cannot compile any of them, or an option is invalid
   */
  public static AnalysisResult run(AnalysisRequest request, Progress progress) {
    return new Analysis(request, /* withRules= */ true, ImmutableSet.of(), progress).run();
  }

  /** Compiles the sources without running rules: the result has errors and skips only. */
  public static AnalysisResult compile(AnalysisRequest request, Progress progress) {
    return new Analysis(request, /* withRules= */ false, ImmutableSet.of(), progress).run();
  }

  /**
   * Compiles some of the sources without running rules. Of the others only the declarations are
   * read, which takes a fraction of the time.
   *
   * @param attributed the paths of the files to compile, at least one
   */
  public static AnalysisResult compile(
      AnalysisRequest request, ImmutableSet<String> attributed, Progress progress) {
    return new Analysis(request, /* withRules= */ false, attributed, progress).run();
  }

  private AnalysisResult run() {
    FutureTask<Boolean> passes =
        new FutureTask<>(
            () -> {
              runPasses();
              return true;
            });
    new Thread(null, passes, "analysis", STACK_BYTES).start();
    Jobs.await(passes);
    return new AnalysisResult(
        ImmutableList.copyOf(findings),
        sources.skips(),
        ImmutableList.copyOf(withheld),
        sources.omitted(),
        members,
        ImmutableList.copyOf(warnings),
        sources.errors());
  }

  private void runPasses() throws IOException {
    Path folder = Files.createTempDirectory("uncontended");
    try {
      Path empty = Files.createDirectory(folder.resolve("empty"));
      int passes = 0;
      while (!sources.isEmpty()
          && !pass(empty, Files.createDirectory(folder.resolve("stubs" + passes)))) {
        if (++passes == MAX_PASSES) {
          throw new CannotDoException("javac crashes on these sources");
        }
      }
    } finally {
      MoreFiles.deleteRecursively(folder, RecursiveDeleteOption.ALLOW_INSECURE);
    }
  }

  /**
   * Compiles the remaining sources and runs the rules over them.
   *
   * @return whether the pass completed; if not, the next pass compiles fewer files or other options
   */
  private boolean pass(Path empty, Path stubs) throws IOException {
    try (Compilation compilation =
        new Compilation(request, sources, internals, empty, stubs, progress)) {
      try {
        compilation.parse();
        if (sources.dropErroneous(compilation.errors(), problem -> true)) {
          // An incomplete syntax tree would cause errors in files that refer to it.
          return sources.isEmpty();
        }
        boolean completed = attribute(compilation, empty);
        if (!readable
            && (!completed || compilation.errors().inaccessible())
            && dropUnreadableJars()) {
          crashed = false;
          return false;
        }
        if (!completed) {
          return false;
        }
      } catch (RuntimeException | StackOverflowError | AssertionError e) {
        throw new CannotDoException("javac crashes on these sources: " + e, e);
      }
      if (compilation.errors().general().isPresent()) {
        throw new CannotDoException("javac: " + compilation.errors().general().get());
      }
      if (toggleInternals(compilation.errors())) {
        return false;
      }
      sources.dropErroneous(
          compilation.errors(), problem -> problem.cause() == Cause.DUPLICATE_CLASS);
      if (withRules) {
        UnresolvedCode unresolved = UnresolvedCode.of(compilation, sources);
        RuleRun run = new RuleRun(compilation, sources, unresolved, request.shard(), progress);
        findings = run.findings();
        withheld = run.withheld();
        unresolved.omitted().forEach(sources::omit);
        members = unresolved.count();
      }
      warnings.addAll(compilation.log());
    }
    return true;
  }

  /**
   * Attributes the sources. After a crash, the next pass takes them one by one, and the pass after
   * it leaves out those that javac crashes on, or one whose declarations it crashes on: what a
   * crash leaves behind could change how javac reads the others.
   *
   * @return whether javac did not crash
   */
  private boolean attribute(Compilation compilation, Path empty) throws IOException {
    if (crashed) {
      try {
        compilation.enter();
      } catch (RuntimeException | StackOverflowError | AssertionError e) {
        sources.dropWithDeclarations(
            CrashSearch.culprit(sources.all(), some -> crashesOn(some, empty)), e);
        return false;
      }
      Map<Source, Throwable> crashes = compilation.attributeOneByOne(attributed);
      crashes.forEach(sources::dropCrashed);
      return crashes.isEmpty();
    }
    try {
      compilation.attribute(attributed);
    } catch (RuntimeException | StackOverflowError | AssertionError e) {
      crashed = true;
    }
    return !crashed;
  }

  /** Whether javac crashes on the declarations of some sources. */
  private boolean crashesOn(List<Source> some, Path empty) {
    try (Compilation compilation =
        new Compilation(
            request,
            new RemainingSources(some),
            internals,
            empty,
            Files.createTempDirectory(empty.getParent(), "stubs"),
            progress)) {
      compilation.parse();
      compilation.enter();
      return false;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (RuntimeException | StackOverflowError | AssertionError e) {
      return true;
    }
  }

  /**
   * Takes the jars that the JDK cannot open off the class path: damaged ones, and old ones that
   * only newer JDKs find to be. javac reads no class of a package that one of them may have, and
   * crashes on the sources of that package. One look is enough for all passes.
   */
  private boolean dropUnreadableJars() {
    readable = true;
    ImmutableList.Builder<Path> kept = ImmutableList.builder();
    boolean all = true;
    for (Path entry : request.classPath()) {
      Optional<String> problem = problem(entry);
      if (problem.isPresent()) {
        warnings.add(entry + " was left off the class path: " + problem.get());
        all = false;
      } else {
        kept.add(entry);
      }
    }
    request = request.withClassPath(kept.build());
    return !all;
  }

  private static Optional<String> problem(Path entry) {
    if (!Files.isRegularFile(entry)) {
      return Optional.empty();
    }
    try {
      new ZipFile(entry.toFile()).close();
      return Optional.empty();
    } catch (IOException e) {
      return Optional.of(e.getMessage());
    }
  }

  /** Returns whether to compile again, with or without the hidden packages of the JDK. */
  private boolean toggleInternals(CompileErrors errors) {
    if (errorsWithoutInternals.isEmpty() && errors.internalsMissing()) {
      errorsWithoutInternals = OptionalInt.of(errors.fileCount());
      internals = true;
      return true;
    }
    if (internals && errors.fileCount() >= errorsWithoutInternals.getAsInt()) {
      internals = false;
      return true;
    }
    return false;
  }
}
