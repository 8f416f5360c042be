package io.github.uncontended.analysis.hashing;

import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ArrayAccessTree;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.EnhancedForLoopTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewArrayTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Type.ArrayType;
import com.sun.tools.javac.code.TypeTag;
import io.github.uncontended.analysis.library.ApiFact;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.Assignments;
import io.github.uncontended.analysis.unit.UnitIndex;
import io.github.uncontended.analysis.values.Stability;
import java.util.List;
import java.util.Optional;

/** Whether the array in a private final field keeps its elements after construction. */
final class SettledArray {
  private SettledArray() {}

  /**
   * What must be assumed so that the array never changes; no text if it is proven, empty if the
   * file shows a write or passes the array on.
   */
  static Optional<String> assumption(VarSymbol field, VisitorState state) {
    if (!field.isPrivate()
        || field.isStatic()
        || !(field.type instanceof ArrayType array)
        || !UnitIndex.of(state).uses(field).stream().allMatch(SettledArray::onlyReads)) {
      return Optional.empty();
    }
    List<ExpressionTree> values = Assignments.values(field, state);
    boolean isOwned = !values.isEmpty() && values.stream().allMatch(SettledArray::isFresh);
    return Optional.of(
        isOwned && Stability.isImmutableValueType(array.getComponentType(), state)
            ? ""
            : "no other code changes the array '" + field.name + "' or its elements");
  }

  private static boolean isFresh(ExpressionTree value) {
    return value instanceof NewArrayTree
        || (Symbols.of(value) instanceof MethodSymbol method
            && (ApiFact.FRESH.holdsFor(method)
                || (method.name.contentEquals("clone") && isArray(ASTHelpers.getReceiver(value)))));
  }

  private static boolean isArray(ExpressionTree expression) {
    return expression != null
        && ASTHelpers.getType(expression) != null
        && ASTHelpers.getType(expression).hasTag(TypeTag.ARRAY);
  }

  /** Whether a use reads an element or the length, initializes the field, or is a known read. */
  private static boolean onlyReads(TreePath use) {
    Tree array = use.getLeaf();
    TreePath parent = use.getParentPath();
    Tree user = parent.getLeaf();
    if (user instanceof MemberSelectTree select) {
      return select.getExpression() != array
          || select.getIdentifier().contentEquals("length")
          || select.getIdentifier().contentEquals("clone");
    }
    if (user instanceof ArrayAccessTree access) {
      return access.getExpression() != array || !Assignments.isTarget(parent);
    }
    if (user instanceof AssignmentTree assignment) {
      return assignment.getVariable() == array;
    }
    if (user instanceof EnhancedForLoopTree) {
      return true;
    }
    return user instanceof MethodInvocationTree call
        && Symbols.of(call.getMethodSelect()) instanceof MethodSymbol method
        && method.owner.getQualifiedName().contentEquals("java.util.Arrays")
        && ApiFact.DETERMINISTIC.holdsFor(method)
        && !ApiFact.WRITES_FIRST_ARGUMENT.holdsFor(method)
        && !method.name.contentEquals("asList")
        && !method.name.contentEquals("stream");
  }
}
