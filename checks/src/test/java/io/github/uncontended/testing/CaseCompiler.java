package io.github.uncontended.testing;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static java.util.stream.Collectors.joining;

import com.google.common.base.CharMatcher;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.errorprone.BugCheckerInfo;
import com.google.errorprone.scanner.BuiltInCheckerSuppliers;
import com.google.testing.compile.Compilation;
import com.google.testing.compile.Compiler;
import com.google.testing.compile.JavaFileObjects;
import io.github.uncontended.report.Finding;
import java.io.File;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.annotation.processing.Processor;
import javax.tools.Diagnostic;
import javax.tools.JavaFileObject;

/**
 * Compiles a case as a user's build does: javac with {@code -Xplugin:ErrorProne}, in this process.
 *
 * <p>Error Prone's own checks are switched off one by one. {@code -XepDisableAllChecks} would
 * switch off the rules, too, and switching them on again would set their severity, which the tests
 * compare with the one that the rule chose.
 */
public final class CaseCompiler {
  private static final String BUILT_INS_OFF =
      Stream.of(BuiltInCheckerSuppliers.ENABLED_ERRORS, BuiltInCheckerSuppliers.ENABLED_WARNINGS)
          .flatMap(java.util.Collection::stream)
          .filter(BugCheckerInfo::disableable)
          .map(check -> "-Xep:" + check.canonicalName() + ":OFF")
          .collect(joining(" "));

  private static final ImmutableList<String> JAVAC_OPTIONS =
      ImmutableList.of(
          "-XDcompilePolicy=simple",
          "--should-stop=ifError=FLOW",
          "-XDaddTypeAnnotationsToSymbol=true",
          "-Xmaxwarns",
          "100000",
          "-Xmaxerrs",
          "100000",
          "-Xplugin:" + SinkPlugin.NAME);

  /** The release of cases that name none. */
  private static final String RELEASE = "17";

  private final ImmutableList<File> processorPath;
  private final boolean listens;

  private CaseCompiler(ImmutableList<File> processorPath, boolean listens) {
    this.processorPath = processorPath;
    this.listens = listens;
  }

  /** A compiler with the registered rules. */
  public static CaseCompiler create() {
    // Error Prone looks for rules only if there is a processor path. They, and Error Prone itself,
    // come from the loader above it: this test's. A loader of its own would start cold each time.
    return new CaseCompiler(ImmutableList.of(Libraries.emptyFolder()), /* listens= */ true);
  }

  /** A compiler that also knows the rules which a folder's {@code META-INF/services} names. */
  public CaseCompiler withRulesIn(File folder) {
    return new CaseCompiler(ImmutableList.of(folder), listens);
  }

  /** A compiler without a sink, as in a build; it reports, but its outcomes have no findings. */
  public CaseCompiler withoutSink() {
    return new CaseCompiler(processorPath, /* listens= */ false);
  }

  /**
   * A diagnostic of Error Prone.
   *
   * @param rule the rule's name
   * @param line the line, from 1
   * @param kind javac's kind of diagnostic
   * @param hasFix whether a fix is attached
   * @param message the text behind the name
   */
  public record Reported(
      String rule, long line, Diagnostic.Kind kind, boolean hasFix, String message) {}

  /**
   * The result of a compilation.
   *
   * @param compilation javac's result
   * @param findings the findings that the sink received
   */
  public record Outcome(Compilation compilation, ImmutableList<Finding> findings) {
    /** The diagnostics that Error Prone made. */
    public ImmutableList<Reported> reported() {
      return compilation.diagnostics().stream()
          .filter(CaseCompiler::isErrorProne)
          .map(CaseCompiler::reported)
          .collect(toImmutableList());
    }

    /** Errors of javac itself. */
    public ImmutableList<String> javacErrors() {
      return compilation.errors().stream()
          .filter(error -> !isErrorProne(error))
          .map(Object::toString)
          .collect(toImmutableList());
    }
  }

  /**
   * Compiles a case.
   *
   * @param options further options, of javac or of Error Prone, behind those of the case
   */
  public Outcome compile(Case source, String... options) {
    return compile(source, ImmutableList.of(), options);
  }

  /**
   * Compiles a case together with other units.
   *
   * @param others the other units
   * @param options further options, of javac or of Error Prone, behind those of the case
   */
  public Outcome compile(Case source, List<JavaFileObject> others, String... options) {
    ImmutableList<String> javac = arguments(source, options);
    List<Finding> findings = new ArrayList<>();
    SinkPlugin.install(listens ? findings::add : null);
    try {
      Compilation compilation =
          Compiler.javac()
              .withClasspath(Libraries.classPath(source))
              .withAnnotationProcessorPath(processorPath)
              .withOptions(javac)
              .withProcessors(processors(source))
              .compile(
                  ImmutableList.<JavaFileObject>builder()
                      .add(JavaFileObjects.forSourceString(qualifiedName(source), source.text()))
                      .addAll(others)
                      .build());
      return new Outcome(compilation, ImmutableList.copyOf(findings));
    } finally {
      SinkPlugin.install(null);
    }
  }

  /** The arguments of javac for a case, except the paths. */
  public static ImmutableList<String> arguments(Case source, String... options) {
    List<String> javac = new ArrayList<>(JAVAC_OPTIONS);
    StringBuilder plugin = new StringBuilder("-Xplugin:ErrorProne ").append(BUILT_INS_OFF);
    ImmutableList<String> given =
        ImmutableList.<String>builder().addAll(source.options()).add(options).build();
    for (String option : given) {
      if (option.startsWith("-Xep")) {
        plugin.append(' ').append(option);
      } else {
        javac.add(option);
      }
    }
    if (!given.contains("--release") && !given.contains("-source") && !runsOn(RELEASE)) {
      javac.add("--release");
      javac.add(RELEASE);
    }
    javac.add(plugin.toString());
    return ImmutableList.copyOf(javac);
  }

  /** Whether this JDK's own API is that of a release; a file of signatures takes time to open. */
  private static boolean runsOn(String release) {
    return Integer.parseInt(release) == Runtime.version().feature();
  }

  /** Whether {@code --release} takes this number here. */
  public static boolean knowsRelease(String release) {
    return knowsRelease(release, Runtime.version().feature());
  }

  /** Whether {@code --release} of a JDK takes this number. */
  public static boolean knowsRelease(String release, int jdk) {
    int asked = Integer.parseInt(release);
    return asked <= jdk && asked >= (jdk < 20 ? 7 : 8);
  }

  private static String qualifiedName(Case source) {
    return source
        .text()
        .lines()
        .map(String::strip)
        .filter(line -> line.startsWith("package ") && line.endsWith(";"))
        .map(line -> line.substring("package ".length(), line.length() - 1) + ".")
        .findFirst()
        .orElse("")
        .concat(source.className());
  }

  /** New annotation processors, as the case asks for them. */
  public static ImmutableList<Processor> processors(Case source) {
    return source.processors().stream().map(CaseCompiler::processor).collect(toImmutableList());
  }

  private static Processor processor(String name) {
    if (!name.equals("lombok")) {
      throw new IllegalArgumentException("PROCESSOR is lombok, not " + name);
    }
    try {
      return Class.forName("lombok.launch.AnnotationProcessorHider$AnnotationProcessor")
          .asSubclass(Processor.class)
          .getDeclaredConstructor()
          .newInstance();
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  private static boolean isErrorProne(Diagnostic<? extends JavaFileObject> diagnostic) {
    return diagnostic.getCode().endsWith(".error.prone");
  }

  private static Reported reported(Diagnostic<? extends JavaFileObject> diagnostic) {
    String text = diagnostic.getMessage(java.util.Locale.ROOT);
    int end = text.indexOf(']');
    return new Reported(
        text.substring(1, end),
        diagnostic.getLineNumber(),
        diagnostic.getKind(),
        Splitter.on('\n').splitToStream(text).anyMatch(it -> it.strip().startsWith("Did you mean")),
        CharMatcher.whitespace().trimFrom(text.substring(end + 1)));
  }
}
