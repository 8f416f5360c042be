package io.github.uncontended.analysis.values;

import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.TypeTag;
import io.github.uncontended.analysis.library.ApiFact;
import io.github.uncontended.analysis.library.KnownTypes;
import io.github.uncontended.analysis.syntax.Places;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.UnitIndex;

/** Whether code parses or processes a text, rather than only compare or pass it on. */
public final class TextUse {
  private TextUse() {}

  /** Whether the text is passed to a method, or one is called on it, also through a variable. */
  public static boolean isProcessed(TreePath text, VisitorState state) {
    TreePath at = Places.withCasts(text);
    return isProcessedAt(at, state)
        || (at.getParentPath().getLeaf() instanceof VariableTree variable
            && UnitIndex.of(state).uses(ASTHelpers.getSymbol(variable)).stream()
                .anyMatch(use -> isProcessedAt(Places.withCasts(use), state)));
  }

  private static boolean isProcessedAt(TreePath value, VisitorState state) {
    Tree parent = value.getParentPath().getLeaf();
    return (parent instanceof MemberSelectTree
            && !(Symbols.of(parent) instanceof MethodSymbol method
                && ApiFact.CHEAP.holdsFor(method)))
        || (parent instanceof NewClassTree creation
            && ApiFact.EXTENSIBLE_VALUE.holdsForType(
                KnownTypes.nameOf(ASTHelpers.getType(creation))))
        || (parent instanceof MethodInvocationTree call
            && (isForText(call, value.getLeaf(), state) || isMapped(value.getParentPath())));
  }

  /** Whether a call wraps the text in an {@code Optional} that is mapped. */
  private static boolean isMapped(TreePath wrapping) {
    return KnownTypes.nameOf(ASTHelpers.getType(wrapping.getLeaf())).equals("java.util.Optional")
        && wrapping.getParentPath().getLeaf() instanceof MemberSelectTree select
        && (select.getIdentifier().contentEquals("map")
            || select.getIdentifier().contentEquals("flatMap"));
  }

  /**
   * Whether a static method takes an argument as text: what takes any object, and an object that is
   * given the text, only pass it on.
   */
  private static boolean isForText(MethodInvocationTree call, Tree argument, VisitorState state) {
    int index = call.getArguments().indexOf(argument);
    if (index < 0
        || !(Symbols.of(call.getMethodSelect()) instanceof MethodSymbol method)
        || method.isVarArgs()) {
      return index >= 0;
    }
    Type taken = method.params().get(index).type;
    return method.isStatic()
        && !taken.hasTag(TypeTag.TYPEVAR)
        && !ASTHelpers.isSameType(taken, state.getSymtab().objectType, state);
  }
}
