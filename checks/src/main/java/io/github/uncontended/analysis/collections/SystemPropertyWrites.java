package io.github.uncontended.analysis.collections;

import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import io.github.uncontended.analysis.library.KnownTypes;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.LazyPathScanner;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.CompilationIndex;
import io.github.uncontended.analysis.unit.ComponentSetup;
import java.util.HashSet;
import java.util.Set;

/**
 * The system properties that the compilation itself sets or clears by a constant name while the
 * program runs, other than in set-up code, so that what was read before no longer holds.
 *
 * @param keys their names
 */
public record SystemPropertyWrites(Set<String> keys) {
  /**
   * Whether the compilation changes a property.
   *
   * @param key its name; null, which nothing changes, if it is not constant
   */
  public static boolean change(String key, VisitorState state) {
    return key != null
        && CompilationIndex.of(state)
            .memo(SystemPropertyWrites.class, index -> find(index, state))
            .keys()
            .contains(key);
  }

  private static SystemPropertyWrites find(CompilationIndex index, VisitorState state) {
    Set<String> keys = new HashSet<>();
    for (CompilationUnitTree unit : index.units()) {
      new LazyPathScanner() {
        @Override
        public Void visitMethodInvocation(MethodInvocationTree tree, Void unused) {
          String key = written(tree);
          if (key != null && !isSetUp(path(), state)) {
            keys.add(key);
          }
          return super.visitMethodInvocation(tree, null);
        }
      }.scan(unit, null);
    }
    return new SystemPropertyWrites(keys);
  }

  /** The constant name of the system property that a call writes; null for other calls. */
  private static String written(MethodInvocationTree tree) {
    return !tree.getArguments().isEmpty()
            && (Expressions.simpleName(tree.getMethodSelect()).equals("setProperty")
                || Expressions.simpleName(tree.getMethodSelect()).equals("clearProperty"))
            && Symbols.of(tree) instanceof MethodSymbol method
            && KnownTypes.nameOf(method.owner.type).equals("java.lang.System")
        ? ASTHelpers.constValue(tree.getArguments().get(0), String.class)
        : null;
  }

  private static boolean isSetUp(TreePath place, VisitorState state) {
    for (Tree around : place) {
      if (around instanceof MethodTree method) {
        return method.getName().contentEquals("main") || ComponentSetup.covers(place, state);
      }
    }
    // An initializer.
    return true;
  }
}
