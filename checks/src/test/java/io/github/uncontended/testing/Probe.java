package io.github.uncontended.testing;

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
import javax.tools.DiagnosticCollector;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;

/**
 * A call of {@code probe("expected", expression)} in a source that javac has attributed.
 *
 * @param expected the first argument
 * @param line where it stands
 * @param expression the second argument
 * @param state stands at the expression
 */
public record Probe(String expected, String line, ExpressionTree expression, VisitorState state) {
  /** Attributes one source and gives its probes. */
  public static ImmutableList<Probe> in(String source, String... options) {
    return in(ImmutableMap.of("Probed", source), ImmutableList.copyOf(options), ImmutableList.of());
  }

  /** Attributes sources by class name and gives the probes of all. */
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
    return probes.build();
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
