package io.github.uncontended.analysis.unit;

import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.MethodTree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import io.github.uncontended.analysis.library.ApiFact;
import javax.lang.model.element.ElementKind;

/**
 * Whether code only sets up components: it runs in their constructors and lifecycle methods alone.
 * A component is of a class that nothing in the compilation constructs, as a container or another
 * program does, and that is no value: neither a record nor a class with its own {@code equals}. A
 * compilation that does not show how the class is used tells nothing about its constructors.
 */
public final class ComponentSetup {
  private ComponentSetup() {}

  /**
   * Whether the method around a place is such a constructor or a lifecycle method, or all of its
   * callers in the compilation are.
   */
  public static boolean covers(TreePath place, VisitorState state) {
    CompilationIndex index = CompilationIndex.of(state);
    return MethodsAround.satisfy(place, method -> setsUp(method, index, state), state);
  }

  private static boolean setsUp(MethodTree tree, CompilationIndex index, VisitorState state) {
    MethodSymbol method = ASTHelpers.getSymbol(tree);
    return method.isConstructor()
        ? index.showsUseOf(method.enclClass())
            && index.calls(method).isEmpty()
            && !isOfValues(method.enclClass(), state)
        : ApiFact.LIFECYCLE.isMethodName(method.name.toString());
  }

  private static boolean isOfValues(ClassSymbol type, VisitorState state) {
    return type.getKind() == ElementKind.RECORD
        || type.members().findFirst(state.getNames().equals) != null;
  }
}
