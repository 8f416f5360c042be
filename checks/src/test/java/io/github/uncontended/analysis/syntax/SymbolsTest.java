package io.github.uncontended.analysis.syntax;

import static com.google.common.truth.Truth.assertThat;

import com.google.common.collect.ImmutableList;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.TreeScanner;
import com.sun.tools.javac.api.JavacTool;
import com.sun.tools.javac.code.Symbol;
import java.io.IOException;
import java.net.URI;
import java.util.Map;
import java.util.TreeMap;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import org.junit.jupiter.api.Test;

/** Looks up the symbols of code that javac cannot resolve. */
final class SymbolsTest {
  private static final String SOURCE =
      """
      class Erroneous {
        Object known() { return new Object(); }
        Object calls() { return known(); }
        Object parenthesized() { return (known()); }
        Object unknownCall() { return missing(1); }
        Object unknownReceiver() { return nothing.missing(); }
        Object unknownType() { return new Missing(); }
        Runnable unknownReference() { return Erroneous::missing; }
        Object unknownInParentheses() { return (missing(2)); }
      }
      """;

  @Test
  void unresolvedExpressionsHaveNone() throws IOException {
    assertThat(symbols())
        .containsExactly(
            "known()", "known",
            "(known())", "known",
            "new Object()", "<init>",
            "missing(1)", "none",
            "(missing(2))", "none",
            "missing(2)", "none",
            "nothing.missing()", "none",
            "new Missing()", "none",
            "Erroneous::missing", "none");
  }

  @Test
  void nothingHasNone() {
    assertThat(Symbols.of(null)).isNull();
  }

  private static Map<String, String> symbols() throws IOException {
    JavacTask task =
        JavacTool.create()
            .getTask(
                null,
                null,
                new DiagnosticCollector<JavaFileObject>(),
                ImmutableList.of("-proc:none"),
                null,
                ImmutableList.of(
                    new SimpleJavaFileObject(
                        URI.create("string:///Erroneous.java"), JavaFileObject.Kind.SOURCE) {
                      @Override
                      public CharSequence getCharContent(boolean ignoreErrors) {
                        return SOURCE;
                      }
                    }));
    Iterable<? extends CompilationUnitTree> units = task.parse();
    task.analyze();
    Map<String, String> symbols = new TreeMap<>();
    new TreeScanner<Void, Void>() {
      private void add(ExpressionTree tree) {
        Symbol symbol = Symbols.of(tree);
        symbols.put(tree.toString(), symbol == null ? "none" : symbol.name.toString());
      }

      @Override
      public Void visitMethodInvocation(MethodInvocationTree tree, Void unused) {
        if (!tree.toString().equals("super()")) {
          add(tree);
        }
        return super.visitMethodInvocation(tree, null);
      }

      @Override
      public Void visitParenthesized(ParenthesizedTree tree, Void unused) {
        add(tree);
        return super.visitParenthesized(tree, null);
      }

      @Override
      public Void visitNewClass(NewClassTree tree, Void unused) {
        add(tree);
        return super.visitNewClass(tree, null);
      }

      @Override
      public Void visitMemberReference(MemberReferenceTree tree, Void unused) {
        add(tree);
        return super.visitMemberReference(tree, null);
      }
    }.scan(units, null);
    return symbols;
  }
}
