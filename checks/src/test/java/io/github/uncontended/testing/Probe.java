package io.github.uncontended.testing;

import static java.util.stream.Collectors.joining;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Iterables;
import com.google.errorprone.ErrorProneOptions;
import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import com.sun.tools.javac.api.BasicJavacTask;
import com.sun.tools.javac.api.JavacTool;
import com.sun.tools.javac.util.Context;
import java.net.URI;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.regex.Pattern;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;

/**
 * A call of {@code probe("expected", expression)} in a source that javac has attributed: one row of
 * a table of expected values.
 *
 * @param expected the first argument
 * @param line where it stands
 * @param expression the second argument
 * @param state stands at the expression
 */
public record Probe(String expected, String line, ExpressionTree expression, VisitorState state) {
  private static final Pattern CALL = Pattern.compile("\\bprobe\\s*\\(\\s*\"");

  /** Attributes one source and checks each of its probes. */
  public static void check(String source, Function<Probe, ?> actual, String... options) {
    check(in(source, options), actual);
  }

  /**
   * Checks that an answer is the expected one for each probe.
   *
   * @param probes the rows of the table; they expect at least two different answers, since a
   *     constant would pass all others
   * @param actual the code under test; what it returns is compared as text
   */
  public static void check(ImmutableList<Probe> probes, Function<Probe, ?> actual) {
    assertTrue(
        probes.stream().map(Probe::expected).distinct().count() > 1,
        () -> "a table of one answer only: " + probes);
    assertEquals(
        probes.stream().map(it -> it.line() + " -> " + it.expected()).collect(joining("\n")),
        probes.stream().map(it -> it.line() + " -> " + actual.apply(it)).collect(joining("\n")));
  }

  /** Attributes one source and gives its probes, of which there is at least one. */
  public static ImmutableList<Probe> in(String source, String... options) {
    return in(ImmutableMap.of("Probed", source), ImmutableList.copyOf(options), ImmutableList.of());
  }

  /**
   * Attributes sources by class name and gives the probes of all: as many as there are in the text,
   * and at least one.
   */
  public static ImmutableList<Probe> in(
      ImmutableMap<String, String> sources,
      ImmutableList<String> javacOptions,
      ImmutableList<String> errorProneOptions) {
    DiagnosticCollector<JavaFileObject> diagnostics = new DiagnosticCollector<>();
    BasicJavacTask task =
        (BasicJavacTask)
            JavacTool.create()
                .getTask(
                    null,
                    null,
                    diagnostics,
                    Iterables.concat(
                        ImmutableList.of("-proc:none", "-Xlint:-options"), javacOptions),
                    null,
                    Iterables.transform(sources.entrySet(), Source::new));
    ImmutableList.Builder<Probe> probes = ImmutableList.builder();
    Iterable<? extends CompilationUnitTree> units = task.parse();
    task.analyze();
    VisitorState state = stateFor(task.getContext(), errorProneOptions);
    for (CompilationUnitTree unit : units) {
      new Finder(probes, state).scan(new TreePath(unit), null);
    }
    if (!diagnostics.getDiagnostics().isEmpty()) {
      throw new AssertionError(diagnostics.getDiagnostics());
    }
    ImmutableList<Probe> found = probes.build();
    assertFalse(found.isEmpty(), "no call of probe");
    assertEquals(
        sources.values().stream().mapToLong(source -> CALL.matcher(source).results().count()).sum(),
        found.size(),
        "calls of probe in the text, and those that javac attributed");
    return found;
  }

  private static VisitorState stateFor(Context context, ImmutableList<String> options) {
    return VisitorState.createConfiguredForCompilation(
        context, description -> {}, ImmutableMap.of(), ErrorProneOptions.processArgs(options));
  }

  private static final class Finder extends TreePathScanner<Void, Void> {
    private final ImmutableList.Builder<Probe> probes;
    private final VisitorState state;

    Finder(ImmutableList.Builder<Probe> probes, VisitorState state) {
      this.probes = probes;
      this.state = state;
    }

    @Override
    public Void visitMethodInvocation(MethodInvocationTree tree, Void unused) {
      if (tree.getMethodSelect() instanceof IdentifierTree name
          && name.getName().contentEquals("probe")) {
        List<? extends ExpressionTree> arguments = tree.getArguments();
        ExpressionTree expression = arguments.get(1);
        VisitorState here = state.withPath(new TreePath(getCurrentPath(), expression));
        probes.add(
            new Probe(
                ASTHelpers.constValue(arguments.get(0), String.class),
                here.getPath()
                        .getCompilationUnit()
                        .getLineMap()
                        .getLineNumber(ASTHelpers.getStartPosition(tree))
                    + ": "
                    + expression,
                expression,
                here));
      }
      return super.visitMethodInvocation(tree, null);
    }
  }

  private static final class Source extends SimpleJavaFileObject {
    private final String text;

    Source(Map.Entry<String, String> source) {
      super(URI.create("mem:///" + source.getKey() + ".java"), Kind.SOURCE);
      this.text = source.getValue();
    }

    @Override
    public CharSequence getCharContent(boolean ignoreEncodingErrors) {
      return text;
    }
  }
}
