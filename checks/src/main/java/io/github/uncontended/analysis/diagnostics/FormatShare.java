package io.github.uncontended.analysis.diagnostics;

import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import io.github.uncontended.analysis.effects.Effects;
import io.github.uncontended.analysis.library.ApiFact;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Symbols;

/** How much of what a method does is to format a text: a tenth of a microsecond or more. */
public final class FormatShare {
  private FormatShare() {}

  /**
   * Whether the method around a format call calls other code, too, of which nothing says that it is
   * cheap: methods outside of the JDK that are no accessors, and methods that wait.
   */
  public static boolean isSmall(MethodInvocationTree format, VisitorState state) {
    MethodTree method = ASTHelpers.findEnclosingMethod(state);
    return method != null
        && method.getBody() != null
        && Expressions.contains(
            method.getBody(), part -> part != format && isOtherWork(part, state));
  }

  private static boolean isOtherWork(Tree part, VisitorState state) {
    return part instanceof MethodInvocationTree call
        && Symbols.of(call.getMethodSelect()) instanceof MethodSymbol method
        && !method.isConstructor()
        && (method.enclClass().flatName().toString().startsWith("java.")
            ? ApiFact.BLOCKS.isInherited(method)
            : !Effects.isCheap(call, state));
  }
}
