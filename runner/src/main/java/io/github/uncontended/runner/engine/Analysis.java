package io.github.uncontended.runner.engine;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.common.base.Throwables;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMultiset;
import com.google.errorprone.CodeTransformer;
import com.google.errorprone.ErrorProneError;
import com.google.errorprone.ErrorProneOptions;
import com.google.errorprone.InvalidCommandLineOptionException;
import com.google.errorprone.bugpatterns.BugChecker;
import com.google.errorprone.scanner.ErrorProneScannerTransformer;
import com.google.errorprone.scanner.ScannerSupplier;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.util.TaskEvent;
import com.sun.source.util.TaskListener;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.api.BasicJavacTask;
import com.sun.tools.javac.api.JavacTool;
import com.sun.tools.javac.util.Context;
import io.github.uncontended.report.Finding;
import io.github.uncontended.report.FindingSink;
import io.github.uncontended.runner.CannotDoException;
import io.github.uncontended.runner.lifetime.Lifetimes;
import io.github.uncontended.runner.source.Skip;
import io.github.uncontended.runner.source.Source;
import io.github.uncontended.runner.source.Target;
import io.github.uncontended.runner.terminal.Progress;
import java.io.IOException;
import java.io.StringWriter;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeSet;
import java.util.concurrent.FutureTask;
import javax.tools.StandardJavaFileManager;

/**
 * One pass of the ruleset over a set of sources, in this process.
 *
 * <p>Nothing of the analysed class path is ever run: annotation processors are off but for the
 * Lombok that the caller names, and javac plugins are looked for in a place that holds none.
 */
public final class Analysis {
  /** Deep expressions recurse deeply; the memory is only used where they do. */
  private static final long STACK_BYTES = 256L << 20;

  /**
   * What to analyse, and how.
   *
   * @param sources the files, each analysed
   * @param classPath jars and folders, in order
   * @param release the {@code --release}
   * @param lombok Lombok's jar, where it is to run
   * @param options Error Prone options, {@code -Xep…} each
   */
  public record Request(
      Collection<Source> sources,
      ImmutableList<Path> classPath,
      int release,
      Optional<Path> lombok,
      ImmutableList<String> options) {
    /** All sources of a target. */
    public static Request of(Target target, ImmutableList<String> options) {
      return new Request(
          target.sources().files().values(),
          target.classPath(),
          target.release(),
          target.lombok(),
          options);
    }

    /** The same with other sources. */
    public Request with(Collection<Source> others) {
      return new Request(others, classPath, release, lombok, options);
    }
  }

  /**
   * What came out.
   *
   * @param hits the findings, in the order of the outputs
   * @param skips the files that were not analysed
   * @param warnings what the ruleset had to say about its options
   * @param errors what does not compile
   */
  public record Result(
      ImmutableList<ReportedFinding> hits,
      ImmutableList<Skip> skips,
      ImmutableList<String> warnings,
      ImmutableMultiset<CompileError> errors) {
    /** What came out of several compilations. */
    static Result of(Collection<Result> parts) {
      ImmutableMultiset.Builder<CompileError> errors = ImmutableMultiset.builder();
      parts.forEach(part -> errors.addAll(part.errors));
      return new Result(
          parts.stream().flatMap(part -> part.hits.stream()).sorted().collect(toImmutableList()),
          parts.stream().flatMap(part -> part.skips.stream()).sorted().collect(toImmutableList()),
          parts.stream()
              .flatMap(part -> part.warnings.stream())
              .sorted()
              .distinct()
              .collect(toImmutableList()),
          errors.build());
    }
  }

  /**
   * Parse errors, missing internals and each crash of javac cost a pass; normal sources need fewer.
   */
  private static final int MAX_PASSES = 7;

  private final Request request;
  private final boolean withRules;
  private final Progress progress;
  private final Map<URI, Source> sources = new LinkedHashMap<>();
  private final TreeSet<Skip> skips = new TreeSet<>();
  private final TreeSet<ReportedFinding> hits = new TreeSet<>();
  private final TreeSet<String> warnings = new TreeSet<>();
  private final List<CompileError> errors = new ArrayList<>();

  /** The flagged trees of this pass. */
  private final Map<ReportedFinding, Finding> findings = new LinkedHashMap<>();

  /**
   * Whether javac sees all packages of the running JDK. {@code --release} is exact but hides some
   * that code for JDK 8 uses, {@code sun.misc} first of all.
   */
  private boolean internals;

  /** How many files did not compile before the internals were tried. */
  private OptionalInt brokenBefore = OptionalInt.empty();

  private Analysis(Request request, boolean withRules, Progress progress) {
    this.request = request;
    this.withRules = withRules;
    this.progress = progress;
    request.sources().forEach(source -> sources.put(source.toUri(), source));
  }

  /**
   * Analyses the sources; those that do not compile are skipped.
   *
   * @throws CannotDoException if javac cannot work at all
   */
  public static Result run(Request request, Progress progress) {
    return new Analysis(request, /* withRules= */ true, progress).run();
  }

  /** Compiles the sources and runs no rule: there are errors and skips, but no hits. */
  public static Result compile(Request request, Progress progress) {
    return new Analysis(request, /* withRules= */ false, progress).run();
  }

  private Result run() {
    FutureTask<Boolean> work =
        new FutureTask<>(
            () -> {
              Path empty = Files.createTempDirectory("uncontended");
              try {
                int passes = 0;
                while (!sources.isEmpty() && !pass(empty)) {
                  if (++passes == MAX_PASSES) {
                    throw new CannotDoException("javac crashes on these sources");
                  }
                }
              } finally {
                Files.deleteIfExists(empty);
              }
              return true;
            });
    Thread thread = new Thread(null, work, "analysis", STACK_BYTES);
    thread.start();
    Jobs.await(work);
    return new Result(
        ImmutableList.copyOf(hits),
        ImmutableList.copyOf(skips),
        ImmutableList.copyOf(warnings),
        ImmutableMultiset.copyOf(errors));
  }

  /**
   * Compiles what is left of the sources and runs the rules over it.
   *
   * @return whether it came to its end; if not, the next pass does without what hindered it
   */
  private boolean pass(Path empty) throws IOException {
    Problems problems = new Problems();
    StringWriter log = new StringWriter();
    try (StandardJavaFileManager files =
        JavacTool.create().getStandardFileManager(problems, Locale.ROOT, UTF_8)) {
      BasicJavacTask task = task(files, problems, log, empty);
      Latest latest = new Latest();
      task.addTaskListener(latest);
      List<CompilationUnitTree> units = new ArrayList<>();
      try {
        task.parse().forEach(units::add);
        if (drop(problems)) {
          // Half a syntax tree would make errors in sound files.
          return sources.isEmpty();
        }
        SourceRoots.add(files, units, sources);
        progress.show("compiling");
        task.analyze();
      } catch (RuntimeException | StackOverflowError | AssertionError e) {
        Source culprit = latest.source();
        if (culprit == null) {
          throw new CannotDoException("javac crashes on these sources: " + e, e);
        }
        String reason = "javac crashes on it: " + e.getClass().getSimpleName();
        errors.add(new CompileError(culprit.path(), reason));
        skip(culprit, reason);
        return false;
      }
      problems.general().ifPresent(this::complain);
      if (toggleInternals(problems)) {
        return false;
      }
      drop(problems);
      if (withRules) {
        check(task, units);
      }
    }
    log.toString().lines().filter(line -> !line.isBlank()).forEach(warnings::add);
    return true;
  }

  /** Whether another pass, with or without the internals of the JDK, compiles more files. */
  private boolean toggleInternals(Problems problems) {
    if (brokenBefore.isEmpty() && problems.internalsMissing()) {
      brokenBefore = OptionalInt.of(problems.count());
      internals = true;
      return true;
    }
    if (internals && problems.count() >= brokenBefore.getAsInt()) {
      internals = false;
      return true;
    }
    return false;
  }

  private void complain(String problem) {
    throw new CannotDoException("javac: " + problem);
  }

  private BasicJavacTask task(
      StandardJavaFileManager files, Problems problems, StringWriter log, Path empty) {
    List<String> options = JavacOptions.of(request, internals, empty);
    BasicJavacTask task =
        (BasicJavacTask)
            JavacTool.create()
                .getTask(log, files, problems, options, null, List.copyOf(sources.values()));
    Context context = task.getContext();
    context.put(ErrorProneOptions.class, JavacOptions.errorProne(request));
    FindingSink sink = finding -> accept(finding);
    context.put(FindingSink.KEY, sink);
    return task;
  }

  /** Runs the rules over the units whose sources are still there. */
  private void check(BasicJavacTask task, List<CompilationUnitTree> units) {
    CodeTransformer rules = rules(task.getContext());
    int done = 0;
    for (CompilationUnitTree unit : units) {
      Source source = sources.get(unit.getSourceFile().toUri());
      if (source == null) {
        continue;
      }
      progress.show("checking", ++done, units.size());
      try {
        rules.apply(new TreePath(unit), task.getContext(), description -> {});
      } catch (ErrorProneError e) {
        crashed(source, "the rule " + e.checkName() + " crashes on it: " + rootOf(e));
      } catch (RuntimeException | StackOverflowError | LinkageError | AssertionError e) {
        crashed(source, "the analysis crashes on it: " + rootOf(e));
      }
    }
    addOrigins(task.getContext(), units);
  }

  /** Looks at what builds and calls the flagged code, which may stand in any file. */
  private void addOrigins(Context context, List<CompilationUnitTree> units) {
    findings.keySet().retainAll(hits);
    if (findings.isEmpty()) {
      return;
    }
    progress.show("looking at callers");
    units.removeIf(unit -> !sources.containsKey(unit.getSourceFile().toUri()));
    Lifetimes lifetimes = new Lifetimes(units, context);
    findings.forEach(
        (hit, finding) -> {
          TreePath place = TreePath.getPath(finding.unit(), finding.tree());
          if (place != null && !finding.isCostElsewhere()) {
            hits.remove(hit);
            hits.add(hit.withOrigin(lifetimes.of(place)));
          }
        });
    findings.clear();
  }

  private CodeTransformer rules(Context context) {
    try {
      return ErrorProneScannerTransformer.create(
          ScannerSupplier.fromBugCheckerClasses(
                  ImmutableList.<Class<? extends BugChecker>>copyOf(Ruleset.rules().values()))
              .applyOverrides(context.get(ErrorProneOptions.class))
              .get());
    } catch (InvalidCommandLineOptionException e) {
      throw new CannotDoException(e.getMessage(), e);
    }
  }

  /** Half of a file's findings would look like all of them. */
  private void crashed(Source source, String reason) {
    hits.removeIf(hit -> hit.source() == source);
    skip(source, reason);
  }

  private void accept(Finding finding) {
    Source source = sources.get(finding.unit().getSourceFile().toUri());
    if (source != null) {
      ReportedFinding hit = ReportedFindings.of(finding, source);
      if (hits.add(hit)) {
        findings.put(hit, finding);
      }
    }
  }

  /** Takes the sources with errors out; whether there were any. */
  private boolean drop(Problems problems) {
    errors.addAll(problems.errors());
    boolean dropped = false;
    for (Source source : ImmutableList.copyOf(sources.values())) {
      Optional<String> reason = problems.of(source);
      if (reason.isPresent()) {
        skip(source, reason.get());
        dropped = true;
      }
    }
    return dropped;
  }

  private void skip(Source source, String reason) {
    sources.remove(source.toUri());
    skips.add(new Skip(source.path(), reason));
  }

  private static String rootOf(Throwable thrown) {
    return Throwables.getRootCause(thrown).getClass().getSimpleName();
  }

  /** Knows which file javac has begun with last. */
  private final class Latest implements TaskListener {
    private Source source;
    private int files;

    @Override
    public void started(TaskEvent event) {
      if (event.getKind() == TaskEvent.Kind.ANALYZE && event.getSourceFile() != null) {
        Source next = sources.get(event.getSourceFile().toUri());
        if (next != source) {
          progress.show("compiling", Math.min(++files, sources.size()), sources.size());
        }
        source = next;
      }
    }

    Source source() {
      return source;
    }
  }
}
