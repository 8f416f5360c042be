package io.github.uncontended.analysis.diagnostics;

import com.google.common.collect.ImmutableSet;
import com.google.errorprone.VisitorState;
import com.google.errorprone.suppliers.Supplier;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.CaseTree;
import com.sun.source.tree.CatchTree;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IfTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Type;
import io.github.uncontended.analysis.syntax.Symbols;
import javax.lang.model.element.ElementKind;

/** Local collections and builders that gather texts, such as the lines of a summary. */
final class TextContainer {
  private static final Supplier<Type> COLLECTION = type("java.util.Collection");
  private static final Supplier<Type> APPENDABLE = type("java.lang.Appendable");
  private static final Supplier<Type> JOINER = type("java.util.StringJoiner");

  /** What {@code Collection}, {@code StringBuilder} and {@code StringJoiner} call an addition. */
  private static final ImmutableSet<String> ADDITIONS =
      ImmutableSet.of("add", "addAll", "append", "insert");

  private TextContainer() {}

  private static Supplier<Type> type(String name) {
    return VisitorState.memoize(state -> state.getTypeFromString(name));
  }

  /** The local container that a call adds one of its arguments to; null if there is none. */
  static VarSymbol filledBy(Tree call, Tree argument, VisitorState state) {
    return call instanceof MethodInvocationTree invocation
            && invocation.getArguments().contains(argument)
            && isAddition(invocation)
        ? container(invocation, state)
        : null;
  }

  private static boolean isAddition(MethodInvocationTree call) {
    return call.getMethodSelect() instanceof MemberSelectTree select
        && ADDITIONS.contains(select.getIdentifier().toString());
  }

  /** The local container at the beginning of a chain of additions. */
  private static VarSymbol container(MethodInvocationTree call, VisitorState state) {
    ExpressionTree receiver = ASTHelpers.getReceiver(call);
    while (receiver instanceof MethodInvocationTree earlier && isAddition(earlier)) {
      receiver = ASTHelpers.getReceiver(earlier);
    }
    return Symbols.of(receiver) instanceof VarSymbol variable
            && variable.getKind() == ElementKind.LOCAL_VARIABLE
            && isContainer(variable.type, state)
        ? variable
        : null;
  }

  private static boolean isContainer(Type type, VisitorState state) {
    return ASTHelpers.isSubtype(type, COLLECTION.get(state), state)
        || ASTHelpers.isSubtype(type, APPENDABLE.get(state), state)
        || ASTHelpers.isSubtype(type, JOINER.get(state), state);
  }

  /** Whether a use of a container only adds to it, or asks how much it holds. */
  static boolean isFilledOrMeasured(TreePath use) {
    TreePath call = callOn(use);
    while (call != null && isAddition((MethodInvocationTree) call.getLeaf())) {
      TreePath next = callOn(call);
      if (next == null) {
        return call.getParentPath().getLeaf() instanceof ExpressionStatementTree;
      }
      call = next;
    }
    return call != null
        && ((MethodInvocationTree) call.getLeaf()).getArguments().isEmpty()
        && ASTHelpers.getType(call.getLeaf()).isPrimitive();
  }

  /** The call of a method of an object; null where it is used otherwise. */
  private static TreePath callOn(TreePath object) {
    TreePath select = object.getParentPath();
    return select.getLeaf() instanceof MemberSelectTree member
            && member.getExpression() == object.getLeaf()
            && select.getParentPath().getLeaf() instanceof MethodInvocationTree call
            && call.getMethodSelect() == member
        ? select.getParentPath()
        : null;
  }

  /** Whether a place runs only under a condition in the block that declares a variable. */
  static boolean isConditional(TreePath place, VarSymbol variable) {
    for (TreePath at = place; at != null; at = at.getParentPath()) {
      Tree tree = at.getLeaf();
      if (tree instanceof IfTree || tree instanceof CaseTree || tree instanceof CatchTree) {
        return true;
      }
      if (tree instanceof BlockTree block
          && block.getStatements().stream().anyMatch(each -> variable.equals(Symbols.of(each)))) {
        return false;
      }
    }
    return false;
  }
}
