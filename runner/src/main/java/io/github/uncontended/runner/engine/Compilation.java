package io.github.uncontended.runner.engine;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.Comparator.comparingInt;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.ErrorProneOptions;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.util.SourcePositions;
import com.sun.source.util.TaskEvent;
import com.sun.source.util.TaskListener;
import com.sun.source.util.Trees;
import com.sun.tools.javac.api.JavacTaskImpl;
import com.sun.tools.javac.api.JavacTool;
import com.sun.tools.javac.code.DeferredCompletionFailureHandler;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.tree.JCTree.JCClassDecl;
import com.sun.tools.javac.util.Context;
import io.github.uncontended.runner.source.Source;
import io.github.uncontended.runner.terminal.Progress;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import javax.tools.JavaFileManager;
import javax.tools.StandardJavaFileManager;

/** One javac task over the remaining sources: set up, parse, attribute. */
final class Compilation implements AutoCloseable {
  private final RemainingSources sources;
  private final int release;
  private final Path stubs;
  private final Progress progress;
  private final CompileErrors errors = new CompileErrors();
  private final StringWriter log = new StringWriter();
  private final List<CompilationUnitTree> units = new ArrayList<>();
  private final StandardJavaFileManager files;
  private final JavacTaskImpl task;

  /** The source whose attribution started last; null before the first. */
  private Source current;

  /**
   * Sets up the task.
   *
   * @param internals whether to resolve against all packages of the running JDK
   * @param empty an empty folder
   * @param stubs a folder for the declarations of missing annotation types
   */
  Compilation(
      AnalysisRequest request,
      RemainingSources sources,
      boolean internals,
      Path empty,
      Path stubs,
      Progress progress) {
    this.sources = sources;
    this.release = request.release();
    this.stubs = stubs;
    this.progress = progress;
    this.files = JavacTool.create().getStandardFileManager(errors, Locale.ROOT, UTF_8);
    this.task =
        (JavacTaskImpl)
            JavacTool.create()
                .getTask(
                    log,
                    files,
                    errors,
                    JavacOptions.of(request, internals, empty),
                    null,
                    sources.all());
    IndexedTypes.register(task.getContext());
    RememberedMisses.register(task.getContext());
    task.getContext().put(ErrorProneOptions.class, JavacOptions.errorProne(request.options()));
    task.addTaskListener(new AttributionListener());
  }

  void parse() throws IOException {
    for (CompilationUnitTree unit : task.parse()) {
      if (sources.isWithoutBodies(unit)) {
        Declarations.keepOnly(unit);
      }
      units.add(unit);
    }
  }

  /** Reads the declarations of the sources. */
  void enter() throws IOException {
    declareAnnotations();
    task.enter();
  }

  /**
   * Attributes the sources.
   *
   * @param only the paths of the files to attribute; empty for all
   */
  void attribute(Set<String> only) throws IOException {
    declareAnnotations();
    if (only.isEmpty()) {
      task.analyze();
    } else {
      task.enter();
      analyze(types(only));
    }
  }

  /**
   * Attributes the sources file by file, which takes longer. Their declarations have been read.
   *
   * @param only the paths of the files to attribute; empty for all
   * @return the files that javac crashes on, and how
   */
  Map<Source, Throwable> attributeOneByOne(Set<String> only) {
    Map<Source, Throwable> crashes = new LinkedHashMap<>();
    // javac attributes the superclass of a type first: a crash there is none of the type's source.
    for (ClassSymbol type :
        types(only).stream().sorted(comparingInt(Compilation::depth)).toList()) {
      try {
        analyze(List.of(type));
      } catch (RuntimeException | StackOverflowError | AssertionError e) {
        sources.find(type.sourcefile).ifPresent(source -> crashes.put(source, e));
      }
    }
    return crashes;
  }

  private static int depth(ClassSymbol type) {
    int depth = 0;
    for (ClassSymbol at = type;
        at.getSuperclass().tsym instanceof ClassSymbol superclass && superclass != at;
        at = superclass) {
      depth++;
    }
    return depth;
  }

  private void declareAnnotations() throws IOException {
    progress.show("compiling");
    AnnotationStubs.write(units, context().get(JavaFileManager.class), release, stubs);
    SourceRoots.add(files, units, sources, stubs);
  }

  /** The types of some files, or of all. */
  private List<ClassSymbol> types(Set<String> only) {
    return units.stream()
        .filter(
            unit ->
                only.isEmpty()
                    || sources.find(unit).map(Source::path).filter(only::contains).isPresent())
        .flatMap(unit -> unit.getTypeDecls().stream())
        .filter(JCClassDecl.class::isInstance)
        .map(type -> ((JCClassDecl) type).sym)
        .filter(Objects::nonNull)
        .toList();
  }

  /**
   * Attributes types and analyses their flow. Other than {@link JavacTaskImpl#analyze()}, the
   * method for types treats missing class files as it does for annotation processors.
   */
  private void analyze(List<ClassSymbol> types) {
    DeferredCompletionFailureHandler missing = DeferredCompletionFailureHandler.instance(context());
    DeferredCompletionFailureHandler.Handler before = missing.setHandler(missing.javacCodeHandler);
    try {
      task.analyze(types);
    } finally {
      missing.setHandler(before);
    }
  }

  /** The errors so far. */
  CompileErrors errors() {
    return errors;
  }

  /** The units of the remaining sources. */
  ImmutableList<CompilationUnitTree> units() {
    return units.stream()
        .filter(unit -> sources.find(unit).isPresent())
        .collect(ImmutableList.toImmutableList());
  }

  /** The positions of trees in their sources. */
  SourcePositions positions() {
    return Trees.instance(task).getSourcePositions();
  }

  Context context() {
    return task.getContext();
  }

  /** The lines that javac and the rules wrote to the compiler's log. */
  List<String> log() {
    return log.toString().lines().filter(line -> !line.isBlank()).toList();
  }

  @Override
  public void close() throws IOException {
    files.close();
  }

  /** Shows how many files javac has attributed. */
  private final class AttributionListener implements TaskListener {
    private int started;

    @Override
    public void started(TaskEvent event) {
      if (event.getKind() == TaskEvent.Kind.ANALYZE && event.getSourceFile() != null) {
        Source next = sources.find(event.getSourceFile()).orElse(null);
        if (next != current) {
          progress.show("compiling", Math.min(++started, sources.count()), sources.count());
        }
        current = next;
      }
    }
  }
}
