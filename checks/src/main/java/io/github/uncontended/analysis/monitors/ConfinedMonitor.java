package io.github.uncontended.analysis.monitors;

import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.SynchronizedTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Type;
import io.github.uncontended.analysis.library.KnownTypes;
import io.github.uncontended.analysis.syntax.Places;
import io.github.uncontended.analysis.unit.UnitIndex;
import java.util.Optional;

/**
 * The monitor of an object that does not escape from the method that creates it: no other thread
 * can hold it.
 */
public final class ConfinedMonitor {
  private ConfinedMonitor() {}

  /** Whether a section takes such a monitor: of a JDK's object, which keeps itself to itself. */
  public static boolean isOf(CriticalSection section, VisitorState state) {
    if (section.lock().kind() != LockIdentity.Kind.LOCAL
        || !(section.lock().symbol() instanceof VarSymbol variable)) {
      return false;
    }
    UnitIndex index = UnitIndex.of(state);
    Optional<TreePath> declaration = index.declaration(variable);
    return declaration.isPresent()
        && declaration.get().getLeaf() instanceof VariableTree local
        && local.getInitializer() instanceof NewClassTree creation
        && creation.getClassBody() == null
        && KnownTypes.nameOf(variable.type).startsWith("java.")
        && index.uses(variable).stream()
            .allMatch(use -> isConfined(use, declaration.get(), variable.type, state));
  }

  /** Whether a use neither passes the object on nor runs on another thread. */
  private static boolean isConfined(
      TreePath use, TreePath declaration, Type type, VisitorState state) {
    Tree block = declaration.getParentPath().getLeaf();
    for (TreePath at = use; at.getLeaf() != block; at = at.getParentPath()) {
      if (Places.runsApart(at.getLeaf())) {
        return false;
      }
    }
    TreePath user = Places.withParentheses(use).getParentPath();
    if (user.getLeaf() instanceof SynchronizedTree) {
      return true;
    }
    if (!isCalled(user)) {
      return false;
    }
    // A method of a builder returns the object itself, also behind others.
    TreePath call = user.getParentPath();
    while (isCalled(call.getParentPath())) {
      call = call.getParentPath().getParentPath();
    }
    return call.getParentPath().getLeaf() instanceof ExpressionStatementTree
        || !ASTHelpers.isSubtype(type, ASTHelpers.getType(call.getLeaf()), state);
  }

  /** Whether a tree selects a method that is called. */
  private static boolean isCalled(TreePath select) {
    return select.getLeaf() instanceof MemberSelectTree
        && select.getParentPath().getLeaf() instanceof MethodInvocationTree call
        && call.getMethodSelect() == select.getLeaf();
  }
}
